import type { DeskSession } from '@wearfolio/contracts/desk-sign-in';
import type { Database } from '@wearfolio/database/client';
import { type DeskStaff, hasFactor } from './access/session-queries.ts';
import { findReader } from './feeds/feed-news-queries.ts';
import { countCodes } from './second-factor/factor-queries.ts';

type Shown = Pick<DeskStaff, 'id' | 'name' | 'email' | 'role' | 'isProven' | 'hasApp' | 'passkeys'>;

const stageOf = (staff: Shown): DeskSession['stage'] => {
  if (staff.isProven) return 'in';
  return hasFactor(staff) ? 'code' : 'set-up';
};

/** The signed-in member of staff as in replies. The number of recovery codes is shown only after the second factor. */
export const toDeskSession = async (db: Database, staff: Shown): Promise<{ data: DeskSession }> => {
  const { id, name, email, role, isProven, hasApp, passkeys } = staff;
  const recovery_codes = isProven ? await countCodes(db, id) : 0;
  const feed_mails = isProven && (await findReader(db, id)) !== null;
  return {
    data: { stage: stageOf(staff), id, name, email, role, recovery_codes, feed_mails, has_app: hasApp, passkeys },
  };
};
