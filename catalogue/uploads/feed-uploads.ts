import type { Pool } from 'pg';
import { type Connection, connect } from '../connection.ts';
import { Refused } from '../refused.ts';

/** An upload is removed when it has not been imported for this long, in days. */
const keptFor = 2;

/** Uploads are kept in the database, so that they are few: a new one replaces the oldest that no job waits for. */
const mostUploads = 10;

/** A feed that staff upload: how much of it came, and for which store it is. */
export type FeedUpload = { id: string; name: string; bytes: number; received: number; storeId: number | null };

const selected = 'id, name, bytes::float8 AS bytes, received::float8 AS received, store_id AS "storeId"';

// A job that waits for an upload keeps it.
const isFree = `NOT EXISTS (SELECT FROM graphile_worker._private_jobs WHERE payload->>'uploadId' = feed_upload.id::text)`;

/** Removes uploads that were left behind. */
export const removeOldUploads = async (db: Connection | Pool): Promise<void> => {
  await db.query(`DELETE FROM feed_upload WHERE created_at < now() - interval '${keptFor} days' AND ${isFree}`);
};

/** Removes the uploads of a store that no job waits for. */
const removeUploadsOf = `DELETE FROM feed_upload WHERE store_id = $1 AND ${isFree}`;

const removeSurplus = `
  DELETE FROM feed_upload WHERE id IN (
    SELECT id FROM feed_upload WHERE ${isFree} ORDER BY created_at
    LIMIT greatest(0, (SELECT count(*) FROM feed_upload) - ${mostUploads - 1}))`;

const insert = `
  INSERT INTO feed_upload (name, bytes, store_id)
  SELECT $1, $2, $3::int WHERE (SELECT count(*) FROM feed_upload) < ${mostUploads}
  RETURNING ${selected}`;

/** Begins an upload of so many bytes; `storeId` is null for that of a store that is not there yet. Throws Refused where too many wait for their import. */
export const beginUpload = async (
  db: Pool,
  { name, bytes, storeId }: Pick<FeedUpload, 'name' | 'bytes' | 'storeId'>,
): Promise<FeedUpload> => {
  await removeOldUploads(db);
  if (storeId !== null) await db.query(removeUploadsOf, [storeId]);
  await db.query(removeSurplus);
  const { rows } = await db.query<FeedUpload>(insert, [name, bytes, storeId]);
  if (!rows[0]) throw new Refused(`${mostUploads} uploads wait for their import: try again after that`);
  return rows[0];
};

/** An upload by its id, or null. */
export const findUpload = async (db: Connection | Pool, id: string): Promise<FeedUpload | null> =>
  (await db.query<FeedUpload>(`SELECT ${selected} FROM feed_upload WHERE id = $1`, [id])).rows[0] ?? null;

/** The newest upload for a store that was not imported yet, or null. */
export const findUploadOf = async (db: Connection | Pool, storeId: number): Promise<FeedUpload | null> => {
  const { rows } = await db.query<FeedUpload>(
    `SELECT ${selected} FROM feed_upload WHERE store_id = $1 ORDER BY created_at DESC LIMIT 1`,
    [storeId],
  );
  return rows[0] ?? null;
};

// A part that is sent twice, or that another tab sent, is not where the upload goes on, and is left out.
const append = `
  WITH taken AS (
    UPDATE feed_upload SET received = received + $3
    WHERE id = $1 AND received = $2 AND received + $3 <= bytes RETURNING id
  )
  INSERT INTO feed_upload_part (upload_id, begins_at, bytes) SELECT id, $2, $4 FROM taken`;

/** Takes a part that begins at `at` where the upload goes on there, and answers the upload as it is then; null where there is none. */
export const addPart = async (db: Pool, id: string, at: number, part: Uint8Array): Promise<FeedUpload | null> => {
  if (part.byteLength > 0) await db.query(append, [id, at, part.byteLength, part]);
  return findUpload(db, id);
};

const nextPart = 'SELECT bytes FROM feed_upload_part WHERE upload_id = $1 AND begins_at = $2';

/** The bytes of an upload, on a connection of its own. Throws Refused where they are not all there. */
export async function* readUpload(url: string, id: string): AsyncGenerator<Uint8Array> {
  const gone = 'The uploaded feed is no longer here: upload it again';
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
