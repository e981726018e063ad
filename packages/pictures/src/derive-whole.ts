import { hexOf } from './color.ts';
import { type DerivedFile, encodeJpeg, encodeWebp, jpegWidth, meanColor, resized, widthsFor } from './derive.ts';
import { openPicture } from './open-picture.ts';

/** A picture with its original crop and transparency. Width and height are those of the largest file, in pixels. */
export type DerivedWhole = { facts: { width: number; height: number; color: string }; files: DerivedFile[] };

/**
 * Decodes a picture uploaded by staff and resizes it to the given widths, never enlarging it and without the frame of
 * product pictures. Throws PictureRefused if it is not a valid picture.
 */
export const deriveWhole = async (bytes: Uint8Array, widths: readonly number[]): Promise<DerivedWhole> => {
  const raster = await openPicture(bytes);
  const files: DerivedFile[] = [];
  for (const width of widthsFor(raster.width, widths))
    files.push({ name: `${width}.webp`, bytes: await encodeWebp(resized(raster, width), width).toBuffer() });
  const jpeg = resized(raster, Math.min(jpegWidth, raster.width)).flatten({ background: '#ffffff' });
  files.push({ name: 'mail.jpg', bytes: await encodeJpeg(jpeg).toBuffer() });
  const width = Math.min(raster.width, Math.max(...widths));
  const height = Math.max(1, Math.round((raster.height * width) / raster.width));
  return { files, facts: { width, height, color: hexOf(await meanColor(raster)) } };
};
