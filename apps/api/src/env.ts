import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { StartRefused } from './start/start-refused.ts';

const rootDir = join(import.meta.dirname, '..', '..', '..');

const splitList = z.transform((text: string) =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== ''),
);

const isPort = (text: string): boolean => /^\d{1,5}$/.test(text) && Number(text) > 0 && Number(text) < 65_536;

const isDatabaseUrl = (text: string): boolean =>
  URL.canParse(text) && ['postgres:', 'postgresql:'].includes(new URL(text).protocol);

const isOrigin = (text: string): boolean =>
  /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;

const isProxy = (text: string): boolean => {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
};

const text = (accepts: (value: string) => boolean) => z.string().check(z.refine(accepts));

const listOf = (accepts: (value: string) => boolean) =>
  z._default(z.pipe(z.string(), z.pipe(splitList, z.array(text(accepts)))), []);

const variables = z.object({
  PORT: z._default(z.pipe(text(isPort), z.transform(Number)), 3000),
  HOST: z._default(
    text((value) => /^[\w.:-]+$/.test(value)),
    '127.0.0.1',
  ),
  DATABASE_URL: z.optional(text(isDatabaseUrl)),
  DATA_DIR: z._default(z.string(), '.data'),
  PUBLIC_URL: z.optional(text(isOrigin)),
  SEED: z._default(z.enum(['demo', 'none']), 'demo'),
  TRUST_PROXY: listOf(isProxy),
  CORS_ORIGINS: listOf(isOrigin),
  CURRENCY: z._default(
    text((value) => /^[A-Z]{3}$/.test(value)),
    'USD',
  ),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace']), 'info'),
  NODE_ENV: z._default(z.enum(['development', 'production', 'test']), 'development'),
});

type Name = keyof typeof variables.shape;

const accepted: Record<Name, string> = {
  PORT: 'a whole number from 1 to 65535',
  HOST: 'an address or a host name, such as 127.0.0.1 or 0.0.0.0',
  DATABASE_URL: 'an address such as postgresql://name:password@host:5432/database',
  DATA_DIR: 'a folder',
  PUBLIC_URL: 'an origin without a path, such as https://shop.example',
  SEED: 'demo or none',
  TRUST_PROXY: 'addresses or networks separated by commas, such as 10.0.0.1,10.1.0.0/16',
  CORS_ORIGINS: 'origins separated by commas, such as https://partner.example',
  CURRENCY: 'a code of three capital letters, such as USD',
  LOG_LEVEL: 'fatal, error, warn, info, debug or trace',
  NODE_ENV: 'development, production or test',
};

/** An address that may be shown: its password is replaced. */
export const hidePassword = (value: string): string => value.replace(/(:\/\/[^:/@]*:)[^/]*@/, '$1***@');

/** The settings of the process, checked and with their defaults. */
export type Env = {
  port: number;
  host: string;
  /** Null: the embedded server in `dataDir`. */
  databaseUrl: string | null;
  /** An absolute path. */
  dataDir: string;
  /** The origin of every link that leaves the house; never taken from a request. */
  publicUrl: string;
  seed: 'demo' | 'none';
  trustProxy: string[];
  corsOrigins: string[];
  currency: string;
  logLevel: string;
  isProduction: boolean;
  /** The built pages of `apps/web`. */
  webDir: string;
  /** The demo catalogue's pictures. */
  picturesDir: string;
};

/** Reads the settings from `source`; an empty value is as good as none. Throws StartRefused naming the first bad one. */
export const readEnv = (source: Readonly<Record<string, string | undefined>>): Env => {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const { data, error } = variables.safeParse(given);
  if (!data) {
    const name = String(error.issues[0]?.path[0]) as Name;
    const value = hidePassword(source[name] ?? '');
    throw new StartRefused(`${name} is '${value}', but it must be ${accepted[name]}.`);
  }
  return {
    port: data.PORT,
    host: data.HOST,
    databaseUrl: data.DATABASE_URL ?? null,
    dataDir: resolve(rootDir, data.DATA_DIR),
    publicUrl: data.PUBLIC_URL ?? `http://localhost:${data.PORT}`,
    seed: data.SEED,
    trustProxy: data.TRUST_PROXY,
    corsOrigins: data.CORS_ORIGINS,
    currency: data.CURRENCY,
    logLevel: data.LOG_LEVEL,
    isProduction: data.NODE_ENV === 'production',
    webDir: join(rootDir, 'apps', 'web', 'dist'),
    picturesDir: join(rootDir, 'prisma', 'catalogue', 'demo', 'media'),
  };
};

/** The settings of this process: its environment, and below it the `.env` file at the root. */
export const readProcessEnv = (): Env => {
  const file = join(rootDir, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  return readEnv(process.env);
};
