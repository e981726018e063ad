import type { Facets } from '@wearfolio/contracts/listing/facets';
import { type FilterGroup, filterGroups, nameAmong } from '@wearfolio/contracts/listing/listing-filters';
import type { ScopeQuery } from '@wearfolio/contracts/listing/listing-scope';
import { type TraitGroup, traitGroups } from '@wearfolio/contracts/listing/traits';
import type { ReactNode } from 'react';
import { filterCount, type ListingState } from '../listing-url.ts';

/** One thing to tick. `attribute_name` heads sizes of one ladder; `hexa` is a color's dot. A missing count is not known. */
export type Option = { value: string; name: string; count?: number; hexa?: string; attribute_name?: string };

/** What there is to tick. */
export type Offer = {
  /** Undefined until a first answer. */
  facets: Facets | undefined;
  /** What the listing is of, for the options that its facets do not carry. */
  scope: ScopeQuery;
  /** How many products what is ticked leaves; undefined while that is not known. */
  total: number | undefined;
  /** What is to be said where options or their counts are not those of what is ticked. */
  note: ReactNode;
};

/** The words of each filter, its empty text as specified (spec 8). */
export const groupTexts: Readonly<Record<FilterGroup, { label: string; many: string; empty: string }>> = {
  store: { label: 'Store', many: 'stores', empty: 'No Store Found!' },
  brand: { label: 'Brand', many: 'brands', empty: 'No Brand Found!' },
  color: { label: 'Color', many: 'colors', empty: 'No Color Found!' },
  size: { label: 'Size', many: 'sizes', empty: 'No Size Found!' },
  price_range: { label: 'Price', many: 'prices', empty: 'No price Found!' },
  sale: { label: 'Sale', many: 'reductions', empty: 'Nothing is on sale.' },
  dropped: { label: 'Price drop', many: 'drops', empty: 'No price dropped lately.' },
  material: { label: 'Material', many: 'materials', empty: 'No material is known.' },
  pattern: { label: 'Pattern', many: 'patterns', empty: 'No pattern is known.' },
  cut: { label: 'Fit', many: 'fits', empty: 'No fit is known.' },
  length: { label: 'Length', many: 'lengths', empty: 'No length is known.' },
};

const byName = (one: Option, other: Option) => one.name.localeCompare(other.name, 'en', { sensitivity: 'base' });

/** Stores or brands as options, by name. */
export const named = (options: readonly { id: number; name: string; count: number }[]): Option[] =>
  options.map(({ id, name, count }) => ({ value: String(id), name, count })).sort(byName);

/** What a group offers for this result. Stores, brands and colors by name; the others in their own order. */
export const optionsOf = (group: FilterGroup, facets: Facets): Option[] => {
  switch (group) {
    case 'store':
    case 'brand':
      return named(facets[group]);
    case 'color':
      return facets.color.map(({ id, ...rest }) => ({ value: String(id), ...rest })).sort(byName);
    case 'price_range':
      return facets.price_range;
    default:
      return facets[group].map(({ id, ...rest }) => ({ value: String(id), ...rest }));
  }
};

const isTrait = (group: FilterGroup): group is TraitGroup => (traitGroups as readonly string[]).includes(group);

/** The filters that hold something here: those for traits only where some product tells one. */
export const offeredGroups = (facets: Facets | undefined, state: ListingState): FilterGroup[] =>
  filterGroups.filter((group) => !isTrait(group) || state[group].length > 0 || (facets?.[group].length ?? 0) > 0);

/** Options without products stay in sight but cannot be ticked; what is ticked can always be unticked. */
export const isDisabled = (option: Option, ticked: readonly string[]): boolean =>
  option.count === 0 && !ticked.includes(option.value);

/** Whether nothing in a group can be ticked or unticked: then it says its empty text (spec 8) instead of its options. */
export const isEmptyGroup = (options: readonly Option[], ticked: readonly string[]): boolean =>
  options.every((option) => isDisabled(option, ticked));

/**
 * The ticked options of a group that this result knows by name, in the order of the group. A size that another ladder
 * has too is told apart by its ladder.
 */
export const tickedOptions = (group: FilterGroup, facets: Facets, ticked: readonly string[]): Option[] => {
  const options = optionsOf(group, facets);
  return options
    .filter(({ value }) => ticked.includes(value))
    .map((option) => ({ ...option, name: nameAmong(options, option) }));
};

/** How many stores the result comes from: those ticked, or else all that hold something. */
export const storeCount = (facets: Facets, ticked: readonly string[]): number =>
  facets.store.filter(({ id, count }) => count > 0 && (ticked.length === 0 || ticked.includes(String(id)))).length;

/** The name of the one brand or store that is all a listing is filtered by; null where there is more, or none. */
export const onlyChosenName = (facets: Facets, state: ListingState): string | null => {
  if (filterCount(state) !== 1) return null;
  const group = state.brand.length === 1 ? 'brand' : 'store';
  return tickedOptions(group, facets, state[group])[0]?.name ?? null;
};
