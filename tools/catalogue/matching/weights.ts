import type { WordWeights } from '@wearfolio/matching/weights';
import type { Connection } from '../connection.ts';

/** Stored weights of one brand: word -> weight. */
type BrandWeights = Record<string, number>;

const weightsSql = 'SELECT brand, version, weights FROM match_weight WHERE brand = ANY($1::text[])';

type Row = { brand: string; version: number; weights: BrandWeights };

const nothing: ReadonlySet<string> = new Set();

/**
 * Returns the current weights of these brands. Generic numbers are found during comparison and not stored, because any
 * import may make a number generic.
 */
export const readWeights = async (db: Connection, brands: Iterable<string>): Promise<WordWeights> => {
  const { rows } = await db.query<Row>(weightsSql, [[...new Set(brands)]]);
  return {
    version: Math.max(0, ...rows.map(({ version }) => version)),
    words: new Map(rows.map(({ brand, weights }) => [brand, new Map(Object.entries(weights))])),
    generic: nothing,
  };
};
