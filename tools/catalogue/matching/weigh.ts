import { weighWords } from '@wearfolio/matching/weights';
import { type Connection, inTransaction } from '../connection.ts';
import { type Blocked, keepBlocks, keysText } from './blocks.ts';

/** About how many offers are read together to weigh the words of their brands, unless one brand has more. */
const offersAtOnce = 5000;

const dueSql = `
  SELECT brand, (SELECT count(*)::int FROM offer_evidence e WHERE e.brand = w.brand) AS size
  FROM match_weight w WHERE changed > 0 AND changed * 4 >= offers ORDER BY brand LIMIT 1000`;
const evidenceSql = `
  SELECT product_id AS id, ${keysText} AS keys, evidence
  FROM offer_evidence JOIN match_state USING (product_id) WHERE offer_evidence.brand = ANY($1::text[])`;
const keepSql = `
  UPDATE match_weight w SET
    version = (SELECT max(version) + 1 FROM match_weight), weights = input.weights, offers = input.offers, changed = 0,
    made_at = now()
  FROM unnest($1::text[], $2::jsonb[], $3::int[]) AS input(brand, weights, offers)
  WHERE w.brand = input.brand`;
const removeEmpty = 'DELETE FROM match_weight WHERE brand = ANY($1::text[]) AND offers = 0';

// The words by which an offer is found depend on their weights.
const markBrands = `
  UPDATE match_state SET state = 'read' WHERE brand = ANY($1::text[]) AND state <> 'read'`;

const weigh = async (db: Connection, brands: readonly string[]): Promise<void> => {
  const { rows } = await db.query<Blocked>(evidenceSql, [brands]);
  const offers = Map.groupBy(rows, ({ evidence }) => evidence.brand);
  const weights = weighWords(
    rows.map(({ evidence }) => evidence),
    0,
  );
  const wordsOf = (brand: string): string => JSON.stringify(Object.fromEntries(weights.words.get(brand) ?? []));
  await inTransaction(db, async () => {
    await db.query(keepSql, [brands, brands.map(wordsOf), brands.map((brand) => offers.get(brand)?.length ?? 0)]);
    await db.query(removeEmpty, [brands]);
    // Offers that were just read need not be read again, unless they are too many for one transaction.
    if (rows.length > offersAtOnce) await db.query(markBrands, [brands]);
    else if (rows.length > 0) await keepBlocks(db, rows, { ...weights, generic: new Set() });
  });
};

type Due = { brand: string; size: number };

/** Returns the first of these brands whose offers fit into `offersAtOnce`, at least one brand. */
const firstPart = (due: readonly Due[]): string[] => {
  let room = offersAtOnce;
  const end = due.findIndex(({ size }, at) => {
    room -= size;
    return at > 0 && room < 0;
  });
  return (end === -1 ? due : due.slice(0, end)).map(({ brand }) => brand);
};

/**
 * Creates a new version of word weights for the next brands in which a quarter of the offers changed, up to
 * `offersAtOnce` offers. Marks all their offers for comparison. Returns the number of brands, 0 if none is left.
 */
export const weighDue = async (db: Connection): Promise<number> => {
  const { rows: due } = await db.query<Due>(dueSql);
  const brands = firstPart(due);
  if (brands.length > 0) await weigh(db, brands);
  return brands.length;
};
