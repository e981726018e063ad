import { createHash, randomBytes } from 'node:crypto';

/** Makes a key (`keyPattern`): 256 random bits, with a prefix by which scanners of secrets recognize it. */
export const makeKey = (): string => `wfp_${randomBytes(32).toString('base64url')}`;

/** What is stored of a key. A random key needs no slow hash. */
export const hashOfKey = (key: string): Buffer<ArrayBuffer> => createHash('sha256').update(key).digest();
