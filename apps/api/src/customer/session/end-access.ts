import type { Prisma } from '@wearfolio/database/generated/client';
import { endSessions } from './session-queries.ts';

type Transaction = Prisma.TransactionClient;

/** Ends a change of address that is not confirmed: its link no longer works. */
export const endPendingChange = async (tx: Transaction, customerId: number): Promise<void> => {
  await tx.$executeRaw`
    UPDATE email_change SET ended_at = now()
    WHERE customer_id = ${customerId} AND confirmed_at IS NULL AND ended_at IS NULL`;
};

/**
 * Ends what an older password or session allowed: every session, and what someone with one of them may have started,
 * which is a reset, a deletion or a change of address. The caller holds the lock of the customer's row.
 */
export const endAccess = async (tx: Transaction, customerId: number): Promise<void> => {
  await endSessions(tx, customerId);
  await tx.$executeRaw`
    UPDATE mail_token SET used_at = now()
    WHERE customer_id = ${customerId} AND purpose IN ('reset', 'delete') AND used_at IS NULL`;
  await endPendingChange(tx, customerId);
};
