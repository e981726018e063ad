import sharp from 'sharp';

/** Enlarges a photograph to 1,600 pixels wide, a size that stores send, as JPEG. */
export const enlarge = (bytes: Buffer): Promise<Buffer> => sharp(bytes).resize(1600).jpeg({ quality: 90 }).toBuffer();
