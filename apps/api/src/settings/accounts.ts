import * as z from 'zod/mini';
import { isGuessable } from './guessable.ts';
import { isHttpUrl, number, text, type Values, variable } from './variable.ts';

/** Google's addresses. Only tests set others (behavior.md#customer-google). */
const google = {
  issuer: 'https://accounts.google.com',
  certsUrl: 'https://www.googleapis.com/oauth2/v3/certs',
  scriptUrl: 'https://accounts.google.com/gsi/client',
};

const googleAddress = "an address; in production Google's own";

const isCost = (value: string): boolean => /^([4-9]|1[0-5])$/.test(value);

export const accountVariables = {
  TOKEN_SECRET: variable('a random text of 32 characters or more', z.optional(z.string())),
  TOKEN_SECRET_FILE: variable('a file with the secret', z.optional(z.string())),
  BCRYPT_COST: variable('a whole number from 10 to 15', z._default(number(isCost), 12)),
  OPS_TOKEN: variable(
    'a random text of 24 characters or more',
    z.optional(text((value) => value.length >= 24 && !isGuessable(value))),
  ),
  GOOGLE_CLIENT_ID: variable('the client id of Google sign-in', z.optional(z.string())),
  GOOGLE_ISSUER: variable(googleAddress, z._default(text(isHttpUrl), google.issuer)),
  GOOGLE_CERTS_URL: variable(googleAddress, z._default(text(isHttpUrl), google.certsUrl)),
  GOOGLE_SCRIPT_URL: variable(googleAddress, z._default(text(isHttpUrl), google.scriptUrl)),
};

/** Google sign-in. Without a client id it is off. */
export type GoogleSettings = { clientId: string | null; issuer: string; certsUrl: string; scriptUrl: string };

export type AccountSettings = {
  /** Null: see `tokenSecretFile`. When that is null too, a secret is generated in `dataDir`. */
  tokenSecret: string | null;
  tokenSecretFile: string | null;
  bcryptCost: number;
  /** Gives access to the metrics. Null: there are none. */
  opsToken: string | null;
  google: GoogleSettings;
};

/**
 * The first variable whose value is for tests only (behavior.md#customer-google), such as a cheap hash or another
 * issuer.
 */
export const testOnlyVariable = (
  values: Values<typeof accountVariables>,
  place: 'development' | 'production' | 'test',
): keyof typeof accountVariables | undefined => {
  if (place !== 'test' && values.BCRYPT_COST < 10) return 'BCRYPT_COST';
  if (place !== 'production') return undefined;
  if (values.GOOGLE_ISSUER !== google.issuer) return 'GOOGLE_ISSUER';
  if (values.GOOGLE_CERTS_URL !== google.certsUrl) return 'GOOGLE_CERTS_URL';
  return values.GOOGLE_SCRIPT_URL === google.scriptUrl ? undefined : 'GOOGLE_SCRIPT_URL';
};

export const accountSettings = (values: Values<typeof accountVariables>): AccountSettings => ({
  tokenSecret: values.TOKEN_SECRET ?? null,
  tokenSecretFile: values.TOKEN_SECRET_FILE ?? null,
  bcryptCost: values.BCRYPT_COST,
  opsToken: values.OPS_TOKEN ?? null,
  google: {
    clientId: values.GOOGLE_CLIENT_ID ?? null,
    issuer: values.GOOGLE_ISSUER,
    certsUrl: values.GOOGLE_CERTS_URL,
    scriptUrl: values.GOOGLE_SCRIPT_URL,
  },
});
