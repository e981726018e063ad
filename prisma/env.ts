import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const file = resolve(root, '.env');

// Variables of the process override the file.
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

/** The PostgreSQL server, without a pooler; null for the embedded one in `dataDir`. */
export const databaseUrl: string | null = readGiven('DATABASE_DIRECT_URL') ?? readGiven('DATABASE_URL');

/** The same database as the owner of its tables, for migrations; null if the role of `databaseUrl` owns them. */
export const databaseOwnerUrl: string | null = readGiven('DATABASE_OWNER_URL');

/** Folder of the embedded server and the reports; relative to the root of the repository. */
export const dataDir: string = resolve(root, env.DATA_DIR || '.data');

/**
 * Returns the shop's secret, which reads the credentials of feeds: TOKEN_SECRET, the content of TOKEN_SECRET_FILE, or the
 * one that the shop keeps beside the embedded database. Null if there is none.
 */
export const readTokenSecret = (): string | null => {
  if (env.TOKEN_SECRET) return env.TOKEN_SECRET;
  const file = env.TOKEN_SECRET_FILE || resolve(dataDir, 'token-secret');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
};

/**
 * Where stores' last successful feeds are kept for reimports, with limits for the number of files and their total
 * bytes.
 */
export const keptFeeds: { folder: string; mostFiles: number; mostBytes: number } = {
  folder: resolve(dataDir, 'feeds'),
  mostFiles: Number(env.KEPT_FEEDS || 500),
  mostBytes: Number(env.KEPT_FEEDS_MAX_BYTES || 20_000_000_000),
};

/** The catalogue's currency (behavior.md#price-currency) if CURRENCY sets it; else the database does. */
export const fixedCurrency: string | null = env.CURRENCY || null;

/** The country to which delivery is shown if COUNTRY sets it; else the database does. */
export const fixedCountry: string | null = env.COUNTRY || null;

/** The sender of mails if MAIL_FROM sets it; else the database does. */
export const fixedMailFrom: string | null = env.MAIL_FROM || null;

/** The recipient of messages and reports if CONTACT_TO sets it; else the database does. */
export const fixedContactTo: string | null = env.CONTACT_TO || null;

/** The folder of texts that the operator can replace. */
export const contentDir: string = resolve(root, env.CONTENT_DIR || 'content');

/** The currency of a database without one. */
export const currency: string = fixedCurrency ?? 'USD';

/** Whether offers of one product share a card and an address; `GROUP_OFFERS=off` gives each offer its own. */
export const groupOffers: boolean = (env.GROUP_OFFERS || 'on').toLowerCase() !== 'off';

/** Hosts in private networks from which feeds may be fetched, as `host` or `host:port`. */
export const feedPrivateHosts: readonly string[] = itemsOf(env.FEED_PRIVATE_HOSTS).map((host) => host.toLowerCase());

/** Returns the address of OpenSearch and the settings of new indexes (docs/operations.md); null if there is none. */
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

/** Address of the European Central Bank's reference rates; null if they are not fetched. */
export const exchangeRatesUrl: string | null =
  env.EXCHANGE_RATES_URL === 'none'
    ? null
    : env.EXCHANGE_RATES_URL || 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml';

/** The folder from which the command was called; file names are relative to it. */
export const callerDir: string = env.INIT_CWD || process.cwd();
