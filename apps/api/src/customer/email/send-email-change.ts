import { sendWithLinks } from '../../jobs/mail/links.ts';
import { findPlace } from '../../jobs/mail/mail-place.ts';
import { noticeTurn } from '../../jobs/mail/mail-turn.ts';
import { maskAddress } from '../../jobs/mail/mailbox.ts';
import {
  emailChangedMail,
  emailChangeMail,
  emailReplacedMail,
  emailRequestedMail,
} from '../../jobs/mail/templates/email-change.ts';
import type { Task } from '../../jobs/task.ts';
import { findChange } from './email-queries.ts';

// An address that was not proven may belong to someone else, who must not learn the customer's other address.
const shownTo = (isProven: boolean, email: string): string => (isProven ? email : maskAddress(email));

/** Asks the new address to confirm. Does nothing when the change is already confirmed or ended. */
export const sendEmailChange: Task<'mail-email-change'> = async (context, { emailChangeId }, job) => {
  const { db, mailer } = context;
  const change = await findChange(db, emailChangeId);
  if (!change || change.confirmedAt || change.endedAt) return;
  const { origin, locale } = await findPlace(context, change.customer.market);
  const turn = { kind: 'stranger', address: change.becomes } as const;
  await sendWithLinks(context, { owner: { emailChangeId }, purposes: ['email'], turn, job }, ({ email }, taken) =>
    mailer.send({
      turn: taken,
      to: { name: '', address: change.becomes },
      locale,
      mail: emailChangeMail({
        firstName: change.customer.firstName,
        href: `${origin}/confirm-email/${email}`,
      }),
      job,
    }),
  );
};

/** Tells the current address, proven or not, that a change is requested, even if the request has ended. */
export const sendEmailRequested: Task<'mail-email-requested'> = async (context, { emailChangeId, isProven }, job) => {
  const { db, mailer } = context;
  const change = await findChange(db, emailChangeId);
  if (!change) return;
  const { origin, locale } = await findPlace(context, change.customer.market);
  const { was, becomes, customer } = change;
  const email = shownTo(isProven, becomes);
  await mailer.send({
    turn: await noticeTurn(db, isProven, was),
    to: { name: '', address: was },
    locale,
    mail: emailRequestedMail({ firstName: customer.firstName, email, forgotHref: `${origin}/login/forgot` }),
    job,
  });
};

/** Notifies the old address of a change: a proven one with a link to undo it. */
export const sendEmailChanged: Task<'mail-email-changed'> = async (context, { emailChangeId, canUndo = true }, job) => {
  const { db, mailer } = context;
  const change = await findChange(db, emailChangeId);
  if (!change?.confirmedAt) return;
  const { origin, locale } = await findPlace(context, change.customer.market);
  const { was, becomes, customer } = change;
  const email = shownTo(canUndo, becomes);
  const [to, firstName] = [{ name: '', address: was }, customer.firstName];
  if (!canUndo) {
    const mail = emailReplacedMail({ firstName, email, contactHref: `${origin}/contact-us` });
    await mailer.send({ turn: await noticeTurn(db, false, was), to, mail, locale, job });
    return;
  }
  await sendWithLinks(
    context,
    { owner: { emailChangeId }, purposes: ['email-back'], turn: null, job },
    (links, turn) => {
      const href = `${origin}/undo-email/${links['email-back']}`;
      return mailer.send({ turn, to, locale, mail: emailChangedMail({ firstName, email, href }), job });
    },
  );
};
