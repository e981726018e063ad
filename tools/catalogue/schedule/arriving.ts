import type { Readable } from 'node:stream';
import { Refused } from '../refused.ts';
import { DownloadRefused } from './download-refused.ts';

/** Limits for a download. */
export type ArrivalLimits = {
  /** Maximum number of bytes on the wire. */
  sizeLimit?: number;
  /** Milliseconds to wait for the store: for its response, for more data, and for `leastBytes` of data. */
  patience?: number;
  /** Bytes that must arrive within `patience` of waiting. */
  leastBytes?: number;
  signal: AbortSignal;
};

const second = 1000;

export const standardPatience = 60 * second;

/** At 64 kB a minute, a feed would block the others for hours. */
const standardLeast = 64 * 1024;

/** Maximum size of a feed, 4 GB by default. */
const standardLimit = 4 * 1024 ** 3;

/** Yields chunks with the milliseconds that we waited for them; time in which the consumer is busy does not count. */
async function* timed(source: Readable, patience: number): AsyncGenerator<{ chunk: Uint8Array; waited: number }> {
  const chunks = source[Symbol.asyncIterator]();
  for (;;) {
    const since = performance.now();
    const fallSilent = () =>
      source.destroy(new DownloadRefused('too-slow', 'The store stopped sending before the end of the feed'));
    const silence = setTimeout(fallSilent, patience);
    const { done, value: chunk } = await chunks.next().finally(() => clearTimeout(silence));
    if (done) return;
    yield { chunk, waited: performance.now() - since };
  }
}

/** Refuses a feed if fewer than `leastBytes` arrive within `patience` of waiting. */
const checkPace = ({ leastBytes, patience }: { leastBytes: number; patience: number }) => {
  let [bytes, time] = [0, 0];
  return (size: number, waited: number): void => {
    bytes += size;
    time += waited;
    if (bytes >= leastBytes) [bytes, time] = [0, 0];
    else if (time >= patience)
      throw new DownloadRefused(
        'too-slow',
        `The feed arrived too slowly: ${bytes} bytes in ${Math.round(time / second)} seconds`,
      );
  };
};

// Node reports a broken connection as 'aborted', even if we abort the download ourselves.
async function* within(
  source: Readable,
  { sizeLimit = standardLimit, patience = standardPatience, leastBytes = standardLeast, signal }: ArrivalLimits,
): AsyncGenerator<Uint8Array> {
  let size = 0;
  const pace = checkPace({ leastBytes, patience });
  try {
    for await (const { chunk, waited } of timed(source, patience)) {
      size += chunk.length;
      if (size > sizeLimit) throw new DownloadRefused('too-large', `The feed is larger than ${sizeLimit} bytes`);
      pace(chunk.length, waited);
      yield chunk;
    }
  } catch (error) {
    throw signal.aborted || error instanceof Refused
      ? error
      : new DownloadRefused('unreachable', 'The connection closed before the end of the feed');
  } finally {
    // If reading stops, a received response would keep its connection open.
    source.destroy();
  }
}

/**
 * Yields the bytes of a download within its limits, and closes `source` at the end. Throws DownloadRefused with a
 * reason for ops, at the first read if the source failed before it.
 */
export const arriving = (source: Readable, limits: ArrivalLimits): AsyncGenerator<Uint8Array> => {
  // An error before the first read would end the process, because nothing listens yet.
  source.on('error', () => undefined);
  return within(source, limits);
};
