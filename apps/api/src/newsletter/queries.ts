import type { Database } from '@wearfolio/database/client';
import { addJob } from '@wearfolio/database/jobs';
import { giveConsent, withdrawConsent } from '../customer/consent/consent-queries.ts';
import { claimOnce, releaseClaim } from '../jobs/mail/queries.ts';

/** An address gets at most one confirmation mail in this many seconds, however often it is entered (C8). */
const mailWindow = { bucket: 'newsletter-mail', seconds: 3600 };

/** `market` is the prefix of the market of the page, '' for the first. */
type Request = { email: string; addressHash: Buffer; customerId: number | null; market: string };

/**
 * Stores a request for the newsletter and queues a mail that asks to confirm it. Only the link in that mail subscribes,
 * also after unsubscribing. Known and new addresses take the same work. A signed-in customer is linked to the
 * subscription unless either is already linked.
 */
export const requestSubscription = (db: Database, { email, addressHash, customerId, market }: Request): Promise<void> =>
  db.$transaction(async (tx) => {
    // Two concurrent requests of one customer must not both find no link.
    if (customerId !== null) await tx.$executeRaw`SELECT FROM customer WHERE id = ${customerId} FOR NO KEY UPDATE`;
    const [subscription] = await tx.$queryRaw<{ id: number }[]>`
      WITH free AS (
        SELECT id FROM customer
        WHERE id = ${customerId}::int AND NOT EXISTS (SELECT FROM subscription WHERE customer_id = customer.id)
      )
      INSERT INTO subscription AS known (email, customer_id, market)
      VALUES (${email}::citext, (SELECT id FROM free), ${market})
      ON CONFLICT (email) DO UPDATE SET market = excluded.market,
        customer_id = coalesce(known.customer_id, excluded.customer_id)
      RETURNING id`;
    if (!subscription || !(await claimOnce(tx, mailWindow, addressHash))) return;
    const subscriptionId = subscription.id;
    await addJob(tx, 'mail-subscription', { subscriptionId }, { key: `mail-subscription:${subscriptionId}` });
  });

/** The address of an unconfirmed subscription, or null. */
export const findUnconfirmed = (db: Database, id: number) =>
  db.subscription.findFirst({
    where: { id, OR: [{ confirmedAt: null }, { unsubscribedAt: { not: null } }] },
    select: { email: true, market: true },
  });

/** Confirms the subscription of a link. Returns whether the link is valid; it stays valid. */
export const confirmSubscription = (db: Database, tokenHash: Buffer): Promise<boolean> =>
  db.$transaction(async (tx) => {
    const [confirmed] = await tx.$queryRaw<{ id: number }[]>`
      WITH link AS (
        UPDATE mail_token SET used_at = coalesce(used_at, now())
        WHERE token_hash = ${tokenHash} AND purpose = 'subscribe' AND expires_at > now()
        RETURNING subscription_id
      )
      UPDATE subscription SET confirmed_at = coalesce(confirmed_at, now()), unsubscribed_at = NULL
      FROM link WHERE id = subscription_id RETURNING id`;
    if (confirmed) await giveConsent(tx, { subscriptionId: confirmed.id }, 'newsletter', 'link in a mail');
    return confirmed !== undefined;
  });

/**
 * Ends the subscription of a link and invalidates its confirmation links, so that only a later mail can confirm again.
 * Returns whether the link is valid; it stays valid. The next request for the address gets a confirmation mail
 * immediately.
 */
export const endSubscription = (
  db: Database,
  tokenHash: Buffer,
  hashAddress: (email: string) => Buffer,
): Promise<boolean> =>
  db.$transaction(async (tx) => {
    const [link] = await tx.$queryRaw<{ id: number; newsletterId: number | null }[]>`
      UPDATE mail_token SET used_at = coalesce(used_at, now())
      WHERE token_hash = ${tokenHash} AND purpose = 'unsubscribe' AND expires_at > now()
      RETURNING subscription_id AS id, newsletter_id AS "newsletterId"`;
    if (!link) return false;
    await tx.$executeRaw`
      UPDATE mail_token SET expires_at = now()
      WHERE subscription_id = ${link.id} AND purpose = 'subscribe' AND expires_at > now()`;
    const [ended] = await tx.$queryRaw<{ email: string }[]>`
      UPDATE subscription SET unsubscribed_at = now() WHERE id = ${link.id} AND unsubscribed_at IS NULL
      RETURNING email::text`;
    await withdrawConsent(tx, { subscriptionId: link.id }, 'newsletter', 'link in a mail');
    if (!ended) return true;
    await releaseClaim(tx, mailWindow.bucket, hashAddress(ended.email));
    await tx.$executeRaw`
      UPDATE newsletter_send SET unsubscribed = unsubscribed + 1 WHERE id = ${link.newsletterId}::int`;
    return true;
  });
