import sharp from 'sharp';
import { encodeWebp, widthsFor } from '../derive.ts';

/** All widths and the JPEG by sharp alone, with the same encoding and nothing looked at. */
export const bareDerive = async (bytes: Buffer, widths: readonly number[]): Promise<number> => {
  const image = sharp(bytes).autoOrient();
  const { width } = await image.metadata();
  let size = 0;
  for (const one of widthsFor(width, widths))
    size += (await encodeWebp(image.clone().resize(one), one).toBuffer()).length;
  return size + (await image.clone().resize(800).jpeg({ quality: 80 }).toBuffer()).length;
};

/** One WebP of this width. */
export const bareWebp = (bytes: Buffer, width: number): Promise<Buffer> =>
  encodeWebp(sharp(bytes).resize(width), width).toBuffer();
