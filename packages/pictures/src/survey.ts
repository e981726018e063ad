import { distance, ground, type Rgb } from './color.ts';
import { fromRaster, type Raster, toRaster } from './open-picture.ts';

/** An area of a picture, as shares of its width and height from 0 to 1. */
export type Box = { left: number; top: number; right: number; bottom: number };

export type Survey = {
  /** A small copy on which the survey was made. */
  small: Raster;
  /** The mean color of the border, or the ground if the border is transparent. */
  border: Rgb;
  /** Whether the border has a single color. Then all other pixels are the product. */
  isPlain: boolean;
  isCutOut: boolean;
  /** The area of the product, or the whole picture if the border is not plain. */
  box: Box;
  /** Whether the product extends beyond an edge, as people in photographs do. */
  isCropped: boolean;
  /** One entry per pixel of `small`: 1 for the product. */
  mask: Uint8Array;
};

const smallSide = 160;
/** Maximum distance of colors that count as background. */
const near = 42;
/** Minimum alpha of a pixel that counts. */
const opaque = 32;
/** Minimum share of border pixels with the same color for a plain border. */
const plainShare = 0.82;
/** Rows and columns with a smaller share of product pixels are dust or shadow. */
const dust = 0.012;
/** The product is cut off by an edge if it covers more than this share of it. */
const cutShare = 0.12;

const whole: Box = { left: 0, top: 0, right: 1, bottom: 1 };

const isOnBorder = (x: number, y: number, width: number, height: number): boolean =>
  x < 2 || y < 2 || x >= width - 2 || y >= height - 2;

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

type Pixel = (at: number) => readonly [number, number, number, number];

const readBorder = ({ width, height }: Raster, pixel: Pixel): { color: Rgb; share: number; clear: number } => {
  const ring: number[] = [];
  for (let at = 0; at < width * height; at += 1)
    if (isOnBorder(at % width, Math.floor(at / width), width, height)) ring.push(at);
  const seen = ring.map(pixel).filter(([, , , alpha]) => alpha >= opaque);
  const clear = 1 - seen.length / ring.length;
  if (seen.length === 0) return { color: ground, share: 1, clear };
  const middle = [0, 1, 2].map((channel) => median(seen.map((one) => one[channel] ?? 0))) as unknown as Rgb;
  const alike = seen.filter(([r, g, b]) => distance(r, g, b, ...middle) < near);
  const mean = (channel: 0 | 1 | 2): number =>
    alike.reduce((sum, one) => sum + one[channel], 0) / Math.max(1, alike.length);
  return { color: [mean(0), mean(1), mean(2)], share: alike.length / seen.length, clear };
};

const boxOf = (mask: Uint8Array, width: number, height: number): Box | null => {
  const [columns, rows] = [new Float64Array(width), new Float64Array(height)];
  for (let at = 0; at < mask.length; at += 1) {
    if (!mask[at]) continue;
    columns[at % width] = (columns[at % width] ?? 0) + 1;
    rows[Math.floor(at / width)] = (rows[Math.floor(at / width)] ?? 0) + 1;
  }
  const isFull = (most: number) => (count: number) => count > Math.max(1, most * dust);
  const left = columns.findIndex(isFull(height));
  const top = rows.findIndex(isFull(width));
  if (left < 0 || top < 0) return null;
  const right = columns.findLastIndex(isFull(height)) + 1;
  const bottom = rows.findLastIndex(isFull(width)) + 1;
  return { left: left / width, top: top / height, right: right / width, bottom: bottom / height };
};

const isCut = (mask: Uint8Array, width: number, height: number): boolean => {
  const share = (count: number, has: (at: number) => number): boolean => {
    let covered = 0;
    for (let at = 0; at < count; at += 1) covered += mask[has(at)] ?? 0;
    return covered / count > cutShare;
  };
  return (
    share(width, (x) => x + width) ||
    share(width, (x) => x + width * (height - 2)) ||
    share(height, (y) => y * width + 1) ||
    share(height, (y) => y * width + width - 2)
  );
};

/** Determines what a picture shows: a product on a plain background, or a scene. */
export const survey = async (raster: Raster): Promise<Survey> => {
  const small = await toRaster(
    fromRaster(raster).resize({ width: smallSide, height: smallSide, fit: 'inside', withoutEnlargement: true }),
  );
  const { data, width, height, channels } = small;
  const pixel: Pixel = (at) => {
    const from = at * channels;
    return [data[from] ?? 0, data[from + 1] ?? 0, data[from + 2] ?? 0, channels === 4 ? (data[from + 3] ?? 0) : 255];
  };
  const { color, share, clear } = readBorder(small, pixel);
  const isCutOut = clear > 0.5;
  const isPlain = isCutOut || (clear === 0 && share >= plainShare);
  const mask = new Uint8Array(width * height);
  for (let at = 0; at < mask.length; at += 1) {
    const [r, g, b, alpha] = pixel(at);
    const isProduct = isCutOut ? alpha >= opaque : distance(r, g, b, ...color) >= near * 0.6;
    if (isProduct) mask[at] = 1;
  }
  const box = isPlain ? boxOf(mask, width, height) : null;
  return {
    small,
    border: isCutOut ? ground : color,
    isPlain: box !== null,
    isCutOut,
    box: box ?? whole,
    isCropped: isCut(mask, width, height),
    mask,
  };
};
