import type { Pool } from 'pg';
import { type Connection, connect } from '../connection.ts';
import { Refused } from '../refused.ts';

/** An upload that is not imported within this number of days is removed. */
const keptFor = 2;

/**
 * Uploads are stored in the database, so their number is limited: a new one replaces the oldest without a waiting job.
 */
const mostUploads = 10;

/** A feed upload by staff: how much has arrived, and its store. */
export type FeedUpload = { id: string; name: string; bytes: number; received: number; storeId: number | null };

const selected = 'id, name, bytes::float8 AS bytes, received::float8 AS received, store_id AS "storeId"';

// An upload with a waiting job is kept.
const isFree = `NOT EXISTS (SELECT FROM graphile_worker._private_jobs WHERE payload->>'uploadId' = feed_upload.id::text)`;

/** Removes abandoned uploads. */
export const removeOldUploads = async (db: Connection | Pool): Promise<void> => {
  await db.query(`DELETE FROM feed_upload WHERE created_at < now() - interval '${keptFor} days' AND ${isFree}`);
};

/** Removes the uploads of a store without a waiting job. */
const removeUploadsOf = `DELETE FROM feed_upload WHERE store_id = $1 AND ${isFree}`;

const removeSurplus = `
  DELETE FROM feed_upload WHERE id IN (
    SELECT id FROM feed_upload WHERE ${isFree} ORDER BY created_at
    LIMIT greatest(0, (SELECT count(*) FROM feed_upload) - ${mostUploads - 1}))`;

const insert = `
  INSERT INTO feed_upload (name, bytes, store_id)
  SELECT $1, $2, $3::int WHERE (SELECT count(*) FROM feed_upload) < ${mostUploads}
  RETURNING ${selected}`;

/**
 * Begins an upload with this number of bytes; `storeId` is null for a new store. Throws Refused if too many uploads
 * wait for their import.
 */
export const beginUpload = async (
  db: Pool,
  { name, bytes, storeId }: Pick<FeedUpload, 'name' | 'bytes' | 'storeId'>,
): Promise<FeedUpload> => {
  await removeOldUploads(db);
  if (storeId !== null) await db.query(removeUploadsOf, [storeId]);
  await db.query(removeSurplus);
  const { rows } = await db.query<FeedUpload>(insert, [name, bytes, storeId]);
  if (!rows[0]) throw new Refused(`${mostUploads} uploads are waiting for their import. Try again later`);
  return rows[0];
};

/** Returns an upload by id, or null. */
export const findUpload = async (db: Connection | Pool, id: string): Promise<FeedUpload | null> =>
  (await db.query<FeedUpload>(`SELECT ${selected} FROM feed_upload WHERE id = $1`, [id])).rows[0] ?? null;

/** Returns the newest upload for a store that was not imported yet, or null. */
export const findUploadOf = async (db: Connection | Pool, storeId: number): Promise<FeedUpload | null> => {
  const { rows } = await db.query<FeedUpload>(
    `SELECT ${selected} FROM feed_upload WHERE store_id = $1 ORDER BY created_at DESC LIMIT 1`,
    [storeId],
  );
  return rows[0] ?? null;
};

// A part that is repeated, or sent by another tab, does not continue the upload and is ignored.
const append = `
  WITH taken AS (
    UPDATE feed_upload SET received = received + $3
    WHERE id = $1 AND received = $2 AND received + $3 <= bytes RETURNING id
  )
  INSERT INTO feed_upload_part (upload_id, begins_at, bytes) SELECT id, $2, $4 FROM taken`;

/**
 * Appends a part that begins at `at` if the upload continues there. Returns the upload afterward; null if it does not
 * exist.
 */
export const addPart = async (db: Pool, id: string, at: number, part: Uint8Array): Promise<FeedUpload | null> => {
  if (part.byteLength > 0) await db.query(append, [id, at, part.byteLength, part]);
  return findUpload(db, id);
};

const nextPart = 'SELECT bytes FROM feed_upload_part WHERE upload_id = $1 AND begins_at = $2';

/** Streams the bytes of an upload on its own connection. Throws Refused if it is incomplete. */
export async function* readUpload(url: string, id: string): AsyncGenerator<Uint8Array> {
  const gone = 'The uploaded feed no longer exists. Upload it again';
  const db = await connect(url);
  try {
    const upload = await findUpload(db, id);
    if (!upload) throw new Refused(gone);
    if (upload.received < upload.bytes) throw new Refused('The feed is not completely uploaded yet');
    for (let at = 0; at < upload.bytes; ) {
      const { rows } = await db.query<{ bytes: Buffer }>(nextPart, [id, at]);
      if (!rows[0]) throw new Refused(gone);
      at += rows[0].bytes.byteLength;
      yield rows[0].bytes;
    }
  } finally {
    await db.end().catch(() => undefined);
  }
}
