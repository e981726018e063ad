import { randomUUID } from 'node:crypto';
import { withConnection } from '@wearfolio/catalogue/connection';
import { createClient, type Database } from '@wearfolio/database/client';
import { inject } from 'vitest';

/** Creates the database `name` on the server of `url` from `template`, which must not be in use. */
export const createDatabase = async (url: string, template: string, name: string): Promise<string> => {
  await withConnection(new URL('/postgres', url).href, (admin) =>
    admin.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`),
  );
  return new URL(`/${name}`, url).href;
};

/** Opens a migrated, empty database, which is removed with the test run's server. */
export const openTestDatabase = async (): Promise<{ db: Database; url: string }> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const url = await createDatabase(inject('templateUrl'), 'migrated', name);
  return { db: createClient(url, 5, () => undefined), url };
};

/** Drops a database that is in use, like an outage. */
export const removeDatabase = (url: string): Promise<unknown> =>
  withConnection(new URL('/postgres', url).href, (admin) =>
    admin.query(`DROP DATABASE ${new URL(url).pathname.slice(1)} WITH (FORCE)`),
  );
