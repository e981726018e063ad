import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import autocannon from 'autocannon';

/** Replies per second, and latencies in ms. */
export type Load = { perSecond: number; p50: number; p99: number };

const connections = 16;

// Seconds in which a new process compiles its hot code, which delays replies.
const warmingUp = 3;

/**
 * Requests the paths in turn on 16 connections, after a warm-up of three seconds. Throws if a reply is not successful.
 */
export const load = async (url: string, paths: readonly string[], seconds: number): Promise<Load> => {
  const requests = paths.map((path) => ({ path }));
  await autocannon({ url, requests, connections, duration: warmingUp });
  const { requests: done, latency, non2xx } = await autocannon({ url, requests, connections, duration: seconds });
  if (non2xx > 0) throw new Error(`${non2xx} of the replies were not successful`);
  return { perSecond: done.average, p50: latency.p50, p99: latency.p99 };
};

/** `identity`, as autocannon requests, so that neither the shop nor its peers compress; `br`, as browsers request. */
export type Encoding = 'identity' | 'br';

/**
 * The time until the last byte of a reply in ms. The body is not decompressed, because the shopper's machine does that.
 */
export const askOnce = async (url: string, encoding: Encoding = 'identity'): Promise<number> => {
  const started = performance.now();
  const [reply] = (await once(get(url, { headers: { 'Accept-Encoding': encoding } }), 'response')) as [IncomingMessage];
  await once(reply.resume(), 'end');
  if (reply.statusCode !== 200) throw new Error(`${url} answered ${reply.statusCode}`);
  return performance.now() - started;
};

/** The median time in ms of one sequential request per URL, and the 99th percentile. */
export const timeEach = async (
  urls: readonly string[],
  encoding?: Encoding,
): Promise<{ median: number; p99: number }> => {
  const figures: number[] = [];
  for (const url of urls) figures.push(await askOnce(url, encoding));
  const sorted = figures.toSorted((one, other) => one - other);
  const at = (share: number): number => sorted[Math.floor(share * sorted.length)] ?? 0;
  return { median: at(0.5), p99: at(0.99) };
};

/** The median time in ms of one sequential request per URL. */
export const askEach = async (urls: readonly string[], encoding?: Encoding): Promise<number> =>
  (await timeEach(urls, encoding)).median;

/** Replies per second on 16 connections that share these addresses. Requests each once, however long a reply takes. */
export const rateOf = async (urls: readonly string[]): Promise<number> => {
  const left = urls.values();
  const askOn = async (): Promise<void> => {
    for (const url of left) await askOnce(url);
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: connections }, askOn));
  return (1000 * urls.length) / (performance.now() - started);
};
