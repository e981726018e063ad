import { traitGroups } from './traits.ts';

/** The filters of a listing in the order of the filter bar; the names are those of the wire. */
export const filterGroups = ['store', 'brand', 'color', 'size', 'price_range', ...traitGroups] as const;

export type FilterGroup = (typeof filterGroups)[number];

const rangePattern = /^(\d{1,7})-(\d{1,7})?$/;

/** The ends of a price range as addresses write it ('40-95', '5000-'), in currency units; null where it is none. */
export const readPriceRange = (text: string): { min: number; max: number | null } | null => {
  const [, min, max] = rangePattern.exec(text) ?? [];
  if (min === undefined || (max !== undefined && Number(max) <= Number(min))) return null;
  return { min: Number(min), max: max === undefined ? null : Number(max) };
};

/** The filter whose options a part of a keyword stands for, by what the part was taken for; a category is no filter. */
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

/** What is said of a size where its ladder's heading is not in sight: a 40 may be a shoe or a waist. */
export const spokenName = ({ name, attribute_name: ladder }: Named): string =>
  ladder && ladder !== name ? `${ladder} ${name}` : name;

/** The name of an option among all of its filter: a size that another ladder has too is told apart by its ladder. */
export const nameAmong = (options: readonly Named[], option: Named): string =>
  options.some((other) => other !== option && other.name === option.name) ? spokenName(option) : option.name;
