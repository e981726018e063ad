import type { Database } from '@wearfolio/database/client';
import { Prisma } from '@wearfolio/database/generated/client';
import { addJob } from '@wearfolio/database/jobs';
import type { FrozenNewsletter } from './freeze.ts';

/** Queues the next part of a newsletter at `runAt` or now, with the lowest priority. */
export const addNextPart = (db: Parameters<typeof addJob>[0], sendId: number, runAt: Date | null): Promise<void> =>
  addJob(
    db,
    'mail-newsletter',
    { sendId },
    { key: `mail-newsletter:${sendId}`, isLast: true, ...(runAt && { runAt }) },
  );

/** A newsletter being sent. */
export type RunningSend = { id: number; body: FrozenNewsletter; madeAt: Date };

/** A subscriber to send to, and the number of earlier attempts. */
export type Recipient = { id: number; email: string; attempts: number };

// Who subscribed in a market that was removed gets those of the first one, like other mails.
const isOfMarket = (prefixes: readonly string[]): Prisma.Sql => Prisma.sql`coalesce(send.body ->> 'market', '') =
  CASE WHEN subscription.market = ANY (${prefixes}::text[]) THEN subscription.market ELSE '' END`;

/**
 * The newsletter to send. The first call starts it and fixes the set of subscribers, those of its market among the
 * markets with these prefixes. Null when it was canceled or has
 * ended.
 */
export const beginSend = async (db: Database, id: number, prefixes: readonly string[]): Promise<RunningSend | null> => {
  const [send] = await db.$queryRaw<RunningSend[]>`
    UPDATE newsletter_send AS send SET state = 'sending', begun_at = coalesce(begun_at, now()),
      up_to_id = coalesce(up_to_id, (SELECT max(id) FROM subscription), 0),
      total = CASE WHEN begun_at IS NULL THEN (SELECT count(*)::int FROM subscription
        WHERE confirmed_at IS NOT NULL AND unsubscribed_at IS NULL AND ${isOfMarket(prefixes)}) ELSE total END
    WHERE id = ${id} AND state IN ('scheduled', 'sending') AND test_staff_id IS NULL
    RETURNING id, body, made_at AS "madeAt"`;
  return send ?? null;
};

/** Whether it is still being sent. */
export const isSending = async (db: Database, id: number): Promise<boolean> =>
  (await db.newsletterSend.count({ where: { id, state: 'sending' } })) > 0;

/**
 * The next recipients: those whose retry is due, then the next subscribers. `lastId` is the last subscriber reached.
 * The batch is empty when only waiting recipients are left.
 */
export const takeBatch = async (
  db: Database,
  { id, prefixes, size }: { id: number; prefixes: readonly string[]; size: number },
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
      WHERE send.id = ${id} AND confirmed_at IS NOT NULL AND unsubscribed_at IS NULL AND ${isOfMarket(prefixes)}
        AND NOT EXISTS (SELECT FROM newsletter_delivery AS dealt
          WHERE dealt.send_id = send.id AND dealt.subscription_id = subscription.id)
      ORDER BY subscription.id LIMIT ${size})`;
  const lastId = Math.max(0, ...recipients.filter(({ attempts }) => attempts === 0).map((one) => one.id));
  return { recipients, lastId };
};

/** Stores the hash of an unsubscribe link. */
export const createStopLink = async (
  db: Database,
  sendId: number,
  { subscriptionId, tokenHash, hours }: { subscriptionId: number; tokenHash: Buffer; hours: number },
): Promise<void> => {
  await db.$executeRaw`
    INSERT INTO mail_token (purpose, token_hash, subscription_id, newsletter_id, expires_at)
    VALUES ('unsubscribe', ${tokenHash}, ${subscriptionId}, ${sendId}, now() + make_interval(hours => ${hours}::int))`;
};

/**
 * Records the outcome of one mail immediately, so that a crash causes no duplicates. `waitSeconds` is set for a retry.
 */
export const noteDelivery = async (
  db: Database,
  sendId: number,
  delivery: { subscriptionId: number; state: 'sent' | 'failed' | 'waiting'; attempts: number; waitSeconds: number },
): Promise<void> => {
  const { subscriptionId, state, attempts, waitSeconds } = delivery;
  // The row is gone when the account was deleted meanwhile.
  await db.$executeRaw`
    INSERT INTO newsletter_delivery (send_id, subscription_id, state, attempts, retry_at)
    SELECT ${sendId}, id, ${state}, ${attempts}, now() + make_interval(secs => ${waitSeconds}::int)
    FROM subscription WHERE id = ${subscriptionId}
    ON CONFLICT (send_id, subscription_id) DO UPDATE
      SET state = excluded.state, attempts = excluded.attempts, retry_at = excluded.retry_at`;
};

/**
 * Adds up the outcomes and deletes their rows. Continues after `lastId`, including outcomes of a crashed worker, which
 * are fewer than a batch.
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

/** When the next retry is due. Null without retries. Unsubscribed recipients do not count. */
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

/** Marks the newsletter as sent. */
export const endSend = async (db: Database, id: number): Promise<void> => {
  await db.newsletterSend.updateMany({ where: { id, state: 'sending' }, data: { state: 'sent', endedAt: new Date() } });
};

/** A test for a member of staff, or null when it was sent. */
export const findTest = async (db: Database, id: number): Promise<{ body: FrozenNewsletter; email: string } | null> => {
  const [test] = await db.$queryRaw<{ body: FrozenNewsletter; email: string }[]>`
    SELECT body, email::text FROM newsletter_send JOIN staff ON staff.id = test_staff_id
    WHERE newsletter_send.id = ${id}`;
  return test ?? null;
};

/** Deletes a test that was sent. */
export const removeTest = async (db: Database, id: number): Promise<void> => {
  await db.newsletterSend.deleteMany({ where: { id, testStaffId: { not: null } } });
};
