import { PrismaPg } from '@prisma/adapter-pg';
import { type ClientBase, Pool } from 'pg';
import { PrismaClient } from './generated/client.ts';
import { dropReadOnly, isPooler, refuseStandby } from './servers.ts';

/** The database client, the first argument of every query function. */
export type Database = PrismaClient;

/** Time after which PostgreSQL cancels a statement, in milliseconds. */
const statementTimeout = 4000;

/** Maximum number of named statements. Their texts are finite; the limit is for lists of varying length. */
const mostNames = 500;

type NameOf = (query: { sql: string }) => string;

/** The connections to one server, and the names of its prepared statements. */
export type Server = { pool: Pool; nameOf: NameOf };

const servers = new WeakMap<Database, Server>();

/** Returns the connections of a client made by `createClient`. */
export const serverOf = (db: Database): Server => {
  const server = servers.get(db);
  if (!server) throw new Error('This client was not created by createClient');
  return server;
};

/** Numbers of open and idle connections of a client, and of callers that wait for one. */
export type PoolFigures = { open: number; idle: number; waiting: number };

/** Returns the pool of a client made by `createClient`, for queries that bypass the client. */
export const poolOf = (db: Database): Pool => serverOf(db).pool;

/** Returns the current load of a client's pool. */
export const poolFigures = (db: Database): PoolFigures => {
  const { totalCount: open, idleCount: idle, waitingCount: waiting } = poolOf(db);
  return { open, idle, waiting };
};

// Named statements are planned once per connection, which nearly doubles the throughput of the listing's SQL. Behind a
// pooler, each statement may use another connection, which does not know the name.
const nameStatements = (url: string): NameOf => {
  const names = new Map<string, string>();
  return ({ sql }) => {
    const known = names.get(sql);
    if (known) return known;
    if (isPooler(url) || names.size >= mostNames) return '';
    const name = `w${names.size + 1}`;
    names.set(sql, name);
    return name;
  };
};

type Limits = { connections: number; connectTimeout: number; onConnect?: (client: ClientBase) => Promise<void> };

/** Returns lazily opened connections to the server at `url`. */
export const openServer = (url: string, { connections, connectTimeout, onConnect }: Limits): Server => ({
  pool: new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectTimeout,
    // A pooler refuses connections with settings; its own configuration limits statements (docs/operations.md).
    ...(!isPooler(url) && { statement_timeout: statementTimeout }),
    query_timeout: statementTimeout + 500,
    ...(onConnect && { onConnect }),
  }),
  nameOf: nameStatements(url),
});

/**
 * Creates a client for the database at `url` with a pool of `connections`. If the server dies, freezes or becomes
 * read-only, queries fail within seconds, and the client reconnects by itself. `onError` receives errors of idle
 * connections.
 */
export const createClient = (url: string, connections: number, onError: (error: Error) => void): Database => {
  const server = openServer(url, { connections, connectTimeout: 3000, onConnect: refuseStandby });
  dropReadOnly(server.pool);
  const adapter = new PrismaPg(server.pool, {
    disposeExternalPool: true,
    onPoolError: onError,
    onConnectionError: onError,
    statementNameGenerator: server.nameOf,
  });
  const db = new PrismaClient({ adapter });
  servers.set(db, server);
  return db;
};
