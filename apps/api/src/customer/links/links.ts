import type { Prisma } from '@wearfolio/database/generated/client';
import { hashLinkToken } from '../../jobs/mail/link-token.ts';

/** What a link in a mail to a customer is good for. */
export type LinkPurpose = 'verify' | 'disown' | 'reset' | 'delete' | 'alerts-off';

type Reader = Pick<Prisma.TransactionClient, '$queryRaw'>;
type Owner = { customerId: number };

/**
 * Uses a link up, which works once (decision 61); answers whose it is, or null for one that is unknown, used, expired or
 * meant for something else. The database decides, by its own clock.
 */
export const useLink = async (db: Reader, purpose: LinkPurpose, id: string): Promise<Owner | null> => {
  const [owner] = await db.$queryRaw<Owner[]>`
    UPDATE mail_token SET used_at = now()
    WHERE token_hash = ${hashLinkToken(id)} AND purpose = ${purpose} AND used_at IS NULL AND expires_at > now()
      AND customer_id IS NOT NULL
    RETURNING customer_id AS "customerId"`;
  return owner ?? null;
};

/** Whether `useLink` would work now: asked before work that is not worth doing for a link that does not. */
export const isLinkGood = async (db: Reader, purpose: LinkPurpose, id: string): Promise<boolean> => {
  const rows = await db.$queryRaw<unknown[]>`
    SELECT 1 AS good FROM mail_token
    WHERE token_hash = ${hashLinkToken(id)} AND purpose = ${purpose} AND used_at IS NULL AND expires_at > now()`;
  return rows.length > 0;
};

/** Whether a verification link, used up or not, was sent to an address that is verified by now. */
export const hasVerified = async (db: Reader, id: string): Promise<boolean> => {
  const rows = await db.$queryRaw<unknown[]>`
    SELECT 1 AS verified FROM mail_token JOIN customer ON customer.id = customer_id
    WHERE token_hash = ${hashLinkToken(id)} AND purpose = 'verify' AND verified_at IS NOT NULL`;
  return rows.length > 0;
};

/** The customer to whom a verification link was sent, expired or not; null where there is none or the address is verified. */
export const findUnverified = async (db: Reader, id: string): Promise<number | null> => {
  const [owner] = await db.$queryRaw<Owner[]>`
    SELECT customer_id AS "customerId" FROM mail_token JOIN customer ON customer.id = customer_id
    WHERE token_hash = ${hashLinkToken(id)} AND purpose = 'verify' AND verified_at IS NULL`;
  return owner?.customerId ?? null;
};
