import type { Facets } from '@wearfolio/contracts/listing/facets';
import { type FilterGroup, filterGroups, nameAmong } from '@wearfolio/contracts/listing/listing-filters';
import type { ScopeQuery } from '@wearfolio/contracts/listing/listing-scope';
import { type TraitGroup, traitGroups } from '@wearfolio/contracts/listing/traits';
import { type Message, message } from '@wearfolio/messages/key';
import type { ReactNode } from 'react';
import { locale } from '../../../lib/locale.ts';
import { nameOf } from '../../../lib/name-of.ts';
import { sizeName } from '../../../lib/size-name.ts';
import { t } from '../../../lib/t.tsx';
import { filterCount, type ListingState } from '../listing-url.ts';
import { rangeName, traitName } from './trait-names.ts';

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
const groupMessages = {
  category: { label: message('ui.category'), empty: message('listing.noCategory') },
  store: { label: message('product.store'), empty: message('listing.noStore') },
  brand: { label: message('product.brand'), empty: message('listing.noBrand') },
  color: { label: message('product.color'), empty: message('listing.noColorFound') },
  size: { label: message('product.size'), empty: message('listing.noSizeFound') },
  price_range: { label: message('product.price'), empty: message('listing.noPriceFound') },
  sale: { label: message('titles.sale'), empty: message('listing.noSale') },
  dropped: { label: message('listing.drop'), empty: message('listing.noDrop') },
  material: { label: message('ui.material'), empty: message('listing.noMaterial') },
  pattern: { label: message('listing.pattern'), empty: message('listing.noPattern') },
  cut: { label: message('listing.fit'), empty: message('listing.noFit') },
  length: { label: message('listing.length'), empty: message('listing.noLength') },
  free_delivery: { label: message('listing.deliveryCost'), empty: message('listing.noDeliveryCost') },
  fast_delivery: { label: message('listing.deliveryTime'), empty: message('listing.noDeliveryTime') },
  free_returns: { label: message('ui.returns'), empty: message('listing.noReturns') },
} as const satisfies Readonly<Record<FilterGroup, { label: Message; empty: Message }>>;

/** The label of a filter: 'Store'. */
export const groupLabel = (group: FilterGroup): string => t(groupMessages[group].label);

/** What a filter without options says. */
export const emptyText = (group: FilterGroup): string => t(groupMessages[group].empty);

const byName = (one: Option, other: Option) => one.name.localeCompare(other.name, locale, { sensitivity: 'base' });

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
      return facets.color
        .map(({ id, name, hexa, count }) => ({ value: String(id), name: nameOf(name), hexa, count }))
        .sort(byName);
    case 'price_range':
      return facets.price_range.map((option) => ({ ...option, name: rangeName(option.name) }));
    case 'size':
      return facets.size.map(({ id, name, ...rest }) => ({ value: String(id), name: sizeName(name), ...rest }));
    default:
      return facets[group].map(({ id, name, count }) => ({
        value: String(id),
        name: traitName(id) ?? nameOf(name),
        count,
      }));
  }
};

const isTrait = (group: FilterGroup): group is TraitGroup => (traitGroups as readonly string[]).includes(group);

/** The filters to show in the bar; categories have their rail above it. Filters for traits are shown only if some product has one. */
export const offeredGroups = (facets: Facets | undefined, state: ListingState): FilterGroup[] =>
  filterGroups
    .filter((group) => group !== 'category')
    .filter((group) => !isTrait(group) || state[group].length > 0 || (facets?.[group].length ?? 0) > 0);

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
