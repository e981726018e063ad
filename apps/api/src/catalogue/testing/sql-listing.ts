import type { Database } from '@wearfolio/database/client';
import { Prisma } from '@wearfolio/database/generated/client';
import type { FacetCounts } from '@wearfolio/listing-index/facets';
import type { AnyOf, Fit, ListingFilter, SortOrder } from '@wearfolio/listing-index/filter';
import type { MarketView } from '@wearfolio/listing-index/market-engine';
import { byGroup, groupOfTrait } from '@wearfolio/listing-index/traits';
import type { ListingQuestion } from '../../engine/answer/listing-filter.ts';
import { buckets } from '../../engine/answer/price-facet.ts';

type Sql = Prisma.Sql;

const everything = Prisma.sql`TRUE`;

const whenAny = (values: readonly number[], condition: Sql): Sql => (values.length > 0 ? condition : everything);

const whenGiven = (values: readonly number[] | null, condition: (values: readonly number[]) => Sql): Sql =>
  values === null ? everything : condition(values);

const saidAnywhere = Prisma.sql`(keywords || ' ' || details)`;

const hasWords = (column: Sql, words: ListingFilter['words']): Sql => {
  const has = words.map(
    (meanings) => Prisma.sql`regexp_split_to_array(${column}, '[^[:alnum:]]+') && ${meanings}::text[]`,
  );
  return has.length > 0 ? Prisma.join(has, ' AND ') : everything;
};

const hasText = (column: Sql, text: string): Sql =>
  Prisma.sql`regexp_split_to_array(${column}, '[^[:alnum:]]+') @> ${text.split(' ')}::text[]`;

const orOf = (conditions: readonly Sql[]): Sql =>
  conditions.length > 0 ? Prisma.sql`(${Prisma.join([...conditions], ' OR ')})` : Prisma.sql`FALSE`;

const holds = ({ categories, titles, texts, within }: AnyOf): Sql => {
  const said = orOf([
    ...titles.map((text) => hasText(Prisma.sql`fold_text(card ->> 'title')`, text)),
    ...texts.flatMap((text) => [hasText(Prisma.sql`keywords`, text), hasText(Prisma.sql`details`, text)]),
  ]);
  const inCategory = (ids: readonly number[]): Sql => Prisma.sql`category_ids && ${ids}::int[]`;
  return orOf([inCategory(categories), Prisma.sql`(${said} AND ${whenGiven(within, inCategory)})`]);
};

const isWanted = ({ all, none, withoutColors }: ListingFilter): Sql[] => [
  ...all.map(holds),
  ...none.map((any) => Prisma.sql`NOT ${holds(any)}`),
  whenAny(
    withoutColors,
    Prisma.sql`NOT (color_ids && ${withoutColors}::int[] AND color_ids <@ ${withoutColors}::int[])`,
  ),
];

/** The scope that all counts share: category, collection and keyword, active products only. */
const inScope = (filter: ListingFilter): Sql => {
  const { categories, collections, products, words, seenSince = 0 } = filter;
  return Prisma.join(
    [
      Prisma.sql`active`,
      whenGiven(categories, (ids) => Prisma.sql`category_ids && ${ids}::int[]`),
      whenGiven(collections, (ids) => Prisma.sql`collection_ids && ${ids}::int[]`),
      whenGiven(products, (ids) => Prisma.sql`product_id = ANY(${ids}::int[])`),
      Prisma.sql`first_seen >= ${new Date(seenSince)}`,
      hasWords(saidAnywhere, words),
      ...isWanted(filter),
    ],
    ' AND ',
  );
};

// A color and a size of one variant as one number; see `Listing.colorSizes` in the schema.
const pairs = (colors: Sql, sizes: Sql): Sql =>
  Prisma.sql`(SELECT array_agg(c::bigint * 4294967296 + s) FROM unnest(${colors}) AS c, unnest(${sizes}) AS s)`;

/** Both in one variant where the feed has variants, else both anywhere in the product (behavior.md#listing-filters). */
const inOneVariant = (colors: Sql, sizes: Sql): Sql => Prisma.sql`
  CASE WHEN cardinality(color_sizes) = 0 THEN color_ids && ${colors} AND size_ids && ${sizes}
       ELSE color_sizes && ${pairs(colors, sizes)} END`;

/** The size in a variant of a color that is not excluded, where the feed has variants. */
const inOtherColor = (withoutColors: readonly number[], sizes: Sql): Sql => Prisma.sql`
  (size_ids && ${sizes} AND (cardinality(color_sizes) = 0 OR EXISTS (
    SELECT FROM unnest(color_sizes) AS pair
    WHERE pair % 4294967296 = ANY(${sizes}) AND pair / 4294967296 <> ALL(${withoutColors}::int[]))))`;

const withOptions = ({
  colors,
  withoutColors,
  sizes,
}: Pick<ListingFilter, 'colors' | 'withoutColors' | 'sizes'>): Sql => {
  const hasColor = Prisma.sql`color_ids && ${colors}::int[]`;
  const hasSize = Prisma.sql`size_ids && ${sizes}::int[]`;
  if (colors.length > 0 && sizes.length > 0)
    return inOneVariant(Prisma.sql`${colors}::int[]`, Prisma.sql`${sizes}::int[]`);
  if (withoutColors.length > 0 && colors.length === 0 && sizes.length > 0)
    return inOtherColor(withoutColors, Prisma.sql`${sizes}::int[]`);
  return Prisma.sql`(${whenAny(colors, hasColor)} AND ${whenAny(sizes, hasSize)})`;
};

const isJudged = ({ kinds }: Fit): Sql => Prisma.sql`size_kinds && ${kinds}::int[]`;

const fitting = ({ sizes }: ListingFilter, fit: Fit): number[] =>
  fit.sizes.filter((size) => sizes.length === 0 || sizes.includes(size));

const inVariants = (filter: ListingFilter): Sql => {
  const { fit } = filter;
  if (fit === null) return withOptions(filter);
  const sizes = fitting(filter, fit);
  const fits = sizes.length > 0 ? withOptions({ ...filter, sizes }) : Prisma.sql`FALSE`;
  return Prisma.sql`CASE WHEN ${isJudged(fit)} THEN ${fits} ELSE ${withOptions(filter)} END`;
};

const inPrices = ({ prices }: ListingFilter): Sql => {
  const from = prices.map((range) => range.from);
  const below = prices.map((range) => range.below ?? 0);
  return Prisma.sql`EXISTS (
    SELECT FROM unnest(${from}::int[], ${below}::int[]) AS range (low, high)
    WHERE price_cents >= low AND (high = 0 OR price_cents < high))`;
};

const orders: Readonly<Record<SortOrder, Sql>> = {
  // Within one import, the product imported last comes first.
  newest: Prisma.sql`first_seen DESC, product_id DESC`,
  // A separate test in packages/listing-index checks scores against a plain scan.
  relevance: Prisma.sql`in_stock DESC, product_id DESC`,
  'price-asc': Prisma.sql`price_cents ASC NULLS LAST, product_id`,
  delivered: Prisma.sql`delivered_cents ASC NULLS LAST, product_id`,
  'price-desc': Prisma.sql`price_cents DESC NULLS LAST, product_id`,
  drop: Prisma.sql`drop_permille DESC, product_id`,
};

// With chosen sizes, a color's count requires both in one variant, and the same for sizes with chosen colors.
const besideSizes = (filter: ListingFilter): Sql => {
  const inSizes = (sizes: readonly number[]) => inOneVariant(Prisma.sql`ARRAY[value]`, Prisma.sql`${sizes}::int[]`);
  const { sizes, fit } = filter;
  const free = whenAny(sizes, inSizes(sizes));
  if (fit === null) return free;
  return Prisma.sql`CASE WHEN ${isJudged(fit)} THEN ${inSizes(fitting(filter, fit))} ELSE ${free} END`;
};

const colorCounts = (filter: ListingFilter): Sql => Prisma.sql`
  SELECT 'color', value, count(DISTINCT cluster_id) FROM scope, unnest(color_ids) AS value
  WHERE in_store AND in_brand AND in_price AND in_traits
    AND ${besideSizes(filter)}
  GROUP BY value`;

// There is no fixed list of sizes: the facet shows those in scope, with zero when other filters exclude them.
const sizeCounts = ({ colors, withoutColors, fit }: ListingFilter): Sql => Prisma.sql`
  SELECT 'size', value, count(DISTINCT cluster_id) FILTER (
    WHERE in_store AND in_brand AND in_price AND in_traits
      AND ${whenAny(colors, inOneVariant(Prisma.sql`${colors}::int[]`, Prisma.sql`ARRAY[value]`))}
      AND ${whenAny(colors.length > 0 ? [] : withoutColors, inOtherColor(withoutColors, Prisma.sql`ARRAY[value]`))}
      AND ${fit === null ? everything : Prisma.sql`(NOT ${isJudged(fit)} OR value = ANY(${fit.sizes}::int[]))`})
  FROM scope, unnest(size_ids) AS value GROUP BY value`;

const bucketCounts = (): Sql => {
  const from = buckets.map(({ range }) => range.from);
  const below = buckets.map(({ range }) => range.below ?? 0);
  return Prisma.sql`
    SELECT 'price', bucket, count(DISTINCT cluster_id)
    FROM scope, unnest(${from}::int[], ${below}::int[]) WITH ORDINALITY AS range (low, high, bucket)
    WHERE price_cents >= low AND (high = 0 OR price_cents < high) AND in_store AND in_brand AND in_variant AND in_traits
    GROUP BY bucket`;
};

// One trait of each chosen group must match.
const hasTraits = (chosen: readonly number[]): Sql => {
  const groups = [...byGroup(chosen).values()].map((traits) => Prisma.sql`trait_ids && ${traits}::int[]`);
  return groups.length > 0 ? Prisma.sql`(${Prisma.join(groups, ' AND ')})` : everything;
};

// A trait's count ignores the other chosen traits of its group.
const traitCounts = ({ traits }: ListingFilter): Sql => {
  const groups = [...byGroup(traits).keys()];
  const beside = (own: number): Sql => hasTraits(traits.filter((trait) => groupOfTrait(trait) !== own));
  const cases = groups.map((group) => Prisma.sql`WHEN ${group} THEN ${beside(group)}`);
  const holds =
    cases.length > 0
      ? Prisma.sql`CASE CASE WHEN value < 1000 THEN value / 100 ELSE value END ${Prisma.join(cases, ' ')} ELSE ${hasTraits(traits)} END`
      : everything;
  return Prisma.sql`
    SELECT 'trait', value, count(DISTINCT cluster_id) FROM scope, unnest(trait_ids) AS value
    WHERE in_store AND in_brand AND in_variant AND in_price AND ${holds} GROUP BY value`;
};

// The offers of a market, as if there were no others.
const offersOf = (view: MarketView | null): Sql => {
  if (!view) return Prisma.sql`listing`;
  const { wanted, unwanted, traits, country } = view;
  const delivered =
    country === undefined
      ? Prisma.sql`delivered_cents`
      : Prisma.sql`(SELECT (pair % 4294967296)::int FROM unnest(delivered_abroad) pair WHERE pair / 4294967296 = ${country})`;
  return Prisma.sql`(
    SELECT product_id, cluster_id, store_id, brand_ids, category_ids, collection_ids, color_ids, size_ids, size_kinds,
      color_sizes, price_cents, drop_permille, first_seen, in_stock, active, keywords, details, card,
      ${delivered} AS delivered_cents, ARRAY(
        SELECT coalesce(asked, own) FROM unnest(trait_ids) AS own
        LEFT JOIN unnest(${[...traits.keys()]}::int[], ${[...traits.values()]}::int[]) AS named (asked, meant) ON meant = own
        WHERE own <> ALL (${[...traits.keys()]}::int[])) AS trait_ids
    FROM listing WHERE trait_ids @> ${[...wanted]}::int[] AND NOT trait_ids && ${[...unwanted]}::int[]) AS listing`;
};

/**
 * One statement, so that page, total and counts are consistent. Each facet ignores its own filter
 * (behavior.md#listing-facets).
 */
const question = ({ filter, sort, offset, limit }: ListingQuestion, view: MarketView | null): Sql => Prisma.sql`
  WITH scope AS MATERIALIZED (
    SELECT product_id, cluster_id, store_id, brand_ids, category_ids, color_ids, size_ids, size_kinds, color_sizes, trait_ids, price_cents, delivered_cents, drop_permille, first_seen,
      in_stock, ${hasTraits(filter.traits)} AS in_traits,
      ${whenAny(filter.stores, Prisma.sql`store_id = ANY(${filter.stores}::int[])`)} AS in_store,
      ${whenAny(filter.brands, Prisma.sql`brand_ids && ${filter.brands}::int[]`)} AS in_brand,
      ${inVariants(filter)} AS in_variant,
      ${filter.prices.length > 0 ? inPrices(filter) : everything} AS in_price
    FROM ${offersOf(view)} WHERE ${inScope(filter)}),
  result AS (
    SELECT DISTINCT ON (cluster_id) * FROM scope WHERE in_store AND in_brand AND in_variant AND in_price AND in_traits
    ORDER BY cluster_id, in_stock DESC, price_cents NULLS LAST, product_id)
  (SELECT 'id' AS kind, product_id::bigint AS value, row_number() OVER (ORDER BY ${orders[sort]}) AS count
   FROM result ORDER BY count LIMIT ${limit} OFFSET ${offset})
  UNION ALL SELECT 'total', 0, count(*) FROM result
  UNION ALL SELECT 'store', store_id, count(DISTINCT cluster_id) FROM scope WHERE in_brand AND in_variant AND in_price AND in_traits GROUP BY store_id
  UNION ALL SELECT 'brand', value, count(DISTINCT cluster_id) FROM scope, unnest(brand_ids) AS value
    WHERE in_store AND in_variant AND in_price AND in_traits GROUP BY value
  UNION ALL ${colorCounts(filter)}
  UNION ALL ${sizeCounts(filter)}
  UNION ALL ${bucketCounts()}
  UNION ALL ${traitCounts(filter)}
  UNION ALL SELECT 'category', value, count(*) FROM result, unnest(category_ids) AS value GROUP BY value`;

type CountRow = { kind: 'id' | 'total' | 'category' | keyof FacetCounts; value: bigint; count: bigint };

/** The answer of the index, with price buckets by position. */
export type SqlAnswer = { ids: number[]; total: number; counts: FacetCounts; categories: Map<number, number> };

/** Answers the same question in SQL: slow at a million products, but easy to verify. */
export const answerInSql = async (
  db: Database,
  asked: ListingQuestion,
  view: MarketView | null,
): Promise<SqlAnswer> => {
  const rows = await db.$queryRaw<CountRow[]>(question(asked, view));
  const valuesOf = (kind: CountRow['kind']): [number, number][] =>
    rows.filter((row) => row.kind === kind).map(({ value, count }) => [Number(value), Number(count)]);
  const counts = (kind: keyof FacetCounts | 'category'): Map<number, number> => new Map(valuesOf(kind));
  return {
    ids: valuesOf('id')
      .sort(([, one], [, other]) => one - other)
      .map(([id]) => id),
    total: valuesOf('total')[0]?.[1] ?? 0,
    categories: counts('category'),
    counts: {
      store: counts('store'),
      brand: counts('brand'),
      color: counts('color'),
      size: counts('size'),
      price: new Map(valuesOf('price').map(([position, count]) => [position - 1, count])),
      trait: counts('trait'),
    },
  };
};
