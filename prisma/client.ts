import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from './generated/client.ts';

/** The database, as every query function takes it. */
export type Database = PrismaClient;

/** How long one statement may take before PostgreSQL cancels it, in milliseconds. */
const statementTimeout = 4000;

/**
 * A client on the database at `url`, with a pool of `connections`. A server that
 * dies or freezes makes its queries fail within seconds and is found again by
 * itself; `onError` hears of connections lost while idle.
 */
export const createClient = (url: string, connections: number, onError: (error: Error) => void): Database => {
  const names = new Map<string, string>();
  const adapter = new PrismaPg(
    {
      connectionString: url,
      max: connections,
      connectionTimeoutMillis: 3000,
      statement_timeout: statementTimeout,
      query_timeout: statementTimeout + 500,
    },
    {
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
    },
  );
  return new PrismaClient({ adapter });
};
