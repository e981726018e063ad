import { JobHopeless, type JobRun } from '../../jobs/job.ts';
import type { LetterPart } from '../../jobs/mail/letter.ts';
import { newsletterLetter } from '../../jobs/mail/letters/newsletter.ts';
import { hashLinkToken, makeLinkToken } from '../../jobs/mail/link-token.ts';
import { MailUnsent } from '../../jobs/mail/mailer.ts';
import { removeLinks } from '../../jobs/mail/queries.ts';
import type { Task, TaskContext } from '../../jobs/task.ts';
import { composeParts, type MailPlace } from './compose.ts';
import {
  addNextPart,
  beginSend,
  createStopLink,
  endSend,
  findNextAttempt,
  findTest,
  isSending,
  noteDelivery,
  type Recipient,
  type RunningSend,
  removeTest,
  settleBatch,
  takeBatch,
} from './send-queries.ts';

/** Mails of a newsletter that are on their way at a time. */
const atOnce = 8;

const batchSize = 48;

/** A job hands over to the next one after this time, in ms, so that others have their turn. */
const longestTurn = 20_000;

/** How long the link that ends the newsletter works, in hours. */
const linkHours = 365 * 24;

/** How long a mail waits that the other side did not take for now, in s; after the last of them it is given up. */
const waits = [600, 3600, 6 * 3600];

/** Where so many mails are refused and none is taken, something else is wrong than their addresses. */
const fewestOfOutage = 10;

/** So often a server that takes nothing at all is tried again before its mails wait one by one. */
const outageAttempts = 8;

const placeOf = async ({ publicUrl, identity }: TaskContext): Promise<MailPlace> => ({
  publicUrl,
  currency: (await identity()).currency,
});

type Sending = { context: TaskContext; send: RunningSend; parts: readonly LetterPart[]; job: JobRun };

/** Sends one mail. Each attempt has a link of its own; one Message-ID tells those that arrive twice. */
const sendOne = async ({ context, send, parts, job }: Sending, { id, email }: Recipient): Promise<void> => {
  const token = makeLinkToken();
  const tokenHash = hashLinkToken(token);
  await createStopLink(context.db, send.id, { subscriptionId: id, tokenHash, hours: linkHours });
  const stopHref = `${context.publicUrl}/email-subscription/unsubscribe/${token}`;
  const { subject, preheader } = send.body;
  const mail = newsletterLetter({ subject, preheader, parts, stopHref });
  const run = { ...job, id: `newsletter-${send.id}-${id}`, createdAt: send.madeAt };
  try {
    await context.mailer.send({ to: { name: '', address: email }, mail, stopHref, job: run });
  } catch (error) {
    if (!(error instanceof MailUnsent) || error.isSurely) await removeLinks(context.db, [tokenHash]);
    throw error;
  }
};

type Outcome = { recipient: Recipient; error: unknown };

/** Sends to one recipient, and keeps it at once where that went well; answers what went wrong. */
const deliver = async (sending: Sending, recipient: Recipient): Promise<Outcome | null> => {
  const { context, send, job } = sending;
  try {
    await sendOne(sending, recipient);
  } catch (error) {
    if (job.signal.aborted) throw error;
    return { recipient, error };
  }
  await noteDelivery(context.db, send.id, { subscriptionId: recipient.id, state: 'sent', attempts: 0, waitSeconds: 0 });
  return null;
};

/** Keeps that a mail did not go: for good, or for now. */
const noteFault = ({ context, send }: Sending, { recipient: { id, attempts }, error }: Outcome): Promise<void> => {
  const waitSeconds = error instanceof JobHopeless ? undefined : waits[attempts];
  return noteDelivery(context.db, send.id, {
    subscriptionId: id,
    state: waitSeconds === undefined ? 'failed' : 'waiting',
    attempts: attempts + 1,
    waitSeconds: waitSeconds ?? 0,
  });
};

// A server that refuses every single one of many has something against us, and not against them.
const isOutage = (faults: readonly Outcome[], { length }: readonly Recipient[]): boolean =>
  faults.length === length && (length >= fewestOfOutage || faults.some(({ error }) => !(error instanceof JobHopeless)));

/** Sends to all recipients, some at a time. Throws where the mail server takes nothing: the job is then tried again as a whole. */
const deliverAll = async (sending: Sending, recipients: readonly Recipient[]): Promise<void> => {
  const left = recipients.values();
  const faults: Outcome[] = [];
  const work = async (): Promise<void> => {
    for (const recipient of left) {
      const fault = await deliver(sending, recipient);
      if (fault) faults.push(fault);
    }
  };
  const done = await Promise.allSettled(Array.from({ length: atOnce }, work));
  const broken = done.find((one) => one.status === 'rejected');
  if (broken) throw broken.reason;
  if (isOutage(faults, recipients) && sending.job.attempts <= outageAttempts)
    throw new Error(`No mail was taken: ${faults.map(({ error }) => String(error))[0]}`);
  for (const fault of faults) await noteFault(sending, fault);
};

/**
 * Sends the next part of a newsletter to confirmed subscribers, batch by batch, and adds the job that goes on. Where a worker
 * dies, the next one goes on with those of the batch of whom nothing is known.
 */
export const sendNewsletter: Task<'mail-newsletter'> = async (context, { sendId }, job) => {
  const { db } = context;
  const send = await beginSend(db, sendId);
  if (!send) return;
  const sending = { context, send, job, parts: await composeParts(db, await placeOf(context), send.body) };
  const until = performance.now() + longestTurn;
  while (performance.now() < until && (await isSending(db, sendId))) {
    job.signal.throwIfAborted();
    const { recipients, lastId } = await takeBatch(db, sendId, batchSize);
    if (recipients.length > 0) await deliverAll(sending, recipients);
    await settleBatch(db, sendId, lastId);
    if (recipients.length > 0) continue;
    const next = await findNextAttempt(db, sendId);
    return next ? addNextPart(db, sendId, next) : endSend(db, sendId);
  }
  await addNextPart(db, sendId, null);
};

/** Sends a newsletter to the member of staff who asked for a look at it. */
export const sendNewsletterTest: Task<'mail-newsletter-test'> = async (context, { sendId }, job) => {
  const { db, publicUrl, mailer } = context;
  const test = await findTest(db, sendId);
  if (!test) return;
  const { subject, preheader } = test.body;
  const parts = await composeParts(db, await placeOf(context), test.body);
  const stopHref = `${publicUrl}/email-subscription/unsubscribe/this-is-a-test`;
  const mail = newsletterLetter({ subject: `Test: ${subject}`, preheader, parts, stopHref });
  await mailer.send({ to: { name: '', address: test.email }, mail, job });
  await removeTest(db, sendId);
};
