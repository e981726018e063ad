import { createPublicKey, type JsonWebKeyInput } from 'node:crypto';

/** The issuer's public keys by their id, as PEM. */
export type Keys = Record<string, string>;

/** How long the issuer may take to tell its keys, in milliseconds. */
const patience = 3000;

/** Keys are kept for as long as the issuer says, in seconds, but neither shorter nor longer than this. */
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
  if (!reply.ok) throw new Error(`The keys of the sign-in provider were answered with ${reply.status}`);
  const { keys } = (await reply.json()) as { keys: unknown[] };
  const found = keys.filter(isKey).map((key) => [key.kid, toPem(key)] as const);
  return { keys: Object.fromEntries(found), seconds: secondsToKeep(reply.headers.get('cache-control')) };
};

/** Reads the keys that an issuer publishes at `url` (JWKS) and keeps them for a while. Throws when they cannot be had. */
export const rememberKeys = (url: string): (() => Promise<Keys>) => {
  let known: { keys: Keys; until: number } | null = null;
  return async () => {
    if (known && known.until > Date.now()) return known.keys;
    const { keys, seconds } = await fetchKeys(url);
    known = { keys, until: Date.now() + seconds * 1000 };
    return keys;
  };
};
