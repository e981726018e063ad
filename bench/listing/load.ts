import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import autocannon from 'autocannon';

/** Replies per second, and latencies in milliseconds. */
export type Load = { perSecond: number; p50: number; p99: number };

// A process that has just started compiles for some seconds what it is asked for most, and replies wait for that meanwhile.
const warmingUp = 3;

/** Asks for the paths in turn on 16 connections, once they were asked for three seconds. Throws where a reply is no answer. */
export const load = async (url: string, paths: readonly string[], seconds: number): Promise<Load> => {
  const requests = paths.map((path) => ({ path }));
  await autocannon({ url, requests, connections: 16, duration: warmingUp });
  const { requests: done, latency, non2xx } = await autocannon({ url, requests, connections: 16, duration: seconds });
  if (non2xx > 0) throw new Error(`${non2xx} of the replies were no answers`);
  return { perSecond: done.average, p50: latency.p50, p99: latency.p99 };
};

/** `identity` as autocannon asks, so that neither the shop nor what it is held against compresses; `br` as browsers ask. */
export type Encoding = 'identity' | 'br';

/** How long one reply takes, to its last byte, in milliseconds. Nothing is unpacked: a shopper's machine does that. */
export const askOnce = async (url: string, encoding: Encoding = 'identity'): Promise<number> => {
  const started = performance.now();
  const [reply] = (await once(get(url, { headers: { 'Accept-Encoding': encoding } }), 'response')) as [IncomingMessage];
  await once(reply.resume(), 'end');
  if (reply.statusCode !== 200) throw new Error(`${url} answered ${reply.statusCode}`);
  return performance.now() - started;
};

const median = (figures: readonly number[]): number =>
  figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? 0;

/** The median of asking for each address once, one after the other, in milliseconds. */
export const askEach = async (urls: readonly string[], encoding?: Encoding): Promise<number> => {
  const figures: number[] = [];
  for (const url of urls) figures.push(await askOnce(url, encoding));
  return median(figures);
};
