import { createHash } from 'node:crypto';
import { PictureRefused } from '@wearfolio/pictures/refused-picture';
import { download, StoreAnswered, type Version } from '../schedule/download.ts';
import { type DownloadFault, DownloadRefused } from '../schedule/download-refused.ts';

/** Maximum size of a picture in bytes. */
const mostBytes = 25 * 1024 ** 2;
/** Maximum download time of a picture, in ms. */
const standardTime = 60_000;
/** Maximum time without data from a store, in ms. */
const standardPatience = 15_000;

/** Why a picture could not be fetched. */
export type FetchFault = {
  /** For example `http-404`, `unreachable`, `html`. */
  fault: string;
  /** Whether to pause the whole host, and for how many seconds if its response has `Retry-After`. */
  isHost: boolean;
  retryAfter: number | null;
  /** Whether this address is not expected to have a picture soon. */
  isDead: boolean;
};

export type Fetched =
  | { isUnchanged: true }
  | { isUnchanged: false; bytes: Buffer; contentHash: string; version: Version };

export type FetchOptions = {
  since: Version | undefined;
  privateHosts: readonly string[];
  /** The shop's address, sent to stores so that they can contact us. */
  publicUrl: string;
  signal: AbortSignal;
  time?: number;
};

const readAll = async (
  source: string,
  { since, privateHosts, publicUrl, time = standardTime }: FetchOptions,
  signal: AbortSignal,
): Promise<Fetched> => {
  const answer = await download(source, {
    since,
    privateHosts,
    sizeLimit: mostBytes,
    patience: Math.min(time, standardPatience),
    userAgent: `Wearfolio pictures (+${publicUrl})`,
    signal,
  });
  if (answer.isUnchanged) return answer;
  const chunks: Uint8Array[] = [];
  for await (const chunk of answer.bytes) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  const contentHash = createHash('sha256').update(bytes).digest('hex');
  return { isUnchanged: false, bytes, contentHash, version: answer.version };
};

const isUnreachable = (error: unknown): boolean => error instanceof DownloadRefused && error.fault === 'unreachable';

// Addresses that feeds give as http are stored as https, because most hosts answer there and pages need it.
const readEither = async (source: string, options: FetchOptions, signal: AbortSignal): Promise<Fetched> => {
  try {
    return await readAll(source, options, signal);
  } catch (error) {
    if (!source.startsWith('https:') || !isUnreachable(error) || signal.aborted) throw error;
    return readAll(source.replace(/^https:/, 'http:'), options, signal).catch((second: unknown) => {
      throw isUnreachable(second) ? error : second;
    });
  }
};

/**
 * Fetches a picture with the protections for feeds: every hop is resolved, checked and pinned; bytes and time are
 * limited. A host that cannot be reached over https is asked over http; any answer over https is final.
 */
export const fetchPicture = async (source: string, options: FetchOptions): Promise<Fetched> => {
  const late = AbortSignal.timeout(options.time ?? standardTime);
  try {
    return await readEither(source, options, AbortSignal.any([options.signal, late]));
  } catch (error) {
    // The error of a connection that we closed does not contain the cause.
    if (late.aborted && !options.signal.aborted)
      throw new DownloadRefused('too-slow', 'The picture did not arrive in time');
    throw error;
  }
};

const dead = (fault: string): FetchFault => ({ fault, isHost: false, retryAfter: null, isDead: true });
const hostFault = (fault: string, retryAfter: number | null = null): FetchFault => ({
  fault,
  isHost: true,
  retryAfter,
  isDead: false,
});

const faults: Readonly<Record<DownloadFault, FetchFault>> = {
  forbidden: dead('refused'),
  denied: dead('refused'),
  'too-large': dead('too-large'),
  'too-slow': hostFault('too-slow'),
  unreachable: hostFault('unreachable'),
};

/** What an error of `fetchPicture` or of the decoder means for the picture and its host. */
export const faultOf = (error: unknown): FetchFault => {
  if (error instanceof PictureRefused) return dead(error.fault);
  if (error instanceof StoreAnswered) {
    const { status, retryAfter } = error;
    if (status === 429 || status >= 500) return hostFault(`http-${status}`, retryAfter);
    return dead(`http-${status}`);
  }
  if (error instanceof DownloadRefused) return faults[error.fault];
  return { ...hostFault('failed'), isHost: false };
};
