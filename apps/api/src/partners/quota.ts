import type { Database } from '@wearfolio/database/client';
import { returnCalls, type Taken, take } from './partner-queries.ts';

/** Calls that this process may answer for a partner. Times are those of `performance.now()`. */
type Share = { rest: number; left: number; day: string; takenAt: number; endsAt: number };

/** How a call was counted: what is left of the quota, and in how many seconds it starts anew. */
export type Count = { isAllowed: boolean; left: number; seconds: number };

/** How long a used-up quota is believed, in ms: other processes may give calls back, and staff may raise it. */
const believed = 1000;

/** How long an unused share is kept, in ms. Then other processes may use it. */
const kept = 5000;

/**
 * Counts calls of partners. The quota stands in the database, and each process takes shares of it, so that it holds for
 * all processes together and few calls write. A killed process loses its share, at most a twentieth of the quota.
 */
export const createQuota = (db: Database) => {
  const shares = new Map<number, Share>();
  const taking = new Map<number, Promise<Share | null>>();

  const takeShare = async (partnerId: number): Promise<Share | null> => {
    const taken: Taken | null = await take(db, partnerId);
    const now = performance.now();
    if (!taken) return null;
    const { count: rest, left, day, ms } = taken;
    const share = { rest, left, day, takenAt: now, endsAt: now + ms };
    shares.set(partnerId, share);
    return share;
  };

  // Calls that arrive meanwhile wait for the same share.
  const nextShare = (partnerId: number): Promise<Share | null> => {
    const next = taking.get(partnerId) ?? takeShare(partnerId).finally(() => taking.delete(partnerId));
    taking.set(partnerId, next);
    return next;
  };

  // A share that was used up says nothing about the quota; one that was taken when nothing was left does.
  const isUsable = ({ rest, left, takenAt, endsAt }: Share): boolean => {
    const now = performance.now();
    return now < endsAt && (rest > 0 || (left === 0 && now < takenAt + believed));
  };

  const shareOf = (partnerId: number): Promise<Share | null> | Share => {
    const known = shares.get(partnerId);
    return known && isUsable(known) ? known : nextShare(partnerId);
  };

  const giveBack = async (partnerId: number, { rest: count, day, endsAt }: Share): Promise<void> => {
    shares.delete(partnerId);
    if (count > 0 && performance.now() < endsAt) await returnCalls(db, partnerId, { count, day });
  };

  return {
    /** Counts one call. Null if the partner is gone. */
    count: async (partnerId: number): Promise<Count | null> => {
      while (true) {
        const share = await shareOf(partnerId);
        if (!share) return null;
        const seconds = Math.max(1, Math.ceil((share.endsAt - performance.now()) / 1000));
        if (share.rest > 0) {
          share.rest -= 1;
          return { isAllowed: true, left: share.left + share.rest, seconds };
        }
        if (share.left === 0) return { isAllowed: false, left: 0, seconds };
      }
    },
    /** Gives back shares that were not used for a while, or all of them. */
    giveBack: async (isAll: boolean): Promise<void> => {
      const before = performance.now() - kept;
      for (const [partnerId, share] of shares) if (isAll || share.takenAt < before) await giveBack(partnerId, share);
    },
  };
};
