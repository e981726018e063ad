import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { readCookie, writeCookie } from '../../request/cookie.ts';

/** What a session of ops is signed with: it ends with either of the two. */
export type OpsKeys = { opsToken: string; tokenSecret: string };

export const cookieName = '__Host-ops';

/** How long somebody stays signed in, in seconds. */
const lifetime = 4 * 3600;

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether what was sent is the token; how long that takes tells nothing of it. */
export const isOpsToken = (sent: string, { opsToken }: Pick<OpsKeys, 'opsToken'>): boolean =>
  timingSafeEqual(hashOf(sent), hashOf(opsToken));

const signatureOf = (claims: string, { opsToken, tokenSecret }: OpsKeys): string =>
  createHmac('sha256', hashOf(`ops ${opsToken} ${tokenSecret}`))
    .update(claims)
    .digest('base64url');

const isSame = (one: string, other: string): boolean => timingSafeEqual(hashOf(one), hashOf(other));

/** A new session as its cookie carries it: when it ends, what makes it one of a kind, and the signature of both. */
const makeSession = (keys: OpsKeys): string => {
  const claims = `${Math.floor(Date.now() / 1000) + lifetime}.${randomBytes(16).toString('base64url')}`;
  return `${claims}.${signatureOf(claims, keys)}`;
};

/** Whether a session was made here and has not ended. Signing out is kept in the database: see `session-queries.ts`. */
export const isSession = (session: string, keys: OpsKeys): boolean => {
  const [ends = '', nonce = '', signature = ''] = session.split('.');
  return isSame(signature, signatureOf(`${ends}.${nonce}`, keys)) && Number(ends) > Date.now() / 1000;
};

/** The header that signs somebody in. */
export const startingCookie = (keys: OpsKeys): string => writeCookie(cookieName, makeSession(keys), lifetime);

/** The header that takes the cookie back. */
export const endingCookie = writeCookie(cookieName, '', 0);

/** The session that a `Cookie` header carries; empty where there is none. */
export const readSession = (header: string | undefined): string => readCookie(header, cookieName);
