import type { Database } from '@wearfolio/database/client';
import { Prisma } from '@wearfolio/database/generated/client';
import { addJob } from '@wearfolio/database/jobs';
import { hashLinkToken } from '../../jobs/mail/link-token.ts';
import { endSessions } from '../session/session-queries.ts';

type Transaction = Prisma.TransactionClient;

/** A change with the name of its customer; null once it is undone, replaced by another one, or the account is gone. */
export const findChange = (db: Database, id: number) =>
  db.emailChange.findUnique({
    where: { id },
    select: { was: true, becomes: true, confirmedAt: true, customer: { select: { firstName: true } } },
  });

type Wish = { customerId: number; was: string; becomes: string };

/** Keeps which address a customer wants, in place of what was wanted before, and has it asked to confirm. */
export const requestChange = (db: Database, { customerId, was, becomes }: Wish): Promise<void> =>
  db.$transaction(async (tx) => {
    await tx.emailChange.deleteMany({ where: { customerId, confirmedAt: null } });
    const { id } = await tx.emailChange.create({ data: { customerId, was, becomes }, select: { id: true } });
    await addJob(tx, 'mail-email-change', { emailChangeId: id }, { key: `mail-email-change:${customerId}` });
  });

const useLink = async (tx: Transaction, purpose: 'email' | 'email-back', id: string): Promise<number | null> => {
  const [link] = await tx.$queryRaw<{ id: number }[]>`
    UPDATE mail_token SET used_at = now()
    WHERE token_hash = ${hashLinkToken(id)} AND purpose = ${purpose} AND used_at IS NULL AND expires_at > now()
    RETURNING email_change_id AS id`;
  return link?.id ?? null;
};

// Who knew the mailbox of before must not set a password or delete the account by what was sent there.
const voidLinks = async (tx: Transaction, customerId: number): Promise<void> => {
  await tx.$executeRaw`
    UPDATE mail_token SET used_at = now()
    WHERE customer_id = ${customerId} AND purpose IN ('reset', 'verify', 'disown', 'delete') AND used_at IS NULL`;
};

/** What came of a link: 'taken' where another account has the address by now. */
export type Outcome = 'done' | 'bad' | 'taken';

const orTaken = async (work: Promise<Outcome>): Promise<Outcome> => {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002') return 'taken';
    throw error;
  }
};

/** Gives the account the address that the link was mailed to, which is verified by that, and tells the old one. */
export const confirmChange = (db: Database, link: string): Promise<Outcome> =>
  orTaken(
    db.$transaction(async (tx) => {
      const id = await useLink(tx, 'email', link);
      const change = id === null ? null : await tx.emailChange.findUnique({ where: { id } });
      if (!change) return 'bad';
      const { customerId, was, becomes } = change;
      const customer = await tx.customer.findFirst({
        where: { id: customerId, email: was },
        select: { verifiedAt: true },
      });
      if (!customer) return 'bad';
      await tx.customer.updateMany({ where: { id: customerId }, data: { email: becomes, verifiedAt: new Date() } });
      await tx.emailChange.update({
        where: { id: change.id },
        data: { confirmedAt: new Date() },
        select: { id: true },
      });
      await voidLinks(tx, customerId);
      // Whoever holds an address that was never proved may not take the account by undoing.
      if (customer.verifiedAt) await addJob(tx, 'mail-email-changed', { emailChangeId: change.id });
      return 'done';
    }),
  );

/**
 * Gives the account the address back that it had before a change, whatever it has by now. Everybody is signed out, and the
 * password and the tie to a Google account are removed, since either may be of somebody else: the owner comes in by a link to a
 * new password, or by Google.
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
        data: { email: was, verifiedAt: new Date(), passwordHash: null, googleSubject: null },
      });
      await endSessions(tx, customerId);
      await voidLinks(tx, customerId);
      // With their links: those of later changes lead to addresses that are not the owner's.
      await tx.emailChange.deleteMany({ where: { customerId, id: { gte: change.id } } });
      return 'done';
    }),
  );
