import type { Client } from '@opensearch-project/opensearch';
import { EngineUnavailable } from '@wearfolio/listing-index/engine';
import { LRUCache } from 'lru-cache';

/** A search request: the index and the body. */
export type Search = { index: string; body: Readonly<Record<string, unknown>> };

export type Hit = {
  _id: string;
  _index: string;
  _score: number | null;
  sort?: (number | string | null)[];
  fields?: Record<string, (number | string)[]>;
  inner_hits?: Record<string, { hits: { hits: Hit[] } }>;
};

export type Bucket = { key: string | number; doc_count: number; clusters?: { doc_count: number } };

/** An aggregation of a reply: a bucket with its sub-aggregations, or a list of buckets. */
export type Aggregation = { doc_count?: number; value?: number | null; buckets?: Bucket[] | Record<string, Bucket> } & {
  [name: string]: unknown;
};

export type SearchReply = {
  hits: { total: { value: number }; hits: Hit[] };
  aggregations?: Record<string, Aggregation>;
};

type Failed = { error?: { type?: string; reason?: string }; status?: number };
type Hits = { total?: { value: number }; hits?: Hit[] };
type Part = Omit<SearchReply, 'hits'> & Failed & { hits?: Hits; timed_out?: boolean; _shards?: { failed?: number } };

/** The parts of a reply that are read. The status keeps each part at its position in the list. */
const read = ['status', 'error', 'timed_out', '_shards.failed', 'aggregations', 'hits.total.value'];
const readOfHits = ['_id', '_index', '_score', 'sort', 'fields'];
const filterPath = [
  ...read,
  ...readOfHits.map((name) => `hits.hits.${name}`),
  ...readOfHits.slice(2).map((name) => `hits.hits.inner_hits.*.hits.hits.${name}`),
]
  .map((path) => `responses.${path}`)
  .join(',');

/** Sends searches. Searches in one turn of the event loop share a request. */
export type SearchClient = (search: Search) => Promise<SearchReply>;

type Waiting = Search & { resolve: (reply: SearchReply) => void; reject: (error: unknown) => void };

/** Client timeout of an answer in ms. OpenSearch's own timeout is shorter. */
const longestAnswer = 4000;
const longestSearch = '3500ms';

/** Maximum searches per request. */
const searchesPerRequest = 64;

/** After this many timeouts, requests fail immediately for `restMs`, so that they do not pile up. */
const patience = 4;
const restMs = 2000;

const faultOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);

// Rejects partial results and searches that timed out in OpenSearch.
const judge = (part: Part): SearchReply => {
  const { error, status = 200, timed_out: isLate, _shards: shards, hits, aggregations } = part;
  if (error) {
    const text = `${error.type}: ${error.reason}`;
    if (status === 404 || status === 429 || status >= 500) throw new EngineUnavailable(text);
    throw new Error(`OpenSearch refused a search: ${text}`);
  }
  if (isLate) throw new EngineUnavailable('A search in OpenSearch timed out');
  if ((shards?.failed ?? 0) > 0) throw new EngineUnavailable('A shard of OpenSearch did not answer');
  // OpenSearch omits empty values.
  const { total = { value: 0 }, hits: list = [] } = hits ?? {};
  return { hits: { total, hits: list }, ...(aggregations && { aggregations }) };
};

const send = async (client: Client, searches: readonly Search[]): Promise<Part[]> => {
  const lines = searches.flatMap(({ index, body }) => [
    { index, allow_partial_search_results: false },
    { timeout: longestSearch, ...body },
  ]);
  const limits = { requestTimeout: longestAnswer, maxRetries: 1 };
  const { body } = await client.msearch({ body: lines as never, filter_path: filterPath as never }, limits);
  return (body as unknown as { responses: Part[] }).responses;
};

const settle = ({ resolve, reject }: Waiting, part: Part | undefined): void => {
  try {
    if (!part) throw new EngineUnavailable('A search is missing in the reply of OpenSearch');
    resolve(judge(part));
  } catch (error) {
    reject(error);
  }
};

/** Sends searches through `client`. */
export const openSearchClient = (client: Client): SearchClient => {
  let waiting: Waiting[] = [];
  let missed = 0;
  let restsUntil = 0;
  const noteMiss = (): void => {
    missed += 1;
    if (missed < patience) return;
    missed = 0;
    restsUntil = performance.now() + restMs;
  };
  const dispatch = async (some: readonly Waiting[]): Promise<void> => {
    try {
      if (performance.now() < restsUntil) throw new EngineUnavailable('OpenSearch did not answer recently');
      const parts = await send(client, some);
      missed = 0;
      for (const [at, waiter] of some.entries()) settle(waiter, parts[at]);
    } catch (error) {
      if (!(error instanceof EngineUnavailable)) noteMiss();
      const away = error instanceof EngineUnavailable ? error : new EngineUnavailable(faultOf(error), { cause: error });
      for (const { reject } of some) reject(away);
    }
  };
  const flush = (): void => {
    const all = waiting;
    waiting = [];
    for (let at = 0; at < all.length; at += searchesPerRequest) void dispatch(all.slice(at, at + searchesPerRequest));
  };
  return (search) =>
    new Promise((resolve, reject) => {
      if (waiting.push({ ...search, resolve, reject }) === 1) setImmediate(flush);
    });
};

/** Approximate maximum bytes of cached questions and answers. */
const mostRemembered = 32_000_000;
const bytesOfHit = 300;
const bytesOfBucket = 150;

const countBuckets = (aggregations: Record<string, unknown> | undefined): number =>
  Object.values(aggregations ?? {}).reduce<number>((sum, one) => {
    if (Array.isArray(one)) return sum + one.length;
    return typeof one === 'object' && one !== null ? sum + countBuckets(one as Record<string, unknown>) : sum;
  }, 1);

const weightOf = (key: string, { hits, aggregations }: SearchReply): number =>
  2 * key.length + bytesOfHit * hits.hits.length + bytesOfBucket * countBuckets(aggregations);

/** Caches the answers of `ask` as long as the index does not change. Failed searches are not cached. */
export const cachedResults = (ask: SearchClient): SearchClient => {
  const known = new LRUCache<string, SearchReply>({ maxSize: mostRemembered });
  const asking = new Map<string, Promise<SearchReply>>();
  const askNow = async (key: string, search: Search): Promise<SearchReply> => {
    try {
      const reply = await ask(search);
      known.set(key, reply, { size: weightOf(key, reply) });
      return reply;
    } finally {
      asking.delete(key);
    }
  };
  return (search) => {
    const key = JSON.stringify(search);
    const remembered = known.get(key);
    if (remembered) return Promise.resolve(remembered);
    const asked = asking.get(key) ?? askNow(key, search);
    asking.set(key, asked);
    return asked;
  };
};
