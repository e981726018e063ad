import { mappedPath } from '@wearfolio/feeds/clean/category/mapped-path';
import type { FeedRule } from '@wearfolio/feeds/rules/rule';
import { storeDefaults } from '@wearfolio/feeds/rules/store-defaults';
import type { Pool } from 'pg';
import type { Connection } from '../connection.ts';
import { quoted, rowCount } from '../format.ts';
import type { FactCounts } from '../import/count-rows.ts';
import { rulesOf } from '../rules/rule-versions.ts';

/**
 * Why a value is unknown in `rows` rows of the last successful imports: the command that resolves it, with a
 * placeholder to fill in, and the desk page that does the same.
 */
export type UnknownReason = { rows: number; stores: string; text: string; command: string; path: string };

/** Number of reasons listed. */
export const reasonsShown = 10;

type Store = {
  id: number;
  name: string;
  facts: FactCounts | null;
  brand: string | null;
  audience: string | null;
  category: string | null;
  titlePattern: string | null;
  unmappedColors: number;
  emptyCategories: number;
};

type StoredStore = Pick<Store, 'id' | 'name' | 'facts' | 'unmappedColors' | 'emptyCategories'> & { rules: FeedRule[] };

const good = `
  SELECT DISTINCT ON (store_id) store_id, id, facts FROM import
  WHERE outcome = 'imported' AND ($1::int IS NULL OR store_id = $1) ORDER BY store_id, id DESC`;

const storesSql = `
  WITH good AS (${good})
  SELECT s.id, s.name, good.facts, ${rulesOf('s.id')} AS rules,
    (SELECT coalesce(sum(rows), 0)::int FROM unmapped_value WHERE import_id = good.id AND kind = 'color') AS "unmappedColors",
    (SELECT coalesce(sum(rows), 0)::int FROM fed_category
      WHERE store_id = s.id AND certainty = 'unknown' AND value = '') AS "emptyCategories"
  FROM good JOIN store s ON s.id = good.store_id`;

/** `placed` rows have this value but were placed by their titles. */
type Value = {
  kind: 'category' | 'color';
  value: string;
  rows: number;
  placed: number;
  storeIds: number[];
  stores: string;
};

// Finds the most common values first, because the details of all of them take several times as long.
const valuesSql = `
  WITH good AS (${good}), top AS (
    SELECT kind, value, sum(rows) AS rows FROM (
      SELECT kind, value, rows FROM unmapped_value WHERE kind = 'color' AND import_id IN (SELECT id FROM good)
      UNION ALL
      SELECT 'category', value, rows FROM fed_category
      WHERE certainty = 'unknown' AND value <> '' AND store_id IN (SELECT store_id FROM good)
    ) unknown GROUP BY kind, value HAVING sum(rows) > 0 ORDER BY rows DESC, value LIMIT ${reasonsShown}
  ), said AS (
    SELECT kind, value, unmapped_value.rows, 0 AS placed, store_id
    FROM unmapped_value JOIN good ON good.id = import_id
    WHERE kind = 'color' AND value IN (SELECT value FROM top WHERE kind = 'color')
    UNION ALL
    SELECT 'category', value, coalesce(sum(fed_category.rows) FILTER (WHERE certainty = 'unknown'), 0),
      coalesce(sum(fed_category.rows) FILTER (WHERE certainty <> 'unknown'), 0), store_id
    FROM fed_category JOIN good USING (store_id)
    WHERE value IN (SELECT value FROM top WHERE kind = 'category') GROUP BY value, store_id
  )
  SELECT said.kind, value, sum(rows)::int AS rows, sum(placed)::int AS placed,
    string_agg(DISTINCT store.name, ', ') AS stores, array_agg(DISTINCT store.id) AS "storeIds"
  FROM said JOIN store ON store.id = store_id
  WHERE rows > 0
  GROUP BY said.kind, value ORDER BY rows DESC, value LIMIT ${reasonsShown}`;

const readMapped = async (db: Connection | Pool) => {
  const { rows } = await db.query<{ kind: string; from: string; to: string }>(
    'SELECT kind, "from", "to" FROM value_mapping',
  );
  const ofKind = (kind: string) =>
    new Map(rows.flatMap((row) => (row.kind === kind ? [[row.from, row.to] as const] : [])));
  return { category: ofKind('category'), color: ofKind('color') };
};

const again = (stores: string, count = 1): string =>
  count === 1 ? `reimport --store ${quoted(stores)}` : 'reimport --all';

/** Address of a field in a store's settings on the desk. */
const settingPath = (storeId: number, field: string): string => `/ops/store?id=${storeId}&tab=settings#${field}`;

const examples = { category: 'women/shoes/boots', color: 'Blue' };

/** Mapping a category that contains many kinds would move rows that are placed correctly. */
const ofMixed = ({ value, rows, stores, storeIds }: Value): UnknownReason => ({
  rows,
  stores,
  text: `The category "${value}" contains many kinds, and the title names none`,
  command: `store set --store ${quoted(stores.split(', ')[0] ?? '')} --category ${examples.category}`,
  path: settingPath(storeIds[0] ?? 0, 'category'),
});

const ofValue = (found: Value, isMapped: boolean): UnknownReason => {
  const { kind, value, rows, stores, storeIds, placed } = found;
  if (placed > rows && !isMapped) return ofMixed(found);
  return {
    rows,
    stores,
    text: isMapped
      ? `The ${kind} "${value}" was mapped after the last import`
      : `No ${kind === 'color' ? 'color of the palette' : 'kind'} is known for the ${kind} "${value}"`,
    command: isMapped ? again(stores, storeIds.length) : `map ${kind} ${quoted(value)} ${examples[kind]}`,
    path: `/ops/values?list=${kind}`,
  };
};

/** A store setting: the flag of the command, and the field on the desk. */
const brand = ['--brand', 'brand'] as const;
const category = ['--category', 'category'] as const;
const audience = ['--audience', 'audience'] as const;
const titlePattern = ['--title-pattern', 'title_pattern'] as const;

/** Reasons that a store's own settings resolve. A setting made since then takes effect with the next import. */
const ofStore = (store: Store): UnknownReason[] => {
  const { id, name, facts } = store;
  if (!facts?.brand) return [];
  const set = (
    text: string,
    rows: number,
    [flag, setting]: readonly [flag: string, setting: string],
    value: string,
    kept: string | null,
  ): UnknownReason => ({
    rows,
    stores: name,
    text: kept === null ? text : `${text}; ${kept} has been set since`,
    command: kept === null ? `store set --store ${quoted(name)} ${flag} ${quoted(value)}` : again(name),
    path: settingPath(id, setting),
  });
  const pattern = '{title} - {color} - {size}';
  const noColor = Math.max(0, facts.color.unknown - store.unmappedColors);
  return [
    set('No brand in any column or title', facts.brand.unknown, brand, name, store.brand),
    set('No category, and the title names no kind', store.emptyCategories, category, examples.category, store.category),
    set(
      'Nothing names the audience. Enter women, men or kids instead if the store sells for them alone',
      facts.audience.unknown,
      audience,
      'unisex',
      store.audience,
    ),
    set(
      'No color found. Ask the store for a column, or set the pattern of its titles',
      noColor,
      titlePattern,
      pattern,
      store.titlePattern,
    ),
    set(
      'No size found. Ask the store for a column, or set the pattern of its titles',
      facts.size.unknown,
      titlePattern,
      pattern,
      store.titlePattern,
    ),
  ];
};

/** Lists the most common reasons for unknown values, of all stores or one, most rows first. */
export const listUnknownReasons = async (
  db: Connection | Pool,
  storeId: number | null = null,
): Promise<UnknownReason[]> => {
  const { rows } = await db.query<StoredStore>(storesSql, [storeId]);
  const stores = rows.map(({ rules, ...store }): Store => ({ ...store, ...storeDefaults(rules) }));
  const { rows: values } = await db.query<Value>(valuesSql, [storeId]);
  const mapped = await readMapped(db);
  const isMapped = ({ kind, value }: Value) =>
    kind === 'color' ? mapped.color.has(value.trim().toLowerCase()) : mappedPath(value, mapped.category) !== undefined;
  return [...values.map((value) => ofValue(value, isMapped(value))), ...stores.flatMap(ofStore)]
    .filter(({ rows }) => rows > 0)
    .toSorted((one, other) => other.rows - one.rows)
    .slice(0, reasonsShown);
};

/** Formats '1,204 rows of Larkfield: ...' with the command below it. */
export const reasonLines = (reasons: readonly UnknownReason[]): string[] =>
  reasons.flatMap(({ rows, stores, text, command }) => [
    `  ${rowCount(rows)} of ${stores}: ${text}`,
    `      npm run catalogue -- ${command}`,
  ]);
