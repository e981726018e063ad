import sharp from 'sharp';
import { fromRaster, toRaster } from './open-picture.ts';

const quality = 80;

/** Converts a picture of the shop to JPEG at its own size, on white if it is transparent. */
export const toJpeg = (bytes: Uint8Array): Promise<Buffer> =>
  sharp(bytes).flatten({ background: '#ffffff' }).jpeg({ quality }).toBuffer();

/**
 * Converts a picture of the shop to the JPEG of a link preview of this size. The whole picture is shown, on the mean color of its
 * left edge: without a visible border for goods, which have a plain ground.
 */
export const toPreview = async (bytes: Uint8Array, size: { width: number; height: number }): Promise<Buffer> => {
  const raster = await toRaster(sharp(bytes).flatten({ background: '#ffffff' }).toColourspace('srgb'));
  const edge = fromRaster(raster).extract({ left: 0, top: 0, width: 1, height: raster.height });
  const { data } = await toRaster(edge.resize(1, 1, { fit: 'fill' }));
  const background = { r: data[0] ?? 255, g: data[1] ?? 255, b: data[2] ?? 255 };
  return fromRaster(raster)
    .resize({ ...size, fit: 'contain', background })
    .jpeg({ quality })
    .toBuffer();
};
