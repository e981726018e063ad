import { Refused } from '@wearfolio/catalogue/refused';
import { listPlaced as listPlacedOf, type PlacedCategory } from '@wearfolio/catalogue/values/fed-categories';
import {
  isAbout,
  type Mapping,
  type MappingKind,
  mappingTargets,
  setMapping,
} from '@wearfolio/catalogue/values/mappings';
import { type Database, poolOf } from '@wearfolio/database/client';

export { mappingTargets };

/** The kinds of values that a map may not know. Any name is a brand: whose spelling it is, `catalogue map` is told unasked. */
export const unmappedKinds = ['category', 'color'] as const satisfies readonly MappingKind[];
export type UnmappedKind = (typeof unmappedKinds)[number];

/** What the page of values lists: what no map knew, and all categories with where their rows went. */
export const valueLists = ['category', 'color', 'placed'] as const;
export type ValueList = (typeof valueLists)[number];

/** What is mapped from a list. */
export const kindOf = (list: ValueList): UnmappedKind => (list === 'color' ? 'color' : 'category');

type Part = { offset: number; limit: number };

/** A value of the feeds when they were last imported; `mappedTo` is what ops said of it since, `places` where its rows went. */
export type ListedValue = {
  value: string;
  rows: number;
  stores: string;
  mappedTo: string | null;
  places: PlacedCategory['places'];
};

const good = `
  SELECT store.id AS store_id, store.name, good.id, good.started_at FROM store
  JOIN LATERAL (
    SELECT id, started_at FROM import WHERE store_id = store.id AND outcome = 'imported' ORDER BY id DESC LIMIT 1
  ) good ON true`;

const listSql = `
  WITH good AS (${good}), listed AS (
    SELECT value, sum(rows)::int AS rows, string_agg(DISTINCT good.name, ', ') AS stores
    FROM good JOIN unmapped_value ON import_id = good.id AND kind = $1
    GROUP BY value ORDER BY rows DESC, value LIMIT $2 OFFSET $3
  )
  SELECT listed.*, '[]'::jsonb AS places, (
    SELECT "to" FROM value_mapping WHERE kind = $1 AND ${isAbout('listed.value')} ORDER BY length("from") DESC LIMIT 1
  ) AS "mappedTo"
  FROM listed ORDER BY rows DESC, value`;

const countSql = `
  WITH good AS (${good})
  SELECT kind, count(DISTINCT value)::int AS count FROM good JOIN unmapped_value ON import_id = good.id
  WHERE NOT EXISTS (SELECT FROM value_mapping WHERE value_mapping.kind = unmapped_value.kind AND ${isAbout('value')})
  GROUP BY kind
  UNION ALL
  SELECT 'placed', count(DISTINCT value)::int FROM fed_category WHERE value <> ''`;

const mappedSince = `
  SELECT value, (
    SELECT "to" FROM value_mapping WHERE kind = 'category' AND ${isAbout('value')} ORDER BY length("from") DESC LIMIT 1
  ) AS "mappedTo" FROM unnest($1::text[]) AS value`;

const listPlaced = async (db: Database, part: Part): Promise<ListedValue[]> => {
  const placed = await listPlacedOf(poolOf(db), part);
  const { rows } = await poolOf(db).query<{ value: string; mappedTo: string | null }>(mappedSince, [
    placed.map(({ value }) => value),
  ]);
  return placed.map((row, at) => {
    const mappedTo = rows[at]?.mappedTo ?? null;
    return { ...row, mappedTo: row.places.every(({ path }) => path === mappedTo) ? null : mappedTo };
  });
};

/** The values of a list, the commonest first. */
export const listValues = async (db: Database, list: ValueList, part: Part): Promise<ListedValue[]> =>
  list === 'placed'
    ? listPlaced(db, part)
    : (await poolOf(db).query<ListedValue>(listSql, [list, part.limit, part.offset])).rows;

/** How many values each list holds, of those that no map knew the ones that wait for ops. */
export const countValues = async (db: Database): Promise<Record<ValueList, number>> => {
  const { rows } = await poolOf(db).query<{ kind: string; count: number }>(countSql);
  const countOf = (list: ValueList): number => rows.find(({ kind }) => kind === list)?.count ?? 0;
  return { category: countOf('category'), color: countOf('color'), placed: countOf('placed') };
};

/** Keeps what a value means, from the next import on. Answers why not, or null. */
export const mapValue = async (url: string, mapping: Mapping): Promise<string | null> => {
  try {
    await setMapping(url, mapping);
    return null;
  } catch (error) {
    if (error instanceof Refused) return error.message;
    throw error;
  }
};
