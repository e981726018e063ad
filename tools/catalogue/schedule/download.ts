import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { Refused } from '../refused.ts';
import { DownloadRefused } from './download-refused.ts';
import { isPublicAddress, lookUpPublic } from './public-address.ts';

/** Validators of the last fetched feed; the store may answer that it is unchanged. */
export type Version = { etag: string | null; lastModified: string | null };

/** A feed's bytes as they arrive, or the information that it is unchanged. */
export type Download =
  | { isUnchanged: true }
  | { isUnchanged: false; bytes: AsyncIterable<Uint8Array>; version: Version };

export type DownloadOptions = {
  since?: Version | undefined;
  /** Hosts that may be in a private network, as `host` or `host:port`. */
  privateHosts: readonly string[];
  /** Maximum number of bytes on the wire. */
  sizeLimit?: number;
  /** Milliseconds to wait for the store: for its response, for more data, and for `leastBytes` of data. */
  patience?: number;
  /** Bytes that must arrive within `patience` of waiting. */
  leastBytes?: number;
  /** Our User-Agent. */
  userAgent?: string;
  signal: AbortSignal;
};

/** Thrown for a response that is neither a success nor a redirect. */
export class StoreAnswered extends Refused {
  readonly status: number;
  /** Seconds to wait according to `Retry-After`, or null. */
  readonly retryAfter: number | null;

  constructor({ statusCode: status = 0, headers }: IncomingMessage) {
    super(`The store answered ${status}`);
    this.status = status;
    this.retryAfter = secondsOf(headers['retry-after']);
  }
}

const secondsOf = (text: string | undefined): number | null => {
  if (text === undefined) return null;
  if (/^\d+$/.test(text)) return Number(text);
  const time = Date.parse(text);
  return Number.isNaN(time) ? null : Math.max(0, Math.round((time - Date.now()) / second));
};

const second = 1000;
const redirectMax = 5;

const standardPatience = 60 * second;

/** At 64 kB a minute, a feed would block the others for hours. */
const standardLeast = 64 * 1024;

/** Maximum size of a feed, 4 GB by default. */
const standardLimit = 4 * 1024 ** 3;

const isRedirect = (status: number): boolean => [301, 302, 303, 307, 308].includes(status);

/** The part of an address that is safe to log. Stores put names, passwords and keys before and after the host. */
const placeOf = ({ protocol, host }: URL): string => (host === '' ? protocol : `${protocol}//${host}`);

/** Validates a web address. Numeric hosts are checked here, names when they are resolved. */
export const readFeedAddress = (text: string, privateHosts: readonly string[]): URL => {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new DownloadRefused('forbidden', `${url ? placeOf(url) : 'This'} is not an address that begins with http`);
  if (url.username !== '' || url.password !== '')
    throw new DownloadRefused('forbidden', 'The address must not contain a password');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isTrusted(url, privateHosts) && !isPublicAddress(host))
    throw new DownloadRefused('forbidden', `${host} is not a public address`);
  return url;
};

const isTrusted = (url: URL, privateHosts: readonly string[]): boolean =>
  privateHosts.includes(url.host) || privateHosts.includes(url.hostname);

const ask = (
  url: URL,
  { since, privateHosts, patience = standardPatience, userAgent = 'Wearfolio feeds', signal }: DownloadOptions,
): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? requestHttps : requestHttp;
    const asked = request(url, {
      signal,
      headers: {
        'User-Agent': userAgent,
        Accept: '*/*',
        // Compressed feeds are separate files; transfer compression would only hide their size.
        'Accept-Encoding': 'identity',
        ...(since?.etag ? { 'If-None-Match': since.etag } : {}),
        ...(since?.lastModified ? { 'If-Modified-Since': since.lastModified } : {}),
      },
      ...(isTrusted(url, privateHosts) ? {} : { lookup: lookUpPublic }),
    });
    // A timeout for the whole response, because headers that arrive byte by byte reset an idle timeout.
    const late = setTimeout(
      () => asked.destroy(new DownloadRefused('too-slow', 'The store did not answer in time')),
      patience,
    );
    asked.on('response', resolve);
    asked.on('error', reject);
    for (const end of ['response', 'error']) asked.on(end, () => clearTimeout(late));
    asked.end();
  });

const reasonOf = (error: unknown): Error => {
  if (error instanceof Refused || !(error instanceof Error)) return error as Error;
  return error.name === 'AbortError'
    ? error
    : new DownloadRefused('unreachable', `The feed could not be fetched: ${error.message}`);
};

/** Yields chunks with the milliseconds that we waited for them; time in which the consumer is busy does not count. */
async function* timed(
  response: IncomingMessage,
  patience: number,
): AsyncGenerator<{ chunk: Uint8Array; waited: number }> {
  const chunks = response[Symbol.asyncIterator]();
  for (;;) {
    const since = performance.now();
    const fallSilent = () =>
      response.destroy(new DownloadRefused('too-slow', 'The store stopped sending before the end of the feed'));
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
async function* limited(
  response: IncomingMessage,
  { sizeLimit = standardLimit, patience = standardPatience, leastBytes = standardLeast, signal }: DownloadOptions,
): AsyncGenerator<Uint8Array> {
  let size = 0;
  const pace = checkPace({ leastBytes, patience });
  try {
    for await (const { chunk, waited } of timed(response, patience)) {
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
    response.destroy();
  }
}

/**
 * Fetches a feed over HTTP(S) with a conditional request. Follows redirects hop by hop and checks each like the first
 * address. Throws DownloadRefused with a reason for ops if an address is not allowed or the download fails. Throws
 * StoreAnswered for a response that is not the feed.
 */
export const download = async (address: string, options: DownloadOptions): Promise<Download> => {
  let url = readFeedAddress(address, options.privateHosts);
  for (let hop = 0; hop <= redirectMax; hop += 1) {
    const response = await ask(url, options).catch((error: unknown) => {
      throw reasonOf(error);
    });
    const { statusCode: status = 0, headers } = response;
    if (status === 200) {
      const version = { etag: headers.etag ?? null, lastModified: headers['last-modified'] ?? null };
      return { isUnchanged: false, bytes: limited(response, options), version };
    }
    response.destroy();
    if (status === 304 && options.since) return { isUnchanged: true };
    if (!isRedirect(status) || !headers.location) throw new StoreAnswered(response);
    const next = URL.parse(headers.location, url);
    if (!next) throw new DownloadRefused('forbidden', 'The store redirects to an invalid address');
    url = readFeedAddress(next.href, options.privateHosts);
  }
  throw new DownloadRefused('forbidden', `The address redirects more than ${redirectMax} times`);
};
