/** The filters of a listing in the order of the filter bar; the names are those of the wire. */
export const filterGroups = ['store', 'brand', 'color', 'size', 'price_range'] as const;

export type FilterGroup = (typeof filterGroups)[number];

/** The filter whose options a part of a keyword stands for, by what the part was taken for; a category is no filter. */
export const filterOf = {
  store: 'store',
  brand: 'brand',
  color: 'color',
  price: 'price_range',
  size: 'size',
  category: null,
  audience: null,
  sale: null,
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
