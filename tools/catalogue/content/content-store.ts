import { gaps, gapsIn } from '@wearfolio/contracts/content/gaps';
import { type Actor, audit } from '../audit.ts';
import { type Connection, withConnection, withTransaction } from '../connection.ts';
import { Refused } from '../refused.ts';
import { findDeadLinks, linksOf } from './dead-links.ts';

/** Thrown if another editor saved the document in the meantime. */
export class VersionConflict extends Refused {
  override readonly name = 'VersionConflict';
}

/** The current state of a document; `body` is null if it has no version yet. */
export type StoredDocument = {
  key: string;
  number: number;
  body: unknown;
  actor: string | null;
  madeAt: Date | null;
  liveNumber: number | null;
  /** The start in the body of the published version, if it has one. */
  liveFrom: string | null;
  scheduledNumber: number | null;
  scheduledAt: Date | null;
};

/** A version and its author. */
export type StoredVersion = { number: number; actor: string; madeAt: Date };

/**
 * A change of the published content. `wait` is the time until it takes effect in ms of the database's clock; it is in
 * effect if not positive. `body` null uses the built-in content.
 */
export type Publication = { key: string; wait: number; body: unknown };

/** Channel on which processes are notified of published content. */
export const contentChannel = 'content_changed';

/** Maximum number of versions listed for a document. */
const mostVersions = 50;

const documents = `
  SELECT version.key, version.number, version.body, version.actor, version.made_at AS "madeAt", live.number AS "liveNumber",
    (SELECT body ->> 'from' FROM content_version AS shown WHERE shown.key = version.key AND shown.number = live.number) AS "liveFrom",
    next.number AS "scheduledNumber", next.live_at AS "scheduledAt"
  FROM (SELECT DISTINCT ON (key) * FROM content_version ORDER BY key, number DESC) AS version
  LEFT JOIN LATERAL (SELECT number FROM content_publication AS shown WHERE shown.key = version.key AND live_at <= now()
    ORDER BY live_at DESC, id DESC LIMIT 1) AS live ON true
  LEFT JOIN LATERAL (SELECT number, live_at FROM content_publication AS shown WHERE shown.key = version.key AND live_at > now()
    ORDER BY live_at, id LIMIT 1) AS next ON true`;

/** Lists all documents by key, each with its newest version. */
export const listDocuments = (url: string): Promise<StoredDocument[]> =>
  withConnection(url, async (db) => (await db.query<StoredDocument>(`${documents} ORDER BY version.key`)).rows);

const findDocument = async (db: Connection, key: string): Promise<StoredDocument | null> =>
  (await db.query<StoredDocument>(`${documents} WHERE version.key = $1`, [key])).rows[0] ?? null;

/** Returns a document with its latest versions, newest first; null if it has none. */
export const readDocument = (
  url: string,
  key: string,
): Promise<{ document: StoredDocument; versions: StoredVersion[] } | null> =>
  withConnection(url, async (db) => {
    const document = await findDocument(db, key);
    if (!document) return null;
    const { rows } = await db.query<StoredVersion>(
      `SELECT number, actor, made_at AS "madeAt" FROM content_version WHERE key = $1 ORDER BY number DESC LIMIT ${mostVersions}`,
      [key],
    );
    return { document, versions: rows };
  });

/** Returns the body of a version; null if it does not exist. */
export const readVersion = (url: string, key: string, number: number): Promise<unknown> =>
  withConnection(url, async (db) => {
    const { rows } = await db.query<{ body: unknown }>(
      'SELECT body FROM content_version WHERE key = $1 AND number = $2',
      [key, number],
    );
    return rows[0]?.body ?? null;
  });

type Draft = { key: string; basedOn: number; body: unknown };

const insertVersion = async (db: Connection, actor: Actor, { key, basedOn, body }: Draft): Promise<number> => {
  // Serializes the writers of a document.
  await db.query("SELECT pg_advisory_xact_lock(hashtext('content ' || $1))", [key]);
  const last = await findDocument(db, key);
  if ((last?.number ?? 0) !== basedOn)
    throw new VersionConflict(
      `${last?.actor ?? 'Another person'} saved a newer version. Yours is not lost: compare the two.`,
    );
  const number = basedOn + 1;
  await db.query('INSERT INTO content_version (key, number, body, actor) VALUES ($1, $2, $3::jsonb, $4)', [
    key,
    number,
    JSON.stringify(body),
    actor.email,
  ]);
  await audit(db, actor, {
    action: 'content-save',
    subject: key,
    ...(last && { before: { number: last.number, body: last.body } }),
    after: { number, body },
  });
  return number;
};

/**
 * Saves a version based on `basedOn` and returns its number. Throws VersionConflict if a newer version exists, so
 * nothing is overwritten.
 */
export const saveVersion = (url: string, actor: Actor, draft: Draft): Promise<number> =>
  withTransaction(url, (db) => insertVersion(db, actor, draft));

const notify = (db: Connection): Promise<unknown> => db.query(`NOTIFY ${contentChannel}`);

const callOff = (db: Connection, key: string): Promise<unknown> =>
  db.query('DELETE FROM content_publication WHERE key = $1 AND live_at > now()', [key]);

/** Shows a version from `at` on, or now if that is null. `number` null shows the built-in content. */
const showFrom = (
  db: Connection,
  actor: Actor,
  key: string,
  number: number | null,
  at: Date | null,
): Promise<unknown> =>
  db.query(
    'INSERT INTO content_publication (key, number, live_at, actor) VALUES ($1, $2, coalesce($3, clock_timestamp()), $4)',
    [key, number, at, actor.email],
  );

const requireWhole = async (db: Connection, key: string, number: number): Promise<void> => {
  const { rows } = await db.query<{ markdown: string | null }>(
    "SELECT body->>'markdown' AS markdown FROM content_version WHERE key = $1 AND number = $2",
    [key, number],
  );
  if (!rows[0]) throw new Refused('There is no such version');
  const missing = gapsIn(rows[0].markdown ?? '').map((name) => gaps[name].label);
  if (missing.length > 0) throw new Refused(`The text has gaps. Fill them in first: ${missing.join(', ')}`);
};

const isPast = (at: Date | null): boolean => at !== null && at.getTime() <= Date.now();

type Shown = {
  key: string;
  number: number;
  at: Date | null;
  /** Whether a later time waits for the job `check-links`, which may take the version off again. */
  isChecked?: boolean;
};

/** How long before its time the links of a scheduled version are checked. */
const checkedBefore = '1 minute';

const addCheck = `
  SELECT graphile_worker.add_job('check-links', payload := json_build_object('key', $1::text, 'number', $2::int, 'at', $3::text),
    run_at := $3::timestamptz - interval '${checkedBefore}', max_attempts := 12)`;

const publish = async (db: Connection, actor: Actor, shown: Shown): Promise<void> => {
  const { key, number, at, isChecked = false } = shown;
  if (isPast(at)) throw new Refused('Choose a time in the future');
  await requireWhole(db, key, number);
  const before = await findDocument(db, key);
  if (at) await callOff(db, key);
  await showFrom(db, actor, key, number, at);
  if (at && isChecked) await db.query(addCheck, [key, number, at.toISOString()]);
  await audit(db, actor, {
    action: at ? 'content-schedule' : 'content-publish',
    subject: key,
    before: { shown: before?.liveNumber ?? null, waiting: before?.scheduledNumber ?? null },
    after: at ? { waiting: number, at: at.toISOString() } : { shown: number },
  });
  await notify(db);
};

/**
 * Publishes a version now or at `at`. Each document can have one scheduled version; a later one replaces it. Throws
 * Refused if the version does not exist or has gaps, or the time has passed.
 */
export const publishVersion = (url: string, actor: Actor, shown: Shown): Promise<void> =>
  withTransaction(url, (db) => publish(db, actor, shown));

/** Saves and publishes the next version of a document in the caller's transaction. */
export const publishNext = async (
  db: Connection,
  actor: Actor,
  { key, body }: Pick<Draft, 'key' | 'body'>,
): Promise<void> => {
  const last = await findDocument(db, key);
  const number = await insertVersion(db, actor, { key, basedOn: last?.number ?? 0, body });
  await publish(db, actor, { key, number, at: null });
};

/** A version whose time comes. */
export type Scheduled = { key: string; number: number; at: string };

/** A scheduled version with links that lead nowhere: who scheduled it, and whether the shop shows it nevertheless. */
export type DeadSchedule = { actor: string; links: string[]; isShown: boolean };

const refuse = async (db: Connection, scheduled: Scheduled, contentDir: string): Promise<DeadSchedule | null> => {
  const { key, number, at } = scheduled;
  const { rows } = await db.query<{ actor: string; body: unknown }>(
    `SELECT publication.actor, version.body FROM content_publication AS publication
     JOIN content_version AS version USING (key, number) WHERE key = $1 AND number = $2 AND live_at = $3`,
    [key, number, at],
  );
  if (!rows[0]) return null;
  const links = await findDeadLinks(db, linksOf(rows[0].body), contentDir, new Date(at));
  if (links.length === 0) return null;
  const { rowCount } = await db.query(
    'DELETE FROM content_publication WHERE key = $1 AND number = $2 AND live_at = $3 AND live_at > now()',
    [key, number, at],
  );
  const isShown = rowCount === 0;
  if (!isShown) {
    await audit(
      db,
      { id: null, email: 'schedule' },
      {
        action: 'content-refuse',
        subject: key,
        before: { waiting: number, at },
        after: { links },
      },
    );
    await notify(db);
  }
  return { actor: rows[0].actor, links, isShown };
};

/**
 * Takes a scheduled version off again if links of it lead nowhere at its time; null if none does or it is not scheduled
 * anymore. A version whose time has passed stays.
 */
export const refuseScheduled = (url: string, scheduled: Scheduled, contentDir: string): Promise<DeadSchedule | null> =>
  withTransaction(url, (db) => refuse(db, scheduled, contentDir));

type Withdrawn = { key: string; what: 'live' | 'scheduled' };

const withdraw = async (db: Connection, actor: Actor, { key, what }: Withdrawn): Promise<void> => {
  const before = await findDocument(db, key);
  const number = what === 'live' ? before?.liveNumber : before?.scheduledNumber;
  if (number == null) throw new Refused(what === 'live' ? 'The shop shows no version of it' : 'Nothing is scheduled');
  if (what === 'live') await showFrom(db, actor, key, null, null);
  else await callOff(db, key);
  const action = what === 'live' ? 'content-withdraw' : 'content-unschedule';
  await audit(db, actor, { action, subject: key, before: { number } });
  await notify(db);
};

/** Withdraws the published or the scheduled version. Throws Refused if there is none. */
export const withdrawVersion = (url: string, actor: Actor, withdrawn: Withdrawn): Promise<void> =>
  withTransaction(url, (db) => withdraw(db, actor, withdrawn));

/** Returns what the shop shows of each document now and what is scheduled, ordered by time. */
export const readPublications = async (db: Pick<Connection, 'query'>): Promise<Publication[]> => {
  const { rows } = await db.query<Publication>(`
    SELECT shown.key, (extract(epoch FROM live_at - clock_timestamp()) * 1000)::float8 AS wait, version.body
    FROM content_publication AS shown LEFT JOIN content_version AS version USING (key, number)
    WHERE shown.id >= coalesce((SELECT id FROM content_publication AS last WHERE last.key = shown.key AND live_at <= now()
      ORDER BY live_at DESC, id DESC LIMIT 1), 0) OR shown.live_at > now()
    ORDER BY shown.live_at, shown.id`);
  return rows;
};
