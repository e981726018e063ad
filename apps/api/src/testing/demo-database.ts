import { withConnection } from '@wearfolio/catalogue/connection';
import { createClient } from '@wearfolio/database/client';
import { seedDemo } from '@wearfolio/demo/seed';
import { inject } from 'vitest';
import type { TestApp } from './test-app.ts';
import { createDatabase } from './test-database.ts';

const lock = 5_170_007;

/** Opens a database with the demo, a copy of the one that the first caller of a test run seeds. */
export const openDemoDatabase = async (): Promise<Pick<TestApp, 'db' | 'url'>> => {
  const server = inject('templateUrl');
  await withConnection(new URL('/postgres', server).href, async (admin) => {
    await admin.query('SELECT pg_advisory_lock($1)', [lock]);
    const { rowCount } = await admin.query("SELECT FROM pg_database WHERE datname = 'demo'");
    if (rowCount !== 0) return;
    await seedDemo({ url: await createDatabase(server, 'migrated', 'demo_draft'), say: () => undefined });
    await admin.query('ALTER DATABASE demo_draft RENAME TO demo');
  });
  const url = await createDatabase(server, 'demo', `test_${process.pid}_${Date.now()}`);
  return { db: createClient(url, 5, () => undefined), url };
};
