import sharp from 'sharp';

/** A photograph as large as stores send them, at least 1,600 pixels wide, as JPEG. */
export const enlarge = (bytes: Buffer): Promise<Buffer> => sharp(bytes).resize(1600).jpeg({ quality: 90 }).toBuffer();
