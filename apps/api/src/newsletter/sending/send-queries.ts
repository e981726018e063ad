import type { Database } from '@wearfolio/database/client';
import { addJob } from '@wearfolio/database/jobs';
import type { FrozenNewsletter } from './freeze.ts';

/** Adds the job that sends the next part of a newsletter, from `runAt` on or now, behind all others. */
export const addNextPart = (db: Parameters<typeof addJob>[0], sendId: number, runAt: Date | null): Promise<void> =>
  addJob(
    db,
    'mail-newsletter',
    { sendId },
    { key: `mail-newsletter:${sendId}`, isLast: true, ...(runAt && { runAt }) },
  );

/** A newsletter on its way. */
export type RunningSend = { id: number; body: FrozenNewsletter; madeAt: Date };

/** A subscriber who is to get it, and how often that was tried before. */
export type Recipient = { id: number; email: string; attempts: number };

/**
 * The newsletter as it is sent; the first time, it begins: whoever is a subscriber then gets it. Null where it was canceled or
 * has ended.
 */
export const beginSend = async (db: Database, id: number): Promise<RunningSend | null> => {
  const [send] = await db.$queryRaw<RunningSend[]>`
    UPDATE newsletter_send SET state = 'sending', begun_at = coalesce(begun_at, now()),
      up_to_id = coalesce(up_to_id, (SELECT max(id) FROM subscription), 0),
      total = CASE WHEN begun_at IS NULL THEN (SELECT count(*)::int FROM subscription
        WHERE confirmed_at IS NOT NULL AND unsubscribed_at IS NULL) ELSE total END
    WHERE id = ${id} AND state IN ('scheduled', 'sending') AND test_staff_id IS NULL
    RETURNING id, body, made_at AS "madeAt"`;
  return send ?? null;
};

/** Whether it is still being sent, and not canceled. */
export const isSending = async (db: Database, id: number): Promise<boolean> =>
  (await db.newsletterSend.count({ where: { id, state: 'sending' } })) > 0;

/**
 * The next subscribers to get it: those whose next attempt is due, then those who come next. `lastId` is how far that leads
 * through all subscribers; a batch is empty where nobody is left but those who wait.
 */
export const takeBatch = async (
  db: Database,
  id: number,
  size: number,
): Promise<{ recipients: Recipient[]; lastId: number }> => {
  const recipients = await db.$queryRaw<Recipient[]>`
    (SELECT subscription.id, subscription.email::text, attempts FROM newsletter_delivery
      JOIN subscription ON subscription.id = subscription_id
      WHERE send_id = ${id} AND state = 'waiting' AND retry_at <= now()
        AND confirmed_at IS NOT NULL AND unsubscribed_at IS NULL
      ORDER BY subscription_id LIMIT ${size})
    UNION ALL
    (SELECT subscription.id, subscription.email::text, 0 FROM newsletter_send AS send
      JOIN subscription ON subscription.id > last_id AND subscription.id <= up_to_id
      WHERE send.id = ${id} AND confirmed_at IS NOT NULL AND unsubscribed_at IS NULL
        AND NOT EXISTS (SELECT FROM newsletter_delivery AS dealt
          WHERE dealt.send_id = send.id AND dealt.subscription_id = subscription.id)
      ORDER BY subscription.id LIMIT ${size})`;
  const lastId = Math.max(0, ...recipients.filter(({ attempts }) => attempts === 0).map((one) => one.id));
  return { recipients, lastId };
};

/** Keeps the hash of the link that ends the newsletter, for one mail of it. */
export const createStopLink = async (
  db: Database,
  sendId: number,
  { subscriptionId, tokenHash, hours }: { subscriptionId: number; tokenHash: Buffer; hours: number },
): Promise<void> => {
  await db.$executeRaw`
    INSERT INTO mail_token (purpose, token_hash, subscription_id, newsletter_id, expires_at)
    VALUES ('unsubscribe', ${tokenHash}, ${subscriptionId}, ${sendId}, now() + make_interval(hours => ${hours}::int))`;
};

/** Keeps what became of one mail, at once: a worker that dies leaves nobody to get it twice. `waitSeconds` is for one that waits. */
export const noteDelivery = async (
  db: Database,
  sendId: number,
  delivery: { subscriptionId: number; state: 'sent' | 'failed' | 'waiting'; attempts: number; waitSeconds: number },
): Promise<void> => {
  const { subscriptionId, state, attempts, waitSeconds } = delivery;
  // Who erased their account meanwhile has no row any more.
  await db.$executeRaw`
    INSERT INTO newsletter_delivery (send_id, subscription_id, state, attempts, retry_at)
    SELECT ${sendId}, id, ${state}, ${attempts}, now() + make_interval(secs => ${waitSeconds}::int)
    FROM subscription WHERE id = ${subscriptionId}
    ON CONFLICT (send_id, subscription_id) DO UPDATE
      SET state = excluded.state, attempts = excluded.attempts, retry_at = excluded.retry_at`;
};

/**
 * Adds up what was dealt with and forgets who it was; goes on behind `lastId`, and behind whom a worker that died had dealt with:
 * these are fewer than a batch.
 */
export const settleBatch = async (db: Database, id: number, lastId: number): Promise<void> => {
  await db.$executeRaw`
    WITH dealt AS (
      DELETE FROM newsletter_delivery WHERE send_id = ${id} AND state <> 'waiting' RETURNING state, subscription_id
    ), counted AS (
      SELECT count(*) FILTER (WHERE state = 'sent') AS sent, count(*) FILTER (WHERE state = 'failed') AS failed,
        max(subscription_id) AS last FROM dealt
    )
    UPDATE newsletter_send AS send SET sent = send.sent + counted.sent, failed = send.failed + counted.failed,
      last_id = greatest(last_id, ${lastId}, counted.last)
    FROM counted WHERE send.id = ${id}`;
};

/** When the next of those who wait is due; null where nobody waits. Those who left meanwhile do not count. */
export const findNextAttempt = async (db: Database, id: number): Promise<Date | null> => {
  await db.$executeRaw`
    DELETE FROM newsletter_delivery USING subscription
    WHERE send_id = ${id} AND subscription.id = subscription_id AND state = 'waiting' AND unsubscribed_at IS NOT NULL`;
  const { _min } = await db.newsletterDelivery.aggregate({
    where: { sendId: id, state: 'waiting' },
    _min: { retryAt: true },
  });
  return _min.retryAt;
};

/** Notes that everybody got it. */
export const endSend = async (db: Database, id: number): Promise<void> => {
  await db.newsletterSend.updateMany({ where: { id, state: 'sending' }, data: { state: 'sent', endedAt: new Date() } });
};

/** A newsletter that goes to one member of staff; null where it has gone. */
export const findTest = async (db: Database, id: number): Promise<{ body: FrozenNewsletter; email: string } | null> => {
  const [test] = await db.$queryRaw<{ body: FrozenNewsletter; email: string }[]>`
    SELECT body, email::text FROM newsletter_send JOIN staff ON staff.id = test_staff_id
    WHERE newsletter_send.id = ${id}`;
  return test ?? null;
};

/** Forgets a newsletter that went to one member of staff. */
export const removeTest = async (db: Database, id: number): Promise<void> => {
  await db.newsletterSend.deleteMany({ where: { id, testStaffId: { not: null } } });
};
