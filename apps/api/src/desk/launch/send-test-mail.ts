import { deskPaths } from '@wearfolio/contracts/desk';
import { noTurn } from '../../jobs/mail/mail-turn.ts';
import { readMailbox } from '../../jobs/mail/mailbox.ts';
import { testMail } from '../../jobs/mail/templates/test-mail.ts';
import type { Task } from '../../jobs/task.ts';
import { findStaffLanguage } from '../staff/staff-mailbox.ts';
import { findTestMail } from './launch-queries.ts';

/** Mails the link that shows that mails arrive, in the language of whoever asked for it. Does nothing if none was requested. */
export const sendTestMail: Task<'mail-test'> = async ({ db, mailer, publicUrl }, { staffId = 0 }, job) => {
  const requested = await findTestMail(db);
  if (!requested) return;
  const mail = testMail(`${publicUrl}${deskPaths.overview}?received=${requested.code}`);
  const locale = await findStaffLanguage(db, staffId);
  await mailer.send({ turn: noTurn, to: readMailbox(requested.to), locale, mail, job });
};
