import type { Prisma } from '@wearfolio/database/generated/client';
import { hashLinkToken } from '../../jobs/mail/link-token.ts';

/** The purpose of a link in a mail. */
export type LinkPurpose = 'verify' | 'disown' | 'reset' | 'delete' | 'alerts-off';

type Reader = Pick<Prisma.TransactionClient, '$queryRaw' | '$executeRaw'>;
type Owner = { customerId: number };

/** Locks a customer's row until the transaction ends, so that changes of one account follow each other. */
export const lockCustomer = async (tx: Reader, id: number): Promise<void> => {
  await tx.$executeRaw`SELECT FROM customer WHERE id = ${id} FOR UPDATE`;
};

/** Locks the customer of a link. Every use of a link takes this lock first: in another order, two could deadlock. */
export const lockOwner = async (tx: Reader, link: string): Promise<void> => {
  await tx.$executeRaw`
    SELECT FROM customer WHERE id = (
      SELECT coalesce(mail_token.customer_id, email_change.customer_id)
      FROM mail_token LEFT JOIN email_change ON email_change.id = email_change_id
      WHERE token_hash = ${hashLinkToken(link)}
    ) FOR UPDATE`;
};

/**
 * Uses up a link, which works once (behavior.md#customer-mailed-links). Returns its owner, or null for an unknown, used
 * or expired link or another purpose. The database decides, by its own clock.
 */
export const useLink = async (db: Reader, purpose: LinkPurpose, id: string): Promise<Owner | null> => {
  await lockOwner(db, id);
  const [owner] = await db.$queryRaw<Owner[]>`
    UPDATE mail_token SET used_at = now()
    WHERE token_hash = ${hashLinkToken(id)} AND purpose = ${purpose} AND used_at IS NULL AND expires_at > now()
      AND customer_id IS NOT NULL
    RETURNING customer_id AS "customerId"`;
  return owner ?? null;
};

/** Whether `useLink` would succeed now. Checked before expensive work. */
export const isLinkGood = async (db: Reader, purpose: LinkPurpose, id: string): Promise<boolean> => {
  const rows = await db.$queryRaw<unknown[]>`
    SELECT 1 AS good FROM mail_token
    WHERE token_hash = ${hashLinkToken(id)} AND purpose = ${purpose} AND used_at IS NULL AND expires_at > now()`;
  return rows.length > 0;
};

/** Whether a verification link, used or not, was sent to an address that is now verified. */
export const hasVerified = async (db: Reader, id: string): Promise<boolean> => {
  const rows = await db.$queryRaw<unknown[]>`
    SELECT 1 AS verified FROM mail_token JOIN customer ON customer.id = customer_id
    WHERE token_hash = ${hashLinkToken(id)} AND purpose = 'verify' AND verified_at IS NOT NULL`;
  return rows.length > 0;
};

/**
 * Notes that a customer who is signed in opened a valid link, used or not, that was sent to the present address. Mail
 * scanners may have opened it before, but have no session.
 */
export const proveByLink = async (db: Reader, id: string, customerId: number): Promise<void> => {
  await db.$executeRaw`
    UPDATE customer SET proven_at = now() FROM mail_token
    WHERE customer.id = ${customerId} AND proven_at IS NULL AND verified_at IS NOT NULL AND customer_id = customer.id
      AND token_hash = ${hashLinkToken(id)} AND purpose = 'verify' AND expires_at > now() AND NOT EXISTS (
        SELECT FROM email_change WHERE customer_id = customer.id AND confirmed_at >= mail_token.created_at)`;
};

/** The customer of a verification link, expired or not. Null for an unknown link or a verified address. */
export const findUnverified = async (db: Reader, id: string): Promise<number | null> => {
  const [owner] = await db.$queryRaw<Owner[]>`
    SELECT customer_id AS "customerId" FROM mail_token JOIN customer ON customer.id = customer_id
    WHERE token_hash = ${hashLinkToken(id)} AND purpose = 'verify' AND verified_at IS NULL`;
  return owner?.customerId ?? null;
};
