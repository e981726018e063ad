import type { Client } from '@opensearch-project/opensearch';
import {
  type Capabilities,
  EngineUnavailable,
  type ListingEngine,
  type Stretch,
} from '@wearfolio/listing-index/engine';
import type { Explained } from '@wearfolio/listing-index/explain';
import type { FacetCounts } from '@wearfolio/listing-index/facets';
import type { ListingFilter, PriceRange } from '@wearfolio/listing-index/filter';
import type { Answer, Question } from '@wearfolio/listing-index/listing-index';
import { answerQuestion, listOffers } from './answer.ts';
import { progressId } from './document.ts';
import { explainFirst } from './explain.ts';
import { countCategories, countFacets } from './facets.ts';
import { clusterQuery } from './filter-query.ts';
import { countClusters, type FindProducts } from './hits.ts';
import { productAlias, wordAlias } from './indexes.ts';
import { everything } from './query-dsl.ts';
import { knowsWord, readWord, type WordSource } from './read-words.ts';
import { cachedResults, openSearchClient, type SearchClient } from './search-client.ts';

/** The catalogue's version in an index: the index, and the change number up to which it contains all changes. */
export type IndexVersion = { index: string; changed: number };

type Options = { ask: SearchClient; prefix: string };

/** Returns the version that searches currently use. Throws `EngineUnavailable` if there is none. */
export type ReadVersion = () => Promise<IndexVersion>;

/**
 * The engine for OpenSearch. It caches answers and belongs to one version of the index; `openEngine` creates another
 * engine for a later version. The index may advance between two checks of the version, so two answers of an engine can
 * differ by one second of changes. Each answer is exact.
 */
export class OpenSearchEngine implements ListingEngine {
  readonly capabilities: Capabilities = { atOnce: 16 };
  readonly version: IndexVersion;
  readonly #products: FindProducts;
  readonly #words: WordSource;

  constructor(options: Options, version: IndexVersion) {
    this.version = version;
    const { prefix } = options;
    const ask = cachedResults(options.ask);
    this.#products = (body) => ask({ index: productAlias(prefix), body });
    this.#words = { products: this.#products, words: (body) => ask({ index: wordAlias(prefix), body }) };
  }

  answer(question: Question): Promise<Answer> {
    return answerQuestion(this.#products, question);
  }

  listOffers(filter: ListingFilter, stretch: Stretch): Promise<Answer> {
    return listOffers(this.#products, filter, stretch);
  }

  async finds(filter: ListingFilter): Promise<boolean> {
    const asked = { size: 0, terminate_after: 1, track_total_hits: 1, query: clusterQuery(filter) };
    return (await this.#products(asked)).hits.total.value > 0;
  }

  facets(filter: ListingFilter, buckets: readonly PriceRange[]): Promise<FacetCounts> {
    return countFacets(this.#products, filter, buckets);
  }

  countCategories(filter: ListingFilter, categories: readonly number[]): Promise<Map<number, number>> {
    return countCategories(this.#products, filter, categories);
  }

  explain(question: Question): Promise<Explained[]> {
    return explainFirst(this.#products, question);
  }

  readWords(words: readonly string[], isTyping: boolean): Promise<string[][]> {
    return Promise.all(words.map((word, at) => readWord(this.#words, word, isTyping && at === words.length - 1)));
  }

  knows(word: string): Promise<boolean> {
    return knowsWord(this.#words, word);
  }

  async checkReady(): Promise<void> {
    await countClusters(this.#products, everything);
  }
}

export type Engines = {
  version: ReadVersion;
  /** The engine for this version of the index. */
  at: (version: IndexVersion) => OpenSearchEngine;
  /** The latest change in any page so far. An index can be ahead of the version that was read. */
  latestChange: () => number;
};

/** Opens engines for the shop's index with this `prefix`. */
export const openEngines = (client: Client, prefix: string): Engines => {
  const send = openSearchClient(client);
  let latest = 0;
  let index = '';
  const ask: SearchClient = async (search) => {
    const reply = await send(search);
    for (const { fields } of reply.hits.hits) latest = Math.max(latest, Number(fields?.changed?.[0] ?? 0));
    return reply;
  };
  return {
    version: async () => {
      const body = { size: 1, query: { ids: { values: [progressId] } }, _source: false, docvalue_fields: ['changed'] };
      const { hits } = await ask({ index: productAlias(prefix), body });
      const [progress] = hits.hits;
      if (!progress) throw new EngineUnavailable('The index has no progress document');
      // The change numbers of another index may be lower, for example after restoring a backup.
      if (progress._index !== index) latest = 0;
      index = progress._index;
      return { index: progress._index, changed: Number(progress.fields?.changed?.[0] ?? 0) };
    },
    at: (version) => new OpenSearchEngine({ ask, prefix }, version),
    latestChange: () => latest,
  };
};
