import type { Placement } from '../category/category.ts';
import { memo } from '../memo.ts';
import type { SizeContext } from './ladders.ts';

const waists = /\/(?:trousers|jeans|shorts|chill-shorts|leggings)$/;

const familyOf = ({ family, path, isKnown }: Placement): SizeContext['family'] => {
  if (family === 'shoes' || family === 'clothing') return family;
  if (path.endsWith('/rings')) return 'rings';
  return isKnown ? 'other' : 'unknown';
};

const bodyOf = (path: string): NonNullable<SizeContext['body']> | null => {
  if (waists.test(path)) return 'waist';
  if (/\/(?:underwear-socks|swimwear)$/.test(path)) return null;
  if (path.startsWith('women/')) return 'women';
  return path.startsWith('men/') ? 'men' : null;
};

const systems: Readonly<Record<string, string>> = { eur: 'eu', usa: 'us', gb: 'uk', jpn: 'jp', mex: 'mx' };

/** The feed's code of a size system: 'US' -> 'us'; null where it is none. */
const systemOf = (fed: string | undefined): string | null => {
  const code = (fed ?? '').trim().toLowerCase();
  if (!/^[a-z]{2,5}$/.test(code)) return null;
  return systems[code] ?? (/^(?:us|uk|eu|de|fr|it|es|jp|cn|br|mx|au|mondo)$/.test(code) ? code : null);
};

/** How a size is read, and a text that tells all of it. */
export type KeyedContext = SizeContext & { key: string };

const contextOf = memo((_key: string, placement: Placement, system: string | undefined): KeyedContext => {
  const context: SizeContext = {
    family: familyOf(placement),
    isKids: placement.isKids,
    system: systemOf(system),
    body: bodyOf(placement.path),
    isMondo: placement.path.startsWith('outdoor/snow/'),
  };
  return { ...context, key: Object.values(context).join(' ') };
});

/** How the sizes of a product are read that lies there. */
export const sizeContext = (placement: Placement, system: string | undefined): KeyedContext =>
  contextOf(`${placement.path} ${placement.isKids} ${placement.family} ${system ?? ''}`, placement, system);
