import { basename, matchesGlob } from 'node:path';
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

/** How many names of files a refusal lists. */
const mostNames = 10;

type Archive = {
  /** The files that are the feed: names or patterns, separated by commas; null if there must be only one file. */
  files: string | null;
  onSkipped: (count: number) => void;
};

const isAsked = (name: string, files: string): boolean =>
  files
    .split(',')
    .map((pattern) => pattern.trim())
    .some((pattern) => matchesGlob(name, pattern) || matchesGlob(basename(name), pattern));

/** Yields the files of an archive that are the feed. Others are passed over without being decompressed. */
async function* unarchived(chunks: Bytes, { files, onSkipped }: Archive): AsyncGenerator<Bytes> {
  const read: string[] = [];
  const others: string[] = [];
  const isPassedOver = (name: string): boolean => {
    if (isBeside(name)) return true;
    if (files === null || isAsked(name, files)) return false;
    if (others.length < mostNames) others.push(name.slice(0, longestName));
    return true;
  };
  for await (const { name, isDeflated, bytes } of zipEntries(chunks)) {
    if (isPassedOver(name)) {
      onSkipped(await lengthOf(bytes));
      continue;
    }
    const short = name.slice(0, longestName);
    if (files === null && read.length > 0)
      throw new FeedRefused(
        `The archive must contain one file, but it contains ${read[0]}, ${short}. Say in the settings of the store which files are its feed`,
      );
    read.push(short);
    yield isDeflated ? inflated(bytes, createInflateRaw()) : bytes;
  }
  if (read.length > 0) return;
  throw new FeedRefused(
    others.length === 0
      ? 'The archive is empty'
      : `No file of the archive is called ${files}. It contains ${others.join(', ')}`,
  );
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
 * Yields the documents of a feed, decompressed if they are gzip or in a zip archive, also nested: usually one. Each must
 * be read before the next. `files` are the names or patterns of the files of an archive with several. Throws FeedRefused
 * if the archive is damaged, a decompression bomb, or does not contain the files.
 */
export async function* unzip(bytes: Bytes, files: string | null = null): AsyncGenerator<Bytes> {
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
  async function* documents(layer: Bytes, level: number): AsyncGenerator<Bytes> {
    const { head, whole } = await peek(layer);
    if (!isGzip(head) && !isZip(head)) {
      yield whole;
      return;
    }
    if (level === mostLevels) throw new FeedRefused(`The feed is compressed more than ${mostLevels} times`);
    if (isGzip(head)) {
      yield* documents(bounded(inflated(whole, createGunzip())), level + 1);
      return;
    }
    // What is passed over in the file itself must not raise the limit for the feed beside it.
    const onSkipped = (count: number): void => {
      if (level === 0) read -= count;
    };
    for await (const file of unarchived(whole, { files, onSkipped })) yield* documents(bounded(file), level + 1);
  }
  const counted = async function* () {
    for await (const chunk of bytes) {
      read += chunk.byteLength;
      yield chunk;
    }
  };
  yield* documents(counted(), 0);
}
