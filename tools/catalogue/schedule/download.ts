import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { Refused } from '../refused.ts';
import { type ArrivalLimits, arriving, standardPatience } from './arriving.ts';
import { AddressRefused, DownloadRefused } from './download-refused.ts';
import { isTrusted, readWebAddress } from './feed-address.ts';
import { lookUpPublic } from './public-address.ts';

/** Validators of the last fetched feed; the store may answer that it is unchanged. */
export type Version = { etag: string | null; lastModified: string | null };

/** A feed's bytes as they arrive, or the information that it is unchanged. */
export type Download =
  | { isUnchanged: true }
  | { isUnchanged: false; bytes: AsyncIterable<Uint8Array>; version: Version };

export type DownloadOptions = ArrivalLimits & {
  since?: Version | undefined;
  /** Hosts that may be in a private network, as `host` or `host:port`. */
  privateHosts: readonly string[];
  /** Our User-Agent. */
  userAgent?: string;
  /** Headers with credentials. They are sent to the first server only, not to those that it redirects to. */
  headers?: Readonly<Record<string, string>> | undefined;
};

/** Thrown for a response that is neither a success nor a redirect. */
export class StoreAnswered extends AddressRefused {
  readonly status: number;
  /** Seconds to wait according to `Retry-After`, or null. */
  readonly retryAfter: number | null;

  constructor({ statusCode: status = 0, headers }: IncomingMessage) {
    super(`The store answered ${status}${adviceFor(status)}`);
    this.status = status;
    this.retryAfter = secondsOf(headers['retry-after']);
  }
}

const adviceFor = (status: number): string =>
  status === 401 || status === 403 ? '. Check the user and the password, the token or the key' : '';

const secondsOf = (text: string | undefined): number | null => {
  if (text === undefined) return null;
  if (/^\d+$/.test(text)) return Number(text);
  const time = Date.parse(text);
  return Number.isNaN(time) ? null : Math.max(0, Math.round((time - Date.now()) / second));
};

const second = 1000;
const redirectMax = 5;

const isRedirect = (status: number): boolean => [301, 302, 303, 307, 308].includes(status);

const ask = (
  url: URL,
  { since, privateHosts, patience = standardPatience, userAgent = 'Wearfolio feeds', headers, signal }: DownloadOptions,
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
        ...headers,
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

/**
 * Fetches a feed over HTTP(S) with a conditional request. Follows redirects hop by hop and checks each like the first
 * address. Throws DownloadRefused with a reason for ops if an address is not allowed or the download fails. Throws
 * StoreAnswered for a response that is not the feed.
 */
export const download = async (address: string, options: DownloadOptions): Promise<Download> => {
  let url = readWebAddress(address, options.privateHosts);
  const { origin } = url;
  for (let hop = 0; hop <= redirectMax; hop += 1) {
    const asked = url.origin === origin ? options : { ...options, headers: undefined };
    const response = await ask(url, asked).catch((error: unknown) => {
      throw reasonOf(error);
    });
    const { statusCode: status = 0, headers } = response;
    if (status === 200) {
      const version = { etag: headers.etag ?? null, lastModified: headers['last-modified'] ?? null };
      return { isUnchanged: false, bytes: arriving(response, options), version };
    }
    response.destroy();
    if (status === 304 && options.since) return { isUnchanged: true };
    if (!isRedirect(status) || !headers.location) throw new StoreAnswered(response);
    const next = URL.parse(headers.location, url);
    if (!next) throw new DownloadRefused('forbidden', 'The store redirects to an invalid address');
    url = readWebAddress(next.href, options.privateHosts);
  }
  throw new DownloadRefused('forbidden', `The address redirects more than ${redirectMax} times`);
};
