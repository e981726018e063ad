import type { Writable } from 'node:stream';
import { createGunzip, createInflateRaw, type Gunzip, type InflateRaw } from 'node:zlib';
import { FeedRefused } from './feed-refused.ts';
import { zipEntries } from './zip-entries.ts';

/** Maximum compression ratio. Product texts compress to about a tenth. */
const maxSwelling = 300;

/** Up to this size in bytes, any ratio is accepted. */
const harmlessSize = 64 * 1024 * 1024;

/** Archives may be nested, because some servers compress compressed files. */
const mostLevels = 3;

type Bytes = AsyncIterable<Uint8Array>;

const isGzip = (head: Buffer): boolean => head[0] === 0x1f && head[1] === 0x8b;
/** An archive without files consists of its end record only. */
const isEmptyZip = (head: Buffer): boolean => head.toString('latin1', 0, 4) === 'PK\u0005\u0006';
const isZip = (head: Buffer): boolean => head.toString('latin1', 0, 4) === 'PK\u0003\u0004' || isEmptyZip(head);

const damaged = (reason: string): FeedRefused => new FeedRefused(`The compressed feed is damaged: ${reason}`);

const isDamage = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');

/** Resolves when the stream takes more, or has ended. */
const drained = (stream: Writable): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      stream.off('drain', done).off('close', done);
      resolve();
    };
    stream.on('drain', done).on('close', done);
  });

/** Decompresses on another thread, and in small parts, because a few bytes may expand to a thousand times as many. */
async function* inflated(chunks: Bytes, inflater: Gunzip | InflateRaw): AsyncGenerator<Uint8Array> {
  let isLeft = false;
  const feed = async (): Promise<void> => {
    for await (const chunk of chunks) {
      if (isLeft) return;
      // The bytes may go on after the compressed data, whose end closes the inflater.
      if (!inflater.destroyed && !inflater.write(chunk)) await drained(inflater);
    }
    if (!inflater.destroyed) inflater.end();
  };
  const feeding = feed();
  feeding.catch((error: Error) => inflater.destroy(error));
  try {
    yield* inflater;
    await feeding;
  } catch (error) {
    throw isDamage(error) ? damaged(error.message) : error;
  } finally {
    isLeft = true;
    inflater.destroy();
  }
}

/** Files that macOS adds to an archive, and folders. */
const isBeside = (name: string): boolean => /(?:^|\/)(?:__MACOSX\/|\.)|\/$/.test(name);

const lengthOf = async (bytes: Bytes): Promise<number> => {
  let length = 0;
  for await (const chunk of bytes) length += chunk.byteLength;
  return length;
};

const longestName = 100;

/** Returns the single feed of an archive. Other files are passed over without being decompressed. */
async function* unarchived(chunks: Bytes, onSkipped: (count: number) => void): AsyncGenerator<Uint8Array> {
  let found: string | null = null;
  for await (const { name, isDeflated, bytes } of zipEntries(chunks)) {
    if (isBeside(name)) {
      onSkipped(await lengthOf(bytes));
      continue;
    }
    const short = name.slice(0, longestName);
    if (found !== null) throw new FeedRefused(`The archive must contain one file, but it contains ${found}, ${short}`);
    found = short;
    yield* isDeflated ? inflated(bytes, createInflateRaw()) : bytes;
  }
  if (found === null) throw new FeedRefused('The archive is empty');
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
    // What is passed over in the file itself must not raise the limit for the feed beside it.
    const onSkipped = (count: number): void => {
      if (level === 0) read -= count;
    };
    layer = bounded(isGzip(head) ? inflated(whole, createGunzip()) : unarchived(whole, onSkipped));
  }
  yield* layer;
}
