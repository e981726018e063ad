import { type Database, openServer, type Server } from '../client.ts';
import { PrismaClient } from '../generated/client.ts';
import { fallBack } from './fall-back.ts';
import type { Progress } from './lag.ts';
import { watch } from './look.ts';

/** `promoted`: it is not a standby, or no longer one. */
export type ReplicaState = 'up' | 'lagging' | 'promoted' | 'down';

/** State of a replica; `server` is its host and port. Reads count statements. */
export type ReplicaFigures = {
  server: string;
  state: ReplicaState;
  lagSeconds: number;
  lagBytes: number;
  changeNumber: number;
  reads: number;
};

export type Replica = {
  db: Database;
  /** Whether it can answer a request that needs this change of the listing. */
  canAnswer: (change: number) => boolean;
  /** Whether it had this change when it last replied. */
  had: (change: number) => boolean;
  figures: () => ReplicaFigures;
  close: () => Promise<void>;
};

/** Time between two checks, in milliseconds. After a change, the primary answers until the next check. */
const lookEvery = 100;

/** A statement that waits longer for a connection goes to the primary, in milliseconds. */
const connectTimeout = 500;

// The snapshot is taken first, so the change number is never ahead of what later statements see.
const question = `
  SELECT pg_is_in_recovery() AS "isStandby",
    coalesce((SELECT max(change_number) FROM listing), 0)::float8 AS change,
    (CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() ELSE pg_current_wal_lsn() END - '0/0')::float8 AS position,
    coalesce(1000 * extract(epoch FROM now() - pg_last_xact_replay_timestamp()), 0)::float8 AS idle`;

type Answer = { isStandby: boolean; change: number; position: number; idle: number };

type Options = {
  url: string;
  primary: Server;
  connections: number;
  progress: Progress;
  /** In milliseconds. */
  mostLag: number;
  isPrimaryAway: () => boolean;
  /** Called for each change of state; `reason` is the error of a replica that is down. */
  onState: (server: string, state: ReplicaState, reason: unknown) => void;
};

const nameOf = (url: string): string => {
  const { hostname, port } = new URL(url);
  return `${hostname}:${port || 5432}`;
};

/** Running statements, which are rejected when the replica turns out to be down. */
const openRace = () => {
  const drops = new Set<() => void>();
  return {
    orLost: <T>(work: Promise<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        const drop = (): void => reject(new Error('The replica is down'));
        drops.add(drop);
        work.then(resolve, reject).finally(() => drops.delete(drop));
      }),
    lose: () => {
      for (const drop of drops) drop();
    },
  };
};

/** Returns a client that reads from the replica at `url`, with what the process knows of its lag. */
export const openReplica = ({
  url,
  primary,
  connections,
  progress,
  mostLag,
  isPrimaryAway,
  onState,
}: Options): Replica => {
  const server = nameOf(url);
  const near = openServer(url, { connections, connectTimeout });
  const race = openRace();
  let known: (Answer & { coveredAt: number }) | null = null;
  // Null until both the replica and the primary have replied, or the replica has failed.
  let state: ReplicaState | null = null;
  let lastChange = -1;
  let reads = 0;

  const lag = (): number => {
    const newest = progress.newest();
    if (!known || !newest) return 0;
    return known.position >= newest.position ? 0 : Math.max(0, newest.at - known.coveredAt);
  };
  const stateNow = (): ReplicaState | null => {
    if (!known) return 'down';
    if (!progress.newest()) return null;
    if (!known.isStandby) return 'promoted';
    return lag() > mostLag ? 'lagging' : 'up';
  };
  const settle = (reason: unknown = null): void => {
    const now = stateNow();
    if (now === state) return;
    state = now;
    if (now !== null) onState(server, now, reason);
  };
  const lose = (reason: unknown): void => {
    known = null;
    race.lose();
    settle(reason);
  };

  const watching = watch<Answer>({
    url,
    sql: question,
    every: lookEvery,
    onRow: (answer) => {
      // At the first check, only the time of its last transaction shows the replica's lag.
      const before = known?.coveredAt ?? performance.now() - answer.idle;
      lastChange = answer.change;
      known = { ...answer, coveredAt: Math.max(before, progress.coveredAt(answer.position) ?? 0) };
      settle();
    },
    onAway: lose,
  });

  const adapter = fallBack(near, primary, {
    isUp: () => known !== null,
    isPrimaryAway,
    orLost: (work) => {
      reads += 1;
      return race.orLost(work);
    },
    suspect: (error) => {
      if (known === null) return;
      lose(error);
      watching.look();
    },
  });
  const db = new PrismaClient({ adapter });
  near.pool.on('error', () => undefined);
  // The engine takes up to 0.5 s to start, so it starts before the first request.
  void db.$connect().catch(() => undefined);

  return {
    db,
    canAnswer: (change) => {
      settle();
      const mayAnswer = state === 'up' || (state === 'promoted' && isPrimaryAway());
      return mayAnswer && known !== null && known.change >= change;
    },
    had: (change) => lastChange >= change,
    figures: () => ({
      server,
      state: state ?? 'down',
      lagSeconds: lag() / 1000,
      lagBytes: Math.max(0, (progress.newest()?.position ?? 0) - (known?.position ?? 0)),
      changeNumber: known?.change ?? 0,
      reads,
    }),
    close: async () => {
      await Promise.all([watching.close(), db.$disconnect()]);
      await near.pool.end();
    },
  };
};
