import { type Actor, audit } from '../audit.ts';
import { type Connection, inTransaction, withConnection } from '../connection.ts';
import { Refused } from '../refused.ts';

/** What the two editors of one document are told. */
export class Overtaken extends Refused {
  override readonly name = 'Overtaken';
}

/** What a document of the desk is now; `body` null where nothing was written yet. */
export type StoredDocument = {
  key: string;
  number: number;
  body: unknown;
  actor: string | null;
  madeAt: Date | null;
  liveNumber: number | null;
  scheduledNumber: number | null;
  scheduledAt: Date | null;
};

/** A version and who wrote it. */
export type StoredVersion = { number: number; actor: string; madeAt: Date };

/**
 * A change of what the shop shows, and in how many milliseconds, by the database's clock; none or less: it shows it. `body`
 * null: what it has from elsewhere.
 */
export type Publication = { key: string; wait: number; body: unknown };

/** The channel on which processes hear that something was published. */
export const contentChannel = 'content_changed';

/** Versions that a document's page lists. */
const mostVersions = 50;

const documents = `
  SELECT version.key, version.number, version.body, version.actor, version.made_at AS "madeAt", live.number AS "liveNumber",
    next.number AS "scheduledNumber", next.live_at AS "scheduledAt"
  FROM (SELECT DISTINCT ON (key) * FROM content_version ORDER BY key, number DESC) AS version
  LEFT JOIN LATERAL (SELECT number FROM content_publication AS shown WHERE shown.key = version.key AND live_at <= now()
    ORDER BY live_at DESC, id DESC LIMIT 1) AS live ON true
  LEFT JOIN LATERAL (SELECT number, live_at FROM content_publication AS shown WHERE shown.key = version.key AND live_at > now()
    ORDER BY live_at, id LIMIT 1) AS next ON true`;

/** All documents by their keys, each with its newest version. */
export const listDocuments = (url: string): Promise<StoredDocument[]> =>
  withConnection(url, async (db) => (await db.query<StoredDocument>(`${documents} ORDER BY version.key`)).rows);

const findDocument = async (db: Connection, key: string): Promise<StoredDocument | null> =>
  (await db.query<StoredDocument>(`${documents} WHERE version.key = $1`, [key])).rows[0] ?? null;

/** A document with its last versions, the newest first; null where nothing was written yet. */
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

/** What one version holds; null where there is no such version. */
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
  // One writer of a document after the other.
  await db.query("SELECT pg_advisory_xact_lock(hashtext('content ' || $1))", [key]);
  const last = await findDocument(db, key);
  if ((last?.number ?? 0) !== basedOn)
    throw new Overtaken(
      `${last?.actor ?? 'Somebody'} saved another version meanwhile. Yours is not lost: compare them.`,
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
 * Writes a version that comes after `basedOn`, and answers its number. Throws Overtaken where there is a later one by now:
 * nothing is overwritten.
 */
export const saveVersion = (url: string, actor: Actor, draft: Draft): Promise<number> =>
  withConnection(url, (db) => inTransaction(db, () => insertVersion(db, actor, draft)));

const tell = (db: Connection): Promise<unknown> => db.query(`NOTIFY ${contentChannel}`);

const callOff = (db: Connection, key: string): Promise<unknown> =>
  db.query('DELETE FROM content_publication WHERE key = $1 AND live_at > now()', [key]);

/** From `at` on, or from now where that is null, the shop shows a version, or with `number` null what it has from elsewhere. */
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

const requireVersion = async (db: Connection, key: string, number: number): Promise<void> => {
  const { rowCount } = await db.query('SELECT FROM content_version WHERE key = $1 AND number = $2', [key, number]);
  if (rowCount === 0) throw new Refused('There is no such version');
};

const isPast = (at: Date | null): boolean => at !== null && at.getTime() <= Date.now();

type Shown = { key: string; number: number; at: Date | null };

const publish = async (db: Connection, actor: Actor, { key, number, at }: Shown): Promise<void> => {
  if (isPast(at)) throw new Refused('Choose a time in the future');
  await requireVersion(db, key, number);
  const before = await findDocument(db, key);
  if (at) await callOff(db, key);
  await showFrom(db, actor, key, number, at);
  await audit(db, actor, {
    action: at ? 'content-schedule' : 'content-publish',
    subject: key,
    before: { shown: before?.liveNumber ?? null, waiting: before?.scheduledNumber ?? null },
    after: at ? { waiting: number, at: at.toISOString() } : { shown: number },
  });
  await tell(db);
};

/**
 * Has the shop show a version: now, or from `at` on. Of a document one version can wait; a later one takes its place.
 * Throws Refused where there is no such version, or the time has passed.
 */
export const publishVersion = (url: string, actor: Actor, shown: Shown): Promise<void> =>
  withConnection(url, (db) => inTransaction(db, () => publish(db, actor, shown)));

/** Writes and publishes the version of a document that comes next, in the caller's transaction. */
export const publishNext = async (
  db: Connection,
  actor: Actor,
  { key, body }: Pick<Draft, 'key' | 'body'>,
): Promise<void> => {
  const last = await findDocument(db, key);
  const number = await insertVersion(db, actor, { key, basedOn: last?.number ?? 0, body });
  await publish(db, actor, { key, number, at: null });
};

type Withdrawn = { key: string; what: 'live' | 'scheduled' };

const withdraw = async (db: Connection, actor: Actor, { key, what }: Withdrawn): Promise<void> => {
  const before = await findDocument(db, key);
  const number = what === 'live' ? before?.liveNumber : before?.scheduledNumber;
  if (number == null) throw new Refused(what === 'live' ? 'The shop shows none of it' : 'Nothing is scheduled');
  if (what === 'live') await showFrom(db, actor, key, null, null);
  else await callOff(db, key);
  const action = what === 'live' ? 'content-withdraw' : 'content-unschedule';
  await audit(db, actor, { action, subject: key, before: { number } });
  await tell(db);
};

/** Takes back what is shown, or what waits for its time. Throws Refused where there is nothing of the kind. */
export const withdrawVersion = (url: string, actor: Actor, withdrawn: Withdrawn): Promise<void> =>
  withConnection(url, (db) => inTransaction(db, () => withdraw(db, actor, withdrawn)));

/** What the shop shows of each document now, and what waits; in the order of their times. */
export const readPublications = async (db: Pick<Connection, 'query'>): Promise<Publication[]> => {
  const { rows } = await db.query<Publication>(`
    SELECT shown.key, (extract(epoch FROM live_at - clock_timestamp()) * 1000)::float8 AS wait, version.body
    FROM content_publication AS shown LEFT JOIN content_version AS version USING (key, number)
    WHERE shown.id >= coalesce((SELECT id FROM content_publication AS last WHERE last.key = shown.key AND live_at <= now()
      ORDER BY live_at DESC, id DESC LIMIT 1), 0) OR shown.live_at > now()
    ORDER BY shown.live_at, shown.id`);
  return rows;
};
