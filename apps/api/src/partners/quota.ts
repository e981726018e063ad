import type { Database } from '@wearfolio/database/client';
import { type KnownPartner, returnCalls, type Taken, take } from './partner-queries.ts';

/** Calls that this process may answer for a partner. Times are those of `performance.now()`. */
type Share = { rest: number; left: number; quota: number; day: string; takenAt: number; endsAt: number };

type Counted = Pick<KnownPartner, 'id' | 'quotaPerDay'>;

/** How a call was counted: what is left of the quota, and in how many seconds it starts anew. */
export type Count = { isAllowed: boolean; left: number; seconds: number };

/** How long a used-up quota is believed, in ms: other processes may give calls back. */
const believed = 10_000;

/** How long a share is kept, in ms. Then other processes may use what is left of it. */
const kept = 60_000;

/**
 * Counts calls of partners. The quota stands in the database, and each process takes shares of it, so that it holds for
 * all processes together and few calls write. A killed process loses its share, at most a twentieth of the quota.
 */
export const createQuota = (db: Database) => {
  const shares = new Map<number, Share>();
  const taking = new Map<number, Promise<Share | null>>();

  const giveBack = async (partnerId: number, { rest: count, day, endsAt }: Share): Promise<void> => {
    shares.delete(partnerId);
    if (count > 0 && performance.now() < endsAt) await returnCalls(db, partnerId, { count, day });
  };

  const takeShare = async ({ id: partnerId, quotaPerDay: quota }: Counted): Promise<Share | null> => {
    const before = shares.get(partnerId);
    if (before) await giveBack(partnerId, before);
    const taken: Taken | null = await take(db, partnerId);
    const now = performance.now();
    if (!taken) return null;
    const { count: rest, left, day, ms } = taken;
    const share = { rest, left, quota, day, takenAt: now, endsAt: now + ms };
    shares.set(partnerId, share);
    return share;
  };

  // Calls that arrive meanwhile wait for the same share.
  const nextShare = (partner: Counted): Promise<Share | null> => {
    const next = taking.get(partner.id) ?? takeShare(partner).finally(() => taking.delete(partner.id));
    taking.set(partner.id, next);
    return next;
  };

  // A share that was used up says nothing about the quota; one that was taken when nothing was left does.
  const isUsable = ({ rest, left, quota, takenAt, endsAt }: Share, { quotaPerDay }: Counted): boolean => {
    const now = performance.now();
    if (now >= endsAt || quota !== quotaPerDay) return false;
    return rest > 0 || (left === 0 && now < takenAt + believed);
  };

  const shareOf = (partner: Counted): Promise<Share | null> | Share => {
    const known = shares.get(partner.id);
    return known && isUsable(known, partner) ? known : nextShare(partner);
  };

  return {
    /** Counts one call. Null if the partner is gone. */
    count: async (partner: Counted): Promise<Count | null> => {
      while (true) {
        const share = await shareOf(partner);
        if (!share) return null;
        const seconds = Math.max(1, Math.ceil((share.endsAt - performance.now()) / 1000));
        if (share.rest > 0) {
          share.rest -= 1;
          return { isAllowed: true, left: share.left + share.rest, seconds };
        }
        if (share.left === 0) return { isAllowed: false, left: 0, seconds };
      }
    },
    /** Gives back shares that were taken a while ago, or all of them. */
    giveBack: async (isAll: boolean): Promise<void> => {
      const before = performance.now() - kept;
      for (const [partnerId, share] of shares) if (isAll || share.takenAt < before) await giveBack(partnerId, share);
    },
  };
};
