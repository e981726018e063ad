import type { Task } from '../task.ts';
import { sendWithLinks } from './links.ts';
import type { Mail } from './mail-content.ts';
import { findPlace } from './mail-place.ts';
import { kindOf, noticeTurn } from './mail-turn.ts';
import type { Mailbox } from './mailbox.ts';
import { findRecipient } from './queries.ts';
import { deletionMail } from './templates/deletion.ts';
import { passkeyAddedMail } from './templates/passkey-added.ts';
import { passwordChangedMail } from './templates/password-changed.ts';
import { resetMail } from './templates/reset.ts';
import { verificationMail } from './templates/verification.ts';

// A name that someone typed may appear in the text, but never in a header.
const mailboxOf = ({ email }: { email: string }): Mailbox => ({ name: '', address: email });

/** Asks a customer to confirm the address. Does nothing when it is verified or the account is gone. */
export const sendVerification: Task<'mail-verification'> = async (context, { customerId }, job) => {
  const { db, mailer } = context;
  const customer = await findRecipient(db, customerId);
  if (!customer || customer.verifiedAt) return;
  const { origin, locale } = await findPlace(context, customer.market);
  const turn = { kind: 'stranger', address: customer.email } as const;
  const links = { owner: { customerId }, purposes: ['verify', 'disown'], turn, job } as const;
  await sendWithLinks(context, links, ({ verify, disown }, taken) =>
    mailer.send({
      turn: taken,
      to: mailboxOf(customer),
      locale,
      mail: verificationMail({
        firstName: customer.firstName,
        // behavior.md#routes-spelling spells the route this way (behavior.md#routes-spelling).
        verifyHref: `${origin}/emailVerificaton/${verify}`,
        disownHref: `${origin}/not-me/${disown}`,
      }),
      job,
    }),
  );
};

/** Sends the reset link to verified and unverified addresses: the holder of the mailbox owns the account. */
export const sendReset: Task<'mail-reset'> = async (context, { customerId }, job) => {
  const { db, mailer } = context;
  const customer = await findRecipient(db, customerId);
  if (!customer) return;
  const { origin, locale } = await findPlace(context, customer.market);
  const turn = { kind: kindOf(customer), address: customer.email };
  await sendWithLinks(context, { owner: { customerId }, purposes: ['reset'], turn, job }, ({ reset }, taken) =>
    mailer.send({
      turn: taken,
      to: mailboxOf(customer),
      locale,
      mail: resetMail({ firstName: customer.firstName, href: `${origin}/reset-password/${reset}` }),
      job,
    }),
  );
};

/** Sends the link to the page that deletes the account. */
export const sendDeletion: Task<'mail-deletion'> = async (context, { customerId }, job) => {
  const { db, mailer } = context;
  const customer = await findRecipient(db, customerId);
  if (!customer) return;
  const { origin, locale } = await findPlace(context, customer.market);
  const turn = { kind: kindOf(customer), address: customer.email };
  await sendWithLinks(context, { owner: { customerId }, purposes: ['delete'], turn, job }, (tokens, taken) =>
    mailer.send({
      turn: taken,
      to: mailboxOf(customer),
      locale,
      mail: deletionMail({ firstName: customer.firstName, href: `${origin}/delete-account/${tokens.delete}` }),
      job,
    }),
  );
};

type Notice = (words: { firstName: string; forgotHref: string }) => Mail;

// An unverified address may be someone else's (behavior.md#customer-unverified).
const sendNotice =
  (noticeMail: Notice): Task<'mail-password-changed' | 'mail-passkey-added'> =>
  async (context, { customerId }, job) => {
    const { db, mailer } = context;
    const customer = await findRecipient(db, customerId);
    if (!customer?.verifiedAt) return;
    const { origin, locale } = await findPlace(context, customer.market);
    await mailer.send({
      turn: await noticeTurn(db, customer.provenAt !== null, customer.email),
      to: mailboxOf(customer),
      locale,
      mail: noticeMail({ firstName: customer.firstName, forgotHref: `${origin}/login/forgot` }),
      job,
    });
  };

/** Notifies a customer of a changed password, if the address is verified. */
export const sendPasswordChanged: Task<'mail-password-changed'> = sendNotice(passwordChangedMail);

/** Notifies a customer of a new passkey, if the address is verified. */
export const sendPasskeyAdded: Task<'mail-passkey-added'> = sendNotice(passkeyAddedMail);
