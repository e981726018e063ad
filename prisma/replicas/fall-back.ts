import { PrismaPg } from '@prisma/adapter-pg';
import type { SqlDriverAdapter, SqlDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import type { Server } from '../client.ts';

/** What the adapter needs to know about its replica, and how it reports errors. */
export type Guard = {
  isUp: () => boolean;
  isPrimaryAway: () => boolean;
  /** Returns the outcome of `work`; rejects as soon as the replica is found to be down. */
  orLost: <T>(work: Promise<T>) => Promise<T>;
  /** Called with an error that suggests that the replica is down. */
  suspect: (error: unknown) => void;
};

/** SQLSTATE of a statement timeout. The statement would be as slow on the primary. */
const tooSlow = '57014';

type Failure = { message?: string; cause?: { originalCode?: string } };

const stateOf = (error: unknown): string | undefined => (error as Failure).cause?.originalCode;

// SQLSTATE classes of a server that is unreachable, full or closing. An error without one came from the network, unless
// all connections of the pool are busy.
const isAway = (error: unknown): boolean =>
  /^(08|53|57)/.test(stateOf(error) ?? '08') && !/^timeout exceeded when trying/.test((error as Failure).message ?? '');

const refuse = (): Promise<never> => Promise.reject(new Error('A replica accepts only reads'));

const over = ({ pool, nameOf }: Server): Promise<SqlDriverAdapter> =>
  new PrismaPg(pool, { statementNameGenerator: nameOf }).connect();

/**
 * Sends each read to `replica`, and repeats it on `primary` if the replica does not answer. Refuses writes. Disposing
 * of the adapter leaves both connections open.
 */
export const fallBack = (replica: Server, primary: Server, guard: Guard): SqlDriverAdapterFactory => ({
  provider: 'postgres',
  adapterName: 'wearfolio-replica',
  connect: async () => {
    const [near, far] = await Promise.all([over(replica), over(primary)]);
    return {
      provider: near.provider,
      adapterName: near.adapterName,
      getConnectionInfo: () => near.getConnectionInfo?.() ?? { supportsRelationJoins: true },
      queryRaw: async (query) => {
        // If the primary is down too, tries the replica again.
        const elsewhere = () => (guard.isPrimaryAway() ? near : far).queryRaw(query);
        if (!guard.isUp()) return elsewhere();
        try {
          return await guard.orLost(near.queryRaw(query));
        } catch (error) {
          if (stateOf(error) === tooSlow) throw error;
          if (isAway(error)) guard.suspect(error);
          return elsewhere();
        }
      },
      executeRaw: refuse,
      executeScript: refuse,
      startTransaction: refuse,
      dispose: async () => void (await Promise.all([near.dispose(), far.dispose()])),
    };
  },
});
