import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { type AccountSettings, accountSettings, accountVariables, testOnlyVariable } from './accounts.ts';
import { type DatabaseSettings, databaseSettings, databaseVariables } from './database.ts';
import { type FeedSettings, feedSettings, feedVariables } from './feeds.ts';
import { type ListingSettings, listingSettings, listingVariables } from './listing.ts';
import { type MailSettings, mailSettings, mailVariables } from './mail.ts';
import { type ServerSettings, serverSettings, serverVariables } from './server.ts';
import { type ShopSettings, shopSettings, shopVariables } from './shop.ts';
import { StartRefused } from './start-refused.ts';
import { readFileOf, rootDir, type Shape } from './variable.ts';

/** All variables of the environment. To add one, add it to its noun in `settings/`, and to `.env.example`. */
export const variables = {
  ...serverVariables,
  ...databaseVariables,
  ...accountVariables,
  ...mailVariables,
  ...shopVariables,
  ...feedVariables,
  ...listingVariables,
};

type Name = keyof typeof variables;

type Source = Readonly<Record<string, string | undefined>>;

/** The settings of the process, validated and with their defaults. */
export type Env = ServerSettings &
  DatabaseSettings &
  AccountSettings &
  MailSettings &
  ShopSettings &
  FeedSettings &
  ListingSettings;

const schema = z.object(
  Object.fromEntries(Object.entries(variables).map(([name, one]) => [name, one.schema])) as Shape<typeof variables>,
);

/** An address for display, with its password replaced. */
export const hidePassword = (value: string): string => value.replace(/(:\/\/[^:/@\s]*:)[^/\s]*@/g, '$1***@');

const secretNames = new Set<Name>(['TOKEN_SECRET', 'OPS_TOKEN', 'OPENSEARCH_PASSWORD']);

const refused = (name: Name, source: Source): StartRefused => {
  const value = secretNames.has(name) ? '***' : hidePassword(source[name] ?? '');
  return new StartRefused(`${name} is '${value}', but it must be ${variables[name].accepts}.`);
};

/** Reads the settings from `source`. An empty value counts as missing. Throws StartRefused naming the first bad one. */
export const readEnv = (source: Source): Env => {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const { data, error } = schema.safeParse(given);
  if (!data) throw refused(String(error.issues[0]?.path[0]) as Name, source);
  const testOnly = testOnlyVariable(data, data.NODE_ENV);
  if (testOnly) throw refused(testOnly, source);
  const database = databaseSettings(data);
  return {
    ...serverSettings(data),
    ...database,
    ...accountSettings(data),
    ...mailSettings(data),
    ...shopSettings(data),
    ...feedSettings(data, database.dataDir),
    ...listingSettings(data, database.dataDir),
  };
};

/** The settings of this process: its environment, then the `.env` file at the root. */
export const readProcessEnv = (): Env => {
  const file = join(rootDir, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  const addresses = ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'] as const;
  const read = addresses.flatMap((name) => {
    const named = process.env[`${name}_FILE`];
    return process.env[name] || !named ? [] : [[name, readFileOf(`${name}_FILE`, named)]];
  });
  return readEnv({ ...process.env, ...Object.fromEntries(read) });
};
