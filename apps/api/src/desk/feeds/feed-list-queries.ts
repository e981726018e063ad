import { listRunning } from '@wearfolio/catalogue/import/runs';
import { nextDue } from '@wearfolio/catalogue/schedule/schedules';
import { mostReasons, rejectPageSize } from '@wearfolio/contracts/desk-feed-imports';
import { type FeedList, type FeedState, feedLists, type ListedFeed } from '@wearfolio/contracts/desk-feeds';
import { deskPageSize } from '@wearfolio/contracts/desk-products';
import { fold } from '@wearfolio/contracts/text/fold';
import { type Database, poolOf } from '@wearfolio/database/client';
import { Prisma } from '@wearfolio/database/generated/client';
import { type FeedReading, isAccessLost } from './feed-queries.ts';

type Row = Omit<ListedFeed, 'products' | 'good_at' | 'next_at' | 'is_access_lost'> & {
  goodAt: Date | null;
  url: string | null;
  credentials: Uint8Array | null;
};

/** The states that each list shows. */
const statesOf: Record<Exclude<FeedList, 'all'>, readonly FeedState[]> = {
  trouble: ['interrupted', 'unreached', 'refused', 'failed'],
  running: ['running'],
  never: ['never'],
};

// A failed fetch creates no import, so the last import can be of an older feed.
const stateSql = (running: number[], interrupted: number[]): Prisma.Sql => Prisma.sql`
  CASE WHEN store.remove_at IS NOT NULL THEN 'deleted'
    WHEN store.id = ANY(${running}) THEN 'running'
    WHEN store.id = ANY(${interrupted}) THEN 'interrupted'
    WHEN last_outcome NOT IN ('imported', 'unchanged') THEN 'unreached'
    WHEN last.outcome IS NULL THEN 'never'
    WHEN last.outcome = 'imported' THEN 'good'
    ELSE last.outcome END`;

const joined = (q: string): Prisma.Sql => Prisma.sql`
  FROM store
  LEFT JOIN feed_schedule ON feed_schedule.store_id = store.id
  LEFT JOIN LATERAL (
    SELECT * FROM import WHERE store_id = store.id AND outcome <> 'running' ORDER BY id DESC LIMIT 1
  ) last ON true
  WHERE fold_text(store.name) LIKE ${`%${fold(q)}%`}`;

const listRows = (db: Database, state: Prisma.Sql, { q, list, page }: Asked): Promise<Row[]> => {
  const wanted = list === 'all' ? Prisma.sql`true` : Prisma.sql`state = ANY(${[...statesOf[list]]})`;
  return db.$queryRaw<Row[]>`
    WITH feed AS (
      SELECT store.id, store.name, ${state} AS state, last_outcome, last.id AS last_run, last.reason AS last_reason,
        coalesce(last.rejected, 0) AS rejected, cron, url, credentials,
        coalesce(paused_at IS NOT NULL, false) AS is_paused
      ${joined(q)}
    ), listed AS (
      SELECT * FROM feed WHERE ${wanted} ORDER BY fold_text(name), id LIMIT ${deskPageSize} OFFSET ${(page - 1) * deskPageSize}
    ), good AS MATERIALIZED (
      SELECT good.* FROM listed CROSS JOIN LATERAL (
        SELECT * FROM import WHERE store_id = listed.id AND outcome = 'imported' ORDER BY import.id DESC LIMIT 1
      ) good
    ), unmapped AS (
      SELECT import_id, count(*)::int AS count FROM unmapped_value
      WHERE import_id IN (SELECT id FROM good) AND value <> '' GROUP BY import_id
    ), held AS (
      SELECT store_id, count(*)::int AS count FROM held_price JOIN import ON import.id = import_id
      WHERE store_id IN (SELECT id FROM listed) AND rejected_at IS NULL GROUP BY store_id
    )
    SELECT listed.id, name, state, last_run, listed.rejected, cron, url, credentials, is_paused,
      CASE state WHEN 'unreached' THEN last_outcome WHEN 'refused' THEN last_reason WHEN 'failed' THEN last_reason END AS reason,
      good.finished_at AS "goodAt", coalesce(good.read, 0) AS read, coalesce(good.created, 0) AS created,
      coalesce(good.changed, 0) AS changed, coalesce(good.unchanged, 0) AS unchanged, coalesce(good.merged + good.regrouped, 0) AS merged,
      coalesce(good.sold_out, 0) AS sold_out,
      coalesce(held.count, 0) AS held, coalesce(unmapped.count, 0) AS unmapped
    FROM listed
    LEFT JOIN good ON good.store_id = listed.id
    LEFT JOIN unmapped ON unmapped.import_id = good.id
    LEFT JOIN held ON held.store_id = listed.id
    ORDER BY fold_text(name), listed.id`;
};

const countStates = async (db: Database, state: Prisma.Sql, q: string): Promise<Record<FeedList, number>> => {
  const rows = await db.$queryRaw<{ state: FeedState; count: number }[]>`
    SELECT state, count(*)::int AS count FROM (SELECT ${state} AS state ${joined(q)}) feed GROUP BY state`;
  const countOf = (list: FeedList): number =>
    rows.reduce((sum, row) => sum + (list === 'all' || statesOf[list].includes(row.state) ? row.count : 0), 0);
  return Object.fromEntries(feedLists.map((list) => [list, countOf(list)])) as Record<FeedList, number>;
};

type Asked = { q: string; list: FeedList; page: number };

/** The feeds of stores whose name contains `q`, by name. `shown` has the number of products in the shop by store. */
export const listFeeds = async (db: Database, asked: Asked, { shown, timeZone, tokenSecret }: FeedReading) => {
  const under = await listRunning(poolOf(db));
  const idsOf = (isAlive: boolean) => under.filter((run) => run.isAlive === isAlive).map(({ storeId }) => storeId);
  const state = stateSql(idsOf(true), idsOf(false));
  const [rows, counts] = await Promise.all([listRows(db, state, asked), countStates(db, state, asked.q)]);
  const now = new Date();
  const next = new Map(
    [...new Set(rows.map(({ cron }) => cron))].map((cron) => [cron, cron && nextDue(cron, now, timeZone)]),
  );
  const data = rows.map(({ goodAt, url, credentials, ...row }): ListedFeed => {
    const due = row.is_paused ? null : next.get(row.cron);
    return {
      ...row,
      products: shown.get(row.id) ?? 0,
      good_at: goodAt?.toISOString() ?? null,
      next_at: due instanceof Date ? due.toISOString() : null,
      is_access_lost: isAccessLost({ id: row.id, url, credentials }, tokenSecret),
    };
  });
  return { data, counts, page_size: deskPageSize };
};

type Run = { store_id: number; store: string; startedAt: Date; outcome: string };

/** `reason` is '' for the rows of all reasons. */
type AskedRejects = { field: string; reason: string; page: number };

/**
 * One page of rows that an import rejected, in feed order, and the import's most common reasons. Null when there is no
 * such import.
 */
export const findRejects = async (db: Database, id: number, { field, reason, page }: AskedRejects) => {
  const isAsked = reason === '' ? Prisma.sql`true` : Prisma.sql`field = ${field} AND reason = ${reason}`;
  const [[run], data, reasons] = await Promise.all([
    db.$queryRaw<Run[]>`
      SELECT store_id, name AS store, started_at AS "startedAt", outcome
      FROM import JOIN store ON store.id = store_id WHERE import.id = ${id}`,
    db.$queryRaw<{ line: number; field: string; value: string; reason: string }[]>`
      SELECT line, field, value, reason FROM import_reject
      WHERE import_id = ${id} AND ${isAsked} ORDER BY id LIMIT ${rejectPageSize} OFFSET ${(page - 1) * rejectPageSize}`,
    db.$queryRaw<{ field: string; reason: string; rows: number; total: number }[]>`
      SELECT field, reason, count(*)::int AS rows,
        coalesce(sum(count(*)) FILTER (WHERE ${isAsked}) OVER (), 0)::int AS total
      FROM import_reject WHERE import_id = ${id}
      GROUP BY field, reason ORDER BY rows DESC, field, reason LIMIT ${mostReasons}`,
  ]);
  if (!run) return null;
  const { startedAt, ...about } = run;
  return {
    data,
    reasons: reasons.map(({ total: _, ...one }) => ({ ...one, key: one.reason })),
    run: { ...about, started_at: startedAt.toISOString() },
    total: reasons[0]?.total ?? 0,
    page_size: rejectPageSize,
  };
};
