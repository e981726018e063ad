import { setTimeout as pause } from 'node:timers/promises';
import { previewSize, waitingWidth } from '@wearfolio/contracts/pictures';
import { toPreview } from '@wearfolio/pictures/jpeg';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Counter } from 'prom-client';
import type { Env } from '../../settings/env.ts';
import {
  type Format,
  formatsFor,
  madeWidth,
  mediaTypes,
  previewFrom,
  type RequestedPicture,
  readPictureName,
} from './picture-name.ts';
import {
  findFolderId,
  findPicture,
  listHotLinkedOrigins,
  noteAllShown,
  type PictureRow,
  readDerived,
  type Shown,
  wantPicture,
} from './picture-queries.ts';

/** After this many ms without an answer, the request gets a placeholder. */
const patience = 250;
/** Messengers ask once for a preview and keep what they got, so a busy server takes its time. */
const previewPatience = 5_000;

/** How many bytes of pictures to cache in memory, and how long (ms). */
const memory = { maxSize: 64 * 1024 ** 2, ttl: 300_000 };

/** How often to flush view counts and to look up hot-linking stores, in ms. */
const noteEvery = 30_000;
const lookEvery = 10_000;

/** How often one kind of fault is logged, in ms: a page asks for dozens of pictures at once. */
const sayEvery = 10_000;

/** The background of the 4:5 frame. Pages recognize it by its size and draw an icon of the product's kind instead. */
const placeholder = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${waitingWidth}" height="5"><path fill="#eeebe5" d="M0 0h4v5H0z"/></svg>`,
);

type Served = {
  bytes: Buffer;
  etag: string;
  type: string;
  cacheControl: string;
  key: string;
  contentHash: string;
  made: number;
};

type Derived = { contentHash: string; made: number; width: number };

type DerivedFile = { bytes: Buffer; name: string; format: Format };

type Params = { key: string; name: string };

const immutable = 'public, max-age=31536000, immutable';
/** The address of an older version or of another width shows the current picture. */
const brief = 'public, max-age=300';

/** Whether the address is the current one, in a generated width. */
const isExact = ({ facts, width }: RequestedPicture, picture: PictureRow, { name }: DerivedFile): boolean =>
  facts === factsOf(picture) && (name === width || name.startsWith(`${width}.`));

const factsOf = ({ version, width, height, color }: PictureRow): string => `${version}-${width}x${height}-${color}`;

const isFresh = (request: FastifyRequest, etag: string): boolean =>
  (request.headers['if-none-match'] ?? '')
    .split(',')
    .some((one) => one.trim().replace(/^W\//, '') === etag || one.trim() === '*');

const sendPlaceholder = (reply: FastifyReply): FastifyReply =>
  reply.header('Cache-Control', 'no-store').type('image/svg+xml').send(placeholder);

/**
 * Serves stores' pictures from our origin. An address holds a keyed hash of its source, so that clients can request
 * only pictures of the catalogue, and a version, so that its content never changes. A picture that has not been derived
 * yet returns a placeholder immediately and is queued.
 */
export const storePictureRoutes: FastifyPluginAsync<Env['storePictures']> = async (app, { mode, folder }) => {
  const cache = new LRUCache<string, Served>({ ...memory, sizeCalculation: ({ bytes }) => bytes.length + 300 });
  const wanted = new LRUCache<string, true>({ max: 20_000, ttl: 60_000 });
  const shown = new Map<string, Shown>();
  let folderId: string | null = null;

  const requests = new Counter({
    name: 'wearfolio_picture_requests_total',
    help: "Requests for stores' pictures, by source of the answer",
    labelNames: ['from'],
    registers: [app.metrics],
  });
  const bytesSent = new Counter({
    name: 'wearfolio_picture_sent_bytes_total',
    help: "Bytes of stores' pictures sent",
    registers: [app.metrics],
  });

  const lastSaid = new Map<string, number>();
  const sayFault = (error: unknown, what: string): void => {
    const last = lastSaid.get(what);
    if (last !== undefined && performance.now() - last < sayEvery) return;
    lastSaid.set(what, performance.now());
    app.log.error({ err: error }, what);
  };

  const findId = async (): Promise<string | null> => {
    folderId ??= await findFolderId(folder).catch((error: unknown) => {
      sayFault(error, 'The folder of pictures cannot be used');
      return null;
    });
    return folderId;
  };

  const want = async (key: string): Promise<void> => {
    if (wanted.has(key)) return;
    wanted.set(key, true);
    const id = await findId();
    if (id !== null) await wantPicture(app.db, id, key);
  };

  const makePreview = async ({ contentHash, made, width }: Derived): Promise<DerivedFile | null> => {
    const webp = await readDerived(folder, { contentHash, made, name: `${madeWidth(width, previewFrom)}.webp` });
    return webp && { bytes: await toPreview(webp, previewSize), name: 'preview.jpg', format: 'jpg' };
  };

  const readFile = async (
    { contentHash, made, width }: PictureRow,
    wanted: RequestedPicture['width'],
    formats: readonly Format[],
  ): Promise<DerivedFile | null> => {
    if (contentHash === null || width === null) return null;
    if (wanted === 'preview.jpg') return makePreview({ contentHash, made, width });
    const names =
      wanted === 'mail.jpg'
        ? [{ name: wanted, format: 'jpg' as const }]
        : formats.map((format) => ({
            format,
            name: format === 'jpg' ? 'mail.jpg' : `${madeWidth(width, wanted)}.${format}`,
          }));
    for (const { name, format } of names) {
      const bytes = await readDerived(folder, { contentHash, made, name });
      if (bytes) return { bytes, name, format };
    }
    return null;
  };

  const toServed = (key: string, asked: RequestedPicture, picture: PictureRow, file: DerivedFile): Served => ({
    bytes: file.bytes,
    etag: `"${picture.contentHash?.slice(0, 20)}-${picture.made}-${file.name}"`,
    type: mediaTypes[file.format],
    cacheControl: isExact(asked, picture, file) ? immutable : brief,
    key,
    contentHash: picture.contentHash ?? '',
    made: picture.made,
  });

  const find = async (
    { key, name }: Params,
    formats: readonly Format[],
  ): Promise<Served | 'waiting' | 'unknown' | URL> => {
    const asked = readPictureName(name);
    const picture = asked && (await findPicture(app.db, key));
    if (!picture) return 'unknown';
    if (mode === 'off' || picture.isHotLinked) return new URL(picture.source);
    if (picture.state === 'dead') return 'waiting';
    const file = picture.state === 'ready' ? await readFile(picture, asked.width, formats) : null;
    if (file) return toServed(key, asked, picture, file);
    await want(key);
    return 'waiting';
  };

  const noteOne = ({ key, contentHash, made }: Served): void => {
    const known = shown.get(key);
    if (known) known.count += 1;
    else shown.set(key, { key, count: 1, contentHash, made });
  };

  const flush = async (): Promise<void> => {
    const batch = [...shown.values()];
    const id = await findId();
    if (batch.length === 0 || id === null) return;
    shown.clear();
    await noteAllShown(app.db, { folder, folderId: id }, batch).catch((error: unknown) =>
      sayFault(error, 'Views of pictures could not be counted'),
    );
  };

  const readOrigins = async (): Promise<void> => {
    if (mode === 'off') app.pictureOrigins.set('stores', ['https:']);
    else app.pictureOrigins.set('stores', await listHotLinkedOrigins(app.db));
  };
  const lookForOrigins = (): Promise<void> =>
    readOrigins().catch((error: unknown) => sayFault(error, 'Stores that hot-link could not be read'));

  const timers = [
    setInterval(() => void flush(), noteEvery).unref(),
    setInterval(() => void lookForOrigins(), lookEvery).unref(),
  ];
  app.addHook('onReady', lookForOrigins);
  app.addHook('onClose', async () => {
    for (const timer of timers) clearInterval(timer);
    await flush();
  });

  const send = (request: FastifyRequest, reply: FastifyReply, served: Served): FastifyReply => {
    noteOne(served);
    reply.headers({ 'Cache-Control': served.cacheControl, ETag: served.etag, Vary: 'Accept' });
    if (isFresh(request, served.etag)) return reply.code(304).send();
    bytesSent.inc(served.bytes.length);
    return reply.type(served.type).send(served.bytes);
  };

  app.get<{ Params: Params }>('/store-pictures/:key/:name', { logLevel: 'warn' }, async (request, reply) => {
    const { key, name } = request.params;
    const formats = formatsFor(request.headers.accept);
    const place = `${key}/${name}/${formats.join()}`;
    const kept = cache.get(place);
    if (kept) {
      requests.inc({ from: 'memory' });
      return send(request, reply, kept);
    }
    if (!/^[\da-f]{32}$/.test(key)) return reply.callNotFound();
    const found = await Promise.race([
      find(request.params, formats).catch((error: unknown) => {
        sayFault(error, 'A picture could not be read');
        return 'waiting' as const;
      }),
      pause(name.endsWith('preview.jpg') ? previewPatience : patience, 'waiting' as const, { ref: false }),
    ]);
    if (found === 'unknown') return reply.callNotFound();
    if (found === 'waiting') {
      requests.inc({ from: 'placeholder' });
      return sendPlaceholder(reply);
    }
    if (found instanceof URL) {
      requests.inc({ from: 'store' });
      return reply.header('Cache-Control', 'no-store').redirect(found.href, 302);
    }
    requests.inc({ from: 'folder' });
    if (found.cacheControl === immutable) cache.set(place, found);
    return send(request, reply, found);
  });
};
