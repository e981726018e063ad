import { refuseScheduled } from '@wearfolio/catalogue/content/content-store';
import { homeKey } from '@wearfolio/contracts/content/content-body';
import { deskPaths } from '@wearfolio/contracts/desk';
import type { Database } from '@wearfolio/database/client';
import { addJob } from '@wearfolio/database/jobs';
import { noTurn } from '../../jobs/mail/mail-turn.ts';
import { deadLinksMail } from '../../jobs/mail/templates/dead-links.ts';
import type { Task } from '../../jobs/task.ts';

/** Whoever scheduled the version; all owners if that person has left. */
const readersOf = async (db: Database, email: string): Promise<{ id: number }[]> => {
  const own = await db.staff.findMany({ where: { email }, select: { id: true } });
  return own.length > 0 ? own : db.staff.findMany({ where: { role: 'owner' }, select: { id: true } });
};

/** Checks the links of a scheduled home page shortly before its time. With one that leads nowhere, it is not published. */
export const checkScheduledLinks: Task<'check-links'> = async ({ db, databaseUrl, env }, scheduled) => {
  const dead = await refuseScheduled(databaseUrl, scheduled, env.contentDir);
  if (dead === null) return;
  const { actor, links, isShown } = dead;
  for (const { id: staffId } of await readersOf(db, actor))
    await addJob(db, 'mail-dead-links', { staffId, links, isShown });
};

/** Mails a member of staff the links of a scheduled home page that lead nowhere. */
export const sendDeadLinks: Task<'mail-dead-links'> = async ({ db, mailer, publicUrl }, payload, job) => {
  const { staffId, links, isShown } = payload;
  const reader = await db.staff.findUnique({ where: { id: staffId }, select: { email: true } });
  if (reader === null) return;
  const mail = deadLinksMail({ links, isShown, href: `${publicUrl}${deskPaths.document}?key=${homeKey}` });
  await mailer.send({ turn: noTurn, to: { name: '', address: reader.email }, mail, job });
};
