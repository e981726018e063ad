import type { Prisma } from './generated/client.ts';

/** Background jobs by name, with their payloads. The text of a mail is rendered when it is sent. */
export type Jobs = {
  'mail-verification': { customerId: number };
  'mail-reset': { customerId: number };
  'mail-password-changed': { customerId: number };
  'mail-passkey-added': { customerId: number };
  'mail-deletion': { customerId: number };
  'mail-email-change': { emailChangeId: number };
  /** `isProven` tells whether the current address was proven when the change was requested. */
  'mail-email-requested': { emailChangeId: number; isProven: boolean };
  /** `canUndo` is absent in jobs of older versions, which notified verified addresses only. */
  'mail-email-changed': { emailChangeId: number; canUndo?: boolean };
  /** Writes a customer's data to a file and queues the mail about it. */
  'make-export': { customerId: number };
  'mail-export': { customerId: number };
  /** Mails somebody without an account what is stored about the address of this row. */
  'mail-address-data': AddressRow;
  'mail-subscription': { subscriptionId: number };
  'mail-contact': { contactMessageId: number };
  'mail-contact-reply': { contactMessageId: number };
  /** Sends mails about a report: to ops, to its sender as a confirmation, and later the decision. */
  'mail-notice': { noticeId: number };
  'mail-notice-receipt': { noticeId: number };
  'mail-notice-decision': { noticeId: number };
  'mail-staff-reset': { staffId: number };
  'mail-staff-invitation': { invitationId: number };
  /** Tells a member of staff what changed with a store's feed. */
  'mail-feed-news': { staffId: number; storeId: number; news: FeedNews; language?: string | null };
  /** Tells a member of staff how all feeds are, once a week. */
  'mail-feeds-week': { staffId: number };
  /** Checks the links of a scheduled home page before its time, given in ISO format. */
  'check-links': { key: string; number: number; at: string };
  /** Tells staff that links of a scheduled home page lead nowhere, and whether it is shown nevertheless. */
  'mail-dead-links': { staffId: number; links: string[]; isShown: boolean };
  /** Tells the shop that a partner's webhook is paused. */
  'mail-webhook-paused': { webhookId: number };
  /** Shows staff that mails arrive. `staffId`, who asked for it, is absent in jobs of older versions. */
  'mail-test': { staffId?: number };
  /** Sends the next part of a newsletter, and queues itself again until it is done. */
  'mail-newsletter': { sendId: number };
  'mail-newsletter-test': { sendId: number };
  /** Finds the customers whose favorites became cheaper or returned, and queues a digest for each. */
  'find-alerts': { storeId: number };
  'mail-alerts': { customerId: number };
  /** Fetches and imports a store's scheduled feed. */
  'fetch-feed': { storeId: number };
  /** Imports a store's last successful feed again after its rules changed. */
  'reimport-feed': { storeId: number };
  /**
   * Imports an uploaded feed; with `yes` even if it lacks many of the store's products. With `language`, it gives only
   * texts in that language, read by `settings`.
   */
  'import-upload': { storeId: number; uploadId: string; yes: boolean; language?: string; settings?: object };
  /** Makes a dry run of a store's feed. */
  'try-feed': { storeId: number };
  /** Continues a change of many products by ops. */
  'change-products': { changeId: number };
  /** Removes a store that staff deleted a day ago. */
  'remove-store': { storeId: number };
  /** Derives all prices in another currency, as requested by this member of staff. */
  'change-currency': { to: string; staffId: number };
};

/** A row with an address: a message, a report, a subscription, or a change to this address. */
export type AddressRow =
  | { contactMessageId: number }
  | { noticeId: number }
  | { subscriptionId: number }
  | { emailChangeId: number };

export type JobName = keyof Jobs;

/**
 * News about a feed: it failed twice, lacks many products, has values or prices that need a decision, or is well again.
 */
export type FeedNews = 'failed' | 'short' | 'doubts' | 'well';

/** Jobs that read a feed, which takes up to an hour. They run one after the other. */
export const feedJobs = ['fetch-feed', 'reimport-feed', 'import-upload', 'try-feed'] as const satisfies JobName[];

/** Maximum number of attempts; the pauses between them grow up to six hours. */
export const jobAttempts = 12;

/** Fewer attempts, because the schedule fetches a feed again anyway. */
export const fetchAttempts = 3;

/** Attempts for mails with news: with the pauses between them, enough for a mail server that is down for two days. */
export const digestAttempts = 16;

type Options = {
  /** Waiting jobs with the same key are merged. */
  key?: string;
  /** The earliest time. */
  runAt?: Date;
  /** Whether all other waiting jobs go first; only one such job runs at a time. */
  isLast?: boolean;
};

/** Jobs with a smaller priority go first; the default is 0. */
const lastPriority = 100;

/** Queues a job, in the caller's transaction if `db` is one: then it runs only if the transaction commits. */
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
