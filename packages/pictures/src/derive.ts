import type { Sharp } from 'sharp';
import { hexOf, type Rgb } from './color.ts';
import { differenceHash } from './difference-hash.ts';
import { frame } from './frame.ts';
import { fromRaster, openPicture, type Raster, toRaster } from './open-picture.ts';
import { productColor } from './product-color.ts';
import { PictureRefused } from './refused-picture.ts';
import { survey } from './survey.ts';

export type PictureFacts = {
  /** Of the largest derived picture, in pixels. */
  width: number;
  height: number;
  /** The mean color as six hex digits, shown while the picture loads. */
  color: string;
  /** True for a product in the layout's frame, false for a photograph that keeps its ratio. */
  isGoods: boolean;
  /** A perceptual hash of 16 hex digits. */
  hash: string;
  /** The dominant color of the product, or null. */
  productColor: string | null;
};

/** A derived file. `name` is for example `800.webp`. */
export type DerivedFile = { name: string; bytes: Buffer };

export type Derived = { facts: PictureFacts; files: DerivedFile[] };

/** Width of the JPEG in pixels. It is for mails and link previews, which may not support WebP. */
export const jpegWidth = 800;

/** Lower quality is not visible in large pictures, because their pixels are small on screen. */
const webpQuality = (width: number): number => (width > 800 ? 72 : 76);

export const encodeWebp = (image: Sharp, width: number): Sharp =>
  image.webp({ quality: webpQuality(width), effort: 2, smartSubsample: false });

export const encodeJpeg = (image: Sharp): Sharp => image.jpeg({ quality: 80 });

/** The widths to make for a picture of this width: the `widths` below it, and its own. */
export const widthsFor = (width: number, widths: readonly number[]): number[] => {
  const largest = Math.min(width, Math.max(...widths));
  return [...widths.filter((one) => one < largest), largest];
};

// sharp's `stats` also computes entropy and edges, which takes as long as making some of the files.
export const meanColor = async (raster: Raster): Promise<Rgb> => {
  const { data } = await toRaster(fromRaster(raster).resize(1, 1, { fit: 'fill' }));
  return [data[0] ?? 0, data[1] ?? 0, data[2] ?? 0];
};

const isBlank = async (raster: Raster): Promise<boolean> => {
  const { channels, entropy } = await fromRaster(raster).stats();
  const isClear = raster.channels === 4 && (channels[3]?.max ?? 255) < 8;
  // A cut-out of one color has its shape in the alpha channel.
  return isClear || (entropy < 0.05 && channels.every(({ stdev }) => stdev < 3));
};

export const resized = (raster: Raster, width: number): Sharp => {
  const height = Math.max(1, Math.round((raster.height * width) / raster.width));
  return width === raster.width ? fromRaster(raster) : fromRaster(raster).resize(width, height, { fit: 'fill' });
};

/**
 * Decodes a store's picture, gives it the shop's look and resizes it to the given widths, never enlarging it. Throws
 * PictureRefused if it is not a valid picture.
 */
export const derive = async (bytes: Uint8Array, widths: readonly number[]): Promise<Derived> => {
  const raster = await openPicture(bytes);
  const found = await survey(raster);
  if (await isBlank(found.small)) throw new PictureRefused('blank');
  const { raster: shown, isGoods } = await frame(raster, found);
  const small = await meanColor(shown);
  const files: DerivedFile[] = [];
  for (const width of widthsFor(shown.width, widths))
    files.push({ name: `${width}.webp`, bytes: await encodeWebp(resized(shown, width), width).toBuffer() });
  const jpeg = resized(shown, Math.min(jpegWidth, shown.width));
  files.push({ name: 'mail.jpg', bytes: await encodeJpeg(jpeg).toBuffer() });
  const largest = Math.min(shown.width, Math.max(...widths));
  return {
    files,
    facts: {
      width: largest,
      height: Math.round((shown.height * largest) / shown.width),
      color: hexOf(small),
      isGoods,
      hash: await differenceHash(raster, found.box),
      productColor: productColor(found),
    },
  };
};
