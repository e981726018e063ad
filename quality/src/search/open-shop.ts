import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withConnection } from '@wearfolio/catalogue/connection';
import { startIndexer } from '@wearfolio/catalogue/search-index/indexer';
import { listingQuery } from '@wearfolio/contracts/listing/listing-query';
import { openEmbedded } from '@wearfolio/database/embedded';
import { migrate } from '@wearfolio/database/migrate';
import type { Signal } from '@wearfolio/listing-index/weights';
import { connectOpenSearch } from '@wearfolio/opensearch/connect';
import { questionOf } from '../../../apps/api/src/engine/answer/listing-filter.ts';
import { followListing, type ListingFollower } from '../../../apps/api/src/engine/follow-listing.ts';
import { followSearchIndex } from '../../../apps/api/src/engine/follow-search-index.ts';
import { askedBy, readKeyword } from '../../../apps/api/src/search/search.ts';
import { measured } from './judged-queries.ts';

/** A product in a search result: the feed ids of its offers' rows, and what near-duplicates share. */
export type Found = { ids: readonly string[]; title: string; brand: string };

/**
 * A shop with its own database. `ask` returns the first nine pages of a search. `left` are ranking signals to leave out,
 * without `hasNear`, the near matches are left out.
 */
export type SearchShop = {
  ask: (keyword: string, left?: readonly Signal[], hasNear?: boolean) => Promise<Found[]>;
  /** The ids of each product's offers. */
  products: readonly (readonly string[])[];
  close: () => Promise<void>;
};

type Row = { id: number; cluster_id: number; ids: string[]; title: string; brand: string };

const readProducts = (url: string): Promise<Row[]> =>
  withConnection(url, async (db) => {
    const { rows } = await db.query<Row>(
      `SELECT p.id, p.cluster_id, p.title, b.display_name AS brand, ARRAY[p.external_id, s.name || ':' || p.external_id] || (
         SELECT coalesce(array_agg(s.name || ':' || v.external_id) || array_agg(v.external_id), '{}') FROM variant v WHERE v.product_id = p.id) AS ids
       FROM product p JOIN brand b ON b.id = p.brand_id JOIN store s ON s.id = p.store_id WHERE p.active`,
    );
    return rows;
  });

const followMemory = async (url: string): Promise<ListingFollower> => {
  const follower = followListing({ url, onError: () => undefined });
  await follower.refresh();
  return follower;
};

// A prefix of its own, so that no other index of the cluster is changed.
const followOpenSearch = async (url: string, address: string): Promise<ListingFollower> => {
  const connect = () => connectOpenSearch({ nodes: [address] });
  const prefix = `quality-${process.pid}-${Date.now()}`;
  const settings = { prefix, shards: 1, replicas: 0 };
  const onError = (error: unknown): void => console.error(error);
  const engine = connect();
  const indexer = startIndexer({ databaseUrl: url, engine, settings, onError, onNews: () => undefined });
  const follower = followSearchIndex({ url, engine: connect(), prefix, onError: () => undefined });
  while ((await follower.figures()).products === 0) await follower.refresh();
  await follower.refresh();
  const close = async (): Promise<void> => {
    await indexer.close();
    await follower.close();
    await engine.indices.delete({ index: `${prefix}*` });
    await engine.close();
  };
  return { ...follower, close };
};

/**
 * Creates a shop, fills its database with `fill`, which gets the database's URL, and opens its search. Runs the code of
 * the API. Lists products from OpenSearch at `openSearch`, or from memory if there is no address.
 */
export const openSearchShop = async (
  fill: (url: string) => Promise<void>,
  openSearch?: string,
): Promise<SearchShop> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'wearfolio-quality-'));
  // The embedded server may run under another account.
  await chmod(dataDir, 0o755);
  const database = await openEmbedded(dataDir, () => undefined);
  await migrate(database.url);
  await fill(database.url);
  const products = await readProducts(database.url);
  const byId = new Map(products.map((product) => [product.id, product]));
  const clusters = Map.groupBy(products, ({ cluster_id }) => cluster_id);
  const follower = await (openSearch ? followOpenSearch(database.url, openSearch) : followMemory(database.url));
  const ask: SearchShop['ask'] = async (keyword, left = [], hasNear = true) => {
    const catalogue = follower.current();
    if (!catalogue) throw new Error('The listing was not built');
    const question = { ...questionOf(listingQuery.parse({ keyword, sort: 'relevance' })), left, limit: measured };
    const { near, ...reading } = await readKeyword(catalogue, question, { text: keyword, off: [], on: [] });
    const { ids } = await catalogue.index.answer(askedBy({ ...reading, near: hasNear ? near : null }));
    return ids.flatMap((id) => {
      const product = byId.get(id);
      const offers = product ? (clusters.get(product.cluster_id) ?? []) : [];
      return product ? { ids: offers.flatMap(({ ids }) => ids), title: product.title, brand: product.brand } : [];
    });
  };
  const close = async (): Promise<void> => {
    await follower.close();
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  const offersOf = [...clusters.values()].map((offers) => offers.flatMap(({ ids }) => ids));
  return { ask, products: offersOf, close };
};
