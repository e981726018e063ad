import { headingOf, readLadder, type System } from '@wearfolio/sizes/size';
import type { Connection } from '../connection.ts';
import { rowFlags } from '../import/row-flags.ts';

type SystemSize = { brand: string; ladder: string; stated: [System, string][]; count: number };

// A row counts once, even if several of its variants name the same pair.
const findStated = `
  SELECT brand_key AS brand, ladder, stated, count(DISTINCT seq)::int AS count
  FROM stage s
  CROSS JOIN LATERAL jsonb_to_recordset(s.variants) AS v(ladder text, stated jsonb)
  WHERE s.kind = 'row' AND s.flags & $1 <> 0 AND v.stated IS NOT NULL
  GROUP BY 1, 2, 3`;

const forget = 'DELETE FROM size_pair WHERE store_id = $1';

const insertPairs = `
  INSERT INTO size_pair (store_id, brand, ladder, from_system, from_value, to_system, to_value, count)
  SELECT $1, brand, ladder, "from", value, "to", other, sum(count)
  FROM jsonb_to_recordset($2::jsonb)
    AS pair(brand text, ladder text, "from" text, value text, "to" text, other text, count int)
  GROUP BY brand, ladder, "from", value, "to", other`;

const pairsOf = ({ brand, ladder, stated, count }: SystemSize) => {
  const known = readLadder(ladder);
  if (!known) return [];
  return stated.flatMap(([from, value], at) =>
    stated.slice(at + 1).map(([to, other]) => ({ brand, ladder: headingOf(known), from, value, to, other, count })),
  );
};

/**
 * Stores the pairs of sizes that a store's staged feed names in two systems, replacing those of its last feed. They
 * define a brand's own sizes.
 */
export const learnPairs = async (db: Connection, storeId: number): Promise<void> => {
  const { rows } = await db.query<SystemSize>(findStated, [rowFlags.tellsPairs]);
  await db.query(forget, [storeId]);
  const pairs = rows.flatMap(pairsOf);
  if (pairs.length > 0) await db.query(insertPairs, [storeId, JSON.stringify(pairs)]);
};
