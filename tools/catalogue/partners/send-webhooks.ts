import { Pool } from 'pg';
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

/** Webhooks that are told at the same time, in all and of one partner, so that slow receivers leave room for others. */
const together = 16;
const togetherOfPartner = 2;

/** How long a webhook is told before it is the turn of others, in ms. A delivery that began goes on. */
const turnLasts = 1000;

/** How long turns are given, in ms. The next run, a minute later, notes what changed meanwhile. */
const runLasts = 45_000;

type Queries = Pick<Connection, 'query'>;

export type SendOptions = Required<Network> & { url: string; tokenSecret: string };

type Due = { id: number; partnerId: number; address: string; secret: Buffer; events: string[]; sentUpTo: string };
type Event = { id: string; at: Date; kinds: string[]; data: object };

const findDue = `
  SELECT webhook.id, partner_id AS "partnerId", url AS address, secret, events, sent_up_to::text AS "sentUpTo"
  FROM webhook JOIN partner ON partner.id = partner_id
  WHERE webhook.paused_at IS NULL AND partner.paused_at IS NULL AND next_at <= now()
    AND sent_up_to < (SELECT coalesce(max(id), 0) FROM partner_event)`;
// Those that waited longest come first, in case that a run ends before all had a turn.
const findAllDue = `${findDue} ORDER BY greatest(last_sent_at, next_at), webhook.id`;
const findOneDue = `${findDue} AND webhook.id = $1`;

const findEvents = `
  SELECT partner_event.id::text, at, kinds, data FROM partner_event
  WHERE partner_event.id > $1 AND kinds && $2 ORDER BY partner_event.id LIMIT ${eventsAtOnce}`;
const skipRest = `
  UPDATE webhook SET sent_up_to = greatest(sent_up_to, (SELECT coalesce(max(id), 0) FROM partner_event)) WHERE id = $1
    AND NOT EXISTS (SELECT FROM partner_event WHERE id > sent_up_to AND kinds && events)`;
const keepSuccess = `
  UPDATE webhook SET sent_up_to = greatest(sent_up_to, $2), attempts = 0, failing_since = NULL, last_sent_at = now(), last_answer = $3
  WHERE id = $1`;
// The pause and its mail are one statement, so that no webhook is paused in silence.
const keepFailure = `
  WITH failed AS (
    UPDATE webhook SET attempts = attempts + 1, failing_since = coalesce(failing_since, now()), last_answer = $2,
      next_at = now() + make_interval(secs => least(${longestPause}, ${firstPause} * 2 ^ least(attempts, 20))),
      paused_at = CASE WHEN failing_since < now() - interval '${longestFailure} hours' THEN now() END
    WHERE id = $1 RETURNING id, paused_at
  )
  SELECT graphile_worker.add_job('mail-webhook-paused', payload := json_build_object('webhookId', id))
  FROM failed WHERE paused_at IS NOT NULL`;

const fail = async (db: Queries, id: number, answer: string): Promise<void> => {
  await db.query(keepFailure, [id, answer.slice(0, 200)]);
};

/** Sends the next events of a webhook. Returns whether there may be more. The caller has the lock of the run. */
const sendNext = async (db: Queries, { id, ...due }: Due, options: SendOptions): Promise<boolean> => {
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

/** Tells a webhook events for the time of a turn. Returns whether it has more to be told now. */
const takeTurn = async (db: Queries, id: number, options: SendOptions): Promise<boolean> => {
  for (const end = performance.now() + turnLasts; performance.now() < end; ) {
    options.signal.throwIfAborted();
    const { rows: due } = await db.query<Due>(findOneDue, [id]);
    if (!due[0] || !(await sendNext(db, due[0], options))) return false;
  }
  return true;
};

/** Takes the first whose partner has room out of `waiting`. */
const takeNext = (waiting: Due[], told: ReadonlyMap<number, number>): Due | undefined => {
  const at = waiting.findIndex(({ partnerId }) => (told.get(partnerId) ?? 0) < togetherOfPartner);
  return at === -1 ? undefined : waiting.splice(at, 1)[0];
};

/** Gives webhooks turns until none has more to be told, or the time of the run is over. */
const giveTurns = async (due: readonly Due[], turn: (id: number) => Promise<boolean>): Promise<void> => {
  const waiting = [...due];
  const told = new Map<number, number>();
  const count = (partnerId: number, more: 1 | -1) => told.set(partnerId, (told.get(partnerId) ?? 0) + more);
  const end = performance.now() + runLasts;
  const work = async (): Promise<void> => {
    for (let next = takeNext(waiting, told); next; next = takeNext(waiting, told)) {
      count(next.partnerId, 1);
      const hasMore = await turn(next.id).finally(() => count(next?.partnerId ?? 0, -1));
      if (performance.now() > end) return;
      if (hasMore) waiting.push(next);
    }
  };
  // The lock of the run ends only when all of its deliveries did.
  const ended = await Promise.allSettled(Array.from({ length: together }, work));
  const failed = ended.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
};

// It ends with its connection.
const lock = "SELECT pg_try_advisory_lock(hashtext('webhooks')) AS mine";

/**
 * Notes what changed, and tells it to all webhooks that are due: at least once, and in order, because one process sends
 * at a time and an event follows only when those before it were accepted. A failed delivery is repeated with growing
 * pauses; after a day of failures the webhook is paused, and the shop is mailed. Ends within a minute; what is left
 * then waits for the next run.
 */
export const sendWebhooks = async (options: SendOptions): Promise<void> => {
  await noteEvents(options.url);
  await withConnection(options.url, async (db) => {
    const { rows } = await db.query<{ mine: boolean }>(lock);
    if (!rows[0]?.mine) return;
    const { rows: due } = await db.query<Due>(findAllDue);
    if (due.length === 0) return;
    const pool = new Pool({ connectionString: options.url, max: 2 });
    pool.on('error', () => undefined);
    await giveTurns(due, (id) => takeTurn(pool, id, options)).finally(() => pool.end());
  });
};
