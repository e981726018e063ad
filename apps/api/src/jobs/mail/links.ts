import type { JobRun } from '../job.ts';
import type { TaskContext } from '../task.ts';
import { hashLinkToken, makeLinkToken } from './link-token.ts';
import { noTurn, type Turn, type TurnKind, takeTurn } from './mail-turn.ts';
import { MailUnsent } from './mailer.ts';
import { createLink, type LinkOwner, removeLinks } from './queries.ts';

/** How long links work. The unsubscribe link of an older mail keeps working. */
const lifetimes = {
  verify: { hours: 24, areOlderKept: false },
  disown: { hours: 24, areOlderKept: false },
  reset: { hours: 1, areOlderKept: false },
  delete: { hours: 1, areOlderKept: false },
  'staff-reset': { hours: 1, areOlderKept: false },
  email: { hours: 24, areOlderKept: false },
  'email-back': { hours: 7 * 24, areOlderKept: false },
  subscribe: { hours: 7 * 24, areOlderKept: false },
  unsubscribe: { hours: 365 * 24, areOlderKept: true },
  'alerts-off': { hours: 365 * 24, areOlderKept: true },
} as const;

type Purpose = keyof typeof lifetimes;

const makeTokens = <P extends Purpose>(purposes: readonly P[]): Record<P, string> =>
  Object.fromEntries(purposes.map((purpose) => [purpose, makeLinkToken()])) as Record<P, string>;

type Linked<P> = {
  owner: LinkOwner;
  purposes: readonly [P, ...P[]];
  turn: { kind: TurnKind; address: string } | null;
  job: JobRun;
};

/**
 * Creates a secret for each purpose and calls `send` with them. Only the mail contains the secrets; the database keeps
 * their hashes, and deletes those of a mail that was certainly not delivered. `turn` names the mailbox whose turn the
 * mail waits for: then neither this link nor an older one changes. Null for mails that do not wait.
 */
export const sendWithLinks = async <P extends Purpose>(
  { db }: Pick<TaskContext, 'db'>,
  { owner, purposes, turn, job }: Linked<P>,
  send: (tokens: Record<P, string>, turn: Turn) => Promise<void>,
): Promise<void> => {
  const taken = turn ? await takeTurn(db, turn.kind, turn.address) : noTurn;
  const tokens = makeTokens(purposes);
  for (const purpose of purposes) {
    await createLink(db, owner, { purpose, tokenHash: hashLinkToken(tokens[purpose]), ...lifetimes[purpose] }, job);
  }
  try {
    await send(tokens, taken);
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
