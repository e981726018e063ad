import { distance, hexOf } from './color.ts';
import type { Survey } from './survey.ts';

/** Fewer product pixels than this share of the picture tell nothing. */
const leastShare = 0.01;
/** Colors this near to the border's are its light and shadow, where enough of the product differs from it by more. */
const nearBorder = 90;
const leastFar = 0.04;
/** Skin is left out where at least this share of the product is something else. */
const leastBeside = 0.2;

// The range of skin in YCbCr, for people of every tone; beige and tan goods lie in it as well.
const isSkin = (r: number, g: number, b: number): boolean => {
  const cb = 128 - 0.168736 * r - 0.331264 * g + 0.5 * b;
  const cr = 128 + 0.5 * r - 0.418688 * g - 0.081312 * b;
  return r > 60 && r > g && g > b * 0.9 && cb >= 80 && cb <= 124 && cr >= 136 && cr <= 172;
};

type Bin = { count: number; r: number; g: number; b: number };

// Colors are told apart by hue, then by how strong and how bright they are; grays have no hue.
const binOf = (r: number, g: number, b: number): string => {
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  const spread = most - least;
  if (spread < 24 || most < 40) return `gray${most >> 6}`;
  let hue = (r - g) / spread + 4;
  if (most === r) hue = ((g - b) / spread + 6) % 6;
  else if (most === g) hue = (b - r) / spread + 2;
  return `${Math.round(hue * 3) % 18}/${most >> 6}`;
};

const count = (pixels: readonly (readonly [number, number, number, number])[]): Map<string, Bin> => {
  const bins = new Map<string, Bin>();
  for (const [r, g, b, weight] of pixels) {
    const key = binOf(r, g, b);
    const bin = bins.get(key) ?? { count: 0, r: 0, g: 0, b: 0 };
    bins.set(key, { count: bin.count + weight, r: bin.r + r * weight, g: bin.g + g * weight, b: bin.b + b * weight });
  }
  return bins;
};

/**
 * The color that most of the product has, as six hexadecimal digits, or null where too little is seen of it. The background
 * is left out, and skin where there is more than skin. What stands in the middle counts most.
 */
export const productColor = ({ small, mask, isPlain, border }: Survey): string | null => {
  const { data, width, height, channels } = small;
  const pixels: [number, number, number, number][] = [];
  for (let at = 0; at < mask.length; at += 1) {
    if (!mask[at]) continue;
    const x = (at % width) / width - 0.5;
    const y = Math.floor(at / width) / height - 0.5;
    const fromMiddle = x * x + y * y;
    // In a scene the background is not told apart: only the middle is looked at.
    if (!isPlain && (Math.abs(x) > 0.22 || Math.abs(y) > 0.32)) continue;
    const from = at * channels;
    pixels.push([data[from] ?? 0, data[from + 1] ?? 0, data[from + 2] ?? 0, 1 - fromMiddle]);
  }
  if (pixels.length < leastShare * mask.length) return null;
  const far = pixels.filter(([r, g, b]) => distance(r, g, b, ...border) > nearBorder);
  const told = far.length >= leastFar * mask.length ? far : pixels;
  const beside = told.filter(([r, g, b]) => !isSkin(r, g, b));
  const used = beside.length >= leastBeside * told.length ? beside : told;
  const [best] = [...count(used).values()].toSorted((one, other) => other.count - one.count);
  return best ? hexOf([best.r / best.count, best.g / best.count, best.b / best.count]) : null;
};
