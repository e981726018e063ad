import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withConnection } from '@wearfolio/database/catalogue/connection';
import { openEmbedded } from '@wearfolio/database/embedded';
import { migrate } from '@wearfolio/database/migrate';
import type { TestProject } from 'vitest/node';
import { createDatabase } from './test-database.ts';

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged with Vitest's own.
  export interface ProvidedContext {
    templateUrl: string;
  }
}

/** One PostgreSQL of its own for all test files; each clones the migrated database as often as it likes. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'wearfolio-api-'));
  const server = await openEmbedded(dataDir, () => undefined);
  await withConnection(server.url, async (admin) => {
    // Nothing here outlives the run, so nothing has to reach the disk.
    await admin.query('ALTER SYSTEM SET fsync = off');
    await admin.query('SELECT pg_reload_conf()');
  });
  const templateUrl = await createDatabase(server.url, 'template0', 'migrated');
  await migrate(templateUrl);
  // A database is cloned only while nobody uses it, and the engine lets go of its connections late.
  await withConnection(server.url, (admin) =>
    admin.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'migrated'`),
  );
  project.provide('templateUrl', templateUrl);
  return async () => {
    await server.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
};
