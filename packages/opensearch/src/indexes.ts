import { randomBytes } from 'node:crypto';
import type { Client } from '@opensearch-project/opensearch';
import { productMapping, shape, wordMapping } from './mapping.ts';

/** How new indexes are made. `prefix` begins every name, so that several shops can share a cluster. */
export type IndexSettings = { prefix: string; shards: number; replicas: number };

/** Where searches go. */
export const productAlias = (prefix: string): string => `${prefix}-products`;
export const wordAlias = (prefix: string): string => `${prefix}-words`;

/**
 * A pair of indexes, of clusters and of words. Writes go through aliases that go with them: a late write to a pair that was
 * removed must not create it again. `isServing`: searches go there.
 */
export type IndexPair = { products: string; words: string; isServing: boolean; shape: string; createdAt: Date };

/** The alias through which an index is written. */
export const writeAlias = (index: string): string => `${index}-write`;

/** Deep pages of a listing: nothing in the shop asks for more. */
const deepestPlace = 100_000;

// A small pair is searched as it is built; what nobody searches is made anew at once and copied later.
const whileBuilt = { refresh_interval: '-1', number_of_replicas: 0 };

const create = (client: Client, index: string, mappings: object, settings: object) =>
  client.indices.create({
    index,
    body: {
      settings: { index: { ...whileBuilt, max_result_window: deepestPlace, ...settings } },
      mappings: { _meta: { shape, createdAt: new Date().toISOString() }, ...mappings },
      aliases: { [writeAlias(index)]: {} },
    },
  });

/** Creates an empty pair that no search sees yet. */
export const createPair = async (client: Client, { prefix, shards }: IndexSettings): Promise<IndexPair> => {
  const name = `${Date.now()}-${randomBytes(3).toString('hex')}`;
  const pair = { products: `${productAlias(prefix)}-${name}`, words: `${wordAlias(prefix)}-${name}` };
  await create(client, pair.words, wordMapping, { number_of_shards: 1 });
  await create(client, pair.products, productMapping, { number_of_shards: shards });
  return { ...pair, isServing: false, shape, createdAt: new Date() };
};

type Described = Record<
  string,
  { aliases?: Record<string, unknown>; mappings?: { _meta?: { shape?: string; createdAt?: string } } }
>;

/** The pairs of a shop, the newest first. */
export const listPairs = async (client: Client, prefix: string): Promise<IndexPair[]> => {
  const { body } = await client.indices.get({ index: `${productAlias(prefix)}-*`, allow_no_indices: true });
  return Object.entries(body as Described)
    .map(([products, { aliases = {}, mappings }]) => ({
      products,
      words: products.replace(productAlias(prefix), wordAlias(prefix)),
      isServing: productAlias(prefix) in aliases,
      shape: mappings?._meta?.shape ?? '',
      createdAt: new Date(mappings?._meta?.createdAt ?? 0),
    }))
    .sort((one, other) => (one.products < other.products ? 1 : -1));
};

/** Makes what is written visible to searches. */
export const refreshPair = async (client: Client, { products, words }: IndexPair): Promise<void> => {
  await client.indices.refresh({ index: [products, words] });
};

/** Has a built pair show what is written within a second, and asks for its copies. */
export const openPair = async (client: Client, pair: IndexPair, { replicas }: IndexSettings): Promise<void> => {
  const settings = { index: { refresh_interval: '1s', number_of_replicas: replicas } };
  await client.indices.putSettings({ index: [pair.products, pair.words], body: settings });
  await refreshPair(client, pair);
};

/** Whether all copies of a pair are there, so that it outlives a node. */
export const isCopied = async (client: Client, { products, words }: IndexPair): Promise<boolean> => {
  const { body } = await client.cluster.health({ index: [products, words] });
  return body.status === 'green';
};

/** Has searches go to `pair` from one moment to the next; what searched before is left as it is. */
export const servePair = async (client: Client, pair: IndexPair, settings: IndexSettings): Promise<void> => {
  const { prefix } = settings;
  const { products, words } = pair;
  await openPair(client, pair, settings);
  await client.indices.updateAliases({
    body: {
      actions: [
        { remove: { index: `${productAlias(prefix)}-*`, alias: productAlias(prefix), must_exist: false } },
        { remove: { index: `${wordAlias(prefix)}-*`, alias: wordAlias(prefix), must_exist: false } },
        { add: { index: products, alias: productAlias(prefix) } },
        { add: { index: words, alias: wordAlias(prefix) } },
      ],
    },
  });
};

export const removePair = async (client: Client, { products, words }: IndexPair): Promise<void> => {
  await client.indices.delete({ index: [products, words], ignore_unavailable: true });
};
