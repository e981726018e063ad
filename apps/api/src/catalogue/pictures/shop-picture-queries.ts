import type { Database } from '@wearfolio/database/client';

/** One file of a picture that staff uploaded, or null. `nameOf` chooses the file by the width of the largest one. */
export const readShopPicture = async (
  db: Database,
  hash: string,
  nameOf: (width: number) => string,
): Promise<Buffer | null> => {
  const picture = await db.contentPicture.findUnique({ where: { hash }, select: { width: true } });
  if (!picture) return null;
  const file = await db.contentPictureFile.findUnique({
    where: { hash_name: { hash, name: nameOf(picture.width) } },
    select: { bytes: true },
  });
  return file && Buffer.from(file.bytes);
};
