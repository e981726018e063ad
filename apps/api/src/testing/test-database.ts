import { randomUUID } from 'node:crypto';
import { withConnection } from '@wearfolio/catalogue/connection';
import { createClient, type Database } from '@wearfolio/database/client';
import { inject } from 'vitest';

/** Makes the database `name` on the server of `url` after the model of `template`, which nobody may be using. */
export const createDatabase = async (url: string, template: string, name: string): Promise<string> => {
  await withConnection(new URL('/postgres', url).href, (admin) =>
    admin.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`),
  );
  return new URL(`/${name}`, url).href;
};

/** Opens a database of the caller's own: migrated, empty, gone with the test run's server. */
export const openTestDatabase = async (): Promise<{ db: Database; url: string }> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const url = await createDatabase(inject('templateUrl'), 'migrated', name);
  return { db: createClient(url, 5, () => undefined), url };
};

/** Takes a database away from whoever uses it, as an outage does. */
export const removeDatabase = (url: string): Promise<unknown> =>
  withConnection(new URL('/postgres', url).href, (admin) =>
    admin.query(`DROP DATABASE ${new URL(url).pathname.slice(1)} WITH (FORCE)`),
  );
