import type { Prisma } from './generated/client.ts';

/** Work that can wait, by name, with what it needs to know. A mail's texts are made when it is sent. */
export type Jobs = {
  'mail-verification': { customerId: number };
  'mail-reset': { customerId: number };
  'mail-password-changed': { customerId: number };
  'mail-deletion': { customerId: number };
  'mail-email-change': { emailChangeId: number };
  'mail-email-changed': { emailChangeId: number };
  /** Writes a customer's data into one file, and adds the mail that says so. */
  'make-export': { customerId: number };
  'mail-export': { customerId: number };
  'mail-subscription': { subscriptionId: number };
  'mail-contact': { contactMessageId: number };
  'mail-contact-reply': { contactMessageId: number };
  /** Tells ops of a report of an offer, its sender that it arrived, and later what was decided. */
  'mail-notice': { noticeId: number };
  'mail-notice-receipt': { noticeId: number };
  'mail-notice-decision': { noticeId: number };
  'mail-staff-invitation': { invitationId: number };
  /** Sends the next part of a newsletter, and adds itself again while there is more of it. */
  'mail-newsletter': { sendId: number };
  'mail-newsletter-test': { sendId: number };
  /** Finds whose favorites became cheaper or came back, and adds a digest for each of them. */
  'find-alerts': { storeId: number };
  'mail-alerts': { customerId: number };
  /** Fetches and imports the feed of a store that has a schedule. */
  'fetch-feed': { storeId: number };
  /** Reads the last good feed of a store again, after what is known of it changed. */
  'reimport-feed': { storeId: number };
  /** Imports a feed that staff uploaded; with `yes` also one that lacks much of what the store offers. */
  'import-upload': { storeId: number; uploadId: string; yes: boolean };
  /** Reads a feed of a store and says what it would change. */
  'try-feed': { storeId: number };
  /** Goes on with a change of many products that ops made. */
  'change-products': { changeId: number };
  /** Derives all prices in another currency, as this member of staff wants. */
  'change-currency': { to: string; staffId: number };
};

export type JobName = keyof Jobs;

/** Jobs that read a feed, which takes up to an hour. They are done one after the other. */
export const feedJobs = ['fetch-feed', 'reimport-feed', 'import-upload', 'try-feed'] as const satisfies JobName[];

/** How often a job is tried; the pauses between grow up to six hours. */
export const jobAttempts = 12;

/** A feed's schedule comes round again, so that fewer tries will do. */
export const fetchAttempts = 3;

/** A mail that tells of news: with the pauses between its tries it waits two days for a mail server that is away. */
export const digestAttempts = 16;

type Options = {
  /** Jobs with the same key that still wait are one job. */
  key?: string;
  /** Not before then. */
  runAt?: Date;
  /** Whether all that waits besides goes first; of such jobs, one is done at a time. */
  isLast?: boolean;
};

/** Smaller ones go first, and others are 0. */
const lastPriority = 100;

/**
 * Adds a job to the queue, in the caller's transaction where `db` is one: it is
 * done if and only if the transaction is kept.
 */
export const addJob = async <Name extends JobName>(
  db: Pick<Prisma.TransactionClient, '$executeRaw'>,
  name: Name,
  payload: Jobs[Name],
  { key, runAt, isLast = false }: Options = {},
): Promise<void> => {
  await db.$executeRaw`
    SELECT graphile_worker.add_job(
      ${name}, payload := ${JSON.stringify(payload)}::json, job_key := ${key ?? null},
      run_at := ${runAt ?? null}::timestamptz, max_attempts := ${jobAttempts},
      queue_name := ${isLast ? 'last' : null}, priority := ${isLast ? lastPriority : null}::int)`;
};
