import { deskPaths } from '@wearfolio/contracts/desk';
import { noTurn } from '../../jobs/mail/mail-turn.ts';
import { readMailbox } from '../../jobs/mail/mailbox.ts';
import { testMail } from '../../jobs/mail/templates/test-mail.ts';
import type { Task } from '../../jobs/task.ts';
import { findTestMail } from './launch-queries.ts';

/** Mails the link that shows that mails arrive. Does nothing if none was requested. */
export const sendTestMail: Task<'mail-test'> = async ({ db, mailer, publicUrl }, _payload, job) => {
  const requested = await findTestMail(db);
  if (!requested) return;
  const mail = testMail(`${publicUrl}${deskPaths.overview}?received=${requested.code}`);
  await mailer.send({ turn: noTurn, to: readMailbox(requested.to), mail, job });
};
