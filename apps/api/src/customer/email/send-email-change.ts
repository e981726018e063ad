import { sendWithLinks } from '../../jobs/mail/links.ts';
import { emailChangedMail, emailChangeMail } from '../../jobs/mail/templates/email-change.ts';
import type { Task } from '../../jobs/task.ts';
import { findChange } from './email-queries.ts';

/** Asks the new address to confirm. Does nothing when the change is already confirmed or replaced. */
export const sendEmailChange: Task<'mail-email-change'> = async (context, { emailChangeId }, job) => {
  const { db, mailer, publicUrl } = context;
  const change = await findChange(db, emailChangeId);
  if (!change || change.confirmedAt) return;
  await sendWithLinks(context, { owner: { emailChangeId }, purposes: ['email'], job }, ({ email }) =>
    mailer.send({
      to: { name: '', address: change.becomes },
      mail: emailChangeMail({
        firstName: change.customer.firstName,
        href: `${publicUrl}/confirm-email/${email}`,
      }),
      job,
    }),
  );
};

/** Notifies the old address of a change, with a link to undo it. */
export const sendEmailChanged: Task<'mail-email-changed'> = async (context, { emailChangeId }, job) => {
  const { db, mailer, publicUrl } = context;
  const change = await findChange(db, emailChangeId);
  if (!change?.confirmedAt) return;
  await sendWithLinks(context, { owner: { emailChangeId }, purposes: ['email-back'], job }, (links) =>
    mailer.send({
      to: { name: '', address: change.was },
      mail: emailChangedMail({
        firstName: change.customer.firstName,
        email: change.becomes,
        href: `${publicUrl}/undo-email/${links['email-back']}`,
      }),
      job,
    }),
  );
};
