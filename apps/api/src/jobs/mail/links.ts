import type { JobRun } from '../job.ts';
import type { TaskContext } from '../task.ts';
import { hashLinkToken, makeLinkToken } from './link-token.ts';
import { MailUnsent } from './mailer.ts';
import { countFreshLinks, createLink, type LinkOwner, removeLinks } from './queries.ts';

/** How long links work. The unsubscribe link of an older mail keeps working. */
const lifetimes = {
  verify: { hours: 24, areOlderKept: false },
  disown: { hours: 24, areOlderKept: false },
  reset: { hours: 1, areOlderKept: false },
  delete: { hours: 1, areOlderKept: false },
  email: { hours: 24, areOlderKept: false },
  'email-back': { hours: 7 * 24, areOlderKept: false },
  subscribe: { hours: 7 * 24, areOlderKept: false },
  unsubscribe: { hours: 365 * 24, areOlderKept: true },
  'alerts-off': { hours: 365 * 24, areOlderKept: true },
} as const;

type Purpose = keyof typeof lifetimes;

/** The most mails of one kind to an address per hour. */
const mailsPerHour = 6;

const makeTokens = <P extends Purpose>(purposes: readonly P[]): Record<P, string> =>
  Object.fromEntries(purposes.map((purpose) => [purpose, makeLinkToken()])) as Record<P, string>;

/**
 * Creates a secret for each purpose and calls `send` with them. Only the mail contains the secrets; the database keeps
 * their hashes, and deletes those of a mail that was certainly not delivered. Past the hourly limit nothing is sent.
 */
export const sendWithLinks = async <P extends Purpose>(
  { db, log }: Pick<TaskContext, 'db' | 'log'>,
  { owner, purposes, job }: { owner: LinkOwner; purposes: readonly [P, ...P[]]; job: JobRun },
  send: (tokens: Record<P, string>) => Promise<void>,
): Promise<void> => {
  if (job.attempts === 1 && (await countFreshLinks(db, owner, purposes[0])) >= mailsPerHour) {
    log.warn({ job: job.id, purpose: purposes[0] }, 'Mail not sent: its address reached the hourly limit');
    return;
  }
  const tokens = makeTokens(purposes);
  for (const purpose of purposes) {
    await createLink(db, owner, { purpose, tokenHash: hashLinkToken(tokens[purpose]), ...lifetimes[purpose] }, job);
  }
  try {
    await send(tokens);
  } catch (error) {
    if (!(error instanceof MailUnsent) || error.isSurely) {
      await removeLinks(
        db,
        purposes.map((purpose) => hashLinkToken(tokens[purpose])),
      );
    }
    throw error;
  }
};
