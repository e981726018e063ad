import sharp, { type Sharp } from 'sharp';

export type Color = { r: number; g: number; b: number; alpha?: number };

export const white: Color = { r: 255, g: 255, b: 255 };
export const red: Color = { r: 190, g: 30, b: 40 };
export const blue: Color = { r: 40, g: 70, b: 160 };

/** A picture of one color. */
export const plain = (width: number, height: number, background: Color): Sharp =>
  sharp({ create: { width, height, channels: background.alpha === undefined ? 3 : 4, background } });

/** A product of one color on a plain background, off center. */
export const goods = async (
  background: Color,
  color: Color = red,
  { width = 1000, height = 1000, share = 0.5 } = {},
): Promise<Sharp> => {
  const product = await plain(Math.round(width * 0.3), Math.round(height * share), color)
    .png()
    .toBuffer();
  return plain(width, height, background).composite([
    { input: product, left: Math.round(width * 0.1), top: Math.round(height * 0.4) },
  ]);
};
