import { type Database, serverOf } from './client.ts';
import { openProgress } from './replicas/lag.ts';
import { watch } from './replicas/look.ts';
import { openReplica, type ReplicaFigures, type ReplicaState } from './replicas/replica.ts';

export type { ReplicaFigures, ReplicaState };

/** The replicas that a process reads from. */
export type Replicas = {
  /** A client of the next replica that has replayed this change of the listing, else the client of the primary. */
  reader: (change: number) => Database;
  figures: () => ReplicaFigures[];
  close: () => Promise<void>;
};

/** Time between two checks of the primary's position, in milliseconds. */
const lookEvery = 250;

type Options = {
  primary: Database;
  /** The primary's address without a pooler. */
  primaryUrl: string;
  urls: readonly string[];
  /** The size of the pool of each replica. */
  connections: number;
  /** A replica that is further behind is skipped, in seconds. */
  mostLag: number;
  onState: (server: string, state: ReplicaState, reason: unknown) => void;
};

const none = (primary: Database): Replicas => ({
  reader: () => primary,
  figures: () => [],
  close: async () => undefined,
});

/**
 * Checks replicas and returns their clients in turn. Skips a replica while it is down, too far behind or not a standby.
 * The primary answers what no replica can (behavior.md#listing-parameters).
 */
export const openReplicas = ({ primary, primaryUrl, urls, connections, mostLag, onState }: Options): Replicas => {
  if (urls.length === 0) return none(primary);
  const progress = openProgress();
  let isAway = false;
  const watching = watch<{ position: number }>({
    url: primaryUrl,
    // A standby refuses this query, so a demoted primary counts as down.
    sql: "SELECT (pg_current_wal_lsn() - '0/0')::float8 AS position",
    every: lookEvery,
    onRow: ({ position }) => {
      isAway = false;
      progress.note({ at: performance.now(), position });
    },
    onAway: () => {
      isAway = true;
    },
  });
  const common = { primary: serverOf(primary), connections, progress, mostLag: 1000 * mostLag, onState };
  const replicas = urls.map((url) => openReplica({ ...common, url, isPrimaryAway: () => isAway }));
  let turn = 0;
  return {
    reader: (change) => {
      for (let tries = 0; tries < replicas.length; tries += 1) {
        turn = (turn + 1) % replicas.length;
        const replica = replicas[turn];
        if (replica?.canAnswer(change)) return replica.db;
      }
      // Without the primary, a replica that did not reply in time may still answer.
      return (isAway ? replicas.find((replica) => replica.had(change)) : undefined)?.db ?? primary;
    },
    figures: () => replicas.map((replica) => replica.figures()),
    close: async () => void (await Promise.all([watching.close(), ...replicas.map((replica) => replica.close())])),
  };
};
