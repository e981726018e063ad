import { storePictureWidths } from '@wearfolio/contracts/pictures';
import { widthsFor } from '@wearfolio/pictures/derive';
import type { Deriver } from '@wearfolio/pictures/derive-apart';
import type { Connection } from '../connection.ts';
import { addDerived, listDerived, readDerived } from './picture-folder.ts';

const take = `
  DELETE FROM picture_want WHERE (folder, key, kind) = (
    SELECT folder, key, kind FROM picture_want WHERE folder = $1 AND kind = 'avif'
    ORDER BY wanted_at LIMIT 1 FOR UPDATE SKIP LOCKED
  ) RETURNING key`;

type Row = { contentHash: string; recipe: number; width: number };

type Log = (level: 'info' | 'warn', facts: object, text: string) => void;

type Making = { folder: string; id: string; deriver: Deriver; log: Log };

/** Encodes the AVIF of one frequently shown picture. Returns whether there was one. */
export const makeAvif = async (db: Connection, { folder, id, deriver, log }: Making): Promise<boolean> => {
  const { rows: taken } = await db.query<{ key: string }>(take, [id]);
  if (!taken[0]) return false;
  const { rows } = await db.query<Row>(
    `SELECT content_hash AS "contentHash", recipe, width FROM picture WHERE key = $1 AND state = 'ready'`,
    [taken[0].key],
  );
  const [picture] = rows;
  if (!picture) return true;
  const { contentHash, recipe: made, width } = picture;
  const names = await listDerived(folder, contentHash, made);
  const webp = await readDerived(folder, { contentHash, made, name: `${width}.webp` });
  if (!webp || names.includes(`${width}.avif`)) return true;
  const files = await deriver.deriveAvif(webp, widthsFor(width, storePictureWidths)).catch((error: unknown) => {
    log('warn', { err: error }, 'An AVIF could not be made');
    return [];
  });
  // If the file cannot be stored, the WebP remains.
  await addDerived(folder, { contentHash, made, files }).catch((error: unknown) => {
    log('warn', { err: error }, 'An AVIF could not be stored');
  });
  return true;
};
