import type { Facets } from '@wearfolio/contracts/listing/facets';
import { openFilter, sortOrders } from '@wearfolio/listing-index/filter';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askIndex } from '../../engine/answer/ask-index.ts';
import { type ListingQuestion, toCents } from '../../engine/answer/listing-filter.ts';
import { type Catalogue, followListing, type ListingFollower } from '../../engine/follow-listing.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import {
  addDimensions,
  createChance,
  type Dimensions,
  randomProduct,
  storeProducts,
} from '../testing/random-listing.ts';

const openQuestion = (sort: ListingQuestion['sort'], limit: number): ListingQuestion => ({
  filter: openFilter,
  sort,
  offset: 0,
  limit,
});

const current = (follower: ListingFollower): Catalogue => {
  const catalogue = follower.current();
  if (!catalogue) throw new Error('The catalogue was not built');
  return catalogue;
};

describe('askIndex', () => {
  const chance = createChance(20_261_121);
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  let follower: ListingFollower;
  let all: Dimensions;

  const newProducts = (ids: number[]) => ids.map((id) => randomProduct(id, chance, all));

  beforeAll(async () => {
    database = await openTestDatabase();
    all = await addDimensions(database.db);
    await storeProducts(database.db, newProducts(Array.from({ length: 150 }, (_, at) => at + 1)));
    follower = followListing({ url: database.url, onError: () => undefined });
    await follower.refresh();
  });
  afterAll(async () => {
    await follower.close();
    await database.db.$disconnect();
  });

  it('lists every product exactly once over all pages, in every order', async () => {
    const active = await database.db.listing.findMany({
      where: { active: true },
      select: { productId: true, clusterId: true },
    });
    const clusterOf = new Map(active.map(({ productId, clusterId }) => [productId, clusterId]));
    const clusters = [...new Set(clusterOf.values())];

    for (const sort of sortOrders) {
      const pages: number[] = [];
      for (let offset = 0; offset < 154; offset += 7) {
        const { ids } = await askIndex(current(follower), { ...openQuestion(sort, 7), offset });
        pages.push(...ids);
      }
      expect(pages.map((id) => clusterOf.get(id)).toSorted()).toEqual(clusters.toSorted());
    }
  });

  it('keeps the 200 largest stores and brands, sorted by name', async () => {
    const { db, url } = await openTestDatabase();
    const some = await addDimensions(db);
    await db.brand.createMany({
      data: Array.from({ length: 250 }, (_, index) => ({
        id: 1000 + index,
        displayName: `Brand ${String(index).padStart(3, '0')}`,
        foldedName: `${index}`,
        slug: `${index}`,
      })),
    });
    const maker = createChance(7);
    const many = Array.from({ length: 300 }, (_, index) => ({
      ...randomProduct(index + 1, maker, some),
      brand: 1000 + (index % 250),
      active: true,
    }));
    await storeProducts(db, many);
    const other = followListing({ url, onError: () => undefined });
    await other.refresh();
    const { filter, ...rest } = openQuestion('newest', 24);

    const { facets }: { facets: Facets } = await askIndex(current(other), {
      ...rest,
      filter: { ...filter, brands: [1249] },
    });
    await other.close();
    await db.$disconnect();

    const names = facets.brand.map(({ name }) => name);
    expect(names).toHaveLength(201);
    expect(names).toEqual([...names].sort());
    expect(names.slice(0, 50)).toEqual(
      Array.from({ length: 50 }, (_, index) => `Brand ${String(index).padStart(3, '0')}`),
    );
    expect(facets.brand.at(-1)).toEqual({ id: 1249, name: 'Brand 249', count: 1 });
  });
});

describe('toCents', () => {
  it.each([
    [
      { min: 0, max: 50 },
      { from: 0, below: 5_000 },
    ],
    [
      { min: 1000, max: 5000 },
      { from: 100_000, below: 500_001 },
    ],
    [
      { min: 5000, max: null },
      { from: 500_001, below: null },
    ],
  ])('converts %j to %j', (range, cents) => {
    expect(toCents(range)).toEqual(cents);
  });
});
