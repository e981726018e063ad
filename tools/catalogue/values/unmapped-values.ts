import type { Pool } from 'pg';
import type { Connection } from '../connection.ts';
import { listPlaced, type PlacedCategory, type PlaceOfCategory } from './fed-categories.ts';
import { isAbout, type MappingKind } from './mappings.ts';
import { type Proposal, proposeMeanings } from './propose.ts';

/** Kinds of values that may lack a mapping. Any name is a valid brand, so brands are mapped with `map brand` only. */
export type UnmappedKind = Exclude<MappingKind, 'brand'>;

/** The lists: unmapped values of each kind, and all categories with where their rows were placed. */
export type ValueList = UnmappedKind | 'placed';

/**
 * A value in the last feeds; `mapping` is the one in force, `mappedTo` its meaning if it was made since, `places` where
 * its rows were placed, `proposal` its possible meaning.
 */
export type ListedValue = PlacedCategory & Mapped & { mappedTo: string | null; proposal: Proposal | null };

/** The mapping that the next import applies. */
type Mapped = { mapping: { from: string; to: string } | null };

type Part = { offset: number; limit: number };

const good = `
  SELECT DISTINCT ON (store_id) store_id, store.name, import.id FROM import JOIN store ON store.id = store_id
  WHERE outcome = 'imported' ORDER BY store_id, import.id DESC`;

const mappingOf = (kind: string, value: string): string => `(
  SELECT jsonb_build_object('from', "from", 'to', "to") FROM value_mapping
  WHERE kind = ${kind} AND ${isAbout(value)} ORDER BY length("from") DESC LIMIT 1)`;

const listSql = `
  WITH good AS (${good}), listed AS (
    SELECT value, sum(rows)::int AS rows FROM unmapped_value
    WHERE kind = $1 AND value <> '' AND import_id IN (SELECT id FROM good)
    GROUP BY value ORDER BY rows DESC, value LIMIT $2 OFFSET $3
  ), seller AS (
    SELECT value, string_agg(DISTINCT good.name, ', ') AS stores FROM good JOIN unmapped_value ON import_id = good.id
    WHERE kind = $1 AND value IN (SELECT value FROM listed) GROUP BY value
  )
  SELECT listed.*, seller.stores, ${mappingOf('$1', 'listed.value')} AS mapping, coalesce((
    SELECT jsonb_agg(jsonb_build_object('path', path, 'certainty', certainty, 'rows', place.rows, 'unmovable', place.unmovable)
      ORDER BY place.rows DESC, path)
    FROM (
      SELECT path, certainty, sum(rows)::int AS rows, sum(unmovable)::int AS unmovable FROM fed_category
      WHERE $1 = 'category' AND value = listed.value GROUP BY path, certainty
    ) place
  ), '[]') AS places
  FROM listed JOIN seller USING (value) ORDER BY rows DESC, value`;

const listUnmapped = async (db: Connection | Pool, kind: UnmappedKind, { offset, limit }: Part) => {
  const { rows } = await db.query<PlacedCategory & Mapped>(listSql, [kind, limit, offset]);
  return rows.map((row) => ({ ...row, mappedTo: row.mapping?.to ?? null }));
};

const mappings = `SELECT value, ${mappingOf("'category'", 'value')} AS mapping FROM unnest($1::text[]) AS value`;

const isDone =
  (to: string | null) =>
  ({ path, rows, unmovable }: PlaceOfCategory): boolean =>
    path === to || rows === unmovable;

// Rows that are already where they are mapped to, and those that no mapping moves, need no action.
const listAllPlaced = async (db: Connection | Pool, part: Part) => {
  const placed = await listPlaced(db, part);
  const values = placed.map(({ value }) => value);
  const { rows } = await db.query<Mapped & { value: string }>(mappings, [values]);
  const mapped = new Map(rows.map((row) => [row.value, row.mapping]));
  return placed.map((row) => {
    const mapping = mapped.get(row.value) ?? null;
    const to = mapping?.to ?? null;
    return { ...row, mapping, mappedTo: row.places.every(isDone(to)) ? null : to };
  });
};

/** Lists the values of a list, most rows first, each with a proposed meaning. */
export const listValues = async (db: Connection | Pool, list: ValueList, part: Part): Promise<ListedValue[]> => {
  if (list === 'placed') return (await listAllPlaced(db, part)).map((row) => ({ ...row, proposal: null }));
  const rows = await listUnmapped(db, list, part);
  const proposals = await proposeMeanings(db, list, rows);
  return rows.map((row) => ({ ...row, proposal: proposals.get(row.value) ?? null }));
};

const countSql = `
  WITH good AS (${good}), said AS (
    SELECT DISTINCT kind, value FROM unmapped_value WHERE value <> '' AND import_id IN (SELECT id FROM good)
  )
  SELECT kind, count(*)::int AS total, count(*) FILTER (WHERE NOT EXISTS (
    SELECT FROM value_mapping WHERE value_mapping.kind = said.kind AND ${isAbout('said.value')}))::int AS waiting
  FROM said GROUP BY kind`;

const countPlacedSql = `
  SELECT count(*)::int AS total FROM (SELECT DISTINCT value FROM fed_category WHERE value <> '') placed`;

export type ValueCount = { total: number; waiting: number };

/** Counts the values that have no known meaning by kind, and how many of them wait for staff. */
export const countUnmapped = async (db: Connection | Pool): Promise<Record<UnmappedKind, ValueCount>> => {
  const { rows } = await db.query<ValueCount & { kind: string }>(countSql);
  const countOf = (kind: UnmappedKind): ValueCount => {
    const { total, waiting } = rows.find((row) => row.kind === kind) ?? { total: 0, waiting: 0 };
    return { total, waiting };
  };
  return { category: countOf('category'), color: countOf('color') };
};

/** Counts the values of each list, and how many of them wait for staff. */
export const countValues = async (db: Pool): Promise<Record<ValueList, ValueCount>> => {
  const [unmapped, { rows }] = await Promise.all([countUnmapped(db), db.query<{ total: number }>(countPlacedSql)]);
  const total = rows[0]?.total ?? 0;
  return { ...unmapped, placed: { total, waiting: total } };
};
