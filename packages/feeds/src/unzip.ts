import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { FeedRefused } from './feed-refused.ts';

/** A feed that swells by more than this is no feed; text of products does by about ten. */
const maxSwelling = 300;

/** Small feeds may swell as they like, in bytes. */
const harmlessSize = 64 * 1024 * 1024;

const isGzip = (head: Buffer): boolean => head[0] === 0x1f && head[1] === 0x8b;

async function* unzipped(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let read = 0;
  let written = 0;
  const counted = async function* () {
    for await (const chunk of chunks) {
      read += chunk.byteLength;
      yield chunk;
    }
  };
  const source = Readable.from(counted(), { objectMode: false });
  const gunzip = createGunzip();
  source.on('error', (error) => gunzip.destroy(error));
  source.pipe(gunzip);
  try {
    for await (const chunk of gunzip) {
      written += chunk.length;
      if (written > harmlessSize && written > read * maxSwelling)
        throw new FeedRefused('The compressed feed swells beyond reason');
      yield chunk;
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))
      throw new FeedRefused(`The compressed feed is damaged: ${error.message}`);
    throw error;
  } finally {
    source.destroy();
    gunzip.destroy();
  }
}

/** The bytes of a feed, unpacked where they are gzip. Throws FeedRefused where the package is damaged or a trap. */
export async function* unzip(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const source = bytes[Symbol.asyncIterator]();
  const rest = { [Symbol.asyncIterator]: () => source };
  let head: Buffer = Buffer.alloc(0);
  while (head.length < 2) {
    const { value, done } = await source.next();
    if (done) break;
    head = Buffer.concat([head, value]);
  }
  const whole = (async function* () {
    if (head.length > 0) yield head;
    yield* rest;
  })();
  yield* isGzip(head) ? unzipped(whole) : whole;
}
