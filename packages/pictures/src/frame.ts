import { ground, mix, type Rgb } from './color.ts';
import { fromRaster, type Raster, toRaster } from './open-picture.ts';
import type { Box, Survey } from './survey.ts';

/** The share of the frame's width or height that a product fills. */
const fill = 0.8;
/** Width by height of the layout's frame. */
const frameRatio = 4 / 5;
/** The largest width. */
export const mostWidth = 1600;
/** The aspect ratios that a photograph may keep, width by height (behavior.md#card-shape). */
const ratios = [4 / 5, 1, 15 / 23, 141 / 250, 180 / 319] as const;
/** Margin around the product that keeps soft edges and shadows. */
const room = 0.015;
/** The background is adjusted to the frame's color only if no channel changes by more than this factor. */
const mostGain = 1.2;

/** The remaining background fades into the frame over this share of a side. */
const fade = 0.03;

type Framed = { raster: Raster; isGoods: boolean };

type Area = { left: number; top: number; width: number; height: number };

const areaOf = ({ left, top, right, bottom }: Box, { width, height }: Raster): Area => {
  const x = Math.max(0, Math.floor((left - room) * width));
  const y = Math.max(0, Math.floor((top - room) * height));
  return {
    left: x,
    top: y,
    width: Math.max(1, Math.min(width, Math.ceil((right + room) * width)) - x),
    height: Math.max(1, Math.min(height, Math.ceil((bottom + room) * height)) - y),
  };
};

/** The factors per channel that turn `from` into `to`, or null if they would visibly change the product. */
const gainsOf = (from: Rgb, to: Rgb): number[] | null => {
  const gains = to.map((value, channel) => value / Math.max(1, from[channel as 0 | 1 | 2]));
  return gains.every((gain) => gain <= mostGain && gain >= 1 / mostGain) ? gains : null;
};

// Fades the edges, so that a background with uneven lighting does not show as a rectangle.
const fadeEdges = ({ data, width, height, channels }: Raster, color: Rgb): void => {
  const band = Math.max(1, Math.round(Math.min(width, height) * fade));
  const blend = (x: number, y: number): void => {
    const share = (Math.min(x, y, width - 1 - x, height - 1 - y) + 0.5) / band;
    if (share >= 1) return;
    const at = (y * width + x) * channels;
    for (const channel of [0, 1, 2] as const)
      data[at + channel] = (data[at + channel] ?? 0) * share + color[channel] * (1 - share);
  };
  for (let y = 0; y < height; y += 1) {
    if (y < band || y >= height - band) for (let x = 0; x < width; x += 1) blend(x, y);
    else
      for (let x = 0; x < band; x += 1) {
        blend(x, y);
        blend(width - 1 - x, y);
      }
  }
};

/** Places a product in the layout's frame. The background is half its own color and half the ground. */
const frameGoods = async (raster: Raster, { border, box, isCutOut }: Survey): Promise<Raster> => {
  const area = areaOf(box, raster);
  const mixed = mix(border, ground);
  const gains = isCutOut ? [1, 1, 1] : gainsOf(border, mixed);
  const color = gains ? mixed : border;
  const largest = Math.max(area.width / fill, area.height / (fill / frameRatio));
  const scale = Math.min(1, mostWidth / largest);
  const width = Math.max(1, Math.round(largest * scale));
  const height = Math.round(width / frameRatio);
  const [r, g, b] = color;
  let product = fromRaster(raster)
    .extract(area)
    .resize(Math.max(1, Math.round(area.width * scale)), Math.max(1, Math.round(area.height * scale)), { fit: 'fill' });
  if (raster.channels === 4) product = product.flatten({ background: { r, g, b } });
  // A picture can have an alpha channel and still be opaque.
  if (gains && !isCutOut) product = fromRaster(await toRaster(product)).linear(gains, [0, 0, 0]);
  const placed = await toRaster(product);
  if (!isCutOut) fadeEdges(placed, color);
  return toRaster(
    fromRaster(placed).extend({
      left: Math.floor((width - placed.width) / 2),
      right: Math.ceil((width - placed.width) / 2),
      top: Math.floor((height - placed.height) / 2),
      bottom: Math.ceil((height - placed.height) / 2),
      background: { r, g, b },
    }),
  );
};

/** Crops a photograph to the nearest of the layout's ratios. Vertically it keeps the top, where heads are. */
const cropScene = async (raster: Raster, { border, isPlain }: Survey): Promise<Raster> => {
  const own = raster.width / raster.height;
  const ratio = ratios.toSorted((a, b) => Math.abs(Math.log(a / own)) - Math.abs(Math.log(b / own)))[0] ?? frameRatio;
  const width = Math.min(raster.width, Math.round(raster.height * ratio));
  const height = Math.min(raster.height, Math.round(raster.width / ratio));
  const area = {
    left: Math.floor((raster.width - width) / 2),
    top: Math.floor((raster.height - height) * 0.3),
    width,
    height,
  };
  // A person in front of a plain white wall must not appear in a white rectangle.
  const gains = isPlain ? gainsOf(border, mix(border, ground)) : null;
  const [r, g, b] = ground;
  let scene = fromRaster(raster).extract(area).resize({ width: mostWidth, withoutEnlargement: true });
  if (raster.channels === 4) scene = scene.flatten({ background: { r, g, b } });
  if (gains) scene = scene.linear(gains, [0, 0, 0]);
  return toRaster(scene);
};

/** Gives a picture the shop's look (look 7, 'Pictures of stores'). */
export const frame = async (raster: Raster, found: Survey): Promise<Framed> => {
  const isGoods = found.isPlain && (!found.isCropped || found.isCutOut);
  return { isGoods, raster: await (isGoods ? frameGoods(raster, found) : cropScene(raster, found)) };
};
