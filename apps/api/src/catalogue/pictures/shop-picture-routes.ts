import { previewSize } from '@wearfolio/contracts/pictures';
import { toPreview } from '@wearfolio/pictures/jpeg';
import type { FastifyPluginAsync } from 'fastify';
import { LRUCache } from 'lru-cache';
import { madeWidth, mediaTypes, previewFrom, readPictureName } from './picture-name.ts';
import { readShopPicture } from './shop-picture-queries.ts';

/** How many bytes of pictures to cache in memory. */
const memory = 16 * 1024 ** 2;

type Params = { hash: string; name: string };

/**
 * Serves derived pictures that staff uploaded. An address holds a hash of the picture, so its content never changes.
 */
export const shopPictureRoutes: FastifyPluginAsync = async (app) => {
  const cache = new LRUCache<string, Buffer>({ maxSize: memory, sizeCalculation: ({ length }) => length + 200 });

  const find = async ({ hash, name }: Params): Promise<Buffer | null> => {
    const read = readPictureName(name);
    if (!read || !/^[\da-f]{32}$/.test(hash)) return null;
    const { width } = read;
    if (width === 'mail.jpg') return readShopPicture(app.db, hash, () => width);
    const asked = width === 'preview.jpg' ? previewFrom : width;
    const webp = await readShopPicture(app.db, hash, (largest) => `${madeWidth(largest, asked)}.webp`);
    return webp && (width === 'preview.jpg' ? toPreview(webp, previewSize) : webp);
  };

  app.get<{ Params: Params }>('/shop-pictures/:hash/:name', { logLevel: 'warn' }, async (request, reply) => {
    const { params } = request;
    const place = `${params.hash}/${params.name}`;
    const bytes = cache.get(place) ?? (await find(params));
    if (!bytes) return reply.callNotFound();
    cache.set(place, bytes);
    const type = params.name.endsWith('.jpg') ? mediaTypes.jpg : mediaTypes.webp;
    return reply.header('Cache-Control', 'public, max-age=31536000, immutable').type(type).send(bytes);
  });
};
