import { Refused } from '@wearfolio/catalogue/refused';
import { type Mapping, type MappingKind, mappingTargets, setMapping } from '@wearfolio/catalogue/values/mappings';
import type { Database } from '@wearfolio/database/client';

export { mappingTargets };

/** The kinds of values that a map may not know. Any name is a brand: whose spelling it is, `catalogue map` is told unasked. */
export const unmappedKinds = ['category', 'color'] as const satisfies readonly MappingKind[];
export type UnmappedKind = (typeof unmappedKinds)[number];

type Part = { offset: number; limit: number };

/** A value of the feeds that no map knew when they were last imported; `mappedTo` is what ops said of it since. */
export type UnmappedValue = { value: string; rows: number; stores: string; mappedTo: string | null };

/** The values of one kind, the commonest first. */
export const listUnmapped = (db: Database, kind: UnmappedKind, { offset, limit }: Part): Promise<UnmappedValue[]> =>
  db.$queryRaw<UnmappedValue[]>`
    SELECT value, sum(rows)::int AS rows, string_agg(DISTINCT store.name, ', ') AS stores, min("to") AS "mappedTo"
    FROM store
    JOIN LATERAL (
      SELECT id FROM import WHERE store_id = store.id AND outcome = 'imported' ORDER BY id DESC LIMIT 1
    ) good ON true
    JOIN unmapped_value ON import_id = good.id AND kind = ${kind}
    LEFT JOIN value_mapping ON value_mapping.kind = ${kind} AND "from" = lower(trim(value))
    GROUP BY value ORDER BY rows DESC, value LIMIT ${limit} OFFSET ${offset}`;

/** How many values of each kind wait for ops. */
export const countUnmapped = async (db: Database): Promise<Record<UnmappedKind, number>> => {
  const rows = await db.$queryRaw<{ kind: string; count: number }[]>`
    SELECT kind, count(DISTINCT value)::int AS count
    FROM store
    JOIN LATERAL (
      SELECT id FROM import WHERE store_id = store.id AND outcome = 'imported' ORDER BY id DESC LIMIT 1
    ) good ON true
    JOIN unmapped_value ON import_id = good.id
    WHERE NOT EXISTS (
      SELECT FROM value_mapping WHERE value_mapping.kind = unmapped_value.kind AND "from" = lower(trim(value)))
    GROUP BY kind`;
  const countOf = (kind: UnmappedKind): number => rows.find((row) => row.kind === kind)?.count ?? 0;
  return { category: countOf('category'), color: countOf('color') };
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
