import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { compare, getRounds, hash } from 'bcrypt';
import plugin from 'fastify-plugin';
import type { Env } from '../../env.ts';
import { createQueue } from './queue.ts';

type Passwords = {
  /** Throws 503, after a pause, where `isRight` would find no place: asked first, so that a flood costs no more than that. */
  findRoomToTry: () => Promise<void>;
  /** The same for `hash`. */
  findRoomToSet: () => Promise<void>;
  /** The hash to keep. */
  hash: (password: string) => Promise<string>;
  /** Whether `kept` is the hash of `password`. Where there is none it is false, and takes as long. */
  isRight: (password: string, kept: string | null) => Promise<boolean>;
  /** Whether `kept` was made at another cost than hashes are made now. */
  isOutdated: (kept: string) => boolean;
};

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged with Fastify's own.
  interface FastifyInstance {
    passwords: Passwords;
  }
}

// A hash keeps one core busy for a quarter of a second, so one core is left to those who only browse; and one of the four
// threads that Node has for such work is left to the compression of replies.
const atOnce = Math.min(3, Math.max(1, availableParallelism() - 1));

// Whoever comes when so many wait is told to come back. Passwords that are tried are few, so that guessing
// floods nothing; one that is set waits up to a minute and is not lost, which is less than a client's patience.
const mostTried = 20;
const mostSet = 250;

/**
 * `app.passwords`: bcrypt, a few at once and a few waiting; 503 past that. Passwords have at most 72 bytes here, which the
 * contracts see to: bcrypt looks at no more (decision 1).
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
      const isSame = await tried.inTurn(() => compare(password, kept ?? nobodys));
      return kept !== null && isSame;
    },
    isOutdated: (kept) => getRounds(kept) !== bcryptCost,
  });
});
