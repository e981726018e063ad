import type { PictureFacts } from '@wearfolio/pictures/derive';
import { recipe } from '@wearfolio/pictures/recipe';
import { type Connection, inTransaction } from '../connection.ts';
import { publishProducts } from '../publish/publish-listing.ts';
import type { Version } from '../schedule/download.ts';
import type { FetchFault } from './fetch-picture.ts';

/** A picture to fetch. While it is claimed, no other process fetches its source. */
export type ClaimedPicture = {
  key: string;
  source: string;
  host: string;
  state: 'waiting' | 'ready' | 'dead';
  contentHash: string | null;
  recipe: number;
  attempts: number;
  etag: string | null;
  lastModified: string | null;
};

export type Outcome =
  | { kind: 'unchanged' }
  | { kind: 'ready'; contentHash: string; bytes: number; facts: PictureFacts; version: Version }
  | ({ kind: 'failed' } & FetchFault);

/** A worker that takes longer for a picture counts as killed. */
const lease = "interval '5 minutes'";

/** Maximum number of simultaneous fetches from one host. */
export const perHost = 2;

// Priority: pictures that a shopper waits for (3), then those of the last import (1), then those to check again (0).
const claim = `
  WITH wanted AS (
    SELECT p.key FROM picture_want w JOIN picture p USING (key) JOIN picture_host h USING (host)
    WHERE w.folder = $1 AND w.kind = 'webp' AND p.host <> ALL ($3) AND h.resume_at <= now()
      AND (p.claimed_until IS NULL OR p.claimed_until < now())
      AND (p.state <> 'dead' OR p.due_at <= now())
    ORDER BY w.wanted_at LIMIT $2 FOR UPDATE OF p SKIP LOCKED
  ), due AS (
    SELECT p.key FROM picture_host h CROSS JOIN LATERAL (
      SELECT key, priority, due_at FROM picture
      WHERE host = h.host AND due_at <= now() AND unused_since IS NULL AND (claimed_until IS NULL OR claimed_until < now())
      ORDER BY priority DESC, due_at LIMIT ${perHost} FOR UPDATE SKIP LOCKED
    ) p
    WHERE h.resume_at <= now() AND h.host <> ALL ($3)
    ORDER BY p.priority DESC, p.due_at LIMIT $2
  )
  UPDATE picture SET claimed_until = now() + ${lease}
  WHERE key IN (SELECT key FROM (SELECT key FROM wanted UNION ALL SELECT key FROM due) both_kinds LIMIT $2)
  RETURNING key, source, host, state, content_hash AS "contentHash", recipe, attempts, etag, last_modified AS "lastModified"`;

/**
 * Claims up to `most` pictures that are due or missing in the folder, from hosts that are neither paused nor in `busy`.
 */
export const claimPictures = async (
  db: Connection,
  { folder, most, busy }: { folder: string; most: number; busy: readonly string[] },
): Promise<ClaimedPicture[]> => (await db.query<ClaimedPicture>(claim, [folder, most, busy])).rows;

const noteUnchanged = `
  UPDATE picture SET claimed_until = NULL, attempts = 0, fault = NULL, priority = 0, fetched_at = now(),
    due_at = now() + interval '7 days' * (0.8 + 0.4 * random())
  WHERE key = $1`;

const noteReady = `
  UPDATE picture SET state = 'ready', fault = NULL, attempts = 0, priority = 0, claimed_until = NULL, fetched_at = now(),
    due_at = now() + interval '7 days' * (0.8 + 0.4 * random()),
    version = version + is_new::int, has_stale_cards = has_stale_cards OR is_new OR state <> 'ready',
    learned_at = CASE WHEN is_new OR state <> 'ready' THEN NULL ELSE learned_at END,
    content_hash = $2, recipe = $3, width = $4, height = $5, color = $6, hash = $7, product_color = $8, bytes = $9,
    etag = $10, last_modified = $11
  FROM (SELECT (content_hash, recipe) IS DISTINCT FROM ($2, $3::smallint) AS is_new FROM picture WHERE key = $1) before
  WHERE key = $1`;

// Known pictures stay while a store has trouble; a picture missing on three consecutive days is dead.
const noteFailed = `
  UPDATE picture SET claimed_until = NULL, attempts = least(attempts + 1, 30), fault = $2, priority = 0, fetched_at = now(),
    state = CASE WHEN $3 AND (state <> 'ready' OR attempts >= 2) THEN 'dead' ELSE state END,
    has_stale_cards = has_stale_cards OR $3 AND (state = 'waiting' OR state = 'ready' AND attempts >= 2),
    due_at = now() + CASE WHEN $3 THEN interval '1 day' ELSE interval '10 minutes' END * least(power(2, attempts), 30)
  WHERE key = $1`;

const restHost = `
  UPDATE picture_host SET failures = least(failures + 1, 30), fault = $2,
    resume_at = now() + least(greatest(make_interval(secs => $3), interval '1 minute' * power(2, least(failures, 12))), interval '6 hours')
  WHERE host = $1`;

const wakeHost = 'UPDATE picture_host SET failures = 0, fault = NULL WHERE host = $1 AND failures > 0';

/**
 * Records the effect of an outcome on its host. A repeatedly slow picture has none, because other pictures may arrive
 * in time.
 */
const noteHost = async (
  db: Connection,
  { host, attempts }: Pick<ClaimedPicture, 'host' | 'attempts'>,
  outcome: Outcome,
): Promise<void> => {
  if (outcome.kind !== 'failed' || !outcome.isHost) await db.query(wakeHost, [host]);
  else if (outcome.fault !== 'too-slow' || attempts === 0)
    await db.query(restHost, [host, outcome.fault, Math.min(outcome.retryAfter ?? 0, 86_400)]);
};

/** Records the result of a fetch and releases the picture. */
export const notePicture = (
  db: Connection,
  picture: Pick<ClaimedPicture, 'key' | 'host' | 'attempts'>,
  folder: string,
  outcome: Outcome,
): Promise<void> =>
  inTransaction(db, async () => {
    const { key } = picture;
    if (outcome.kind === 'unchanged') await db.query(noteUnchanged, [key]);
    if (outcome.kind === 'ready') {
      const { contentHash, bytes, facts, version } = outcome;
      const { width, height, color, hash, productColor } = facts;
      const values = [
        contentHash,
        recipe,
        width,
        height,
        color,
        hash,
        productColor,
        bytes,
        version.etag,
        version.lastModified,
      ];
      await db.query(noteReady, [key, ...values]);
    }
    if (outcome.kind === 'failed') await db.query(noteFailed, [key, outcome.fault, outcome.isDead]);
    await noteHost(db, picture, outcome);
    if (outcome.kind !== 'failed' || outcome.isDead)
      await db.query("DELETE FROM picture_want WHERE folder = $1 AND key = $2 AND kind = 'webp'", [folder, key]);
  });

/** Releases pictures that were claimed but not fetched. */
export const releasePictures = async (db: Connection, keys: readonly string[]): Promise<void> => {
  await db.query('UPDATE picture SET claimed_until = NULL WHERE key = ANY($1::uuid[])', [keys]);
};

/** Pictures whose products are published in one transaction, which holds the publishing lock. */
const batchSize = 100;

/** Updates the picture addresses on product cards. Returns the number of pictures. */
export const publishStale = (db: Connection): Promise<number> =>
  inTransaction(db, async () => {
    const { rows } = await db.query<{ key: string; source: string }>(
      'SELECT key, source FROM picture WHERE has_stale_cards ORDER BY fetched_at LIMIT $1 FOR UPDATE SKIP LOCKED',
      [batchSize],
    );
    if (rows.length === 0) return 0;
    const { rows: products } = await db.query<{ id: number }>(
      `SELECT DISTINCT product_id AS id FROM product_media WHERE path = ANY($1::text[]) AND NOT is_hidden ORDER BY id`,
      [rows.map(({ source }) => source)],
    );
    // A picture shared by many products changes all their cards in one transaction; this is rare.
    await publishProducts(
      db,
      products.map(({ id }) => id),
    );
    await db.query('UPDATE picture SET has_stale_cards = false WHERE key = ANY($1::uuid[])', [
      rows.map(({ key }) => key),
    ]);
    return rows.length;
  });
