import { groupOf } from '@wearfolio/sizes/group';
import { positionOf } from '@wearfolio/sizes/position';
import { sizeOf } from '@wearfolio/sizes/read/context';
import { codeOf, ladderName, type Size } from '@wearfolio/sizes/size';
import type { Connection } from '../connection.ts';

/** A row of `size`. */
export type SizeRow = { id: number; ladder: string; value: string; place: number };

/** The place of a size: its ladder and its value. */
export type Head = { ladder: string; value: string; place: number; kind: number };

export const sizeOfRow = ({ ladder, value, place }: SizeRow): Size | null =>
  sizeOf({ ladder, value, sortOrder: place });

/** Returns the row that represents all sizes equal to `size`. */
export const headOf = (size: Size): Head => ({
  ladder: ladderName(size),
  value: size.value,
  place: Math.round(size.order),
  kind: kindOf(size),
});

// Whether a size fits is unknown if it is not comparable with worn sizes.
const kindOf = (size: Size): number => (positionOf(size) === null ? 0 : codeOf(size));

const unplaced = `
  SELECT id, attribute_name AS ladder, attribute_value AS value, sort_order AS place
  FROM size WHERE group_id IS NULL ORDER BY id`;

const insertHeads = `
  INSERT INTO size (attribute_name, attribute_value, sort_order, kind)
  SELECT DISTINCT ON (ladder, value) ladder, value, place, kind
  FROM jsonb_to_recordset($1::jsonb) AS head(ladder text, value text, place int, kind int)
  ORDER BY ladder, value, place
  ON CONFLICT (attribute_name, attribute_value) DO NOTHING`;

/** Creates the missing sizes among these. */
export const createHeads = async (db: Connection, heads: readonly Head[]): Promise<void> => {
  await db.query(insertHeads, [JSON.stringify(heads)]);
};

const setGroups = `
  UPDATE size s SET group_id = head.id, kind = own.kind
  FROM jsonb_to_recordset($1::jsonb) AS own(id int, ladder text, value text, kind int)
  JOIN size head ON head.attribute_name = own.ladder AND head.attribute_value = own.value
  WHERE s.id = own.id`;

const groupHead = (row: SizeRow): Head => {
  const size = sizeOfRow(row);
  return size ? headOf(groupOf(size)) : { ladder: row.ladder, value: row.value, place: row.place, kind: 0 };
};

/** Sets the groups of sizes without one, by the general tables. */
export const placeSizes = async (db: Connection): Promise<void> => {
  const { rows } = await db.query<SizeRow>(unplaced);
  if (rows.length === 0) return;
  const placed = rows.map((row) => ({ ...groupHead(row), id: row.id }));
  await createHeads(db, placed);
  await db.query(setGroups, [JSON.stringify(placed)]);
  // A new group represents itself.
  await db.query(
    'UPDATE size SET group_id = id WHERE group_id IS NULL AND id IN (SELECT group_id FROM size WHERE group_id IS NOT NULL)',
  );
};
