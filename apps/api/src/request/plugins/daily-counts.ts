import type { Database } from '@wearfolio/database/client';
import plugin from 'fastify-plugin';

/** What is counted by day: page views, visits (by page, by where they came from, by device), searches, favorites, and clicks to stores. */
export type Figure =
  | 'view'
  | 'visit'
  | 'visit-source'
  | 'visit-device'
  | 'search'
  | 'favorite'
  | 'click-page'
  | 'click-position';

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged with Fastify's own.
  interface FastifyInstance {
    /** Counts that something happened today (UTC); nothing is written before the next flush. */
    countToday: (figure: Figure, value: string) => void;
    /** Writes what was counted since the last flush. */
    flushCounts: () => Promise<void>;
  }
}

/** In milliseconds. A process that is killed loses what it counted in this time. */
const flushInterval = 5000;

/** Different values that a process counts between two flushes; what is beyond is counted as `others`. */
const mostValues = 2000;

/** What stands for values that are too many. */
export const others = 'other';

type Counted = { figure: string; day: string; value: string; count: number };

const write = async (db: Database, rows: readonly Counted[]): Promise<void> => {
  // In one order in every process, so that none waits for another in a circle.
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
 * `app.countToday`: counts are added up in memory and written every few seconds in one statement, so that no request waits
 * or writes for them. The counts of several processes add up.
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
      app.log.warn({ err: error }, 'Daily counts could not be written yet');
      for (const { figure, day, value, count } of rows) add(figure, day, value, count);
    }
  });

  const timer = setInterval(() => app.afterwards(app.flushCounts), flushInterval).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await app.flushCounts();
  });
});
