import sharp, { type Sharp } from 'sharp';
import { PictureRefused } from './refused-picture.ts';
import { typeOfBytes } from './type-of-bytes.ts';

/** Maximum pixels to decode: 50 megapixels. */
export const mostPixels = 50_000_000;

/** Maximum side of the working raster in pixels. The shop shows nothing larger. */
const workSide = 2000;

// libvips can also read SVG, PDF, TIFF and more. Only these loaders are allowed.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadNsgif',
    'VipsForeignLoadHeif',
  ],
});
// Each process decodes one picture at a time, so caching does not help.
sharp.cache(false);
sharp.concurrency(1);

/** Pixels by row, with 3 channels, or 4 with alpha. */
export type Raster = { data: Buffer; width: number; height: number; channels: 3 | 4 };

/** A raster as input for sharp. */
export const fromRaster = ({ data, width, height, channels }: Raster): Sharp =>
  sharp(data, { raw: { width, height, channels } });

export const toRaster = async (image: Sharp): Promise<Raster> => {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels === 4 ? 4 : 3 };
};

const checkSize = (width: number, height: number): void => {
  if (width <= 2 || height <= 2) throw new PictureRefused('one-pixel', `${width}x${height}`);
  if (width < 40 || height < 40) throw new PictureRefused('too-small', `${width}x${height}`);
  if (width * height > mostPixels) throw new PictureRefused('too-many-pixels', `${width}x${height}`);
};

const jpegEnd = Buffer.from([0xff, 0xd9]);

const decode = async (bytes: Uint8Array, failOn: 'error' | 'warning'): Promise<Raster> => {
  const options = { limitInputPixels: mostPixels, failOn, sequentialRead: true } as const;
  const { width, height, hasAlpha } = await sharp(bytes, options).metadata();
  checkSize(width, height);
  const upright = sharp(bytes, options)
    .autoOrient()
    .resize({ width: workSide, height: workSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
  return toRaster(hasAlpha ? upright.ensureAlpha() : upright.removeAlpha());
};

/**
 * Decodes the first frame, rotated upright, in 8-bit sRGB with a longest side of at most `workSide` pixels. Throws
 * PictureRefused for bytes that are not a complete picture.
 */
export const openPicture = async (bytes: Uint8Array): Promise<Raster> => {
  const type = typeOfBytes(bytes);
  if (type === 'html') throw new PictureRefused('html');
  if (type === null) throw new PictureRefused('not-a-picture');
  try {
    return await decode(bytes, 'error').catch((error: unknown) => {
      if (type !== 'jpeg' || error instanceof PictureRefused) throw error;
      // A JPEG may lack only its end. With that added, the decoder warns of any other part that is missing.
      return decode(Buffer.concat([bytes, jpegEnd]), 'warning');
    });
  } catch (error) {
    if (error instanceof PictureRefused) throw error;
    const { message } = error as Error;
    throw new PictureRefused(/pixel limit/.test(message) ? 'too-many-pixels' : 'broken', message.slice(0, 200));
  }
};
