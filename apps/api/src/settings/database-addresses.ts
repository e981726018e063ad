import { isPooler } from '@wearfolio/database/servers';
import { StartRefused } from './start-refused.ts';

type Addresses = { url: string | null; direct: string | null; replicas: readonly string[] };

/**
 * Throws StartRefused when the database addresses are inconsistent. Following the listing and imports need sessions,
 * which a pooler in transaction mode does not provide.
 */
export const checkAddresses = ({ url, direct, replicas }: Addresses): void => {
  if (url === null && direct !== null) throw new StartRefused('DATABASE_DIRECT_URL is set, but DATABASE_URL is not.');
  if (url === null && replicas.length > 0)
    throw new StartRefused(
      'DATABASE_REPLICA_URL is set, but DATABASE_URL is not: the embedded database has no replicas.',
    );
  if (isPooler(direct ?? url ?? ''))
    throw new StartRefused(
      `${direct === null ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL'} leads to a pooler (pgbouncer=true): set DATABASE_DIRECT_URL to the database itself.`,
    );
};
