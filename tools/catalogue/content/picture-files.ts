import { typeOfBytes } from '@wearfolio/pictures/type-of-bytes';
import { type Actor, audit } from '../audit.ts';
import { type Connection, withTransaction } from '../connection.ts';
import { Refused } from '../refused.ts';

/** An uploaded picture with its derived files. */
export type PictureFiles = {
  hash: string;
  name: string;
  width: number;
  height: number;
  color: string;
  files: { name: string; bytes: Uint8Array }[];
};

/** Returns the pictures with these hashes; missing ones are left out. */
export const readPictures = async (db: Connection, hashes: readonly string[]): Promise<PictureFiles[]> => {
  const { rows } = await db.query<Omit<PictureFiles, 'files'>>(
    'SELECT hash, name, width, height, color FROM content_picture WHERE hash = ANY($1) ORDER BY hash',
    [hashes],
  );
  const pictures: PictureFiles[] = [];
  for (const row of rows) {
    const files = await db.query<{ name: string; bytes: Buffer }>(
      'SELECT name, bytes FROM content_picture_file WHERE hash = $1 ORDER BY name',
      [row.hash],
    );
    pictures.push({ ...row, files: files.rows });
  }
  return pictures;
};

const isSide = (value: unknown): boolean => Number.isInteger(value) && Number(value) > 0 && Number(value) <= 9999;

const isFile = ({ name, bytes }: PictureFiles['files'][number]): boolean =>
  name === 'mail.jpg' ? typeOfBytes(bytes) === 'jpeg' : /^\d{1,4}\.webp$/.test(name) && typeOfBytes(bytes) === 'webp';

const check = ({ hash, name, width, height, color, files }: PictureFiles): void => {
  const isSound =
    /^[\da-f]{32}$/.test(hash) &&
    typeof name === 'string' &&
    isSide(width) &&
    isSide(height) &&
    /^[\da-f]{6}$/.test(color) &&
    files.some((file) => file.name === `${width}.webp`) &&
    files.every(isFile);
  if (!isSound) throw new Refused(`The picture ${hash} was modified after the export`);
};

const keep = async (db: Connection, actor: Actor, { hash, name, width, height, color, files }: PictureFiles) => {
  const { rowCount } = await db.query(
    `INSERT INTO content_picture (hash, name, width, height, color, actor) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT DO NOTHING`,
    [hash, name, width, height, color, actor.email],
  );
  if (rowCount === 0) return;
  for (const file of files)
    await db.query('INSERT INTO content_picture_file (hash, name, bytes) VALUES ($1, $2, $3)', [
      hash,
      file.name,
      file.bytes,
    ]);
  await audit(db, actor, { action: 'picture-add', subject: name, after: { hash, width, height } });
};

/** Stores pictures with their files; existing ones stay. Throws Refused and stores none if one is damaged. */
export const keepPictures = (url: string, actor: Actor, pictures: readonly PictureFiles[]): Promise<void> => {
  for (const picture of pictures) check(picture);
  return withTransaction(url, async (db) => {
    for (const picture of pictures) await keep(db, actor, picture);
  });
};
