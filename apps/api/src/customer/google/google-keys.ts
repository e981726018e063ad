import { createPublicKey, type JsonWebKeyInput } from 'node:crypto';

/** The issuer's public keys as PEM, by key id. */
export type Keys = Record<string, string>;

/** How long the issuer may take to return its keys, in ms. */
const patience = 3000;

/** The shortest and longest time to cache keys, in seconds, whatever the issuer says. */
const shortest = 60;
const longest = 24 * 3600;

const secondsToKeep = (cacheControl: string | null): number => {
  const said = Number(/max-age=(\d{1,9})/.exec(cacheControl ?? '')?.[1] ?? 0);
  return Math.min(longest, Math.max(shortest, said));
};

type PublishedKey = JsonWebKeyInput['key'] & { kid: string };

const isKey = (value: unknown): value is PublishedKey =>
  typeof value === 'object' && value !== null && 'kid' in value && typeof value.kid === 'string';

const toPem = (key: PublishedKey): string =>
  createPublicKey({ key, format: 'jwk' }).export({ type: 'spki', format: 'pem' });

const fetchKeys = async (url: string): Promise<{ keys: Keys; seconds: number }> => {
  const reply = await fetch(url, { signal: AbortSignal.timeout(patience), redirect: 'error' });
  if (!reply.ok) throw new Error(`The sign-in provider answered the request for its keys with ${reply.status}`);
  const { keys } = (await reply.json()) as { keys: unknown[] };
  const found = keys.filter(isKey).map((key) => [key.kid, toPem(key)] as const);
  return { keys: Object.fromEntries(found), seconds: secondsToKeep(reply.headers.get('cache-control')) };
};

/** Fetches the keys that an issuer publishes at `url` (JWKS), and caches them. Throws when they are unavailable. */
export const rememberKeys = (url: string): (() => Promise<Keys>) => {
  let known: { keys: Keys; until: number } | null = null;
  return async () => {
    if (known && known.until > Date.now()) return known.keys;
    const { keys, seconds } = await fetchKeys(url);
    known = { keys, until: Date.now() + seconds * 1000 };
    return keys;
  };
};
