// cspell:ignore prirep
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { withConnection } from '@wearfolio/catalogue/connection';
import { sortOrders } from '@wearfolio/contracts/limits';
import { expect } from 'vitest';
import type { EngineCluster, EngineNode } from '../../../../../bench/engines/cluster.ts';
import { openIndexedShop } from './indexed-shop.ts';
import { type ShopProcess, startShop } from './shop-process.ts';
import { post, signUp } from './writers.ts';

const patience = { timeout: 120_000, interval: 250 };

/** What shoppers received: right and wrong listings, 503 replies, and other failures. `longest` is a wait in ms. */
export type Shopping = {
  right: number;
  wrong: string[];
  refused: number;
  /** 503 replies without `Retry-After`. */
  rude: number;
  /** Requests of product pages and favorites that succeeded. `failed` lists those that did not. */
  others: number;
  failed: string[];
  longest: number;
};

/** A shop that uses OpenSearch, compared with a second shop that answers from the memory index. */
export type SearchedShop = {
  shop: ShopProcess;
  /** Sends requests of several shoppers until `stop` is called. */
  keepShopping: () => { seen: Shopping; stop: () => Promise<void> };
  /** Returns a node with a primary shard of the index. */
  nodeOf: (cluster: EngineCluster) => Promise<EngineNode>;
  /** Returns whether the shop answers a new listing correctly. */
  isRight: () => Promise<boolean>;
};

type Ids = { products: number[]; brands: number[] };

const readIds = (url: string): Promise<Ids> =>
  withConnection(url, async (db) => {
    const read = async (sql: string): Promise<number[]> =>
      (await db.query<{ id: number }>(sql)).rows.map(({ id }) => id);
    return {
      products: await read('SELECT product_id AS id FROM listing WHERE active ORDER BY product_id LIMIT 50'),
      brands: await read('SELECT DISTINCT brand_id AS id FROM listing ORDER BY 1'),
    };
  });

// All are distinct, so that no answer comes from a cache.
const listingOf = ({ brands }: Ids, number: number): string => {
  const pick = (step: number) => brands[Math.floor(number / step) % brands.length];
  const price = `${number % 40}-${200 + Math.floor(number / 40)}`;
  return `/api/productList?brand=${pick(1)}&brand=${pick(7)}&sort=${sortOrders[number % sortOrders.length]}&price_range=${price}`;
};

const get = (url: string): Promise<Response> => fetch(url, { signal: AbortSignal.timeout(30_000) });

/** Opens both shops with a seeded catalogue. `urls` are the addresses of OpenSearch, `prefix` the name of the index. */
export const openSearchedShop = async (urls: string, prefix: string, replicas: number): Promise<SearchedShop> => {
  const { url, engine, startIndexing, behind } = await openIndexedShop(urls, prefix, replicas);
  startIndexing();
  await expect.poll(behind, patience).toBe(0);
  const ids = await readIds(url);
  const knowing = await startShop(url, { WORKER: 'off' });
  const settings = { LISTING_ENGINE: 'opensearch', OPENSEARCH_URL: urls, OPENSEARCH_PREFIX: prefix };
  const shop = await startShop(url, { WORKER: 'off', ...settings });
  const { body } = await signUp(shop.url);
  const { id = 0, token = '' } = body.data ?? {};
  let asked = 0;

  const askListing = async (seen: Shopping): Promise<void> => {
    asked += 1;
    const path = listingOf(ids, asked);
    const [reply, known] = await Promise.all([get(shop.url + path), get(knowing.url + path)]);
    const [answered, expected] = [await reply.json(), await known.json()];
    if (reply.status === 503) seen.refused += 1;
    if (reply.status === 503 && !(Number(reply.headers.get('Retry-After')) > 0)) seen.rude += 1;
    if (reply.status === 503) return;
    if (reply.status === 200 && known.status === 200 && isDeepStrictEqual(answered, expected)) seen.right += 1;
    else seen.wrong.push(`${reply.status} ${path}`);
  };

  const askProduct = async (seen: Shopping): Promise<void> => {
    const product = ids.products[asked % ids.products.length];
    const statuses = [
      (await get(`${shop.url}/api/product/${product}`)).status,
      (await post(shop.url, 'favorites', { user_id: id }, token)).status,
    ];
    if (statuses.every((status) => status === 200)) seen.others += 1;
    else seen.failed.push(`${product}: ${statuses.join(', ')}`);
  };

  const none = (): Shopping => ({ right: 0, wrong: [], refused: 0, rude: 0, others: 0, failed: [], longest: 0 });
  const keepShopping = () => {
    const seen = none();
    let isEnding = false;
    const visit = async (look: (all: Shopping) => Promise<void>): Promise<void> => {
      while (!isEnding) {
        const began = performance.now();
        await look(seen).catch((error: unknown) => void seen.failed.push(String(error)));
        seen.longest = Math.max(seen.longest, performance.now() - began);
        await wait(50);
      }
    };
    const shoppers = [askListing, askListing, askListing, askProduct].map(visit);
    const stop = async (): Promise<void> => {
      isEnding = true;
      await Promise.all(shoppers);
    };
    return { seen, stop };
  };
  const isRight = async (): Promise<boolean> => {
    const seen = none();
    await askListing(seen);
    return seen.right === 1;
  };
  const nodeOf = async ({ nodes }: EngineCluster): Promise<EngineNode> => {
    const { body } = await engine.cat.shards({ index: `${prefix}-products-*`, format: 'json', h: ['node', 'prirep'] });
    const primary = (body as { node: string; prirep: string }[]).find(({ prirep }) => prirep === 'p');
    const node = nodes.find(({ name }) => name === primary?.node);
    if (!node) throw new Error('No node has a primary shard of the index');
    return node;
  };
  return { shop, keepShopping, isRight, nodeOf };
};
