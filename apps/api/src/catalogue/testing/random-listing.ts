import { notHome, numberOfCountry, traitsAbroad } from '@wearfolio/contracts/listing/destination';
import type { Database } from '@wearfolio/database/client';
import { sortOrders } from '@wearfolio/listing-index/filter';
import type { MarketView } from '@wearfolio/listing-index/market-engine';
import type { ListingQuestion } from '../../engine/answer/listing-filter.ts';
import { viewOf } from '../../engine/market-view.ts';
import { addBrand, addCategories, addColor, addSize, addStore } from '../../testing/builders.ts';

/** A product of a random catalogue as the listing must see it. Prices in cents, times in ms. */
export type RandomProduct = {
  id: number;
  cluster: number;
  store: number;
  brand: number;
  categories: number[];
  colors: number[];
  sizes: number[];
  sizeKinds: number[];
  pairs: { color: number; size: number }[];
  traits: number[];
  price: number | null;
  delivered: number | null;
  /** The same in Austria, the only other country. */
  deliveredAbroad: number | null;
  firstSeen: number;
  active: boolean;
  isOnSale: boolean;
  drop: number;
  isInStock: boolean;
  title: string;
  keywords: string;
  details: string;
};

export type Chance = {
  below: (limit: number) => number;
  pick: <T>(values: readonly T[]) => T;
  some: <T>(values: readonly T[], most: number) => T[];
};

/** Seeded random numbers (mulberry32): the same seed gives the same catalogue. */
export const createChance = (seed: number): Chance => {
  let state = seed;
  const below = (limit: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
  const pick = <T>(values: readonly T[]): T => {
    const value = values[below(values.length)];
    if (value === undefined) throw new Error('Nothing to pick from');
    return value;
  };
  const some = <T>(values: readonly T[], most: number): T[] =>
    values.filter(() => below(values.length) < most).slice(0, most);
  return { below, pick, some };
};

/** The dimension ids of a random catalogue. */
export type Dimensions = Record<'stores' | 'brands' | 'colors' | 'sizes', number[]> & { categories: number[][] };

const idsOf = async (rows: Promise<{ id: number }>[]): Promise<number[]> =>
  (await Promise.all(rows)).map(({ id }) => id).sort((one, other) => one - other);

export const addDimensions = async (db: Database): Promise<Dimensions> => ({
  stores: await idsOf(['Uno', 'Due', 'Tre'].map((name) => addStore(db, name))),
  brands: await idsOf(['Alfa', 'Beta', 'Gamma', 'Delta'].map((name) => addBrand(db, name))),
  colors: await idsOf(['Red', 'Blue', 'Green'].map((name) => addColor(db, name))),
  sizes: await idsOf(['S', 'M', 'L'].map((value, order) => addSize(db, value, order))),
  categories: [
    await addCategories(db, 'Women/Shoes/Boots'),
    await addCategories(db, 'Women/Shoes/Flats'),
    await addCategories(db, 'Men/Shoes/Boots'),
  ],
});

// Few prices and times make ties common. They include the edges of the buckets.
const prices = [null, 0, 4_999, 5_000, 9_999, 10_000, 499_999, 500_000, 500_001];

const words = ['linen', 'dress', 'boots', '100'];

const austria = traitsAbroad('AT');

/** The traits that a question can name. */
const known = [7, 101, 103, 201, 202, 301, 601, 701];

const traits = [...known, notHome, ...Object.values(austria)];

/** The views of two markets, and none, for which all offers count. */
export const views: readonly (MarketView | null)[] = [
  null,
  viewOf({ country: 'US', isHome: true, language: 'en' }),
  viewOf({ country: 'AT', isHome: false, language: 'de' }),
];

/** Whether a trait is of a single offer, like those of its price and delivery. */
const isOwn = (trait: number): boolean => trait < 200 || trait >= 600;

/** A random product. One in eight is inactive; one in three has no variants. */
export const randomProduct = (id: number, { below, pick, some }: Chance, all: Dimensions): RandomProduct => {
  const pairs =
    below(3) === 0
      ? []
      : some(
          all.colors.flatMap((color) => all.sizes.map((size) => ({ color, size }))),
          3,
        );
  const title = some(words, 2).join(' ');
  return {
    id,
    // Half of the products are alone in their cluster.
    cluster: below(2) === 0 ? 1000 + id : 1 + below(40),
    store: pick(all.stores),
    brand: pick(all.brands),
    categories: pick(all.categories),
    colors: [...new Set([...some(all.colors, 2), ...pairs.map(({ color }) => color)])],
    sizes: [...new Set([...some(all.sizes, 1), ...pairs.map(({ size }) => size)])],
    sizeKinds: some([1, 2], 2),
    pairs,
    // Most offers ship to Austria, so that its market has some in most clusters.
    traits: [...new Set([...some(traits, below(3)), ...(below(3) > 0 ? [austria.ships] : [])])],
    price: pick(prices),
    delivered: pick([null, 0, 5_000, 5_494, 10_495, 500_001]),
    deliveredAbroad: pick([null, 0, 5_000, 5_495, 20_000]),
    firstSeen: below(4) * 1000,
    active: below(8) > 0,
    isOnSale: below(3) === 0,
    drop: pick([0, 0, 100, 101]),
    isInStock: below(5) > 0,
    title,
    keywords: `${title} ${some(words, 1).join('-')}`,
    details: some(words, 1).join(' '),
  };
};

/** A random question to that catalogue. */
export const randomQuestion = ({ below, pick, some }: Chance, all: Dimensions): ListingQuestion => ({
  filter: {
    categories: pick([
      null,
      null,
      all.categories.flatMap((path) => path.slice(0, 1)),
      [],
      [all.categories[0]?.[2] ?? 0],
    ]),
    collections: null,
    products: pick([null, null, null, [1, 2, 3, 5, 8, 13, 21]]),
    words: pick([
      [],
      [],
      [['linen']],
      [
        ['dress', 'boots'],
        ['linen', 'zebra'],
      ],
      [['zebra']],
    ]),
    stores: some(all.stores, below(3)),
    brands: some(all.brands, below(3)),
    colors: some(all.colors, below(3)),
    sizes: some(all.sizes, below(3)),
    fit: pick([null, null, null, { sizes: some(all.sizes, 2), kinds: some([1, 2], 1) }]),
    prices: some(
      [
        { from: 0, below: 5_000 },
        { from: 5_000, below: 10_000 },
        { from: 100_000, below: 500_001 },
        { from: 500_001, below: null },
      ],
      below(3),
    ),
    traits: some(known, below(3)),
    all: pick([
      [],
      [],
      [{ categories: all.categories[0]?.slice(2) ?? [], titles: ['linen'], texts: [], within: null }],
    ]),
    none: pick([[], [], [], [{ categories: [], titles: [], texts: ['linen dress'], within: null }]]),
    withoutColors: pick([[], [], [], all.colors.slice(0, 1)]),
    isOnSale: false,
    isInStock: false,
    ...pick([{}, {}, { seenSince: 2000 }]),
  },
  sort: pick(sortOrders.filter((sort) => sort !== 'relevance')),
  offset: pick([0, 0, 5, 100]),
  limit: pick([5, 24]),
});

/** Writes the products into the tables as an import does. */
export const storeProducts = async (db: Database, products: readonly RandomProduct[]): Promise<void> => {
  await db.product.createMany({
    data: products.map((product) => ({
      id: product.id,
      storeId: product.store,
      externalId: `${product.id}`,
      brandId: product.brand,
      categoryId: product.categories.at(-1) ?? 0,
      name: '',
      title: '',
      slug: '',
      description: '',
      productUrl: 'https://store.test',
      contentHash: '',
    })),
  });
  await writeListing(db, products, 1);
};

const union = (lists: readonly (readonly number[])[]): number[] => [...new Set(lists.flat())];

/** The products with the fields of their cluster, from its active offers: categories, brands, words, first day. */
const asPublished = (products: readonly RandomProduct[]): (RandomProduct & { brands: number[] })[] =>
  products.map((product) => {
    const members = products.filter(({ cluster, active }) => cluster === product.cluster && active);
    if (members.length === 0 || !product.active) return { ...product, brands: [product.brand] };
    return {
      ...product,
      brands: union(members.map(({ brand }) => [brand])),
      categories: union(members.map(({ categories }) => categories)),
      traits: [
        ...product.traits.filter(isOwn),
        ...union(members.map(({ traits: own }) => own.filter((trait) => !isOwn(trait)))),
      ],
      keywords: members.map(({ keywords }) => keywords).join(' '),
      details: members.map(({ details }) => details).join(' '),
      firstSeen: Math.min(...members.map(({ firstSeen }) => firstSeen)),
    };
  });

/** Rewrites the products' clusters and listing rows with this change number, in one transaction. */
export const writeListing = async (
  db: Database,
  products: readonly RandomProduct[],
  changeNumber: number,
): Promise<void> => {
  const rows = asPublished(products).map((product) => ({
    productId: product.id,
    clusterId: product.cluster,
    categoryIds: product.categories,
    brandId: product.brand,
    brandIds: product.brands,
    storeId: product.store,
    colorIds: product.colors,
    sizeIds: product.sizes,
    sizeKinds: product.sizeKinds,
    colorSizes: product.pairs.map(({ color, size }) => BigInt(color) * 2n ** 32n + BigInt(size)),
    collectionIds: [],
    traitIds: product.traits,
    priceCents: product.price,
    deliveredCents: product.delivered,
    deliveredAbroad:
      product.deliveredAbroad === null
        ? []
        : [BigInt(numberOfCountry('AT')) * 2n ** 32n + BigInt(product.deliveredAbroad)],
    onSale: product.isOnSale,
    dropPermille: product.drop,
    inStock: product.isInStock,
    active: product.active,
    firstSeen: new Date(product.firstSeen),
    title: product.title,
    keywords: product.keywords,
    details: product.details,
    // Stores spell words with and without accents.
    card: { title: product.title.replace('linen ', 'LÎnen ').replace('linen', 'Linen') },
    changeNumber,
  }));
  const clusterOf = JSON.stringify(rows.map(({ productId, clusterId }) => ({ id: productId, cluster: clusterId })));
  await db.$transaction([
    db.$executeRaw`
      UPDATE product SET cluster_id = moved.cluster
      FROM jsonb_to_recordset(${clusterOf}::jsonb) AS moved (id int, cluster int) WHERE product.id = moved.id`,
    db.listing.deleteMany({ where: { productId: { in: products.map(({ id }) => id) } } }),
    db.listing.createMany({ data: rows }),
  ]);
};
