import type { Facets } from '@wearfolio/contracts/catalogue';
import { facetOptionsMax, priceBucketOver } from '@wearfolio/contracts/limits';
import type { Database } from '@wearfolio/database/client';
import { buckets, type ListingCounts } from './listing-counts.ts';
import type { ListingFilter } from './listing-filter.ts';
import { listFilterColors, listNamedBrands, listNamedSizes, listNamedStores } from './queries.ts';

type Counts = ReadonlyMap<number, number>;

const byName = new Intl.Collator('en', { sensitivity: 'base' });

const sortByName = <T extends { id: number; name: string }>(options: T[]): T[] =>
  options.sort((one, other) => byName.compare(one.name, other.name) || one.id - other.id);

/** The ids of the largest options with products, and of the selected ones whatever they hold (decision 22). */
const largest = (counts: Counts, selected: readonly number[]): number[] => {
  const ranked = [...counts].sort(([oneId, one], [otherId, other]) => other - one || oneId - otherId);
  return [...new Set([...ranked.slice(0, facetOptionsMax).map(([id]) => id), ...selected])];
};

const withCounts = <T extends { id: number }>(options: readonly T[], counts: Counts): (T & { count: number })[] =>
  options.map((option) => ({ ...option, count: counts.get(option.id) ?? 0 }));

const priceOptions = (counts: Counts): Facets['price_range'] =>
  buckets
    .map(({ value, name }, position) => ({ value, name, count: counts.get(position + 1) ?? 0 }))
    .filter(({ value, count }) => value !== priceBucketOver.value || count > 0);

/**
 * Puts names to the counts. Store and brand show what is there; colour, size and price keep their zero options. Of
 * sizes those of the listing's scope are kept, since all sizes of all stores would be an endless list.
 */
export const nameFacets = async (db: Database, counts: ListingCounts, filter: ListingFilter): Promise<Facets> => {
  const [stores, brands, colors, sizes] = await Promise.all([
    listNamedStores(db, largest(counts.store, filter.stores)),
    listNamedBrands(db, largest(counts.brand, filter.brands)),
    listFilterColors(db),
    listNamedSizes(db, [...new Set([...counts.size.keys(), ...filter.sizes])]),
  ]);
  return {
    store: sortByName(withCounts(stores, counts.store)),
    brand: sortByName(withCounts(brands, counts.brand)),
    color: withCounts(colors, counts.color),
    size: withCounts(sizes, counts.size),
    price_range: priceOptions(counts.price),
  };
};
