import { existsSync, readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { isCurrencyCode } from '@wearfolio/contracts/identity/currency';
import { type FixedIdentity, isMailbox, priceRules } from '@wearfolio/contracts/identity/identity';
import type { EngineAddress } from '@wearfolio/opensearch/connect';
import type { IndexSettings } from '@wearfolio/opensearch/indexes';
import * as z from 'zod/mini';
import { checkAddresses } from './start/database-addresses.ts';
import { isGuessable } from './start/guessable.ts';
import { StartRefused } from './start/start-refused.ts';

const rootDir = join(import.meta.dirname, '..', '..', '..');

const splitList = z.transform((text: string) => text.split(/[,\s]+/).filter((entry) => entry !== ''));

const isPort = (text: string): boolean => /^\d{1,5}$/.test(text) && Number(text) > 0 && Number(text) < 65_536;

const isDatabaseUrl = (text: string): boolean =>
  URL.canParse(text) && ['postgres:', 'postgresql:'].includes(new URL(text).protocol);

const isSeconds = (text: string): boolean => /^\d{1,4}$/.test(text) && Number(text) > 0;

const isOrigin = (text: string): boolean =>
  /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;

const isProxy = (text: string): boolean => {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  // Of /0 everybody is a proxy, and says which address the limits see.
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= (version === 4 ? 32 : 128))
  );
};

const isHttpUrl = (text: string): boolean => /^https?:$/.test(URL.parse(text)?.protocol ?? '');

const isSmtpUrl = (text: string): boolean => /^smtps?:$/.test(URL.parse(text)?.protocol ?? '');

const isHost = (text: string): boolean => /^[\w.-]+(:\d{1,5})?$|^\[[\da-f:]+\](:\d{1,5})?$/i.test(text);

const isCount = (text: string): boolean => /^\d{1,15}$/.test(text);

const isPortOrNone = (text: string): boolean => text === '0' || isPort(text);

/** Google's own; any other is for tests (decision 70). */
const google = {
  issuer: 'https://accounts.google.com',
  certsUrl: 'https://www.googleapis.com/oauth2/v3/certs',
  scriptUrl: 'https://accounts.google.com/gsi/client',
};

/** The reference rates of the day, of the European Central Bank. */
const standardRatesUrl = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml';

const text = (accepts: (value: string) => boolean) => z.string().check(z.refine(accepts));

const listOf = (accepts: (value: string) => boolean) =>
  z._default(z.pipe(z.string(), z.pipe(splitList, z.array(text(accepts)))), []);

const isPrefix = (text: string): boolean => /^[a-z][a-z\d-]{0,40}$/.test(text);

const countFrom = (least: number, most: number, standard: number) =>
  z._default(
    z.pipe(
      text((value) => /^\d{1,3}$/.test(value) && Number(value) >= least && Number(value) <= most),
      z.transform(Number),
    ),
    standard,
  );

const variables = z.object({
  PORT: z._default(z.pipe(text(isPort), z.transform(Number)), 3000),
  HOST: z._default(
    text((value) => /^[\w.:-]+$/.test(value)),
    '127.0.0.1',
  ),
  DATABASE_URL: z.optional(text(isDatabaseUrl)),
  DATABASE_URL_FILE: z.optional(z.string()),
  DATABASE_DIRECT_URL: z.optional(text(isDatabaseUrl)),
  DATABASE_DIRECT_URL_FILE: z.optional(z.string()),
  DATABASE_REPLICA_URL: listOf(isDatabaseUrl),
  DATABASE_REPLICA_URL_FILE: z.optional(z.string()),
  DATABASE_REPLICA_MAX_LAG: z._default(z.pipe(text(isSeconds), z.transform(Number)), 10),
  DATA_DIR: z._default(z.string(), '.data'),
  PUBLIC_URL: z.optional(text(isOrigin)),
  SEED: z._default(z.enum(['demo', 'none']), 'demo'),
  TRUST_PROXY: listOf(isProxy),
  CORS_ORIGINS: listOf(isOrigin),
  SHOP_NAME: z.optional(text((value) => value.trim() === value && value.length <= 40)),
  CURRENCY: z.optional(text(isCurrencyCode)),
  PRICE_RULE: z.optional(z.enum(priceRules)),
  PRICES_INCLUDE_VAT: z._default(z.enum(['yes', 'no']), 'no'),
  TOKEN_SECRET: z.optional(z.string()),
  TOKEN_SECRET_FILE: z.optional(z.string()),
  BCRYPT_COST: z._default(
    z.pipe(
      text((value) => /^([4-9]|1[0-5])$/.test(value)),
      z.transform(Number),
    ),
    12,
  ),
  SMTP_URL: z.optional(text(isSmtpUrl)),
  MAIL_FROM: z.optional(text(isMailbox)),
  MAIL_UI_PORT: z._default(z.pipe(text(isPortOrNone), z.transform(Number)), 1080),
  MAIL_SMTP_PORT: z._default(z.pipe(text(isPortOrNone), z.transform(Number)), 1025),
  CONTACT_TO: z._default(text(isMailbox), 'hello@wearfolio.example'),
  WORKER: z._default(z.enum(['inline', 'off']), 'inline'),
  WORKER_PORT: z.optional(z.pipe(text(isPort), z.transform(Number))),
  GOOGLE_CLIENT_ID: z.optional(z.string()),
  GOOGLE_ISSUER: z._default(text(isHttpUrl), google.issuer),
  GOOGLE_CERTS_URL: z._default(text(isHttpUrl), google.certsUrl),
  GOOGLE_SCRIPT_URL: z._default(text(isHttpUrl), google.scriptUrl),
  SOCIAL_URLS: listOf(isHttpUrl),
  ANALYTICS_URL: z.optional(text(isHttpUrl)),
  CONTENT_DIR: z._default(z.string(), 'content'),
  FEED_PRIVATE_HOSTS: listOf(isHost),
  LISTING_ENGINE: z._default(z.enum(['memory', 'opensearch']), 'memory'),
  OPENSEARCH_URL: listOf(isOrigin),
  OPENSEARCH_USERNAME: z.optional(z.string()),
  OPENSEARCH_PASSWORD: z.optional(z.string()),
  OPENSEARCH_PASSWORD_FILE: z.optional(z.string()),
  OPENSEARCH_CA_FILE: z.optional(z.string()),
  OPENSEARCH_PREFIX: z._default(text(isPrefix), 'wearfolio'),
  OPENSEARCH_SHARDS: countFrom(1, 100, 1),
  OPENSEARCH_REPLICAS: countFrom(0, 10, 0),
  LISTING_MEMORY_MB: z.optional(
    z.pipe(
      text((value) => isCount(value) && Number(value) > 0),
      z.transform(Number),
    ),
  ),
  KEPT_FEEDS: z._default(z.pipe(text(isCount), z.transform(Number)), 500),
  KEPT_FEEDS_MAX_BYTES: z._default(z.pipe(text(isCount), z.transform(Number)), 20_000_000_000),
  PICTURES: z._default(z.enum(['on', 'off']), 'on'),
  PICTURES_MAX_BYTES: z._default(z.pipe(text(isCount), z.transform(Number)), 20_000_000_000),
  FIRST_SCREENS: z._default(z.enum(['on', 'off']), 'on'),
  EXCHANGE_RATES_URL: z._default(
    text((value) => value === 'none' || isHttpUrl(value)),
    standardRatesUrl,
  ),
  OPS_TOKEN: z.optional(text((value) => value.length >= 24 && !isGuessable(value))),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace']), 'info'),
  NODE_ENV: z._default(z.enum(['development', 'production', 'test']), 'development'),
});

type Name = keyof typeof variables.shape;

type Source = Readonly<Record<string, string | undefined>>;

/** What each variable takes, by its name. */
export const accepted: Record<Name, string> = {
  PORT: 'a whole number from 1 to 65535',
  HOST: 'an address or a host name, such as 127.0.0.1 or 0.0.0.0',
  DATABASE_URL: 'an address such as postgresql://name:password@host:5432/database',
  DATABASE_URL_FILE: 'a file that holds the address of the database',
  DATABASE_DIRECT_URL:
    'the address of the same database without a pooler, such as postgresql://name:password@host:5432/database',
  DATABASE_DIRECT_URL_FILE: 'a file that holds that address',
  DATABASE_REPLICA_URL:
    'addresses separated by commas or spaces, each of one replica, such as postgresql://name:password@replica:5432/database',
  DATABASE_REPLICA_URL_FILE: 'a file that holds these addresses',
  DATABASE_REPLICA_MAX_LAG: 'a whole number of seconds from 1 to 9999',
  DATA_DIR: 'a folder',
  PUBLIC_URL: 'an origin without a path, such as https://shop.example',
  SEED: 'demo or none',
  TRUST_PROXY: 'addresses or networks separated by commas, such as 10.0.0.1,10.1.0.0/16',
  CORS_ORIGINS: 'origins separated by commas, such as https://partner.example',
  SHOP_NAME: 'a name of at most 40 characters',
  CURRENCY: 'a code of three capital letters, such as USD',
  PRICE_RULE: 'lowest30 or store',
  PRICES_INCLUDE_VAT: 'yes or no',
  TOKEN_SECRET: 'a random text of 32 characters or more',
  TOKEN_SECRET_FILE: 'a file that holds the secret',
  BCRYPT_COST: 'a whole number from 10 to 15',
  SMTP_URL: 'an address such as smtp://name:password@mail.example:587',
  MAIL_FROM: 'a mailbox such as Wearfolio <hello@shop.example>',
  MAIL_UI_PORT: 'a whole number from 1 to 65535, or 0 for any free port',
  MAIL_SMTP_PORT: 'a whole number from 1 to 65535, or 0 for any free port',
  CONTACT_TO: 'a mailbox such as hello@shop.example',
  WORKER: 'inline or off',
  WORKER_PORT: 'a whole number from 1 to 65535',
  GOOGLE_CLIENT_ID: 'the client id of Google sign-in',
  GOOGLE_ISSUER: "an address; in production Google's own",
  GOOGLE_CERTS_URL: "an address; in production Google's own",
  GOOGLE_SCRIPT_URL: "an address; in production Google's own",
  SOCIAL_URLS: 'addresses separated by commas, such as https://social.example/wearfolio',
  ANALYTICS_URL: 'an address such as https://stats.example/page-view',
  CONTENT_DIR: 'a folder',
  FEED_PRIVATE_HOSTS: 'hosts separated by commas, such as files.internal:8080',
  LISTING_ENGINE: 'memory or opensearch',
  OPENSEARCH_URL: 'addresses separated by commas, such as https://search1.internal:9200',
  OPENSEARCH_USERNAME: 'a name',
  OPENSEARCH_PASSWORD: 'a password',
  OPENSEARCH_PASSWORD_FILE: 'a file that holds the password',
  OPENSEARCH_CA_FILE: 'a file of certificates in PEM',
  OPENSEARCH_PREFIX: 'small letters, digits and hyphens, such as wearfolio',
  OPENSEARCH_SHARDS: 'a whole number from 1 to 100',
  OPENSEARCH_REPLICAS: 'a whole number from 0 to 10',
  LISTING_MEMORY_MB: 'a number of megabytes, such as 2000',
  KEPT_FEEDS: 'a number of files, such as 500; 0 keeps none',
  KEPT_FEEDS_MAX_BYTES: 'a number of bytes, such as 20000000000',
  PICTURES: 'on or off',
  PICTURES_MAX_BYTES: 'a number of bytes, such as 20000000000',
  FIRST_SCREENS: 'on or off',
  EXCHANGE_RATES_URL: `an address such as ${standardRatesUrl}, or none`,
  OPS_TOKEN: 'a random text of 24 characters or more',
  LOG_LEVEL: 'fatal, error, warn, info, debug or trace',
  NODE_ENV: 'development, production or test',
};

/** Addresses that may be shown: their passwords are replaced. */
export const hidePassword = (value: string): string => value.replace(/(:\/\/[^:/@\s]*:)[^/\s]*@/g, '$1***@');

/** Whom Google sign-in believes; without a client id there is none. */
export type GoogleSettings = { clientId: string | null; issuer: string; certsUrl: string; scriptUrl: string };

/** The settings of the process, checked and with their defaults. */
export type Env = {
  port: number;
  host: string;
  /** Null: the embedded server in `dataDir`. */
  databaseUrl: string | null;
  /** The same database without a pooler: for what needs a session of its own. */
  databaseDirectUrl: string | null;
  /** Replicas of it, and how far one that is asked may be behind, in seconds. */
  replicas: { urls: readonly string[]; mostLag: number };
  /** An absolute path. */
  dataDir: string;
  /** The origin of every link that leaves the house; never taken from a request. */
  publicUrl: string;
  seed: 'demo' | 'none';
  trustProxy: string[];
  corsOrigins: string[];
  /** What the environment says of the shop itself; it wins over what staff publish. */
  identity: FixedIdentity;
  /** Null: see `tokenSecretFile`, and where that is null too, one made and kept in `dataDir`. */
  tokenSecret: string | null;
  tokenSecretFile: string | null;
  bcryptCost: number;
  /** Null: an inbox of our own, for development. */
  smtpUrl: string | null;
  /** Ports of that inbox; 0 means any free one. */
  mailUiPort: number;
  mailSmtpPort: number;
  /** Where messages of the contact form go. */
  contactTo: string;
  /** Whether this process does the jobs too. */
  worker: 'inline' | 'off';
  /** Where a worker of its own says how it is; null: nowhere. */
  workerPort: number | null;
  google: GoogleSettings;
  analyticsUrl: string | null;
  /** An absolute path: the texts that ops may replace. */
  contentDir: string;
  /** Hosts on private networks from which feeds may be fetched all the same, as `host` or `host:port`. */
  feedPrivateHosts: string[];
  /** The OpenSearch that answers listings, and how its indexes are made; null: the index in this process's memory does. */
  searchEngine: { address: EngineAddress; settings: IndexSettings } | null;
  /** Where built indexes are kept, null for nowhere, and how many bytes a rebuild may take; null: three quarters of what there is. */
  listing: { folder: string | null; mostBytes: number | null };
  /** Where stores' last good feeds are kept to be read again, how many files and how many bytes in all. */
  keptFeeds: { folder: string; mostFiles: number; mostBytes: number };
  /** Whether stores' pictures are served by the shop itself, where they are kept, and how many bytes of them. */
  storePictures: { mode: 'on' | 'off'; folder: string; mostBytes: number };
  /** Whether the server renders the first screen of a page; else the browser draws it. */
  firstScreens: 'on' | 'off';
  /** Where the reference rates of the European Central Bank are; null: they are not fetched. */
  exchangeRatesUrl: string | null;
  /** Whether pages say that prices include value added tax. */
  pricesIncludeVat: boolean;
  /** Opens the metrics; null keeps them shut. */
  opsToken: string | null;
  logLevel: string;
  isProduction: boolean;
  /** The built pages of `apps/web`. */
  webDir: string;
  /** The demo catalogue's pictures. */
  picturesDir: string;
};

const secretNames = new Set<Name>(['TOKEN_SECRET', 'OPS_TOKEN', 'OPENSEARCH_PASSWORD']);

const refused = (name: Name, source: Source): StartRefused => {
  const value = secretNames.has(name) ? '***' : hidePassword(source[name] ?? '');
  return new StartRefused(`${name} is '${value}', but it must be ${accepted[name]}.`);
};

// What is fit for tests alone: cheap hashes, and an issuer of our own (decision 70).
const checkForPlace = (data: z.output<typeof variables>, source: Source): void => {
  if (data.NODE_ENV !== 'test' && data.BCRYPT_COST < 10) throw refused('BCRYPT_COST', source);
  if (data.NODE_ENV !== 'production') return;
  if (data.GOOGLE_ISSUER !== google.issuer) throw refused('GOOGLE_ISSUER', source);
  if (data.GOOGLE_CERTS_URL !== google.certsUrl) throw refused('GOOGLE_CERTS_URL', source);
  if (data.GOOGLE_SCRIPT_URL !== google.scriptUrl) throw refused('GOOGLE_SCRIPT_URL', source);
};

const readFileOf = (name: Name, file: string): string => {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new StartRefused(`${name} names ${file}, which cannot be read (${(error as Error).message}).`);
  }
};

const searchEngineOf = (data: z.output<typeof variables>): Env['searchEngine'] => {
  if (data.LISTING_ENGINE === 'memory') return null;
  if (data.OPENSEARCH_URL.length === 0)
    throw new StartRefused(`LISTING_ENGINE is 'opensearch', so OPENSEARCH_URL must be ${accepted.OPENSEARCH_URL}.`);
  const { OPENSEARCH_PASSWORD_FILE: passwordFile, OPENSEARCH_CA_FILE: caFile } = data;
  return {
    address: {
      nodes: data.OPENSEARCH_URL,
      username: data.OPENSEARCH_USERNAME,
      password: passwordFile ? readFileOf('OPENSEARCH_PASSWORD_FILE', passwordFile) : data.OPENSEARCH_PASSWORD,
      ca: caFile && readFileOf('OPENSEARCH_CA_FILE', caFile),
    },
    settings: {
      prefix: data.OPENSEARCH_PREFIX,
      shards: data.OPENSEARCH_SHARDS,
      replicas: data.OPENSEARCH_REPLICAS,
    },
  };
};

const identityOf = (data: z.output<typeof variables>): FixedIdentity => ({
  ...(data.SHOP_NAME !== undefined && { name: data.SHOP_NAME }),
  ...(data.CURRENCY !== undefined && { currency: data.CURRENCY }),
  ...(data.PRICE_RULE !== undefined && { price_rule: data.PRICE_RULE }),
  ...(data.MAIL_FROM !== undefined && { mail_from: data.MAIL_FROM }),
  ...(data.SOCIAL_URLS.length > 0 && { social_urls: data.SOCIAL_URLS }),
});

/** Reads the settings from `source`; an empty value is as good as none. Throws StartRefused naming the first bad one. */
export const readEnv = (source: Source): Env => {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const { data, error } = variables.safeParse(given);
  if (!data) {
    throw refused(String(error.issues[0]?.path[0]) as Name, source);
  }
  checkForPlace(data, source);
  checkAddresses({
    url: data.DATABASE_URL ?? null,
    direct: data.DATABASE_DIRECT_URL ?? null,
    replicas: data.DATABASE_REPLICA_URL,
  });
  return {
    port: data.PORT,
    host: data.HOST,
    databaseUrl: data.DATABASE_URL ?? null,
    databaseDirectUrl: data.DATABASE_DIRECT_URL ?? data.DATABASE_URL ?? null,
    replicas: { urls: data.DATABASE_REPLICA_URL, mostLag: data.DATABASE_REPLICA_MAX_LAG },
    dataDir: resolve(rootDir, data.DATA_DIR),
    publicUrl: data.PUBLIC_URL ?? `http://localhost:${data.PORT}`,
    seed: data.SEED,
    trustProxy: data.TRUST_PROXY,
    corsOrigins: data.CORS_ORIGINS,
    identity: identityOf(data),
    tokenSecret: data.TOKEN_SECRET ?? null,
    tokenSecretFile: data.TOKEN_SECRET_FILE ?? null,
    bcryptCost: data.BCRYPT_COST,
    smtpUrl: data.SMTP_URL ?? null,
    mailUiPort: data.MAIL_UI_PORT,
    mailSmtpPort: data.MAIL_SMTP_PORT,
    contactTo: data.CONTACT_TO,
    worker: data.WORKER,
    workerPort: data.WORKER_PORT ?? null,
    google: {
      clientId: data.GOOGLE_CLIENT_ID ?? null,
      issuer: data.GOOGLE_ISSUER,
      certsUrl: data.GOOGLE_CERTS_URL,
      scriptUrl: data.GOOGLE_SCRIPT_URL,
    },
    analyticsUrl: data.ANALYTICS_URL ?? null,
    contentDir: resolve(rootDir, data.CONTENT_DIR),
    feedPrivateHosts: data.FEED_PRIVATE_HOSTS.map((host) => host.toLowerCase()),
    searchEngine: searchEngineOf(data),
    listing: {
      folder: resolve(rootDir, data.DATA_DIR, 'listing'),
      mostBytes: data.LISTING_MEMORY_MB === undefined ? null : data.LISTING_MEMORY_MB * 1e6,
    },
    keptFeeds: {
      folder: resolve(rootDir, data.DATA_DIR, 'feeds'),
      mostFiles: data.KEPT_FEEDS,
      mostBytes: data.KEPT_FEEDS_MAX_BYTES,
    },
    storePictures: {
      mode: data.PICTURES,
      folder: resolve(rootDir, data.DATA_DIR, 'pictures'),
      mostBytes: data.PICTURES_MAX_BYTES,
    },
    firstScreens: data.FIRST_SCREENS,
    pricesIncludeVat: data.PRICES_INCLUDE_VAT === 'yes',
    exchangeRatesUrl: data.EXCHANGE_RATES_URL === 'none' ? null : data.EXCHANGE_RATES_URL,
    opsToken: data.OPS_TOKEN ?? null,
    logLevel: data.LOG_LEVEL,
    isProduction: data.NODE_ENV === 'production',
    webDir: join(rootDir, 'apps', 'web', 'dist'),
    picturesDir: join(rootDir, 'demo', 'media'),
  };
};

/** The settings of this process: its environment, and below it the `.env` file at the root. */
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
