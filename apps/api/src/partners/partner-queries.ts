import {
  findByKey,
  giveBack,
  isPartner,
  type KnownPartner,
  type Taken,
  takeCalls,
} from '@wearfolio/catalogue/partners/partners';
import { type Database, poolOf } from '@wearfolio/database/client';

export type { KnownPartner, Taken };

/** The partner with this key, or null. */
export const findPartner = (db: Database, key: string): Promise<KnownPartner | null> => findByKey(poolOf(db), key);

/** Whether there is a partner with this slug. */
export const hasPartner = (db: Database, slug: string): Promise<boolean> => isPartner(poolOf(db), slug);

/** Takes calls of today's quota, none when it is used up. Null if the partner is gone. */
export const take = (db: Database, partnerId: number): Promise<Taken | null> => takeCalls(poolOf(db), partnerId);

/** Gives calls back that were not used. */
export const returnCalls = (db: Database, partnerId: number, unused: Pick<Taken, 'count' | 'day'>): Promise<void> =>
  giveBack(poolOf(db), partnerId, unused);
