import type { Client } from '@opensearch-project/opensearch';
import { ListingIndex } from '@wearfolio/listing-index/listing-index';
import { MemoryEngine } from '@wearfolio/listing-index/memory-engine';
import type { ListingRow } from '@wearfolio/listing-index/row';
import { SegmentBuilder } from '@wearfolio/listing-index/segment';
import { published } from '@wearfolio/listing-index/testing/histories';
import { wordsOf } from '@wearfolio/listing-index/words';
import { toDocument } from '../document.ts';
import { type IndexPair, refreshPair } from '../indexes.ts';
import { writeDocuments, writeProgress, writeWords } from '../write.ts';

/** The offers of a catalogue by id, before they are published. */
export type Offers = ReadonlyMap<number, ListingRow>;

const signal = new AbortController().signal;

/** The memory engine with these offers. */
export const memoryOf = (offers: Offers): MemoryEngine => {
  const builder = new SegmentBuilder();
  for (const row of published(offers.values()).sort((one, other) => one.id - other.id)) builder.add(row);
  return new MemoryEngine(new ListingIndex(builder.finish()));
};

/**
 * Writes the clusters of these offers at `changed`. Clusters of `before` that have no offer anymore are marked as gone.
 */
export const writeCatalogue = async (
  client: Client,
  pair: IndexPair,
  { offers, before, changed }: { offers: Offers; before: Iterable<number>; changed: number },
): Promise<void> => {
  const rows = published(offers.values());
  const clusters = Map.groupBy(rows, ({ cluster }) => cluster);
  const ids = new Set([...clusters.keys(), ...before]);
  const documents = [...ids].map((cluster) => toDocument(cluster, clusters.get(cluster) ?? [], changed));
  const refused = await writeDocuments(client, pair, documents, signal);
  if (refused.length > 0) throw new Error(`OpenSearch refused ${JSON.stringify(refused)}`);
  await writeWords(client, pair, [...new Set(rows.flatMap(({ keywords }) => wordsOf(keywords)))], signal);
  await refreshPair(client, pair);
  await writeProgress(client, pair, { changed, builtTo: null, refused: [], timeline: '1', mark: '' });
};
