import type { ClientBase, Pool, PoolClient } from 'pg';

/** SQLSTATE of a write on a standby, or on a primary that its operator has made read-only. */
const readOnly = '25006';

/** Returns whether `url` leads to a pooler in transaction mode, marked by `?pgbouncer=true` as in Prisma. */
export const isPooler = (url: string): boolean => URL.parse(url)?.searchParams.get('pgbouncer') === 'true';

/** Refuses a new connection to a demoted primary, so that the pool of the primary never keeps one. */
export const refuseStandby = async (client: ClientBase): Promise<void> => {
  const { rows } = await client.query<{ standby: boolean }>('SELECT pg_is_in_recovery() AS standby');
  if (rows[0]?.standby) throw Object.assign(new Error('The server is a standby'), { code: readOnly });
};

type Told = { connection?: { on: (event: 'errorMessage', hear: (error: { code?: string }) => void) => void } };

/**
 * Makes a pool drop all its connections when one of them refuses a write because its server is read-only. The address
 * may now lead to another server, which only new connections reach.
 */
export const dropReadOnly = (pool: Pool): void => {
  const open = new Set<PoolClient>();
  const old = new WeakSet<PoolClient>();
  const drop = (): void => {
    for (const client of open) old.add(client);
    for (let idle = pool.idleCount; idle > 0; idle -= 1) {
      pool.connect().then(
        (client) => client.release(true),
        () => undefined,
      );
    }
  };
  pool.on('connect', (client) => {
    open.add(client);
    // The pool itself does not see errors inside a transaction.
    (client as Told).connection?.on('errorMessage', ({ code }) => {
      if (code === readOnly && !old.has(client)) drop();
    });
  });
  pool.on('remove', (client) => open.delete(client));
  pool.on('release', (_error, client) => {
    // The pool removes a client that has ended.
    if (old.has(client)) void (client as unknown as ClientBase & { end: () => Promise<void> }).end();
  });
};
