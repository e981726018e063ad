import { randomBytes } from 'node:crypto';
import type { Client } from '@opensearch-project/opensearch';
import { productMapping, shape, wordMapping } from './mapping.ts';

/** Settings of new indexes. All names begin with `prefix`, so that several shops can share an OpenSearch cluster. */
export type IndexSettings = { prefix: string; shards: number; replicas: number };

/** The alias for searches. */
export const productAlias = (prefix: string): string => `${prefix}-products`;
export const wordAlias = (prefix: string): string => `${prefix}-words`;

/**
 * A pair of indexes: products and words. Writes use aliases that are deleted with the pair, so a late write cannot
 * create a deleted index again. `isServing`: searches use this pair.
 */
export type IndexPair = { products: string; words: string; isServing: boolean; shape: string; createdAt: Date };

/** The alias for writes to an index. */
export const writeAlias = (index: string): string => `${index}-write`;

/** Maximum depth of pages. The shop never requests more. */
const deepestPlace = 100_000;

// Settings during a build: no automatic refresh and no replicas, because no search uses the pair yet.
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

/** Creates an empty pair. Searches do not use it yet. */
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

/** The pairs of a shop, newest first. */
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

/** Makes all writes visible to searches. */
export const refreshPair = async (client: Client, { products, words }: IndexPair): Promise<void> => {
  await client.indices.refresh({ index: [products, words] });
};

/** Ends a build: writes become visible within one second, and replicas are created. */
export const openPair = async (client: Client, pair: IndexPair, { replicas }: IndexSettings): Promise<void> => {
  const settings = { index: { refresh_interval: '1s', number_of_replicas: replicas } };
  await client.indices.putSettings({ index: [pair.products, pair.words], body: settings });
  await refreshPair(client, pair);
};

/** Whether all replicas of a pair are active, so that it survives the loss of a node. */
export const isCopied = async (client: Client, { products, words }: IndexPair): Promise<boolean> => {
  const { body } = await client.cluster.health({ index: [products, words] });
  return body.status === 'green';
};

/** Switches searches to `pair` atomically. The previous pair is kept. */
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
