import { PrismaPg } from '@prisma/adapter-pg';
import { type ClientBase, Pool } from 'pg';
import { PrismaClient } from './generated/client.ts';
import { dropReadOnly, isPooler, refuseStandby } from './servers.ts';

/** The database, as every query function takes it. */
export type Database = PrismaClient;

/** How long one statement may take before PostgreSQL cancels it, in milliseconds. */
const statementTimeout = 4000;

/** Texts of statements that get a name. Texts are finite; the bound is for lists of changing length. */
const mostNames = 500;

type NameOf = (query: { sql: string }) => string;

/** The connections to one server, and the names under which its statements are prepared. */
export type Server = { pool: Pool; nameOf: NameOf };

const servers = new WeakMap<Database, Server>();

/** The connections of a client of `createClient`. */
export const serverOf = (db: Database): Server => {
  const server = servers.get(db);
  if (!server) throw new Error('This client was not made here');
  return server;
};

/** Connections of a client that are open, that have nothing to do, and callers that wait for one. */
export type PoolFigures = { open: number; idle: number; waiting: number };

/** The pool of a client of `createClient`, for questions that are asked without a client too. */
export const poolOf = (db: Database): Pool => serverOf(db).pool;

/** How busy the pool of a client of `createClient` is just now. */
export const poolFigures = (db: Database): PoolFigures => {
  const { totalCount: open, idleCount: idle, waitingCount: waiting } = poolOf(db);
  return { open, idle, waiting };
};

// Named statements are planned once per connection, which nearly doubles the throughput of the listing's SQL. Behind a pooler
// each statement may reach another connection, which does not know the name.
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

/** Connections to the server at `url`, made as they are needed. */
export const openServer = (url: string, { connections, connectTimeout, onConnect }: Limits): Server => ({
  pool: new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectTimeout,
    // A pooler refuses connections that ask for settings: there its own configuration limits statements (docs/operations.md).
    ...(!isPooler(url) && { statement_timeout: statementTimeout }),
    query_timeout: statementTimeout + 500,
    ...(onConnect && { onConnect }),
  }),
  nameOf: nameStatements(url),
});

/**
 * A client on the database at `url`, with a pool of `connections`. A server that dies, freezes or takes no writes any more
 * makes its queries fail within seconds and is found again by itself; `onError` hears of connections lost while idle.
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
