import { randomBytes } from 'node:crypto';
import type { AuditAction } from '@wearfolio/contracts/audit-actions';
import { type Actor, audit } from '../audit.ts';
import { type Connection, withTransaction } from '../connection.ts';
import { Refused } from '../refused.ts';
import { readWebAddress } from '../schedule/feed-address.ts';
import { seal, unseal } from '../sealed.ts';
import { beginNoting } from './note-events.ts';
import { lockPartner, type PartnerName } from './partners.ts';

/** What a webhook can be told. */
export const eventKinds = ['product.changed', 'price.dropped', 'product.back_in_stock', 'import.finished'] as const;
export type EventKind = (typeof eventKinds)[number];

/** A webhook as ops see it. */
export type Webhook = {
  id: number;
  partner: string;
  url: string;
  events: EventKind[];
  waiting: number;
  attempts: number;
  failingSince: Date | null;
  lastSentAt: Date | null;
  lastAnswer: string | null;
  pausedAt: Date | null;
  isPartnerPaused: boolean;
};

const placeOf = (partnerId: number, url: string) => ({ purpose: 'webhooks', owner: `${partnerId} ${url}` });

/** The secret that signs deliveries to an address. Null when TOKEN_SECRET is another one since. */
export const openSecret = (
  secret: Uint8Array,
  { partnerId, url }: { partnerId: number; url: string },
  tokenSecret: string,
): string | null => unseal(secret, placeOf(partnerId, url), tokenSecret);

type NewWebhook = {
  partner: PartnerName;
  address: string;
  events: readonly EventKind[];
  privateHosts: readonly string[];
  tokenSecret: string;
};

/** The most webhooks of a partner. */
const mostWebhooks = 10;

/**
 * Adds a webhook of a partner, which is told of events from now on. Returns its id and the secret for signatures, which
 * is not shown again. Throws Refused for an unknown partner, an address that is not public, or one that the partner has
 * already.
 */
export const addWebhook = async (
  url: string,
  actor: Actor,
  { partner, address, events, privateHosts, tokenSecret }: NewWebhook,
): Promise<{ id: number; secret: string }> => {
  const { href } = readWebAddress(address, privateHosts);
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  return withTransaction(url, async (db) => {
    // The lock lets one of two clicks find the webhook of the other.
    const owner = await lockPartner(db, partner);
    const { rows: same } = await db.query('SELECT FROM webhook WHERE partner_id = $1 AND url = $2', [owner.id, href]);
    if (same[0]) throw new Refused(`${owner.name} has a webhook with this address already`);
    await beginNoting(db);
    const { rows: added } = await db.query<{ id: number }>(
      `INSERT INTO webhook (partner_id, url, secret, events, sent_up_to)
         SELECT $1, $2, $3, $4, (SELECT coalesce(max(id), 0) FROM partner_event)
         WHERE (SELECT count(*) FROM webhook WHERE partner_id = $1) < ${mostWebhooks} RETURNING id`,
      [owner.id, href, seal(secret, placeOf(owner.id, href), tokenSecret), events],
    );
    if (!added[0]) throw new Refused(`A partner can have up to ${mostWebhooks} webhooks`);
    await audit(db, actor, {
      action: 'add webhook',
      subject: owner.name,
      after: { host: new URL(href).host, events },
    });
    return { id: added[0].id, secret };
  });
};

const list = `
  SELECT webhook.id, partner.name AS partner, url, events, attempts,
    failing_since AS "failingSince", last_sent_at AS "lastSentAt",
    last_answer AS "lastAnswer", webhook.paused_at AS "pausedAt",
    partner.paused_at IS NOT NULL AS "isPartnerPaused",
    (SELECT count(*)::int FROM partner_event WHERE id > sent_up_to AND kinds && events) AS waiting
  FROM webhook JOIN partner ON partner.id = partner_id ORDER BY lower(partner.name), webhook.id`;

/** Lists all webhooks by partner, with the number of events that they were not told yet. */
export const listWebhooks = async (db: Pick<Connection, 'query'>): Promise<Webhook[]> =>
  (await db.query<Webhook>(list)).rows;

const changeOne = (url: string, actor: Actor, id: number, action: AuditAction, sql: string): Promise<void> =>
  withTransaction(url, async (db) => {
    const { rows } = await db.query<{ url: string }>(sql, [id]);
    if (!rows[0]) throw new Refused(`There is no webhook ${id}`);
    await audit(db, actor, { action, subject: `${id}`, before: { host: new URL(rows[0].url).host } });
  });

/** Removes a webhook. Throws Refused if there is none with this id. */
export const removeWebhook = (url: string, actor: Actor, id: number): Promise<void> =>
  changeOne(url, actor, id, 'remove webhook', 'DELETE FROM webhook WHERE id = $1 RETURNING url');

/** Tells a paused webhook again, from where it stopped. Throws Refused if there is none with this id. */
export const resumeWebhook = (url: string, actor: Actor, id: number): Promise<void> =>
  changeOne(
    url,
    actor,
    id,
    'resume webhook',
    `UPDATE webhook SET paused_at = NULL, failing_since = NULL, attempts = 0, next_at = now() WHERE id = $1 RETURNING url`,
  );
