import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { Unzip, type UnzipFile, UnzipInflate } from 'fflate';
import { FeedRefused } from './feed-refused.ts';

/** Maximum compression ratio. Product texts compress to about a tenth. */
const maxSwelling = 300;

/** Up to this size in bytes, any ratio is accepted. */
const harmlessSize = 64 * 1024 * 1024;

/** Archives may be nested, because some servers compress compressed files. */
const mostLevels = 3;

/** How many zip bytes are decompressed at a time; the output of each chunk is held in memory. */
const zipChunk = 16_384;

type Bytes = AsyncIterable<Uint8Array>;

const isGzip = (head: Buffer): boolean => head[0] === 0x1f && head[1] === 0x8b;
/** An archive without files consists of its end record only. */
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

/** Files that macOS adds to an archive, and folders. */
const isBeside = (name: string): boolean => /(?:^|\/)(?:__MACOSX\/|\.)|\/$/.test(name);

/** Collects the single feed of an archive. Throws FeedRefused if it has several files. */
const feedCollector = () => {
  const names: string[] = [];
  let out: Uint8Array[] = [];
  let isWhole = true;
  return {
    take: (file: UnzipFile) => {
      const isFeed = !isBeside(file.name);
      if (isFeed) names.push(file.name);
      if (names.length > 1)
        throw new FeedRefused(`The archive must contain one file, but it contains ${names.join(', ')}`);
      if (isFeed) isWhole = false;
      file.ondata = (error, data, isLast) => {
        if (error) throw error;
        if (!isFeed) return;
        out.push(data);
        isWhole ||= isLast;
      };
      file.start();
    },
    /** Returns the data decompressed since the last call. */
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

/** Returns the first bytes, and a stream of all bytes including them. */
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
 * Returns the bytes of a feed, decompressed if they are gzip or a zip archive with one file, also nested. Throws
 * FeedRefused if the archive is damaged or a decompression bomb.
 */
export async function* unzip(bytes: Bytes): AsyncGenerator<Uint8Array> {
  let read = 0;
  const bounded = async function* (chunks: Bytes) {
    let written = 0;
    for await (const chunk of chunks) {
      written += chunk.length;
      if (written > harmlessSize && written > read * maxSwelling)
        throw new FeedRefused('The compressed feed expands to an implausible size');
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
    if (level === mostLevels) throw new FeedRefused(`The feed is compressed more than ${mostLevels} times`);
    layer = bounded(isGzip(head) ? gunzipped(whole) : unarchived(whole));
  }
  yield* layer;
}
