import type { Client as Engine } from '@opensearch-project/opensearch';
import type { ReadClusters } from '@wearfolio/database/cluster-rows';
import type { KeptRow } from '@wearfolio/database/listing-rows';
import { wordsOf } from '@wearfolio/listing-index/words';
import { toDocument } from '@wearfolio/opensearch/document';
import type { IndexPair } from '@wearfolio/opensearch/indexes';
import { type Refused, writeDocuments, writeWords } from '@wearfolio/opensearch/write';

/** Maximum number of remembered words. A forgotten word is only written again. */
const mostKnown = 500_000;

/** The words that this process has written to a pair of indexes. */
export class KnownWords {
  readonly #known = new Set<string>();

  /** Returns the words of these rows that were not written yet. */
  newIn(rows: Iterable<KeptRow>): string[] {
    const words = new Set<string>();
    for (const { keywords } of rows) for (const word of wordsOf(keywords)) if (!this.#known.has(word)) words.add(word);
    return [...words];
  }

  keep(words: readonly string[]): void {
    if (this.#known.size + words.length > mostKnown) this.#known.clear();
    for (const word of words) this.#known.add(word);
  }
}

/** Where an indexer writes: the client, the pair of indexes, and the words that the pair has. */
export type Target = { engine: Engine; pair: IndexPair; words: KnownWords };

/** Writes clusters and their words. Returns the documents that the engine refuses. */
export const writeClusters = async (
  { engine, pair, words }: Target,
  { clusters, upTo }: ReadClusters,
  signal: AbortSignal,
): Promise<Refused[]> => {
  const documents = [...clusters].map(([cluster, rows]) => toDocument(cluster, rows, upTo));
  const added = words.newIn([...clusters.values()].flat());
  const [refused] = await Promise.all([
    writeDocuments(engine, pair, documents, signal),
    writeWords(engine, pair, added, signal),
  ]);
  words.keep(added);
  return refused;
};
