import type { SizeContext } from '@wearfolio/sizes/read/context';
import type { Audience, Kind } from '@wearfolio/sizes/size';
import type { RawFields } from '../../raw-record.ts';
import type { Placement } from '../category/placement.ts';
import { memo } from '../memo.ts';

const waists = /\/(?:trousers|jeans|shorts|chill-shorts|leggings)$/;
const garments: readonly (readonly [RegExp, Kind])[] = [
  [/\/(?:trousers|jeans|shorts|chill-shorts|leggings|skirts|bottoms)$/, 'trousers'],
  [/\/(?:dresses|jumpsuits)$/, 'dresses'],
  [
    /\/(?:tops|breezy-tops|t-shirts|shirts|knitwear|sweatshirts-hoodies|coats|jackets|blazers|suits|outerwear)$/,
    'tops',
  ],
];

const familyOf = ({ family, path, isKnown }: Placement): SizeContext['family'] => {
  if (path.endsWith('-sandals')) return 'shoes';
  if (family === 'shoes' || family === 'clothing') return family;
  const leaf = path.split('/').at(-1);
  if (leaf === 'rings' || leaf === 'hats' || leaf === 'gloves') return leaf;
  return isKnown ? 'other' : 'unknown';
};

const kindOf = (path: string): Kind | null => garments.find(([leaves]) => leaves.test(path))?.[1] ?? null;

/** Returns the audience of the sizes. Kinds without an audience use adult sizes. */
const audienceOf = ({ path, isKids, audience }: Placement): Audience | null => {
  if (isKids) return 'kids';
  if (audience.who === 'women' || path.startsWith('women/')) return 'women';
  if (audience.who === 'men' || audience.who === 'unisex') return audience.who;
  return path.startsWith('men/') ? 'unisex' : null;
};

const markets: Readonly<Record<string, SizeContext['home']>> = Object.assign(Object.create(null), {
  USD: 'us',
  GBP: 'uk',
  AUD: 'au',
  JPY: 'jp',
});

const bodyOf = (path: string): NonNullable<SizeContext['body']> | null => {
  if (waists.test(path)) return 'waist';
  if (/\/(?:underwear-socks|swimwear)$/.test(path)) return null;
  if (path.startsWith('women/')) return 'women';
  return path.startsWith('men/') ? 'men' : null;
};

const systems: Readonly<Record<string, string>> = Object.assign(Object.create(null), {
  eur: 'eu',
  usa: 'us',
  gb: 'uk',
  jpn: 'jp',
  mex: 'mx',
});

/** Maps the feed's code of a size system: 'US' -> 'us'; null if unknown. */
const systemOf = (fed: string | undefined): string | null => {
  const code = (fed ?? '').trim().toLowerCase();
  if (!/^[a-z]{2,5}$/.test(code)) return null;
  return systems[code] ?? (/^(?:us|uk|eu|de|fr|it|es|jp|cn|br|mx|au|mondo)$/.test(code) ? code : null);
};

/** The context for reading a size, and a key that identifies it. */
export type KeyedContext = SizeContext & { key: string };

const fitOf = (type: string | undefined): 'petite' | 'tall' | null => {
  const lower = (type ?? '').toLowerCase();
  if (lower.includes('petite')) return 'petite';
  return /^tall$/.test(lower.trim()) ? 'tall' : null;
};

const contextOf = memo((_key: string, placement: Placement, fields: RawFields, currency: string): KeyedContext => {
  const { size_system, size_type } = fields;
  const context: SizeContext = {
    family: familyOf(placement),
    isKids: placement.isKids,
    system: systemOf(size_system),
    body: bodyOf(placement.path),
    fit: fitOf(size_type),
    isMondo: placement.path.startsWith('outdoor/snow/'),
    kind: kindOf(placement.path),
    audience: audienceOf(placement),
    home: markets[currency] ?? null,
  };
  return { ...context, key: Object.values(context).join(' ') };
});

/** Returns how to read sizes for a product with this placement, in a store that sells in `currency`. */
export const sizeContext = (placement: Placement, fields: RawFields, currency: string): KeyedContext =>
  contextOf(
    `${placement.path} ${placement.audience.who} ${placement.family} ${fields.size_system ?? ''} ${fields.size_type ?? ''} ${currency}`,
    placement,
    fields,
    currency,
  );

/** Returns how to read sizes if only the product's category is known. */
export const sizeContextAt = (path: string): SizeContext => {
  const [top = '', middle = '', leaf = ''] = path.split('/');
  const isShoes = /shoes|boots|sandals/.test(leaf) || middle === 'shoes';
  const isClothing = ['clothing', 'girls', 'boys', 'summer-shop'].includes(middle);
  const small = leaf === 'rings' || leaf === 'hats' || leaf === 'gloves' ? leaf : 'other';
  const adult = top === 'women' || top === 'men' ? top : null;
  const family = isClothing ? 'clothing' : small;
  return {
    family: isShoes ? 'shoes' : family,
    isKids: top === 'kids',
    system: null,
    body: bodyOf(path),
    isMondo: path.startsWith('outdoor/snow/'),
    kind: kindOf(path),
    audience: top === 'kids' ? 'kids' : adult,
  };
};
