import { takeTurn } from '../../jobs/mail/mail-turn.ts';
import { staffInvitationMail } from '../../jobs/mail/templates/staff-invitation.ts';
import type { Task } from '../../jobs/task.ts';
import { makeMailedToken } from './invitation-queries.ts';
import { findStaffLanguage } from './staff-mailbox.ts';

/** Mails an invitation to the desk, in the language of whoever sent it. Does nothing when it is used or withdrawn. */
export const sendStaffInvitation: Task<'mail-staff-invitation'> = async ({ db, mailer, publicUrl }, payload, job) => {
  const invitation = await makeMailedToken(db, payload.invitationId);
  if (!invitation) return;
  await mailer.send({
    turn: await takeTurn(db, 'stranger', invitation.email),
    to: { name: '', address: invitation.email },
    locale: await findStaffLanguage(db, invitation.invitedById ?? 0),
    mail: staffInvitationMail({ href: `${publicUrl}/ops/accept#${invitation.token}` }),
    job,
  });
};
