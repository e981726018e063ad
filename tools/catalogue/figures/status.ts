import { type Connection, withConnection } from '../connection.ts';
import { duration, percent, thousands } from '../format.ts';
import type { FactCounts } from '../import/count-rows.ts';
import { listRunning, type RunningImport } from '../import/runs.ts';
import { factLines } from '../import/summary.ts';
import { ageOfRates } from '../prices/rates.ts';

type StoreStatus = {
  id: number;
  name: string;
  active: number;
  soldOut: number;
  importedAt: string | null;
  ago: number | null;
  lastOutcome: string | null;
  lastReason: string | null;
  lastAt: string | null;
  goodId: number | null;
  read: number;
  created: number;
  changed: number;
  unchanged: number;
  merged: number;
  regrouped: number;
  facts: FactCounts | null;
  rejected: number;
  vanished: number;
  placed: number;
  namedColor: number;
  matchedColor: number;
  held: number;
};

const storesSql = `
  SELECT s.id, s.name, held.active, held."soldOut",
    to_char(good.finished_at, 'YYYY-MM-DD HH24:MI') AS "importedAt",
    extract(epoch FROM now() - good.finished_at)::float AS ago,
    last.outcome AS "lastOutcome", last.reason AS "lastReason", to_char(last.started_at, 'YYYY-MM-DD HH24:MI') AS "lastAt",
    good.id AS "goodId", coalesce(good.read, 0) AS read, coalesce(good.created, 0) AS created,
    coalesce(good.changed, 0) AS changed, coalesce(good.unchanged, 0) AS unchanged, coalesce(good.merged, 0) AS merged,
    coalesce(good.regrouped, 0) AS regrouped, good.facts,
    coalesce(good.rejected, 0) AS rejected, coalesce(good.sold_out, 0) AS vanished, coalesce(good.placed, 0) AS placed,
    coalesce(good.named_color, 0) AS "namedColor", coalesce(good.matched_color, 0) AS "matchedColor",
    coalesce(waiting.count, 0) AS held
  FROM store s
  CROSS JOIN LATERAL (
    SELECT count(*) FILTER (WHERE stock IS DISTINCT FROM 0)::int AS active,
      count(*) FILTER (WHERE stock = 0)::int AS "soldOut"
    FROM product p WHERE p.store_id = s.id AND p.active
  ) held
  LEFT JOIN LATERAL (
    SELECT * FROM import i WHERE i.store_id = s.id AND outcome = 'imported' ORDER BY id DESC LIMIT 1
  ) good ON true
  LEFT JOIN LATERAL (
    SELECT * FROM import i WHERE i.store_id = s.id ORDER BY id DESC LIMIT 1
  ) last ON true
  LEFT JOIN (
    SELECT store_id, count(*)::int FROM held_price JOIN import ON import.id = import_id
    WHERE rejected_at IS NULL GROUP BY store_id
  ) waiting ON waiting.store_id = s.id
  ORDER BY fold_text(s.name), s.id`;

const unmappedSql = `
  SELECT kind, value, sum(rows)::int AS rows
  FROM unmapped_value WHERE import_id = ANY($1)
  GROUP BY kind, value ORDER BY kind, rows DESC, value`;

const topCount = 10;

const colorLine = ({ matchedColor, namedColor }: StoreStatus): string =>
  namedColor === 0
    ? 'no row names one'
    : `matched in ${percent(matchedColor, namedColor)} of the ${thousands(namedColor)} rows that name one`;

const partsOf = ({ created, changed, unchanged, merged, regrouped, rejected }: StoreStatus): string =>
  Object.entries({ created, changed, unchanged, merged, ...(regrouped > 0 && { regrouped }), rejected })
    .map(([name, count]) => `${thousands(count)} ${name}`)
    .join(' + ');

const lastRunOf = ({ id, lastOutcome, lastReason }: StoreStatus, running: readonly RunningImport[]): string | null => {
  if (lastOutcome === 'imported') return null;
  if (running.some(({ storeId, isAlive }) => storeId === id && !isAlive)) return 'interrupted, and nothing was written';
  return lastReason ? `${lastOutcome}, ${lastReason}` : lastOutcome;
};

const linesOf = (store: StoreStatus, running: readonly RunningImport[]): string[] => {
  const taken = store.read - store.rejected;
  const lines = [
    store.name,
    `  products    ${thousands(store.active)} active, ${thousands(store.soldOut)} sold out`,
    `  last good   ${store.importedAt ? `${store.importedAt} (${duration(store.ago ?? 0)} ago)` : 'never'}`,
  ];
  const lastRun = lastRunOf(store, running);
  if (lastRun !== null) lines.push(`  last run    ${store.lastAt}: ${lastRun}`);
  if (store.goodId === null) return lines;
  return [
    ...lines,
    `  rows        ${thousands(store.read)} read = ${partsOf(store)}; ${thousands(store.vanished)} vanished`,
    `  categories  ${percent(store.placed, taken)} of rows placed with certainty`,
    `  colors      ${colorLine(store)}`,
    // Imports by an older version did not count facts.
    ...(store.facts?.brand ? factLines(store.facts) : []),
    ...(store.held > 0 ? [`  prices      ${thousands(store.held)} held for review`] : []),
  ];
};

const unmappedLines = async (db: Connection, importIds: readonly number[]): Promise<string[]> => {
  const { rows } = await db.query<{ kind: string; value: string; rows: number }>(unmappedSql, [importIds]);
  return ['category', 'color', 'brand'].flatMap((kind) => {
    const own = rows.filter((row) => row.kind === kind);
    if (own.length === 0) return [];
    const more = own.length > topCount ? [`  and ${own.length - topCount} more`] : [];
    return [
      `Unmapped: ${kind}`,
      ...own
        .slice(0, topCount)
        .map(({ value, rows: count }) => `  ${thousands(count).padStart(7)}  ${value || '(empty)'}`),
      ...more,
    ];
  });
};

const rateLines = async (url: string): Promise<string[]> => {
  const { day, days, isStale } = await ageOfRates(url);
  if (!isStale) return [];
  return [`The exchange rates are from ${day} (${days} days old). Run: npm run catalogue -- rate fetch`];
};

/**
 * Returns the daily overview for ops, line by line: each store, the totals, unmapped values, and outdated exchange
 * rates.
 */
export const describeStatus = (url: string): Promise<string[]> =>
  withConnection(url, async (db) => {
    const { rows } = await db.query<StoreStatus>(storesSql);
    if (rows.length === 0) return ['The catalogue is empty'];
    const running = await listRunning(db);
    const sum = (of: (store: StoreStatus) => number): number => rows.reduce((total, store) => total + of(store), 0);
    const taken = sum((store) => store.read - store.rejected);
    return [
      ...rows.flatMap((store) => linesOf(store, running)),
      `Total (${rows.length === 1 ? '1 store' : `${rows.length} stores`}): ${thousands(sum((s) => s.active))} active products, ${thousands(sum((s) => s.soldOut))} sold out; ${percent(
        sum((s) => s.placed),
        taken,
      )} of rows placed, ${percent(
        sum((s) => s.matchedColor),
        sum((s) => s.namedColor),
      )} of named colors matched`,
      ...(await unmappedLines(
        db,
        rows.flatMap(({ goodId }) => goodId ?? []),
      )),
      ...(await rateLines(url)),
    ];
  });
