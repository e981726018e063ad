import { changesFloor } from '@wearfolio/catalogue/publish/change-numbers';
import { type Destination, shipsSql } from '@wearfolio/contracts/listing/destination';
import { type Database, poolOf } from '@wearfolio/database/client';
import { type ProductRow, productColumns, productTables } from './product-rows.ts';

/** A product with the number of its last change. */
export type Shown = { number: number; productId: number };

/** A changed product, and whether shoppers see it. */
export type Changed = Shown & { isShown: boolean };

/** The changes after a change number, by number; `next` is the number up to which they are complete. */
export type Stretch = { changes: Changed[]; next: number; hasMore: boolean };

// One statement sees one state. A product has one row, with the number of its last change. Numbers become visible in
// order (`lockPublishing`), so a reader who has all of them up to one never misses a lower one.
const changed = (destination: Destination | null): string => `
  SELECT known.*, changed.*
  FROM (
    SELECT ${changesFloor}::float8 AS floor,
      greatest(${changesFloor}, (SELECT coalesce(max(change_number), 0) FROM listing))::float8 AS highest
  ) known
  LEFT JOIN (
    SELECT change_number::float8 AS number, product_id AS "productId",
      active AND ${shipsSql(destination)} AS "isShown"
    FROM listing WHERE change_number > $1 ORDER BY change_number LIMIT $2
  ) changed ON true
  ORDER BY changed.number`;

type Read = { floor: number; highest: number; number: number | null; productId: number; isShown: boolean };

/**
 * At most `limit` products that changed after `since`, by number. Null when changes after `since` are not known any more,
 * or `since` is from another database. Reads the primary: a replica may not know `since` yet.
 */
export const readChanges = async (
  db: Database,
  { since, limit }: { since: number; limit: number },
  destination: Destination | null,
): Promise<Stretch | null> => {
  const { rows } = await poolOf(db).query<Read>(changed(destination), [since, limit + 1]);
  const { floor, highest } = rows[0] ?? { floor: 0, highest: 0 };
  if (since > highest || (since > 0 && since < floor)) return null;
  const changes = rows.flatMap(({ number, productId, isShown }) =>
    number === null ? [] : [{ number, productId, isShown }],
  );
  const shown = changes.slice(0, limit);
  const hasMore = changes.length > limit;
  const last = shown.at(-1)?.number ?? since;
  return { changes: shown, next: hasMore ? last : highest, hasMore };
};

const shown = (destination: Destination | null): string => `
  SELECT listing.change_number::float8 AS number, ${productColumns(destination)} FROM ${productTables}
  WHERE listing.product_id = ANY ($1::int[]) AND listing.active AND ${shipsSql(destination)}`;

/** Those of these products that shoppers of a market see, as they are now, with the numbers of their last changes. */
export const listShown = async (
  db: Database,
  productIds: readonly number[],
  destination: Destination | null,
): Promise<(ProductRow & { number: number })[]> => {
  const { rows } = await poolOf(db).query<ProductRow & { number: number }>(shown(destination), [productIds]);
  return rows;
};
