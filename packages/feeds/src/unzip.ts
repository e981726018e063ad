import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { Unzip, type UnzipFile, UnzipInflate } from 'fflate';
import { FeedRefused } from './feed-refused.ts';

/** A feed that swells by more than this is no feed; text of products does by about ten. */
const maxSwelling = 300;

/** Small feeds may swell as they like, in bytes. */
const harmlessSize = 64 * 1024 * 1024;

/** A package may lie in another: some servers pack what is packed. */
const mostLevels = 3;

/** How many zip bytes are unpacked at once: what they swell to is held in memory. */
const zipChunk = 16_384;

type Bytes = AsyncIterable<Uint8Array>;

const isGzip = (head: Buffer): boolean => head[0] === 0x1f && head[1] === 0x8b;
/** An archive without files has its end alone. */
const isEmptyZip = (head: Buffer): boolean => head.toString('latin1', 0, 4) === 'PK\u0005\u0006';
const isZip = (head: Buffer): boolean => head.toString('latin1', 0, 4) === 'PK\u0003\u0004' || isEmptyZip(head);

const damaged = (reason: string): FeedRefused => new FeedRefused(`The compressed feed is damaged: ${reason}`);

async function* gunzipped(chunks: Bytes): AsyncGenerator<Uint8Array> {
  const source = Readable.from(chunks, { objectMode: false });
  const gunzip = createGunzip();
  source.on('error', (error) => gunzip.destroy(error));
  source.pipe(gunzip);
  try {
    for await (const chunk of gunzip) yield chunk;
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')) throw damaged(error.message);
    throw error;
  } finally {
    source.destroy();
    gunzip.destroy();
  }
}

/** What a Mac or a folder adds to an archive. */
const isBeside = (name: string): boolean => /(?:^|\/)(?:__MACOSX\/|\.)|\/$/.test(name);

/** Collects the one feed of an archive. Throws FeedRefused where there are several. */
const feedCollector = () => {
  const names: string[] = [];
  let out: Uint8Array[] = [];
  let isWhole = true;
  return {
    take: (file: UnzipFile) => {
      const isFeed = !isBeside(file.name);
      if (isFeed) names.push(file.name);
      if (names.length > 1)
        throw new FeedRefused(`The archive holds several files, and it takes one: ${names.join(', ')}`);
      if (isFeed) isWhole = false;
      file.ondata = (error, data, isLast) => {
        if (error) throw error;
        if (!isFeed) return;
        out.push(data);
        isWhole ||= isLast;
      };
      file.start();
    },
    /** What was unpacked since the last call. */
    drain: (): Uint8Array[] => {
      const done = out;
      out = [];
      return done;
    },
    refuseCut: () => {
      if (names.length === 0) throw new FeedRefused('The archive is empty');
      if (!isWhole) throw damaged('unexpected end of file');
    },
  };
};

async function* unarchived(chunks: Bytes): AsyncGenerator<Uint8Array> {
  const feed = feedCollector();
  const archive = new Unzip(feed.take);
  archive.register(UnzipInflate);
  const push = (bytes: Uint8Array, isLast: boolean): Uint8Array[] => {
    try {
      archive.push(bytes, isLast);
    } catch (error) {
      throw error instanceof FeedRefused ? error : damaged(error instanceof Error ? error.message : String(error));
    }
    return feed.drain();
  };
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.length; at += zipChunk) yield* push(chunk.subarray(at, at + zipChunk), false);
  }
  yield* push(new Uint8Array(), true);
  feed.refuseCut();
}

/** The first bytes, and all of them again. */
const peek = async (bytes: Bytes): Promise<{ head: Buffer; whole: Bytes }> => {
  const source = bytes[Symbol.asyncIterator]();
  let head: Buffer = Buffer.alloc(0);
  while (head.length < 4) {
    const { value, done } = await source.next();
    if (done) break;
    head = Buffer.concat([head, value]);
  }
  const whole = (async function* () {
    if (head.length > 0) yield head;
    yield* { [Symbol.asyncIterator]: () => source };
  })();
  return { head, whole };
};

/**
 * The bytes of a feed, unpacked where they are gzip or a zip archive of one file, also one in another. Throws FeedRefused
 * where the package is damaged or a trap.
 */
export async function* unzip(bytes: Bytes): AsyncGenerator<Uint8Array> {
  let read = 0;
  const bounded = async function* (chunks: Bytes) {
    let written = 0;
    for await (const chunk of chunks) {
      written += chunk.length;
      if (written > harmlessSize && written > read * maxSwelling)
        throw new FeedRefused('The compressed feed swells beyond reason');
      yield chunk;
    }
  };
  let layer: Bytes = (async function* () {
    for await (const chunk of bytes) {
      read += chunk.byteLength;
      yield chunk;
    }
  })();
  for (let level = 0; ; level += 1) {
    const { head, whole } = await peek(layer);
    layer = whole;
    if (!isGzip(head) && !isZip(head)) break;
    if (level === mostLevels) throw new FeedRefused(`The feed is packed more than ${mostLevels} times`);
    layer = bounded(isGzip(head) ? gunzipped(whole) : unarchived(whole));
  }
  yield* layer;
}
