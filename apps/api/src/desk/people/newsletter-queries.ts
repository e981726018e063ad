import type { NewsletterSend, Subscriber, SubscriberList } from '@wearfolio/contracts/desk-newsletter';
import type { Database } from '@wearfolio/database/client';
import { Prisma } from '@wearfolio/database/generated/client';
import { addJob } from '@wearfolio/database/jobs';
import type { FrozenNewsletter } from '../../newsletter/sending/freeze.ts';
import { addNextPart } from '../../newsletter/sending/send-queries.ts';
import { type Actor, audit } from '../audit/audit-queries.ts';

const { sql } = Prisma;

type StoredSend = Omit<NewsletterSend, 'starts_at'> & { starts_at: Date };

/** Sent and scheduled newsletters below the id `before`, latest first. */
export const listSends = async (db: Database, before: number | null, limit: number): Promise<NewsletterSend[]> => {
  const rows = await db.$queryRaw<StoredSend[]>`
    SELECT id, key, version, body ->> 'subject' AS subject, state, actor, starts_at, total, unsubscribed,
      sent + (SELECT count(*)::int FROM newsletter_delivery d WHERE d.send_id = send.id AND d.state = 'sent') AS sent,
      failed + (SELECT count(*)::int FROM newsletter_delivery d WHERE d.send_id = send.id AND d.state = 'failed') AS failed
    FROM newsletter_send AS send
    WHERE test_staff_id IS NULL AND (${before}::int IS NULL OR id < ${before}::int) ORDER BY id DESC LIMIT ${limit}`;
  return rows.map((row) => ({
    ...row,
    starts_at: row.starts_at.toISOString(),
  }));
};

/** The number of subscribers who would get a newsletter now. */
export const countSubscribers = (db: Database): Promise<number> =>
  db.subscription.count({ where: { confirmedAt: { not: null }, unsubscribedAt: null } });

type Version = { key: string; version: number; body: FrozenNewsletter };

/** Schedules a newsletter from `at` on, or now. */
export const scheduleSend = (db: Database, actor: Actor, newsletter: Version, at: Date | null): Promise<void> =>
  db.$transaction(async (tx) => {
    const { key, version, body } = newsletter;
    const { id: sendId } = await tx.newsletterSend.create({
      data: { key, version, body, actor: actor.email, startsAt: at ?? new Date() },
    });
    await addNextPart(tx, sendId, at);
    await audit(tx, actor, {
      action: 'send newsletter',
      subject: `newsletter ${sendId}`,
      after: { key, version, subject: body.subject, at: at?.toISOString() ?? null },
    });
  });

/** Sends a newsletter to the signed-in member of staff only. */
export const testSend = (db: Database, actor: Actor & { id: number }, newsletter: Version): Promise<void> =>
  db.$transaction(async (tx) => {
    const { id: sendId } = await tx.newsletterSend.create({
      data: { ...newsletter, actor: actor.email, startsAt: new Date(), testStaffId: actor.id },
    });
    await addJob(tx, 'mail-newsletter-test', { sendId });
    const { key, version } = newsletter;
    await audit(tx, actor, { action: 'test newsletter', subject: key, after: { version } });
  });

/** Cancels a newsletter. Returns false when it was already sent or canceled. */
export const cancelSend = (db: Database, actor: Actor, id: number): Promise<boolean> =>
  db.$transaction(async (tx) => {
    const [before] = await tx.$queryRaw<{ state: string }[]>`
      SELECT state FROM newsletter_send
      WHERE id = ${id} AND state IN ('scheduled', 'sending') AND test_staff_id IS NULL FOR UPDATE`;
    if (!before) return false;
    const { sent } = await tx.newsletterSend.update({
      where: { id },
      data: { state: 'canceled', endedAt: new Date() },
      select: { sent: true },
    });
    const after = { state: 'canceled', sent };
    await audit(tx, actor, { action: 'cancel newsletter', subject: `newsletter ${id}`, before, after });
    return true;
  });

const lists = {
  confirmed: sql`confirmed_at IS NOT NULL AND unsubscribed_at IS NULL`,
  waiting: sql`confirmed_at IS NULL AND unsubscribed_at IS NULL`,
  left: sql`unsubscribed_at IS NOT NULL`,
} as const satisfies Record<SubscriberList, Prisma.Sql>;

type StoredSubscriber = { id: number; email: string; since: Date; confirmed: Date | null; left: Date | null };

// Escaped for LIKE.
const escaped = (text: string): string => text.toLowerCase().replace(/[\\%_]/g, '\\$&');

type Asked = { list: SubscriberList; q: string; before: number | null; isWhole: boolean };

/**
 * Subscribers of a list below the id `before`, latest first. `q` is the beginning of an address, or with `isWhole` a
 * whole address: beginnings would tell masked addresses letter by letter.
 */
export const listSubscribers = async (
  db: Database,
  { list, q, before, isWhole }: Asked,
  limit: number,
): Promise<Subscriber[]> => {
  const rows = await db.$queryRaw<StoredSubscriber[]>`
    SELECT id, email::text, created_at AS since, confirmed_at AS confirmed, unsubscribed_at AS left FROM subscription
    WHERE ${lists[list]} AND (${before}::int IS NULL OR id < ${before}::int)
      AND (${q} = '' OR lower(email::text) LIKE ${isWhole ? escaped(q) : `${escaped(q)}%`})
    ORDER BY id DESC LIMIT ${limit}`;
  return rows.map(({ since, confirmed, left, ...row }) => ({
    ...row,
    since: since.toISOString(),
    confirmed_at: confirmed?.toISOString() ?? null,
    left_at: left?.toISOString() ?? null,
  }));
};

/** Confirmed subscribers after the id `after`, by id. */
export const listForExport = (
  db: Database,
  after: number,
  limit: number,
): Promise<{ id: number; email: string; confirmed: Date }[]> => db.$queryRaw`
  SELECT id, email::text, confirmed_at AS confirmed FROM subscription
  WHERE ${lists.confirmed} AND id > ${after} ORDER BY id LIMIT ${limit}`;

/** Records in the audit log that a part of the addresses was exported. */
export const noteExport = (
  db: Database,
  actor: Actor,
  { after, subscribers }: { after: number | null; subscribers: number },
): Promise<void> =>
  audit(db, actor, { action: 'export subscribers', subject: 'newsletter', after: { after, subscribers } });
