import type { RawFields } from '../../raw-record.ts';
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

const fitOf = (type: string | undefined): 'petite' | 'tall' | null => {
  const lower = (type ?? '').toLowerCase();
  if (lower.includes('petite')) return 'petite';
  return /^tall$/.test(lower.trim()) ? 'tall' : null;
};

const contextOf = memo((_key: string, placement: Placement, { size_system, size_type }: RawFields): KeyedContext => {
  const context: SizeContext = {
    family: familyOf(placement),
    isKids: placement.isKids,
    system: systemOf(size_system),
    body: bodyOf(placement.path),
    fit: fitOf(size_type),
    isMondo: placement.path.startsWith('outdoor/snow/'),
  };
  return { ...context, key: Object.values(context).join(' ') };
});

/** How the sizes of a product are read that lies there. */
export const sizeContext = (placement: Placement, fields: RawFields): KeyedContext =>
  contextOf(
    `${placement.path} ${placement.isKids} ${placement.family} ${fields.size_system ?? ''} ${fields.size_type ?? ''}`,
    placement,
    fields,
  );
