import { PrismaPg } from '@prisma/adapter-pg';
import { Pool } from 'pg';
import { PrismaClient } from './generated/client.ts';

/** The database, as every query function takes it. */
export type Database = PrismaClient;

/** How long one statement may take before PostgreSQL cancels it, in milliseconds. */
const statementTimeout = 4000;

const pools = new WeakMap<Database, Pool>();

/** Connections of a client that are open, that have nothing to do, and callers that wait for one. */
export type PoolFigures = { open: number; idle: number; waiting: number };

/** The pool of a client of `createClient`, for questions that are asked without a client too. */
export const poolOf = (db: Database): Pool => {
  const pool = pools.get(db);
  if (!pool) throw new Error('This client was not made here');
  return pool;
};

/** How busy the pool of a client of `createClient` is just now. */
export const poolFigures = (db: Database): PoolFigures => {
  const { totalCount: open, idleCount: idle, waitingCount: waiting } = poolOf(db);
  return { open, idle, waiting };
};

/**
 * A client on the database at `url`, with a pool of `connections`. A server that
 * dies or freezes makes its queries fail within seconds and is found again by
 * itself; `onError` hears of connections lost while idle.
 */
export const createClient = (url: string, connections: number, onError: (error: Error) => void): Database => {
  const names = new Map<string, string>();
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 3000,
    statement_timeout: statementTimeout,
    query_timeout: statementTimeout + 500,
  });
  const adapter = new PrismaPg(pool, {
    disposeExternalPool: true,
    onPoolError: onError,
    onConnectionError: onError,
    // Named statements are planned once per connection, which nearly doubles
    // the throughput of the listing's SQL. Texts are finite; the bound is for
    // lists of changing length.
    statementNameGenerator: ({ sql }) => {
      const known = names.get(sql);
      if (known) return known;
      if (names.size >= 500) return '';
      const name = `w${names.size + 1}`;
      names.set(sql, name);
      return name;
    },
  });
  const db = new PrismaClient({ adapter });
  pools.set(db, pool);
  return db;
};
