import type { Facets } from '@wearfolio/contracts/listing/facets';
import { type FilterGroup, filterGroups, nameAmong } from '@wearfolio/contracts/listing/listing-filters';
import type { ScopeQuery } from '@wearfolio/contracts/listing/listing-scope';
import { type TraitGroup, traitGroups } from '@wearfolio/contracts/listing/traits';
import type { ReactNode } from 'react';
import { filterCount, type ListingState } from '../listing-url.ts';

/** An option of a filter. `attribute_name` is the heading of its size system; `hexa` the color. `count` may be unknown. */
export type Option = { value: string; name: string; count?: number; hexa?: string; attribute_name?: string };

/** The data that the filters show. */
export type Offer = {
  /** Undefined until the first reply. */
  facets: Facets | undefined;
  /** The query of the listing, to request options that its facets lack. */
  scope: ScopeQuery;
  /** The number of products; undefined while unknown. */
  total: number | undefined;
  /** Shown while the options and counts are not those of the current filters. */
  note: ReactNode;
};

/** The texts of each filter; the empty text is specified (behavior.md#messages-empty). */
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
  free_delivery: { label: 'Delivery cost', many: 'costs', empty: 'No delivery cost is known.' },
  fast_delivery: { label: 'Delivery time', many: 'times', empty: 'No delivery time is known.' },
  free_returns: { label: 'Returns', many: 'returns', empty: 'No returns are known.' },
};

const byName = (one: Option, other: Option) => one.name.localeCompare(other.name, 'en', { sensitivity: 'base' });

/** Stores or brands as options, sorted by name. */
export const named = (options: readonly { id: number; name: string; count: number }[]): Option[] =>
  options.map(({ id, name, count }) => ({ value: String(id), name, count })).sort(byName);

/** The options of a filter. Stores, brands and colors are sorted by name; the others keep their order. */
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

/** The filters to show. Filters for traits are shown only if some product has one. */
export const offeredGroups = (facets: Facets | undefined, state: ListingState): FilterGroup[] =>
  filterGroups.filter((group) => !isTrait(group) || state[group].length > 0 || (facets?.[group].length ?? 0) > 0);

/** Whether an option is disabled because it has no products. A ticked option can always be unticked. */
export const isDisabled = (option: Option, ticked: readonly string[]): boolean =>
  option.count === 0 && !ticked.includes(option.value);

/** Whether all options of a filter are disabled. Its empty text is then shown instead (behavior.md#messages-empty). */
export const isEmptyGroup = (options: readonly Option[], ticked: readonly string[]): boolean =>
  options.every((option) => isDisabled(option, ticked));

/**
 * The ticked options of a filter in its order, without options that the facets lack. If two sizes have the same name,
 * the size system is added.
 */
export const tickedOptions = (group: FilterGroup, facets: Facets, ticked: readonly string[]): Option[] => {
  const options = optionsOf(group, facets);
  return options
    .filter(({ value }) => ticked.includes(value))
    .map((option) => ({ ...option, name: nameAmong(options, option) }));
};

/** The number of stores in the result: the ticked ones, or else all with products. */
export const storeCount = (facets: Facets, ticked: readonly string[]): number =>
  facets.store.filter(({ id, count }) => count > 0 && (ticked.length === 0 || ticked.includes(String(id)))).length;

/** The name of the brand or store if it is the only filter of a listing; else null. */
export const onlyChosenName = (facets: Facets, state: ListingState): string | null => {
  if (filterCount(state) !== 1) return null;
  const group = state.brand.length === 1 ? 'brand' : 'store';
  return tickedOptions(group, facets, state[group])[0]?.name ?? null;
};
