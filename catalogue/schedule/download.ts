import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { Refused } from '../refused.ts';
import { DownloadRefused } from './download-refused.ts';
import { isPublicAddress, lookUpPublic } from './public-address.ts';

/** What the store said of the feed when it was last fetched; it may answer that nothing changed since. */
export type Version = { etag: string | null; lastModified: string | null };

/** A feed's bytes as they arrive, or word that it is as it was. */
export type Download =
  | { isUnchanged: true }
  | { isUnchanged: false; bytes: AsyncIterable<Uint8Array>; version: Version };

export type DownloadOptions = {
  since?: Version | undefined;
  /** Hosts that may be on a private network, as `host` or `host:port`. */
  privateHosts: readonly string[];
  /** Bytes after which the feed is refused, as they come over the line. */
  sizeLimit?: number;
  /** Milliseconds that we wait for the store: for its answer, for anything more of the feed, and for `leastBytes` of it. */
  patience?: number;
  /** Bytes of the feed that must come while we wait for `patience` in all. */
  leastBytes?: number;
  /** What we call ourselves. */
  userAgent?: string;
  signal: AbortSignal;
};

/** An answer that is neither what was asked for nor a redirect. */
export class StoreAnswered extends Refused {
  readonly status: number;
  /** Seconds that the store asks us to wait, or null. */
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

/** At this pace, 64 kB a minute, a feed would keep the others waiting for hours. */
const standardLeast = 64 * 1024;

/** The largest feed that is fetched, 4 GB unless said otherwise. */
const standardLimit = 4 * 1024 ** 3;

const isRedirect = (status: number): boolean => [301, 302, 303, 307, 308].includes(status);

/** Where an address leads, as the log may have it: stores put names, passwords and keys before the host and behind it. */
const placeOf = ({ protocol, host }: URL): string => (host === '' ? protocol : `${protocol}//${host}`);

/** Refuses what is no plain address of the web. Hosts given as numbers are looked at here, names when they are looked up. */
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
        // Packed feeds are files of their own; what the line packs would only hide their size.
        'Accept-Encoding': 'identity',
        ...(since?.etag ? { 'If-None-Match': since.etag } : {}),
        ...(since?.lastModified ? { 'If-Modified-Since': since.lastModified } : {}),
      },
      ...(isTrusted(url, privateHosts) ? {} : { lookup: lookUpPublic }),
    });
    // For the answer as a whole: headers that come byte by byte are no silence.
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

/** What comes, and the milliseconds that we waited for it: none while nobody reads, as where the database is busy. */
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

/** Refuses a feed of which less than `leastBytes` come in all the time that we waited for them. */
const checkPace = ({ leastBytes, patience }: { leastBytes: number; patience: number }) => {
  let [bytes, time] = [0, 0];
  return (size: number, waited: number): void => {
    bytes += size;
    time += waited;
    if (bytes >= leastBytes) [bytes, time] = [0, 0];
    else if (time >= patience)
      throw new DownloadRefused(
        'too-slow',
        `The feed came too slowly: ${bytes} bytes in ${Math.round(time / second)} seconds`,
      );
  };
};

// A connection that breaks, says Node, was 'aborted': also where it is we who end the download.
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
      : new DownloadRefused('unreachable', 'The feed broke off before its end');
  } finally {
    // Whoever stops reading leaves a response that has arrived as it is, and the connection under it open.
    response.destroy();
  }
}

/**
 * Fetches a feed over HTTP(S), asking only for what changed since. Redirects are
 * followed hop by hop, each checked like the first. Throws Refused, with a reason
 * for ops, for addresses that lead into a private network and for every answer
 * that is not the feed.
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
