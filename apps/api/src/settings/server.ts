import { isIP } from 'node:net';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { isHttpUrl, isOrigin, isPort, listOf, number, rootDir, text, type Values, variable } from './variable.ts';

const isProxy = (value: string): boolean => {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(value)) return true;
  const [address = '', bits, ...rest] = value.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  // With /0 every client would be a proxy and could choose the address that limits see.
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= (version === 4 ? 32 : 128))
  );
};

const isHostName = (value: string): boolean => /^[\w.:-]+$/.test(value);

export const serverVariables = {
  PORT: variable('a whole number from 1 to 65535', z._default(number(isPort), 3000)),
  HOST: variable('an address or a host name, such as 127.0.0.1 or 0.0.0.0', z._default(text(isHostName), '127.0.0.1')),
  PUBLIC_URL: variable('an origin without a path, such as https://shop.example', z.optional(text(isOrigin))),
  TRUST_PROXY: variable('addresses or networks separated by commas, such as 10.0.0.1,10.1.0.0/16', listOf(isProxy)),
  CORS_ORIGINS: variable('origins separated by commas, such as https://partner.example', listOf(isOrigin)),
  ANALYTICS_URL: variable('an address such as https://stats.example/page-view', z.optional(text(isHttpUrl))),
  FIRST_SCREENS: variable('on or off', z._default(z.enum(['on', 'off']), 'on')),
  LOG_LEVEL: variable(
    'fatal, error, warn, info, debug or trace',
    z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace']), 'info'),
  ),
  NODE_ENV: variable(
    'development, production or test',
    z._default(z.enum(['development', 'production', 'test']), 'development'),
  ),
};

export type ServerSettings = {
  port: number;
  host: string;
  /** The origin of every absolute link. It is never taken from a request. */
  publicUrl: string;
  trustProxy: string[];
  corsOrigins: string[];
  analyticsUrl: string | null;
  /** Whether the server renders the first screen of a page; otherwise the browser does. */
  firstScreens: 'on' | 'off';
  logLevel: string;
  isProduction: boolean;
  /** The built pages of `apps/web`. */
  webDir: string;
  /** The demo catalogue's pictures. */
  picturesDir: string;
};

export const serverSettings = (values: Values<typeof serverVariables>): ServerSettings => ({
  port: values.PORT,
  host: values.HOST,
  publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
  trustProxy: values.TRUST_PROXY,
  corsOrigins: values.CORS_ORIGINS,
  analyticsUrl: values.ANALYTICS_URL ?? null,
  firstScreens: values.FIRST_SCREENS,
  logLevel: values.LOG_LEVEL,
  isProduction: values.NODE_ENV === 'production',
  webDir: join(rootDir, 'apps', 'web', 'dist'),
  picturesDir: join(rootDir, 'demo', 'media'),
});
