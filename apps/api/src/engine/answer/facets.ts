import { facetOptionsMax, priceBucketOver } from '@wearfolio/contracts/limits';
import type { Facets } from '@wearfolio/contracts/listing/facets';
import { type TraitGroup, traitsOf } from '@wearfolio/contracts/listing/traits';
import type { FacetCounts } from '@wearfolio/listing-index/facets';
import type { ListingFilter, PriceRange } from '@wearfolio/listing-index/filter';
import type { Dictionary, NamedSize } from '../dictionary.ts';
import { foldedNames } from './folded-names.ts';
import { bucketOf, type PriceOption } from './price-facet.ts';

type Option = { id: number; name: string };
type Counts = ReadonlyMap<number, number>;

const byName = new Intl.Collator('en', { sensitivity: 'base' });

const sortByName = <T extends { id: number; name: string }>(options: T[]): T[] =>
  options.sort((one, other) => byName.compare(one.name, other.name) || one.id - other.id);

/** The ids of the largest options with products, and of every selected option (behavior.md#listing-facets). */
const largest = (counts: Counts, selected: readonly number[]): number[] => {
  const ranked = [...counts].sort(([oneId, one], [otherId, other]) => other - one || oneId - otherId);
  return [...new Set([...ranked.slice(0, facetOptionsMax).map(([id]) => id), ...selected])];
};

const withCounts = <T extends { id: number }>(options: readonly T[], counts: Counts): (T & { count: number })[] =>
  options.map((option) => ({ ...option, count: counts.get(option.id) ?? 0 }));

const namesOf = (rows: ReadonlyMap<number, Option>, ids: readonly number[]): Option[] =>
  ids.flatMap((id) => rows.get(id) ?? []).map(({ id, name }) => ({ id, name }));

// 'Over' is an option when it has products (behavior.md#listing-price-buckets) or is selected
// (behavior.md#listing-facets).
const withPriceCounts = (
  options: readonly PriceOption[],
  counts: Counts,
  selected: readonly PriceRange[],
): Facets['price_range'] => {
  const isOverSelected = selected.some((range) => bucketOf(range)?.value === priceBucketOver.value);
  return options
    .map(({ value, name }, position) => ({ value, name, count: counts.get(position) ?? 0 }))
    .filter(({ value, count }) => value !== priceBucketOver.value || count > 0 || isOverSelected);
};

const traitOptions = (group: TraitGroup, counts: Counts, { traits }: ListingFilter): Facets[TraitGroup] =>
  withCounts(traitsOf[group], counts).filter(({ id, count }) => count > 0 || traits.includes(id));

const wholeOf = (
  rows: ReadonlyMap<number, Option>,
  counts: Counts,
): { count: number; letters: string[] } | undefined => {
  if (counts.size <= facetOptionsMax) return undefined;
  const letters = new Set(foldedNames(rows).flatMap(({ id, letter }) => (counts.has(id) ? letter : [])));
  return { count: counts.size, letters: [...letters].sort() };
};

const wholeFacets = ({ stores, brands }: Dictionary, counts: FacetCounts): Pick<Facets, 'whole'> => {
  const [store, brand] = [wholeOf(stores, counts.store), wholeOf(brands, counts.brand)];
  return store || brand ? { whole: { store, brand } } : {};
};

const nameOfSize = ({ id, name, attribute_name }: NamedSize) => ({ id, name, attribute_name });

/**
 * Adds names to the counts. Store and brand leave out empty options; color, size and price keep them. Sizes are limited
 * to those in the listing's scope, because a list of all sizes of all stores would be too long. `prices` are the ranges
 * that were counted for the price facet.
 */
export const nameFacets = (
  dictionary: Dictionary,
  counts: FacetCounts,
  filter: ListingFilter,
  prices: readonly PriceOption[],
): Omit<Facets, 'category'> => {
  const { stores, brands, colors, sizes } = dictionary;
  const isOption = ({ id }: { id: number }): boolean => counts.size.has(id) || filter.sizes.includes(id);
  return {
    store: sortByName(withCounts(namesOf(stores, largest(counts.store, filter.stores)), counts.store)),
    brand: sortByName(withCounts(namesOf(brands, largest(counts.brand, filter.brands)), counts.brand)),
    color: withCounts([...colors.values()], counts.color),
    size: withCounts([...sizes.values()].filter(isOption).map(nameOfSize), counts.size),
    price_range: withPriceCounts(prices, counts.price, filter.prices),
    sale: traitOptions('sale', counts.trait, filter),
    dropped: traitOptions('dropped', counts.trait, filter),
    material: traitOptions('material', counts.trait, filter),
    pattern: traitOptions('pattern', counts.trait, filter),
    cut: traitOptions('cut', counts.trait, filter),
    length: traitOptions('length', counts.trait, filter),
    free_delivery: traitOptions('free_delivery', counts.trait, filter),
    fast_delivery: traitOptions('fast_delivery', counts.trait, filter),
    free_returns: traitOptions('free_returns', counts.trait, filter),
    ...wholeFacets(dictionary, counts),
  };
};
