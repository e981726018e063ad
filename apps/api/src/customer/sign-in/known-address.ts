import { createHash } from 'node:crypto';
import type { Database } from '@wearfolio/database/client';
import type { FastifyRequest } from 'fastify';
import { clientKey } from '../../http/plugins/rate-limit.ts';

/** Shoppers have no cookie, so a network address stands for their device. Kept for 90 days in the table of limits. */
const bucket = 'sign-in/known';

const hashOf = (request: FastifyRequest, account: string): Buffer =>
  createHash('sha256')
    .update(`${clientKey(request)} ${account}`)
    .digest();

/** The request's network address, if the owner of this account signed in or reset the password there; otherwise null. */
export const findKnownAddress = async (
  db: Database,
  request: FastifyRequest,
  account: string,
): Promise<string | null> => {
  const rows = await db.$queryRaw<unknown[]>`
    SELECT 1 AS known FROM rate_limit WHERE bucket = ${bucket} AND key_hash = ${hashOf(request, account)}`;
  return rows.length > 0 ? clientKey(request) : null;
};

/** Makes the request's network address known to this account. */
export const rememberAddress = async (db: Database, request: FastifyRequest, account: string): Promise<void> => {
  await db.$executeRaw`
    INSERT INTO rate_limit (bucket, key_hash) VALUES (${bucket}, ${hashOf(request, account)})
    ON CONFLICT (bucket, key_hash) DO UPDATE SET window_start = now()`;
};
