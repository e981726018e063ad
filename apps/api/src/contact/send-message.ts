import { findPlace } from '../jobs/mail/mail-place.ts';
import { noTurn, takeTurn } from '../jobs/mail/mail-turn.ts';
import { readMailbox } from '../jobs/mail/mailbox.ts';
import { contactMail, contactReplyMail } from '../jobs/mail/templates/contact.ts';
import type { Task } from '../jobs/task.ts';
import { findContactMessage } from './queries.ts';

/** Mails a message of the contact form to the shop. Reply-To is the sender. */
export const sendContactMessage: Task<'mail-contact'> = async ({ db, mailer, identity }, { contactMessageId }, job) => {
  const message = await findContactMessage(db, contactMessageId);
  if (!message) return;
  await mailer.send({
    turn: noTurn,
    to: readMailbox((await identity()).contact_to),
    replyTo: { name: message.fullName, address: message.email },
    mail: contactMail(message),
    job,
  });
};

/** Mails staff's reply to the sender. Answers go to the shop's mailbox. */
export const sendContactReply: Task<'mail-contact-reply'> = async (context, { contactMessageId }, job) => {
  const { db, mailer, identity } = context;
  const message = await findContactMessage(db, contactMessageId);
  if (!message || message.reply === null) return;
  const { locale } = await findPlace(context, message.market);
  await mailer.send({
    turn: await takeTurn(db, 'stranger', message.email),
    to: { name: message.fullName, address: message.email },
    replyTo: readMailbox((await identity()).contact_to),
    locale,
    mail: contactReplyMail({ ...message, reply: message.reply }),
    job,
  });
};
