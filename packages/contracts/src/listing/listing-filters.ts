import { traitGroups } from './traits.ts';

/** The filters of a listing, by their wire names, in the order of the filter bar. */
export const filterGroups = ['category', 'store', 'brand', 'color', 'size', 'price_range', ...traitGroups] as const;

export type FilterGroup = (typeof filterGroups)[number];

const rangePattern = /^(\d{1,7}(?:\.\d{1,2})?)-(\d{1,7}(?:\.\d{1,2})?)?$/;

/** Parses a price range as written in URLs ('40-95', '49.99-', '5000-'), in currency units; null if malformed. */
export const readPriceRange = (text: string): { min: number; max: number | null } | null => {
  const [, min, max] = rangePattern.exec(text) ?? [];
  if (min === undefined || (max !== undefined && Number(max) <= Number(min))) return null;
  return { min: Number(min), max: max === undefined ? null : Number(max) };
};

/** The filter that a keyword part selects, by the part's kind. A category selects none. */
export const filterOf = {
  store: 'store',
  brand: 'brand',
  color: 'color',
  price: 'price_range',
  size: 'size',
  category: null,
  audience: null,
  sale: 'sale',
  stock: null,
  sort: null,
  word: null,
} as const satisfies Record<string, FilterGroup | null>;

type Named = { name: string; attribute_name?: string };

/** The name of a size outside of its facet, where a 40 may be a shoe or a waist: the name includes the size system. */
export const spokenName = ({ name, attribute_name: ladder }: Named): string =>
  ladder && ladder !== name ? `${ladder} ${name}` : name;

/** The name of an option that is unique within its filter. Adds the size system where two systems share a name. */
export const nameAmong = (options: readonly Named[], option: Named): string =>
  options.some((other) => other !== option && other.name === option.name) ? spokenName(option) : option.name;
