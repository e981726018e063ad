import { createHash } from 'node:crypto';
import { storePictureWidths } from '@wearfolio/contracts/pictures';
import { type Deriver, openDeriver } from '@wearfolio/pictures/derive-apart';
import { PictureRefused } from '@wearfolio/pictures/refused-picture';
import type { Actor } from '../audit.ts';
import { type Connection, withConnection } from '../connection.ts';
import { Refused } from '../refused.ts';
import { keepPictures } from './picture-files.ts';

/** A picture as the shop shows it; `src` is the address of its largest file. */
export type ContentPicture = { src: string; width: number; height: number };

type Row = { hash: string; width: number; height: number; color: string };

const toPicture = ({ hash, width, height, color }: Row): ContentPicture => ({
  src: `/shop-pictures/${hash}/1-${width}x${height}-${color}-${width}`,
  width,
  height,
});

const findPicture = async (db: Connection, hash: string): Promise<Row | undefined> =>
  (await db.query<Row>('SELECT hash, width, height, color FROM content_picture WHERE hash = $1', [hash])).rows[0];

const words: Readonly<Record<string, string>> = {
  html: 'This is a web page, not a picture',
  'not-a-picture': 'Unsupported file: use JPEG, PNG, GIF, WebP or AVIF',
  'one-pixel': 'This picture is too small: it needs at least 40 pixels on each side',
  'too-small': 'This picture is too small: it needs at least 40 pixels on each side',
  'too-many-pixels': 'This picture is too large: at most 50 megapixels',
  broken: 'This picture is broken',
  crashed: 'This picture cannot be read',
};

const derive = async (deriver: Deriver, bytes: Uint8Array) => {
  try {
    return await deriver.deriveWhole(bytes, storePictureWidths);
  } catch (error) {
    if (error instanceof PictureRefused) throw new Refused(words[error.fault] ?? error.message);
    throw error;
  }
};

type Upload = { name: string; bytes: Uint8Array };

/** Derives and stores a picture; identical bytes are stored once. Throws Refused if it cannot be shown. */
const addPicture = (url: string, actor: Actor, deriver: Deriver, { name, bytes }: Upload): Promise<ContentPicture> =>
  withConnection(url, async (db) => {
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
    const known = await findPicture(db, hash);
    if (known) return toPicture(known);
    const { facts, files } = await derive(deriver, bytes);
    const row = { hash, ...facts };
    await keepPictures(url, actor, [{ ...row, name, files }]);
    return toPicture(row);
  });

export type Uploads = { add: (actor: Actor, upload: Upload) => Promise<ContentPicture>; close: () => void };

/**
 * Stores pictures in the database at `url`, one after the other. They are decoded in a separate process, started with
 * the first picture.
 */
export const openUploads = (url: string): Uploads => {
  const deriver = openDeriver();
  return { add: (actor, upload) => addPicture(url, actor, deriver, upload), close: deriver.close };
};
