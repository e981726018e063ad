import { setTimeout as wait } from 'node:timers/promises';
import { withConnection } from '@wearfolio/catalogue/connection';
import { startIndexer } from '@wearfolio/catalogue/search-index/indexer';
import { readSearchStatus, type SearchStatus } from '@wearfolio/catalogue/search-index/status';
import type { ListingEngine } from '@wearfolio/listing-index/engine';
import { connectOpenSearch } from '@wearfolio/opensearch/connect';
import { openEngines } from '@wearfolio/opensearch/engine';
import { productAlias } from '@wearfolio/opensearch/indexes';
import { say } from '../listing/say.ts';
import { type Bare, recordRequests } from './bare.ts';

const settingsOf = (shards: number) => ({ prefix: `bench${shards}`, shards, replicas: 0 });
const follow = (url: string, urls: string, shards: number) =>
  startIndexer({
    databaseUrl: url,
    engine: connectOpenSearch({ nodes: urls.split(',') }),
    settings: settingsOf(shards),
    onError: (error) => console.error(error),
    onNews: () => undefined,
  });

/** Builds an index as the worker does, and reports the time and the size. */
export const buildIndex = async (given: { url: string; urls: string; shards: number }) => {
  const { url, urls, shards } = given;
  const client = connectOpenSearch({ nodes: urls.split(',') });
  const { prefix } = settingsOf(shards);
  const began = performance.now();
  const indexer = follow(url, urls, shards);
  const read = (): Promise<SearchStatus> => withConnection(url, (db) => readSearchStatus(db, client, prefix));
  let status = await read();
  while (!status.indexes.some(({ isServing }) => isServing)) {
    await wait(200);
    status = await read().catch(() => status);
  }
  const seconds = (performance.now() - began) / 1000;
  await indexer.close();
  await client.indices.forcemerge({ index: productAlias(prefix), max_num_segments: 1 });
  const index = (await read()).indexes.find(({ isServing }) => isServing);
  say({ name: `OpenSearch, ${shards} shards: build`, value: seconds, unit: 's' });
  say({
    name: `OpenSearch, ${shards} shards: index`,
    value: (index?.bytes ?? 0) / (index?.products ?? 1),
    unit: 'B/product',
  });
  /** An engine without cached answers. */
  const open = async (): Promise<ListingEngine> => {
    const engines = openEngines(client, prefix);
    return engines.at(await engines.version());
  };
  const bare: Bare = recordRequests(client, urls.split(',')[0] ?? '', prefix);
  return { open, bare, close: () => client.close() };
};

const changeSql = `
  UPDATE listing SET price_cents = $1, change_number = nextval('listing_change_number')
  WHERE product_id = (SELECT product_id FROM listing WHERE active ORDER BY random() LIMIT 1) RETURNING product_id AS id`;
const rounds = 20;
const price = 77_777_777;

/** Measures the time from the commit of a new price until a search finds it, while the indexer follows changes. */
export const measureFreshness = async (url: string, urls: string, shards: number): Promise<void> => {
  const client = connectOpenSearch({ nodes: urls.split(',') });
  const index = productAlias(settingsOf(shards).prefix);
  const indexer = follow(url, urls, shards);
  await wait(3000);
  const times: number[] = [];
  await withConnection(url, async (db) => {
    for (let at = 0; at < rounds; at += 1) {
      await db.query(changeSql, [price + at]);
      await db.query('NOTIFY listing_changed');
      const began = performance.now();
      for (let found = 0; found === 0; await wait(10))
        found = (await client.count({ index, body: { query: { term: { prices: price + at } } } })).body.count;
      times.push(performance.now() - began);
    }
  });
  times.sort((one, other) => one - other);
  say({
    name: `OpenSearch, ${shards} shards: fresh, slowest of ${rounds}`,
    value: times.at(-1) ?? 0,
    unit: 'ms',
    most: 2000,
  });
  await indexer.close();
  await client.close();
};
