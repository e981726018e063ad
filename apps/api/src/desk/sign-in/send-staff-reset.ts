import { sendWithLinks } from '../../jobs/mail/links.ts';
import { staffResetMail } from '../../jobs/mail/templates/staff-reset.ts';
import type { Task } from '../../jobs/task.ts';
import { findStaffMailbox } from '../staff/staff-mailbox.ts';

/** Mails the link to reset a password. Does nothing when the account is removed. */
export const sendStaffReset: Task<'mail-staff-reset'> = async (context, { staffId }, job) => {
  const { db, mailer, publicUrl } = context;
  const reader = await findStaffMailbox(db, staffId);
  if (!reader) return;
  const { address } = reader.to;
  const links = { owner: { staffId }, purposes: ['staff-reset'], turn: { kind: 'staff', address }, job } as const;
  await sendWithLinks(context, links, (tokens, turn) => {
    const href = `${publicUrl}/ops/reset#${tokens['staff-reset']}`;
    return mailer.send({ turn, ...reader, mail: staffResetMail({ href }), job });
  });
};
