import type { Client as Engine } from '@opensearch-project/opensearch';
import type { ReadClusters } from '@wearfolio/database/cluster-rows';
import type { KeptRow } from '@wearfolio/database/listing-rows';
import { wordsOf } from '@wearfolio/listing/words';
import { toDocument } from '@wearfolio/opensearch/document';
import type { IndexPair } from '@wearfolio/opensearch/indexes';
import { type Refused, writeDocuments, writeWords } from '@wearfolio/opensearch/write';

/** So many words are remembered as written; more would only be written again. */
const mostKnown = 500_000;

/** The words of a pair that this process has written. */
export class KnownWords {
  readonly #known = new Set<string>();

  /** The words of these rows that were not written yet. */
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

/** An index that is written to: the client, the pair, and the words that it is known to have. */
export type Target = { engine: Engine; pair: IndexPair; words: KnownWords };

/** Writes clusters as they were read, with their words. Answers the documents that the engine refuses. */
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
