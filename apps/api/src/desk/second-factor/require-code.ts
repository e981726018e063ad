import type { Database } from '@wearfolio/database/client';
import { say } from '@wearfolio/messages/said';
import { RequestRefused } from '../../http/errors.ts';
import type { DeskStaff } from '../access/session-queries.ts';
import { isAppUnreadable, takeCode } from './factor-queries.ts';

const refusal = (sentence: ReturnType<typeof say>): RequestRefused =>
  new RequestRefused(400, sentence, { code: [sentence] });

export const wrongCode = (): RequestRefused => refusal(say('desk.replies.wrongCode'));

/**
 * Uses up an app code or a recovery code, or refuses it. After a change of TOKEN_SECRET no code can be right, and the
 * refusal says so.
 */
export const requireCode = async (
  db: Database,
  staff: DeskStaff,
  code: string,
  secrets: { tokenSecret: string },
): Promise<void> => {
  if (await takeCode(db, staff, code, secrets)) return;
  throw (await isAppUnreadable(db, staff, secrets)) ? refusal(say('desk.replies.codeUnreadable')) : wrongCode();
};
