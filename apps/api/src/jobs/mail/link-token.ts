import { createHash, randomBytes } from 'node:crypto';

/** A new secret of a mailed link: 256 random bits in URL-safe characters (behavior.md#customer-mailed-links). */
export const makeLinkToken = (): string => randomBytes(32).toString('base64url');

/** The stored hash of that secret. */
export const hashLinkToken = (token: string): Buffer<ArrayBuffer> => createHash('sha256').update(token).digest();
