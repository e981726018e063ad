import { hexOf } from './color.ts';
import { type DerivedFile, encodeJpeg, encodeWebp, jpegWidth, meanColor, resized, widthsFor } from './derive.ts';
import { openPicture } from './open-picture.ts';

/** A picture that keeps its crop and its transparent parts. Width and height of the largest file, in pixels. */
export type DerivedWhole = { facts: { width: number; height: number; color: string }; files: DerivedFile[] };

/**
 * Decodes a picture that staff chose and makes it in the given widths, none larger than it is, without bringing it into the
 * frame of goods. Throws PictureRefused where it is no picture to show.
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
