import sharp from 'sharp';
import { encodeWebp, widthsFor } from '../derive.ts';

/**
 * Makes all widths and the JPEG with sharp alone, in the same encoding and without analysis. A baseline for the
 * benchmark.
 */
export const bareDerive = async (bytes: Buffer, widths: readonly number[]): Promise<number> => {
  const image = sharp(bytes).autoOrient();
  const { width } = await image.metadata();
  let size = 0;
  for (const one of widthsFor(width, widths))
    size += (await encodeWebp(image.clone().resize(one), one).toBuffer()).length;
  return size + (await image.clone().resize(800).jpeg({ quality: 80 }).toBuffer()).length;
};

/** A WebP of this width. */
export const bareWebp = (bytes: Buffer, width: number): Promise<Buffer> =>
  encodeWebp(sharp(bytes).resize(width), width).toBuffer();
