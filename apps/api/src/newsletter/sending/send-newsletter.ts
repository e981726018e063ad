import { JobHopeless, type JobRun } from '../../jobs/job.ts';
import { hashLinkToken, makeLinkToken } from '../../jobs/mail/link-token.ts';
import type { MailPart } from '../../jobs/mail/mail-content.ts';
import { findDestination, findMarkets, findPlace } from '../../jobs/mail/mail-place.ts';
import { noTurn } from '../../jobs/mail/mail-turn.ts';
import { MailUnsent } from '../../jobs/mail/mailer.ts';
import { removeLinks } from '../../jobs/mail/queries.ts';
import { newsletterMail } from '../../jobs/mail/templates/newsletter.ts';
import type { Task, TaskContext } from '../../jobs/task.ts';
import { composeParts, type LetterPlace } from './compose.ts';
import type { FrozenNewsletter } from './freeze.ts';
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

/** The number of mails sent concurrently. */
const atOnce = 8;

const batchSize = 48;

/** After this many ms, the job ends and queues the next part, so that other jobs can run. */
const longestTurn = 20_000;

/** How long the unsubscribe link works, in hours. */
const linkHours = 365 * 24;

/** The delays before retries of a temporarily refused mail, in s. After the last one it has failed. */
const waits = [600, 3600, 6 * 3600];

/** When this many mails are refused and none is accepted, the problem is not the addresses. */
const fewestOfOutage = 10;

/** How many times to retry the whole batch during an outage, before its mails are retried one by one. */
const outageAttempts = 8;

const placeOf = async (context: TaskContext, { market = '' }: FrozenNewsletter): Promise<LetterPlace> => ({
  ...(await findPlace(context, market)),
  publicUrl: context.publicUrl,
  destination: await findDestination(context, market),
});

type Sending = {
  context: TaskContext;
  send: RunningSend;
  place: LetterPlace;
  parts: readonly MailPart[];
  job: JobRun;
};

/**
 * Sends one mail. Each attempt has its own link; the Message-ID stays the same, so that duplicates can be recognized.
 */
const sendOne = async ({ context, send, place, parts, job }: Sending, { id, email }: Recipient): Promise<void> => {
  const token = makeLinkToken();
  const tokenHash = hashLinkToken(token);
  await createStopLink(context.db, send.id, { subscriptionId: id, tokenHash, hours: linkHours });
  // Mail programs keep their link for a year, and a market may be removed within it.
  const stopPath = `/email-subscription/unsubscribe/${token}`;
  const stopHref = context.publicUrl + stopPath;
  const { subject, preheader } = send.body;
  const mail = newsletterMail({ subject, preheader, parts, stopHref: place.origin + stopPath });
  const run = { ...job, id: `newsletter-${send.id}-${id}`, createdAt: send.madeAt };
  try {
    const to = { name: '', address: email };
    await context.mailer.send({ turn: noTurn, to, locale: place.locale, mail, stopHref, job: run });
  } catch (error) {
    if (!(error instanceof MailUnsent) || error.isSurely) await removeLinks(context.db, [tokenHash]);
    throw error;
  }
};

type Outcome = { recipient: Recipient; error: unknown };

/** Sends to one recipient and records a success immediately. Returns the failure, if any. */
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

/** Records a failed mail, for good or until its retry. */
const noteFault = ({ context, send }: Sending, { recipient: { id, attempts }, error }: Outcome): Promise<void> => {
  const waitSeconds = error instanceof JobHopeless ? undefined : waits[attempts];
  return noteDelivery(context.db, send.id, {
    subscriptionId: id,
    state: waitSeconds === undefined ? 'failed' : 'waiting',
    attempts: attempts + 1,
    waitSeconds: waitSeconds ?? 0,
  });
};

// When the server refuses every one of many mails, the problem is not the recipients.
const isOutage = (faults: readonly Outcome[], { length }: readonly Recipient[]): boolean =>
  faults.length === length && (length >= fewestOfOutage || faults.some(({ error }) => !(error instanceof JobHopeless)));

/** Sends to all recipients, several concurrently. Throws when the server refuses everything, so the job is retried. */
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
    throw new Error(`The mail server accepted no mail: ${faults.map(({ error }) => String(error))[0]}`);
  for (const fault of faults) await noteFault(sending, fault);
};

/**
 * Sends the next part of a newsletter to confirmed subscribers in batches, and queues the next job. After a crash, the
 * next job continues with recipients of the batch without a recorded outcome.
 */
export const sendNewsletter: Task<'mail-newsletter'> = async (context, { sendId }, job) => {
  const { db } = context;
  const prefixes = (await findMarkets(context)).map(({ prefix }) => prefix);
  const send = await beginSend(db, sendId, prefixes);
  if (!send) return;
  const place = await placeOf(context, send.body);
  const sending = { context, send, job, place, parts: await composeParts(db, place, send.body) };
  const until = performance.now() + longestTurn;
  while (performance.now() < until && (await isSending(db, sendId))) {
    job.signal.throwIfAborted();
    const { recipients, lastId } = await takeBatch(db, { id: sendId, prefixes, size: batchSize });
    if (recipients.length > 0) await deliverAll(sending, recipients);
    await settleBatch(db, sendId, lastId);
    if (recipients.length > 0) continue;
    const next = await findNextAttempt(db, sendId);
    return next ? addNextPart(db, sendId, next) : endSend(db, sendId);
  }
  await addNextPart(db, sendId, null);
};

/** Sends a newsletter to the member of staff who requested a test. */
export const sendNewsletterTest: Task<'mail-newsletter-test'> = async (context, { sendId }, job) => {
  const { db, mailer } = context;
  const test = await findTest(db, sendId);
  if (!test) return;
  const { subject, preheader } = test.body;
  const place = await placeOf(context, test.body);
  const parts = await composeParts(db, place, test.body);
  const stopHref = `${place.origin}/email-subscription/unsubscribe/this-is-a-test`;
  const mail = newsletterMail({ subject: `Test: ${subject}`, preheader, parts, stopHref });
  const to = { name: '', address: test.email };
  await mailer.send({ turn: noTurn, to, locale: place.locale, mail, job });
  await removeTest(db, sendId);
};
