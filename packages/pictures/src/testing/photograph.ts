import sharp from 'sharp';

/** A deterministic picture with the detail of a photograph and without a plain border. */
export const photograph = async (width: number, height: number): Promise<Buffer> => {
  const side = 256;
  let seed = 1;
  const random = (): number => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const noise = (size: number, blur: number) => {
    const data = Buffer.alloc(size * size * 3).map(() => Math.floor(random() * 256));
    return sharp(data, { raw: { width: size, height: size, channels: 3 } })
      .blur(blur)
      .normalise()
      .resize(width, height, { fit: 'fill' })
      .png()
      .toBuffer();
  };
  const [soft, fine] = [await noise(side / 16, 1), await noise(side * 2, 0.8)];
  return sharp(soft)
    .composite([{ input: fine, blend: 'soft-light' }])
    .jpeg({ quality: 88 })
    .toBuffer();
};
