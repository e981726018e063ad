import { fromRaster, type Raster, toRaster } from './open-picture.ts';
import type { Box } from './survey.ts';

/** Noise threshold in thousandths of a level. Compression changes flat areas by less. */
const noise = 2000;

/**
 * A 64-bit perceptual hash of the area `box`, as 16 hex digits. Each bit tells whether one of 8 × 8 fields is clearly
 * brighter than its right neighbor. Copies in another size, format or margin differ in a few bits.
 */
export const differenceHash = async (raster: Raster, box: Box): Promise<string> => {
  const left = Math.min(raster.width - 1, Math.floor(box.left * raster.width));
  const top = Math.min(raster.height - 1, Math.floor(box.top * raster.height));
  const area = {
    left,
    top,
    width: Math.max(1, Math.round(box.right * raster.width) - left),
    height: Math.max(1, Math.round(box.bottom * raster.height) - top),
  };
  const { data, channels } = await toRaster(
    fromRaster(raster)
      .extract(area)
      .flatten({ background: { r: 255, g: 255, b: 255 } })
      .resize(9, 8, { fit: 'fill', kernel: 'cubic' }),
  );
  const brightness = (x: number, y: number): number => {
    const at = (y * 9 + x) * channels;
    return 299 * (data[at] ?? 0) + 587 * (data[at + 1] ?? 0) + 114 * (data[at + 2] ?? 0);
  };
  let bits = 0n;
  for (let y = 0; y < 8; y += 1)
    for (let x = 0; x < 8; x += 1) bits = (bits << 1n) | (brightness(x, y) > brightness(x + 1, y) + noise ? 1n : 0n);
  return bits.toString(16).padStart(16, '0');
};
