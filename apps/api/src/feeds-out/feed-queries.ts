import { changesFloor } from '@wearfolio/catalogue/publish/change-numbers';
import { type Destination, shipsSql } from '@wearfolio/contracts/listing/destination';
import { type Database, poolOf } from '@wearfolio/database/client';
import { type ProductRow, productColumns, productTables } from '../partners/product-rows.ts';

/** Shown products of stores whose terms allow feeds, by id. */
const given = (destination: Destination | null): string => `SELECT ${productColumns(destination)} FROM ${productTables}
  WHERE listing.active AND ${shipsSql(destination)} AND store.feeds_out AND listing.product_id = ANY ($1::int[])`;

/** These products, in this order, without those of stores whose terms forbid feeds. */
export const listGiven = async (
  db: Database,
  ids: readonly number[],
  destination: Destination | null,
): Promise<ProductRow[]> => {
  const { rows } = await poolOf(db).query<ProductRow>(given(destination), [ids]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/** A product that changed: its row if shoppers see it and its store's terms allow feeds. */
export type ChangedRow = { number: number; id: number; row: ProductRow | null };

const changed = (destination: Destination | null): string => `
  SELECT listing.change_number::float8 AS number, listing.active AND ${shipsSql(destination)} AND store.feeds_out AS "isGiven",
    ${productColumns(destination)}
  FROM ${productTables}
  WHERE listing.change_number > $1 AND listing.change_number <= $2 ORDER BY listing.change_number LIMIT $3`;

/** At most `limit` products that changed after `since`, up to `upTo`, by change number. */
export const listChanged = async (
  db: Database,
  { since, upTo, limit }: { since: number; upTo: number; limit: number },
  destination: Destination | null,
): Promise<ChangedRow[]> => {
  const { rows } = await poolOf(db).query<ProductRow & { number: number; isGiven: boolean }>(changed(destination), [
    since,
    upTo,
    limit,
  ]);
  return rows.map(({ number, isGiven, ...row }) => ({ number, id: row.id, row: isGiven ? row : null }));
};

/** The change number from which on changes are complete. */
export const findFloor = async (db: Database): Promise<number> => {
  const { rows } = await poolOf(db).query<{ floor: number }>(`SELECT ${changesFloor}::float8 AS floor`);
  return rows[0]?.floor ?? 0;
};

const lastDrops = `SELECT product_id AS id, dropped_at AS at FROM listing WHERE product_id = ANY ($1::int[])`;

/** When the prices of these products last dropped. */
export const findDrops = async (db: Database, ids: readonly number[]): Promise<Map<number, Date>> => {
  const { rows } = await poolOf(db).query<{ id: number; at: Date | null }>(lastDrops, [ids]);
  return new Map(rows.flatMap(({ id, at }) => (at ? [[id, at] as const] : [])));
};
