import type { Database } from '@wearfolio/database/client';
import type { Prisma } from '@wearfolio/database/generated/client';
import { addJob } from '@wearfolio/database/jobs';
import type { Session } from '../../http/plugins/session.ts';
import { lockCustomer, useLink } from '../links/links.ts';
import { removePasskeys } from '../passkeys/passkey-queries.ts';
import { customerFields, type StoredCustomer } from '../queries.ts';
import { endAccess } from '../session/end-access.ts';
import { findSession, renewSession } from '../session/session-queries.ts';

type Transaction = Prisma.TransactionClient;

/**
 * The holder of the mailbox wins (behavior.md#customer-unverified). Someone else may have made the account before that,
 * and must not keep reading it through a list that they shared.
 */
export const removeOldShare = async (tx: Transaction, customerId: number): Promise<void> => {
  await tx.sharedList.deleteMany({ where: { customerId } });
};

type Reset = { id: number; email: string; wasProven: boolean };

/**
 * Uses up a reset link and sets the password, which also proves the address and ends all older sessions and links.
 * Returns the address, or null for a bad link, with nothing changed.
 */
export const resetByLink = (db: Database, id: string, passwordHash: string): Promise<string | null> =>
  db.$transaction(async (tx) => {
    const owner = await useLink(tx, 'reset', id);
    if (!owner) return null;
    const [customer] = await tx.$queryRaw<Reset[]>`
      UPDATE customer SET password_hash = ${passwordHash}, verified_at = coalesce(customer.verified_at, now()),
        proven_at = coalesce(customer.proven_at, now())
      FROM (SELECT id, proven_at FROM customer WHERE id = ${owner.customerId} FOR UPDATE) AS before
      WHERE customer.id = before.id
      RETURNING customer.id, email::text, before.proven_at IS NOT NULL AS "wasProven"`;
    if (!customer) return null;
    await endAccess(tx, customer.id);
    await removePasskeys(tx, customer.id);
    if (!customer.wasProven) await removeOldShare(tx, customer.id);
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
 * changed or the session ended meanwhile.
 */
export const changePassword = (
  db: Database,
  id: number,
  { oldHash, newHash, firstName, lastName, sessionId }: Change,
): Promise<{ customer: StoredCustomer; session: Session } | null> =>
  db.$transaction(async (tx) => {
    // The session may have ended while the password was hashed.
    await lockCustomer(tx, id);
    if (!(await findSession(tx, sessionId))) return null;
    const [customer] = await tx.customer.updateManyAndReturn({
      where: { id, passwordHash: oldHash },
      data: { firstName, lastName, passwordHash: newHash },
      select: customerFields,
    });
    if (!customer) return null;
    await endAccess(tx, id);
    const session = await renewSession(tx, sessionId);
    if (customer.verifiedAt) await addJob(tx, 'mail-password-changed', { customerId: id });
    return { customer, session };
  });
