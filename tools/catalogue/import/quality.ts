import { type QualityFact, qualityFacts } from '@wearfolio/contracts/quality-facts';
import { factNames } from '@wearfolio/feeds/row';
import type { Connection } from '../connection.ts';
import { factShift, rowFlags } from './row-flags.ts';

/** Products of one store that look the same to a shopper: their title, number, and two of their ids. */
export type Alike = { title: string; products: number; ids: [number, number] };

/**
 * Data quality of one import: the number of products with each value, certain or guessed. `duplicates` are products
 * with the same brand, kind, audience and title as another one, not counting the first.
 */
export type Quality = Record<QualityFact, number> & { products: number; duplicates: number; examples: Alike[] };

/** A product has a value if one of its rows does. */
const countFlags = 'SELECT flags, count(*)::int AS count FROM row_group GROUP BY flags';

const bitsOfFact = (name: (typeof factNames)[number]): number => 3 << factShift(factNames.indexOf(name));

const bits: Record<QualityFact, number> = {
  brand: bitsOfFact('brand'),
  category: bitsOfFact('kind'),
  audience: bitsOfFact('audience'),
  color: bitsOfFact('color'),
  size: bitsOfFact('size'),
  gtin: rowFlags.hasGtin,
  mpn: rowFlags.hasMpn,
  picture: rowFlags.hasPicture,
  description: rowFlags.isDescribed,
};

const mostExamples = 3;

const findAlike = `
  WITH alike AS (
    SELECT min(id) AS first, max(id) AS other, count(*)::int AS count
    FROM product WHERE store_id = $1 AND active AND stock IS DISTINCT FROM 0
    GROUP BY brand_id, category_id, slug HAVING count(*) > 1
  ), shown AS (
    SELECT jsonb_build_object('title', title, 'products', count, 'ids', jsonb_build_array(first, other)) AS example
    FROM alike JOIN product ON product.id = first ORDER BY count DESC, first LIMIT ${mostExamples}
  )
  SELECT coalesce((SELECT sum(count - 1) FROM alike), 0)::int AS duplicates,
    coalesce((SELECT jsonb_agg(example) FROM shown), '[]') AS examples`;

const lastAlike = `
  SELECT (quality ->> 'duplicates')::int AS duplicates, quality -> 'examples' AS examples FROM import
  WHERE store_id = $1 AND outcome = 'imported' AND quality IS NOT NULL ORDER BY id DESC LIMIT 1`;

type Found = Pick<Quality, 'duplicates' | 'examples'>;

/**
 * Measures the staged and written products, in their transaction. Unless `hasChanged`, the last count of duplicates is
 * reused.
 */
export const measureQuality = async (db: Connection, storeId: number, hasChanged: boolean): Promise<Quality> => {
  const { rows } = await db.query<{ flags: number; count: number }>(countFlags);
  const countOf = (name: QualityFact) =>
    rows.reduce((all, { flags, count }) => all + (flags & bits[name] ? count : 0), 0);
  const last = hasChanged ? undefined : (await db.query<Found>(lastAlike, [storeId])).rows[0];
  const found = last ?? (await db.query<Found>(findAlike, [storeId])).rows[0];
  const known = Object.fromEntries(qualityFacts.map((name) => [name, countOf(name)])) as Record<QualityFact, number>;
  return {
    ...known,
    products: rows.reduce((all, { count }) => all + count, 0),
    duplicates: found?.duplicates ?? 0,
    examples: found?.examples ?? [],
  };
};
