import { type Connection, withConnection } from '../connection.ts';
import { deliver, type Network } from './delivery.ts';
import { noteEvents } from './note-events.ts';
import { openSecret } from './webhooks.ts';

/** The most events of a delivery. */
const eventsAtOnce = 50;

/** After this many hours of failures a webhook is paused. */
const longestFailure = 24;

/** The pause after the first failure, which doubles, and the longest, in seconds. */
const firstPause = 5;
const longestPause = 3600;

export type SendOptions = Required<Network> & { url: string; tokenSecret: string };

type Due = { id: number; partnerId: number; address: string; secret: Buffer; events: string[]; sentUpTo: string };
type Event = { id: string; at: Date; kinds: string[]; data: object };

const findDue = `
  SELECT webhook.id, partner_id AS "partnerId", url AS address, secret, events, sent_up_to::text AS "sentUpTo"
  FROM webhook JOIN partner ON partner.id = partner_id
  WHERE webhook.paused_at IS NULL AND partner.paused_at IS NULL AND next_at <= now()
    AND sent_up_to < (SELECT coalesce(max(id), 0) FROM partner_event)
  ORDER BY next_at, webhook.id`;
const findOne = `${findDue.replace('ORDER BY', 'AND webhook.id = $1 ORDER BY')}`;

const findEvents = `
  SELECT partner_event.id::text, at, kinds, data FROM partner_event
  WHERE partner_event.id > $1 AND kinds && $2 ORDER BY partner_event.id LIMIT ${eventsAtOnce}`;
const skipRest = `
  UPDATE webhook SET sent_up_to = greatest(sent_up_to, (SELECT coalesce(max(id), 0) FROM partner_event)) WHERE id = $1
    AND NOT EXISTS (SELECT FROM partner_event WHERE id > sent_up_to AND kinds && events)`;
const keepSuccess = `
  UPDATE webhook SET sent_up_to = $2, attempts = 0, failing_since = NULL, last_sent_at = now(), last_answer = $3
  WHERE id = $1`;
const keepFailure = `
  UPDATE webhook SET attempts = attempts + 1, failing_since = coalesce(failing_since, now()), last_answer = $2,
    next_at = now() + make_interval(secs => least(${longestPause}, ${firstPause} * 2 ^ least(attempts, 20))),
    paused_at = CASE WHEN failing_since < now() - interval '${longestFailure} hours' THEN now() END
  WHERE id = $1 RETURNING paused_at IS NOT NULL AS "isPaused"`;
const addMail = `
  SELECT graphile_worker.add_job('mail-webhook-paused', payload := json_build_object('webhookId', $1::int))`;

const fail = async (db: Connection, id: number, answer: string): Promise<void> => {
  const { rows } = await db.query<{ isPaused: boolean }>(keepFailure, [id, answer.slice(0, 200)]);
  if (rows[0]?.isPaused) await db.query(addMail, [id]);
};

/** Sends the next events of a webhook. Returns whether there may be more. The caller has the webhook's lock. */
const sendNext = async (db: Connection, { id, ...due }: Due, options: SendOptions): Promise<boolean> => {
  const { rows: events } = await db.query<Event>(findEvents, [due.sentUpTo, due.events]);
  const last = events.at(-1);
  if (!last) {
    await db.query(skipRest, [id]);
    return false;
  }
  const secret = openSecret(due.secret, { partnerId: due.partnerId, url: due.address }, options.tokenSecret);
  if (secret === null) {
    await fail(db, id, 'The secret of the shop changed. Add the webhook again');
    return false;
  }
  // The same events have the same id, so that a receiver knows a repeated delivery.
  const deliveryId = `${id}-${events[0]?.id}-${last.id}`;
  const told = events.map(({ id: event, at, kinds, data }) => ({ id: Number(event), at, types: kinds, data }));
  const body = JSON.stringify({ events: told });
  const { isAccepted, answer } = await deliver({ id: deliveryId, address: due.address, secret, body }, options);
  options.signal.throwIfAborted();
  if (isAccepted) await db.query(keepSuccess, [id, last.id, answer]);
  else await fail(db, id, answer);
  return isAccepted;
};

const lock = "SELECT pg_try_advisory_lock(hashtext('webhook'), $1) AS mine";
const unlock = "SELECT pg_advisory_unlock(hashtext('webhook'), $1)";

// One process sends to a webhook at a time, and an event follows only when those before it were accepted. So events of
// a product are never reordered.
const sendAll = async (options: SendOptions, id: number): Promise<void> =>
  withConnection(options.url, async (db) => {
    const { rows } = await db.query<{ mine: boolean }>(lock, [id]);
    if (!rows[0]?.mine) return;
    try {
      while (true) {
        options.signal.throwIfAborted();
        const { rows: due } = await db.query<Due>(findOne, [id]);
        if (!due[0] || !(await sendNext(db, due[0], options))) return;
      }
    } finally {
      await db.query(unlock, [id]).catch(() => undefined);
    }
  });

/** Webhooks that are served at the same time. */
const together = 4;

/**
 * Notes what changed, and tells it to all webhooks that are due: at least once, and in order. A failed delivery is
 * repeated with growing pauses; after a day of failures the webhook is paused, and the shop is mailed.
 */
export const sendWebhooks = async (options: SendOptions): Promise<void> => {
  await noteEvents(options.url);
  const due = await withConnection(options.url, async (db) => (await db.query<Due>(findDue)).rows.map(({ id }) => id));
  const work = async (): Promise<void> => {
    for (let id = due.shift(); id !== undefined; id = due.shift()) await sendAll(options, id);
  };
  await Promise.all(Array.from({ length: together }, work));
};
