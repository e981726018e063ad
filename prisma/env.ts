import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const file = resolve(root, '.env');

// The process's own environment stands above the file.
if (existsSync(file)) process.loadEnvFile(file);
const { env } = process;

type Given = 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATABASE_OWNER_URL' | 'OPENSEARCH_PASSWORD';

const readGiven = (name: Given): string | null => {
  const file = env[`${name}_FILE`];
  return env[name] || (file ? readFileSync(file, 'utf8').trim() : null);
};

const itemsOf = (list: string | undefined): string[] =>
  (list || '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** The PostgreSQL to use, without a pooler; null means the embedded one of `dataDir`. */
export const databaseUrl: string | null = readGiven('DATABASE_DIRECT_URL') ?? readGiven('DATABASE_URL');

/** The same database as who owns its tables, to migrate it; null: the role of `databaseUrl` owns them. */
export const databaseOwnerUrl: string | null = readGiven('DATABASE_OWNER_URL');

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
export const feedPrivateHosts: readonly string[] = itemsOf(env.FEED_PRIVATE_HOSTS).map((host) => host.toLowerCase());

/** Where OpenSearch is, and how new indexes are made there (docs/operations.md); null: the shop has none. */
export const readSearchEngine = () => {
  if (!env.OPENSEARCH_URL) return null;
  return {
    address: {
      nodes: itemsOf(env.OPENSEARCH_URL),
      username: env.OPENSEARCH_USERNAME || undefined,
      password: readGiven('OPENSEARCH_PASSWORD') ?? undefined,
      ca: env.OPENSEARCH_CA_FILE ? readFileSync(env.OPENSEARCH_CA_FILE, 'utf8') : undefined,
    },
    settings: {
      prefix: env.OPENSEARCH_PREFIX || 'wearfolio',
      shards: Number(env.OPENSEARCH_SHARDS || 1),
      replicas: Number(env.OPENSEARCH_REPLICAS || 0),
    },
  };
};

/** Where the European Central Bank has its reference rates; null: they are not fetched. */
export const exchangeRatesUrl: string | null =
  env.EXCHANGE_RATES_URL === 'none'
    ? null
    : env.EXCHANGE_RATES_URL || 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml';

/** The folder in which the caller typed the command: files named there are meant from there. */
export const callerDir: string = env.INIT_CWD || process.cwd();
