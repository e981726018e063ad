import { createHash, randomBytes } from 'node:crypto';

/** The secret of a link in a mail: 256 random bits in URL-safe characters (decision 61). */
export const makeLinkToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of such a secret. */
export const hashLinkToken = (token: string): Buffer<ArrayBuffer> => createHash('sha256').update(token).digest();
