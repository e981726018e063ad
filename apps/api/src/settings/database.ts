import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { checkAddresses } from './database-addresses.ts';
import { isBetween, listOf, number, rootDir, text, type Values, variable } from './variable.ts';

const isDatabaseUrl = (value: string): boolean =>
  URL.canParse(value) && ['postgres:', 'postgresql:'].includes(new URL(value).protocol);

export const databaseVariables = {
  DATABASE_URL: variable(
    'an address such as postgresql://name:password@host:5432/database',
    z.optional(text(isDatabaseUrl)),
  ),
  DATABASE_URL_FILE: variable('a file with the address of the database', z.optional(z.string())),
  DATABASE_DIRECT_URL: variable(
    'the address of the same database without a pooler, such as postgresql://name:password@host:5432/database',
    z.optional(text(isDatabaseUrl)),
  ),
  DATABASE_DIRECT_URL_FILE: variable('a file with that address', z.optional(z.string())),
  DATABASE_REPLICA_URL: variable(
    'addresses of replicas separated by commas or spaces, such as postgresql://name:password@replica:5432/database',
    listOf(isDatabaseUrl),
  ),
  DATABASE_REPLICA_URL_FILE: variable('a file with these addresses', z.optional(z.string())),
  DATABASE_REPLICA_MAX_LAG: variable(
    'a whole number of seconds from 1 to 9999',
    z._default(number(isBetween(1, 9999)), 10),
  ),
  DATA_DIR: variable('a folder', z._default(z.string(), '.data')),
  SEED: variable('demo or none', z._default(z.enum(['demo', 'none']), 'demo')),
};

export type DatabaseSettings = {
  /** Null: the embedded server in `dataDir`. */
  databaseUrl: string | null;
  /** The same database without a pooler, for work that needs its own session. */
  databaseDirectUrl: string | null;
  /** The replicas, and how far one may lag before it is skipped, in seconds. */
  replicas: { urls: readonly string[]; mostLag: number };
  /** An absolute path. */
  dataDir: string;
  seed: 'demo' | 'none';
};

/** Throws StartRefused when the addresses are inconsistent. */
export const databaseSettings = (values: Values<typeof databaseVariables>): DatabaseSettings => {
  const url = values.DATABASE_URL ?? null;
  const direct = values.DATABASE_DIRECT_URL ?? null;
  const urls = values.DATABASE_REPLICA_URL;
  checkAddresses({ url, direct, replicas: urls });
  return {
    databaseUrl: url,
    databaseDirectUrl: direct ?? url,
    replicas: { urls, mostLag: values.DATABASE_REPLICA_MAX_LAG },
    dataDir: resolve(rootDir, values.DATA_DIR),
    seed: values.SEED,
  };
};
