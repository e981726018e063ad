// Checks that OpenSearch gives the same answers as the memory index, with random catalogues, changes and questions.
import { change, histories } from '@wearfolio/listing-index/testing/histories';
import { connectOpenSearch } from '@wearfolio/opensearch/connect';
import { openEngines } from '@wearfolio/opensearch/engine';
import { createPair, removePair, servePair } from '@wearfolio/opensearch/indexes';
import { type Difference, differencesOf, explainedOtherwise, waysToAsk } from '@wearfolio/opensearch/testing/ask-all';
import { memoryOf, writeCatalogue } from '@wearfolio/opensearch/testing/write-catalogue';
import fc from 'fast-check';
import { startCluster } from './cluster.ts';

/** Asks both engines the same questions about `runs` random catalogues. Indexes have the given number of shards. */
const findDifferences = async (
  urls: string,
  { shards, runs }: { shards: number; runs: number },
): Promise<{ asked: number; differences: Difference[] }> => {
  const client = connectOpenSearch({ nodes: urls.split(',') });
  const settings = { prefix: `answers${shards}`, shards, replicas: 0 };
  const differences: Difference[] = [];
  let asked = 0;
  for (const { rows, batches, questions } of fc.sample(histories, { numRuns: runs, seed: 20_261_126 })) {
    const pair = await createPair(client, settings);
    try {
      const offers = new Map(rows.map((row) => [row.id, row]));
      let memory = memoryOf(offers);
      await writeCatalogue(client, pair, { offers, before: [], changed: 1 });
      await servePair(client, pair, settings);
      for (const [at, batch] of batches.entries()) {
        const before = [...offers.values()].map(({ cluster }) => cluster);
        memory = await memory.apply(change(offers, batch));
        await writeCatalogue(client, pair, { offers, before, changed: at + 2 });
      }
      const engines = openEngines(client, settings.prefix);
      const engine = engines.at(await engines.version());
      for (const [filter, sort, offset, terms] of questions) {
        for (const question of waysToAsk({ filter, sort, terms, left: ['variety'], offset, limit: 7 })) {
          differences.push(
            ...(await differencesOf(memory, engine, question)),
            ...(await explainedOtherwise(memory, engine, question)),
          );
          asked += 1;
        }
      }
    } finally {
      await removePair(client, pair);
    }
  }
  await client.close();
  return { asked, differences };
};

/** Compares both engines with indexes of one and three shards. */
export const checkAnswers = async (urls: string, runs: number): Promise<boolean> => {
  let isSame = true;
  for (const shards of [1, 3]) {
    const { asked, differences } = await findDifferences(urls, { shards, runs });
    console.log(`${asked} questions, ${shards} shards: ${differences.length} differences from the index in memory`);
    for (const difference of differences.slice(0, 3)) console.log(JSON.stringify(difference));
    isSame &&= differences.length === 0;
  }
  return isSame;
};

// `node bench/engines/answers.ts` starts OpenSearch itself.
if (import.meta.main) {
  const cluster = await startCluster({ nodes: 1 });
  process.exitCode = (await checkAnswers(cluster.urls, 12).finally(cluster.stop)) ? 0 : 1;
}
