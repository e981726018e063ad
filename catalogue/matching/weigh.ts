import { type Connection, inTransaction } from '../connection.ts';
import type { KeptEvidence } from './evidence.ts';
import { weighBrand } from './weights.ts';

/** About how many offers are read at once to weigh the words of their brands, unless one brand has more. */
const offersAtOnce = 10_000;

const dueSql = `
  SELECT brand, greatest(offers, changed) AS size
  FROM match_weight WHERE changed > 0 AND changed * 4 >= offers ORDER BY brand LIMIT 1000`;
const evidenceSql = `
  SELECT evidence FROM offer_evidence WHERE brand = ANY($1::text[])`;
const keepSql = `
  UPDATE match_weight w SET
    version = (SELECT max(version) + 1 FROM match_weight), weights = told.weights, offers = told.offers, changed = 0,
    made_at = now()
  FROM unnest($1::text[], $2::jsonb[], $3::int[]) AS told(brand, weights, offers)
  WHERE w.brand = told.brand`;
const removeEmpty = 'DELETE FROM match_weight WHERE brand = ANY($1::text[]) AND offers = 0';

// Which words an offer is looked up by depends on what they weigh.
const markBrands = `
  UPDATE match_state SET state = 'read' WHERE brand = ANY($1::text[]) AND state <> 'read'`;

const weigh = async (db: Connection, brands: readonly string[]): Promise<void> => {
  const { rows } = await db.query<{ evidence: KeptEvidence }>(evidenceSql, [brands]);
  const offers = new Map<string, KeptEvidence[]>(brands.map((brand) => [brand, []]));
  for (const { evidence } of rows) offers.get(evidence.brand)?.push(evidence);
  await inTransaction(db, async () => {
    await db.query(keepSql, [
      [...offers.keys()],
      [...offers].map(([brand, of]) => JSON.stringify(weighBrand(brand, of))),
      [...offers.values()].map((of) => of.length),
    ]);
    await db.query(removeEmpty, [brands]);
    await db.query(markBrands, [brands]);
  });
};

type Due = { brand: string; size: number };

/** The first of these brands that fit into `offersAtOnce` offers together, at least one. */
const firstPart = (due: readonly Due[]): string[] => {
  let room = offersAtOnce;
  const end = due.findIndex(({ size }, at) => {
    room -= size;
    return at > 0 && room < 0;
  });
  return (end === -1 ? due : due.slice(0, end)).map(({ brand }) => brand);
};

/**
 * Makes a new version of the word weights for the next brands of which a quarter of the offers changed, up to `offersAtOnce`
 * offers, and marks all their offers to be compared again. Returns the number of brands, 0 when none is left.
 */
export const weighDue = async (db: Connection): Promise<number> => {
  const { rows: due } = await db.query<Due>(dueSql);
  const brands = firstPart(due);
  if (brands.length > 0) await weigh(db, brands);
  return brands.length;
};
