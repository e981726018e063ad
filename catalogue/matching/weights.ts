import type { WordWeights } from '@wearfolio/matching/weights';
import type { Connection } from '../connection.ts';

/** What the database keeps of the weights of one brand: word -> weight. */
type BrandWeights = Record<string, number>;

const weightsSql = 'SELECT brand, version, weights FROM match_weight WHERE brand = ANY($1::text[])';

type Row = { brand: string; version: number; weights: BrandWeights };

const nothing: ReadonlySet<string> = new Set();

/**
 * The weights of these brands as they are compared now. What is generic is found where offers are compared, and not kept:
 * a number may become so with any import.
 */
export const readWeights = async (db: Connection, brands: Iterable<string>): Promise<WordWeights> => {
  const { rows } = await db.query<Row>(weightsSql, [[...new Set(brands)]]);
  return {
    version: Math.max(0, ...rows.map(({ version }) => version)),
    words: new Map(rows.map(({ brand, weights }) => [brand, new Map(Object.entries(weights))])),
    generic: nothing,
  };
};
