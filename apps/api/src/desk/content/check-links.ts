import { homeKey } from '@wearfolio/contracts/content/content-body';
import { deskPaths } from '@wearfolio/contracts/desk';
import { noTurn } from '../../jobs/mail/mail-turn.ts';
import { deadLinksMail } from '../../jobs/mail/templates/dead-links.ts';
import type { Task } from '../../jobs/task.ts';
import { findStaffMailbox } from '../staff/staff-mailbox.ts';
import { refuseDeadSchedule } from './content-queries.ts';

/** Checks the links of a scheduled home page shortly before its time. With one that leads nowhere, it is not published. */
export const checkScheduledLinks: Task<'check-links'> = async ({ db, databaseUrl, env }, scheduled) => {
  await refuseDeadSchedule({ db, databaseUrl, contentDir: env.contentDir }, scheduled);
};

/** Mails a member of staff the links of a scheduled home page that lead nowhere. */
export const sendDeadLinks: Task<'mail-dead-links'> = async ({ db, mailer, publicUrl }, payload, job) => {
  const { staffId, links, isShown } = payload;
  const reader = await findStaffMailbox(db, staffId);
  if (!reader) return;
  const mail = deadLinksMail({ links, isShown, href: `${publicUrl}${deskPaths.document}?key=${homeKey}` });
  await mailer.send({ turn: noTurn, ...reader, mail, job });
};
