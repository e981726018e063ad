import { hexOf, labOf, type Rgb } from './color.ts';
import type { Survey } from './survey.ts';

// Each of these limits rejects an unclear picture, because a wrong color is worse than none.

/** Minimum share of product pixels in the picture. */
const leastShare = 0.06;
/**
 * If more than this share of the pixels that differ from the border are its light and shadow, the rest are only edges.
 */
const mostShade = 0.75;
/** Minimum share of the product that has the returned color. */
const leastAlike = 0.8;
/** Skin is ignored up to this share of the product. Above it, the product itself may have the color of skin. */
const mostSkin = 0.45;

/** Light and shadow multiply the border's color. Maximum deviation of a channel from that product. */
const shadeNoise = 9;
const darkestShade = 0.5;
/**
 * Maximum distance in CIELAB of pixels with the same color. Lightness counts less than hue, because folds are lit
 * unevenly.
 */
const near = 28;
const lightWeight = 0.3;

type Pixel = readonly [r: number, g: number, b: number, weight: number];

// The range of human skin tones in YCbCr. Beige and tan products are in it too.
const isSkin = ([r, g, b]: Pixel): boolean => {
  const cb = 128 - 0.168736 * r - 0.331264 * g + 0.5 * b;
  const cr = 128 + 0.5 * r - 0.418688 * g - 0.081312 * b;
  return r > 60 && r > g && g > b * 0.9 && cb >= 80 && cb <= 124 && cr >= 136 && cr <= 172;
};

/** Whether the pixel is the border's color in different light: a shadow, or a product of the same color. */
const isShade = ([r, g, b]: Pixel, border: Rgb): boolean => {
  const light = (r + g + b) / Math.max(1, border[0] + border[1] + border[2]);
  if (light < darkestShade) return false;
  return [r, g, b].every((value, at) => Math.abs(value - light * (border[at] ?? 0)) < shadeNoise);
};

const weightOf = (pixels: readonly Pixel[]): number => pixels.reduce((sum, [, , , weight]) => sum + weight, 0);

const meanOf = (pixels: readonly Pixel[]): Rgb => {
  const total = weightOf(pixels);
  const mean = (channel: 0 | 1 | 2): number =>
    pixels.reduce((sum, pixel) => sum + pixel[channel] * pixel[3], 0) / total;
  return [mean(0), mean(1), mean(2)];
};

// Groups colors by hue, then by saturation and brightness. Grays have no hue.
const binOf = ([r, g, b]: Pixel): string => {
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  const spread = most - least;
  if (spread < 24 || most < 40) return `gray${most >> 6}`;
  let hue = (r - g) / spread + 4;
  if (most === r) hue = ((g - b) / spread + 6) % 6;
  else if (most === g) hue = (b - r) / spread + 2;
  return `${Math.round(hue * 3) % 18}/${most >> 6}`;
};

const largestBin = (pixels: readonly Pixel[]): Pixel[] => {
  const bins = [...Map.groupBy(pixels, binOf).values()];
  return bins.toSorted((one, other) => weightOf(other) - weightOf(one))[0] ?? [];
};

/** The pixels of the product. Pixels in the center count most. */
const productPixels = ({ small, mask }: Survey): Pixel[] => {
  const { data, width, height, channels } = small;
  const pixels: Pixel[] = [];
  for (let at = 0; at < mask.length; at += 1) {
    if (!mask[at]) continue;
    const x = (at % width) / width - 0.5;
    const y = Math.floor(at / width) / height - 0.5;
    const from = at * channels;
    pixels.push([data[from] ?? 0, data[from + 1] ?? 0, data[from + 2] ?? 0, 1 - x * x - y * y]);
  }
  return pixels;
};

/**
 * The color of nearly the whole product, as six hex digits. Null if uncertain: in a scene, for a product with several
 * colors, or one that looks like its background. Small areas of skin are ignored.
 */
export const productColor = (found: Survey): string | null => {
  if (!found.isPlain) return null;
  const all = productPixels(found);
  const colored = found.isCutOut ? all : all.filter((pixel) => !isShade(pixel, found.border));
  if (colored.length < leastShare * found.mask.length || colored.length < (1 - mostShade) * all.length) return null;
  const beside = colored.filter((pixel) => !isSkin(pixel));
  const used = beside.length >= (1 - mostSkin) * colored.length ? beside : colored;
  const color = meanOf(largestBin(used));
  const [light, a, b] = labOf(...color);
  const isAlike = ([red, green, blue]: Pixel): boolean => {
    const own = labOf(red, green, blue);
    return Math.hypot((own[0] - light) * lightWeight, own[1] - a, own[2] - b) < near;
  };
  const alike = used.filter(isAlike);
  return weightOf(alike) >= leastAlike * weightOf(used) ? hexOf(color) : null;
};
