import {
  addPartner,
  changePartner,
  listPartners as list,
  type Partner,
  removePartner,
  renewKey,
} from '@wearfolio/catalogue/partners/partners';
import type { DeskPartner } from '@wearfolio/contracts/desk-partners';
import { type Database, poolOf } from '@wearfolio/database/client';

export { addPartner, changePartner, removePartner, renewKey };

const toShown = ({ quotaPerDay, pausedAt, createdAt, ...partner }: Partner): DeskPartner => ({
  ...partner,
  quota_per_day: quotaPerDay,
  paused_at: pausedAt?.toISOString() ?? null,
  created_at: createdAt.toISOString(),
});

/** All partners by name. */
export const listPartners = async (db: Database): Promise<DeskPartner[]> => (await list(poolOf(db))).map(toShown);
