import type { Database } from '@wearfolio/database/client';
import { addJob } from '@wearfolio/database/jobs';
import { giveConsent, withdrawConsent } from '../customer/consent/consent-queries.ts';
import { claimOnce, releaseClaim } from '../jobs/mail/queries.ts';

/** A mailbox is asked to confirm once within this many seconds, however often somebody types its address (C8). */
const mailWindow = { bucket: 'newsletter-mail', seconds: 3600 };

type Request = { email: string; mailboxHash: Buffer; customerId: number | null };

/**
 * Keeps that somebody asked for the newsletter, and has the mailbox asked whether it was meant. Nobody is subscribed by
 * this, and nobody who left comes back by it: that takes the link in the mail. Known addresses cost the same work as new
 * ones. A signed-in customer is tied to the subscription where neither is tied yet.
 */
export const requestSubscription = (db: Database, { email, mailboxHash, customerId }: Request): Promise<void> =>
  db.$transaction(async (tx) => {
    // Two requests of one customer at once must not both find that it is tied to nothing.
    if (customerId !== null) await tx.$executeRaw`SELECT FROM customer WHERE id = ${customerId} FOR NO KEY UPDATE`;
    const [subscription] = await tx.$queryRaw<{ id: number }[]>`
      WITH free AS (
        SELECT id FROM customer
        WHERE id = ${customerId}::int AND NOT EXISTS (SELECT FROM subscription WHERE customer_id = customer.id)
      )
      INSERT INTO subscription AS known (email, customer_id) VALUES (${email}::citext, (SELECT id FROM free))
      ON CONFLICT (email) DO UPDATE SET customer_id = coalesce(known.customer_id, excluded.customer_id)
      RETURNING id`;
    if (!subscription || !(await claimOnce(tx, mailWindow, mailboxHash))) return;
    const subscriptionId = subscription.id;
    await addJob(tx, 'mail-subscription', { subscriptionId }, { key: `mail-subscription:${subscriptionId}` });
  });

/** The address of a subscription that still waits to be confirmed, or null. */
export const findUnconfirmed = (db: Database, id: number) =>
  db.subscription.findFirst({
    where: { id, OR: [{ confirmedAt: null }, { unsubscribedAt: { not: null } }] },
    select: { email: true },
  });

/** Confirms the subscription that a link was mailed for. Says whether the link was good; a second time it still is. */
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
 * Ends the subscription that a link was mailed for, and voids every link that would confirm it: only one mailed after this
 * brings it back. Says whether the link was good; a second time it still is. Who ends one may want it back at once, so the
 * mailbox is asked again whenever its address is next typed.
 */
export const endSubscription = (
  db: Database,
  tokenHash: Buffer,
  hashMailbox: (email: string) => Buffer,
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
    await releaseClaim(tx, mailWindow.bucket, hashMailbox(ended.email));
    await tx.$executeRaw`
      UPDATE newsletter_send SET unsubscribed = unsubscribed + 1 WHERE id = ${link.newsletterId}::int`;
    return true;
  });
