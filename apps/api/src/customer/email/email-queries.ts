import type { Database } from '@wearfolio/database/client';
import { Prisma } from '@wearfolio/database/generated/client';
import { addJob } from '@wearfolio/database/jobs';
import { hashLinkToken } from '../../jobs/mail/link-token.ts';
import { lockCustomer, lockOwner } from '../links/links.ts';
import { removePasskeys } from '../passkeys/passkey-queries.ts';
import { endPendingChange } from '../session/end-access.ts';
import { endSessions, findSession } from '../session/session-queries.ts';

type Transaction = Prisma.TransactionClient;

/** A change of address with its customer. Null when it was undone or the account is gone. */
export const findChange = (db: Database, id: number) =>
  db.emailChange.findUnique({
    where: { id },
    select: {
      was: true,
      becomes: true,
      confirmedAt: true,
      endedAt: true,
      customer: { select: { firstName: true, market: true } },
    },
  });

type Wish = {
  customerId: number;
  was: string;
  becomes: string;
  /** The hash that the password was checked against. Null when the account had none. */
  passwordHash: string | null;
  sessionId: string;
};

/**
 * Stores the requested address in place of an earlier request, and queues two mails: one asks the new address to confirm
 * it, one tells the old address. Returns false, and stores nothing, when the password changed or the session ended
 * meanwhile: a request that such a change ends must not come after it.
 */
export const requestChange = (db: Database, wish: Wish): Promise<boolean> =>
  db.$transaction(async (tx) => {
    const { customerId, was, becomes, passwordHash, sessionId } = wish;
    await lockCustomer(tx, customerId);
    const customer = await tx.customer.findFirst({
      where: { id: customerId, email: was, passwordHash },
      select: { provenAt: true },
    });
    if (!customer || !(await findSession(tx, sessionId))) return false;
    await endPendingChange(tx, customerId);
    const { id } = await tx.emailChange.create({ data: { customerId, was, becomes }, select: { id: true } });
    await addJob(tx, 'mail-email-change', { emailChangeId: id }, { key: `mail-email-change:${customerId}` });
    await addJob(tx, 'mail-email-requested', { emailChangeId: id, isProven: customer.provenAt !== null });
    return true;
  });

const useLink = async (tx: Transaction, purpose: 'email' | 'email-back', id: string): Promise<number | null> => {
  await lockOwner(tx, id);
  const [link] = await tx.$queryRaw<{ id: number }[]>`
    UPDATE mail_token SET used_at = now()
    WHERE token_hash = ${hashLinkToken(id)} AND purpose = ${purpose} AND used_at IS NULL AND expires_at > now()
    RETURNING email_change_id AS id`;
  return link?.id ?? null;
};

// The holder of the old mailbox must not set a password or delete the account with links sent there earlier.
const voidLinks = async (tx: Transaction, customerId: number): Promise<void> => {
  await tx.$executeRaw`
    UPDATE mail_token SET used_at = now()
    WHERE customer_id = ${customerId} AND purpose IN ('reset', 'verify', 'disown', 'delete') AND used_at IS NULL`;
};

/** The outcome of a link. 'taken': another account now has the address. */
export type Outcome = 'done' | 'bad' | 'taken';

const orTaken = async (work: Promise<Outcome>): Promise<Outcome> => {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002') return 'taken';
    throw error;
  }
};

/**
 * Sets the confirmed address, and notifies the old one. The link verifies the address. It also proves it if the customer
 * of the change is signed in as `signedInId`.
 */
export const confirmChange = (db: Database, link: string, signedInId: number | null): Promise<Outcome> =>
  orTaken(
    db.$transaction(async (tx) => {
      const id = await useLink(tx, 'email', link);
      const change = id === null ? null : await tx.emailChange.findUnique({ where: { id } });
      if (!change || change.endedAt) return 'bad';
      const { customerId, was, becomes } = change;
      const customer = await tx.customer.findFirst({
        where: { id: customerId, email: was },
        select: { provenAt: true },
      });
      if (!customer) return 'bad';
      await tx.customer.updateMany({
        where: { id: customerId },
        data: { email: becomes, verifiedAt: new Date(), provenAt: signedInId === customerId ? new Date() : null },
      });
      await tx.emailChange.update({
        where: { id: change.id },
        data: { confirmedAt: new Date() },
        select: { id: true },
      });
      await voidLinks(tx, customerId);
      // A mistyped address belongs to someone else, who must not take over the account by undoing the correction. A mail
      // scanner may have verified it.
      const canUndo = customer.provenAt !== null;
      await addJob(tx, 'mail-email-changed', { emailChangeId: change.id, canUndo });
      return 'done';
    }),
  );

/**
 * Restores the address from before the change, whatever it is now. It ends every session and removes the password and
 * the link to Google, because someone else may have set them. The owner gets back in by a reset link or by Google.
 */
export const undoChange = (db: Database, link: string): Promise<Outcome> =>
  orTaken(
    db.$transaction(async (tx) => {
      const id = await useLink(tx, 'email-back', link);
      const change = id === null ? null : await tx.emailChange.findUnique({ where: { id } });
      if (!change) return 'bad';
      const { customerId, was } = change;
      await tx.customer.updateMany({
        where: { id: customerId },
        data: { email: was, verifiedAt: new Date(), provenAt: new Date(), passwordHash: null, googleSubject: null },
      });
      await endSessions(tx, customerId);
      await removePasskeys(tx, customerId);
      await voidLinks(tx, customerId);
      // Later changes go too, because their links lead to addresses that are not the owner's.
      await tx.emailChange.deleteMany({ where: { customerId, id: { gte: change.id } } });
      return 'done';
    }),
  );
