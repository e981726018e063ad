import type { Database } from '@wearfolio/database/client';
import plugin from 'fastify-plugin';

/** Daily counters: page views, visits (by page, source and device), searches, favorites, click-outs, and calls and click-outs of partners. */
export type Figure =
  | 'view'
  | 'visit'
  | 'visit-source'
  | 'visit-device'
  | 'search'
  | 'favorite'
  | 'click-page'
  | 'click-position'
  | 'partner-call'
  | 'partner-click';

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged with Fastify's own.
  interface FastifyInstance {
    /** Counts an event for today (UTC). It is written with the next flush. */
    countToday: (figure: Figure, value: string) => void;
    /** Writes the counts since the last flush. */
    flushCounts: () => Promise<void>;
  }
}

/** In ms. A killed process loses the counts of this interval. */
const flushInterval = 5000;

/** The most distinct values per flush. Further values count as `others`. */
const mostValues = 2000;

/** Replaces values past the limit. */
export const others = 'other';

type Counted = { figure: string; day: string; value: string; count: number };

const write = async (db: Database, rows: readonly Counted[]): Promise<void> => {
  // The same order in every process prevents deadlocks.
  await db.$executeRaw`
    INSERT INTO daily_count (figure, day, value, count)
    SELECT figure, day, value, count
    FROM unnest(
      ${rows.map(({ figure }) => figure)}::text[], ${rows.map(({ day }) => day)}::date[],
      ${rows.map(({ value }) => value)}::text[], ${rows.map(({ count }) => count)}::int[]
    ) AS counted (figure, day, value, count)
    ORDER BY figure, day, value
    ON CONFLICT (figure, day, value) DO UPDATE SET count = daily_count.count + excluded.count`;
};

/**
 * `app.countToday`: adds up counts in memory and writes them every few seconds in one statement, so that requests do
 * not wait. Counts of several processes add up.
 */
export const dailyCounts = plugin(async (app) => {
  let counts = new Map<string, Counted>();

  const add = (figure: string, day: string, value: string, count: number): void => {
    const key = `${figure}\n${day}\n${value}`;
    const known = counts.get(key);
    if (known) known.count += count;
    else if (counts.size < mostValues || value === others) counts.set(key, { figure, day, value, count });
    else add(figure, day, others, count);
  };

  app.decorate('countToday', (figure, value) => add(figure, new Date().toISOString().slice(0, 10), value, 1));

  app.decorate('flushCounts', async () => {
    if (counts.size === 0) return;
    const rows = [...counts.values()];
    counts = new Map();
    try {
      await write(app.db, rows);
    } catch (error) {
      app.log.warn({ err: error }, 'Could not write daily counts yet');
      for (const { figure, day, value, count } of rows) add(figure, day, value, count);
    }
  });

  const timer = setInterval(() => app.afterwards(app.flushCounts), flushInterval).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await app.flushCounts();
  });
});
