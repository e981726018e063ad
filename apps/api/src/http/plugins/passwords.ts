import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { compare, getRounds, hash } from 'bcrypt';
import plugin from 'fastify-plugin';
import type { Env } from '../../settings/env.ts';
import { createQueue } from './queue.ts';

type Passwords = {
  /**
   * Throws 503, after a pause, when the queue of `isRight` is full. Called first, so that a flood costs nothing more.
   */
  findRoomToTry: () => Promise<void>;
  /** The same for `hash`. */
  findRoomToSet: () => Promise<void>;
  /** The hash to store. */
  hash: (password: string) => Promise<string>;
  /** Whether `kept` is the hash of `password`. Without a hash it returns false after the same time. */
  isRight: (password: string, kept: string | null) => Promise<boolean>;
  /** Whether `kept` has another cost than new hashes. */
  isOutdated: (kept: string) => boolean;
};

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged with Fastify's own.
  interface FastifyInstance {
    passwords: Passwords;
  }
}

// A hash takes a core for a quarter of a second. One core stays free for other requests, and one of Node's four worker
// threads for compression.
const atOnce = Math.min(3, Math.max(1, availableParallelism() - 1));

// Requests past the limit are told to come back. Few attempts may wait, so guessing floods nothing. A new password
// waits up to a minute, less than a client's timeout, and is not lost.
const mostTried = 20;
const mostSet = 250;

/**
 * `app.passwords`: bcrypt with limited concurrency and queues; 503 when they are full. Contracts limit passwords to 72
 * bytes, because bcrypt ignores more (behavior.md#customer-password).
 */
export const passwords = plugin<Pick<Env, 'bcryptCost'>>(async (app, { bcryptCost }) => {
  const { openLine } = createQueue(atOnce);
  const [tried, set] = [openLine(mostTried), openLine(mostSet)];
  const nobodys = await hash(randomBytes(24).toString('base64'), bcryptCost);

  app.decorate('passwords', {
    findRoomToTry: tried.findRoom,
    findRoomToSet: set.findRoom,
    hash: (password) => set.inTurn(() => hash(password, bcryptCost)),
    isRight: async (password, kept) => {
      // Contracts compose passwords. Older hashes may be of decomposed ones, as some systems type them.
      for (const typed of new Set([password, password.normalize('NFD')])) {
        const isSame = await tried.inTurn(() => compare(typed, kept ?? nobodys));
        if (isSame && kept !== null) return true;
      }
      return false;
    },
    isOutdated: (kept) => getRounds(kept) !== bcryptCost,
  });
});
