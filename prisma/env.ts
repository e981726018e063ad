import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const file = resolve(root, '.env');

// The process's own environment stands above the file.
if (existsSync(file)) process.loadEnvFile(file);
const { env } = process;

type AddressName = 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATABASE_OWNER_URL';

const readUrl = (name: AddressName): string | null => {
  const file = env[`${name}_FILE`];
  return env[name] || (file ? readFileSync(file, 'utf8').trim() : null);
};

/** The PostgreSQL to use, without a pooler; null means the embedded one of `dataDir`. */
export const databaseUrl: string | null = readUrl('DATABASE_DIRECT_URL') ?? readUrl('DATABASE_URL');

/** The same database as who owns its tables, to migrate it; null: the role of `databaseUrl` owns them. */
export const databaseOwnerUrl: string | null = readUrl('DATABASE_OWNER_URL');

/** Where the embedded server and the reports are kept; a relative one counts from the root of the repository. */
export const dataDir: string = resolve(root, env.DATA_DIR || '.data');

/** Where stores' last good feeds are kept to be read again: at most so many files, and so many bytes in all. */
export const keptFeeds: { folder: string; mostFiles: number; mostBytes: number } = {
  folder: resolve(dataDir, 'feeds'),
  mostFiles: Number(env.KEPT_FEEDS || 500),
  mostBytes: Number(env.KEPT_FEEDS_MAX_BYTES || 20_000_000_000),
};

/** The catalogue's one currency (decision 50), where CURRENCY says it; else the database does. */
export const fixedCurrency: string | null = env.CURRENCY || null;

/** The currency of a database that says none. */
export const currency: string = fixedCurrency ?? 'USD';

/** Whether offers of one product share a card and an address; `GROUP_OFFERS=off` gives each its own. */
export const groupOffers: boolean = (env.GROUP_OFFERS || 'on').toLowerCase() !== 'off';

/** Hosts on private networks from which feeds may be fetched all the same, as `host` or `host:port`. */
export const feedPrivateHosts: readonly string[] = (env.FEED_PRIVATE_HOSTS || '')
  .split(',')
  .map((host) => host.trim().toLowerCase())
  .filter((host) => host !== '');

/** Where the European Central Bank has its reference rates; null: they are not fetched. */
export const exchangeRatesUrl: string | null =
  env.EXCHANGE_RATES_URL === 'none'
    ? null
    : env.EXCHANGE_RATES_URL || 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml';

/** The folder in which the caller typed the command: files named there are meant from there. */
export const callerDir: string = env.INIT_CWD || process.cwd();
