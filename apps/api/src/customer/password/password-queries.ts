import type { Database } from '@wearfolio/database/client';
import type { Prisma } from '@wearfolio/database/generated/client';
import { addJob } from '@wearfolio/database/jobs';
import type { Session } from '../../request/plugins/session.ts';
import { useLink } from '../links/links.ts';
import { customerFields, type StoredCustomer } from '../queries.ts';
import { endSessions, renewSession } from '../session/session-queries.ts';

type Transaction = Prisma.TransactionClient;

/** Ends what an older password allowed: every session, and every link that could set another password. */
export const revokeAccess = async (tx: Transaction, customerId: number): Promise<void> => {
  await endSessions(tx, customerId);
  await tx.$executeRaw`
    UPDATE mail_token SET used_at = now() WHERE customer_id = ${customerId} AND purpose = 'reset' AND used_at IS NULL`;
};

/**
 * The holder of the mailbox wins (behavior.md#customer-unverified). Someone else may have made the unverified account,
 * and must not keep reading it through a list that they shared.
 */
export const removeOldShare = async (tx: Transaction, customerId: number): Promise<void> => {
  await tx.sharedList.deleteMany({ where: { customerId } });
};

type Reset = { id: number; email: string; wasVerified: boolean };

/**
 * Uses up a reset link and sets the password, which also verifies the address and ends all older sessions and links.
 * Returns the address, or null for a bad link, with nothing changed.
 */
export const resetByLink = (db: Database, id: string, passwordHash: string): Promise<string | null> =>
  db.$transaction(async (tx) => {
    const owner = await useLink(tx, 'reset', id);
    if (!owner) return null;
    const [customer] = await tx.$queryRaw<Reset[]>`
      UPDATE customer SET password_hash = ${passwordHash}, verified_at = coalesce(customer.verified_at, now())
      FROM (SELECT id, verified_at FROM customer WHERE id = ${owner.customerId} FOR UPDATE) AS before
      WHERE customer.id = before.id
      RETURNING customer.id, email::text, before.verified_at IS NOT NULL AS "wasVerified"`;
    if (!customer) return null;
    await revokeAccess(tx, customer.id);
    if (!customer.wasVerified) await removeOldShare(tx, customer.id);
    await addJob(tx, 'mail-password-changed', { customerId: customer.id });
    return customer.email;
  });

type Change = {
  /** The hash that the old password was checked against. Null when the account had none. */
  oldHash: string | null;
  newHash: string;
  firstName: string;
  lastName: string;
  /** The session of the request. It continues as a new one. */
  sessionId: string;
};

/**
 * Changes names and password, ends every session, and starts a new one for the request. Null when the password was
 * changed meanwhile.
 */
export const changePassword = (
  db: Database,
  id: number,
  { oldHash, newHash, firstName, lastName, sessionId }: Change,
): Promise<{ customer: StoredCustomer; session: Session } | null> =>
  db.$transaction(async (tx) => {
    const [customer] = await tx.customer.updateManyAndReturn({
      where: { id, passwordHash: oldHash },
      data: { firstName, lastName, passwordHash: newHash },
      select: customerFields,
    });
    if (!customer) return null;
    await revokeAccess(tx, id);
    const session = await renewSession(tx, sessionId);
    if (customer.verifiedAt) await addJob(tx, 'mail-password-changed', { customerId: id });
    return { customer, session };
  });
