// `node bench/engines/record.ts`: records exchanges with a real OpenSearch, which the tests of packages/opensearch
// replay.
import { writeFileSync } from 'node:fs';
import { connectOpenSearch } from '@wearfolio/opensearch/connect';
import { openEngines } from '@wearfolio/opensearch/engine';
import { createPair, removePair, servePair } from '@wearfolio/opensearch/indexes';
import { differencesOf, explainedOtherwise, waysToAsk } from '@wearfolio/opensearch/testing/ask-all';
import { record } from '@wearfolio/opensearch/testing/exchanges';
import { explainedQuestion, scenarioOffers, scenarioQuestions } from '@wearfolio/opensearch/testing/scenario';
import { memoryOf, writeCatalogue } from '@wearfolio/opensearch/testing/write-catalogue';
import { startCluster } from './cluster.ts';

const settings = { prefix: 'scenario', shards: 3, replicas: 0 };
const file = new URL('../../packages/opensearch/src/testing/exchanges.jsonl', import.meta.url);

const cluster = await startCluster({ nodes: 1, heap: 512 });
const direct = connectOpenSearch({ nodes: cluster.urls.split(',') });
const pair = await createPair(direct, settings);
await writeCatalogue(direct, pair, { offers: scenarioOffers, before: [], changed: 7 });
await servePair(direct, pair, settings);
const recorder = await record(cluster.urls);
const client = connectOpenSearch({ nodes: [recorder.url] });
const engines = openEngines(client, settings.prefix);
const engine = engines.at(await engines.version());
const memory = memoryOf(scenarioOffers);
const differences = await explainedOtherwise(memory, engine, explainedQuestion);
for (const asked of scenarioQuestions.flatMap(waysToAsk))
  differences.push(...(await differencesOf(memory, engine, asked)));
if (differences.length > 0) console.error(JSON.stringify(differences, null, 2));
const lines = recorder.exchanges.map((exchange) => JSON.stringify(exchange));
writeFileSync(file, `${lines.join('\n')}\n`);
console.log(`Recorded ${lines.length} searches`);
await client.close();
await recorder.close();
await removePair(direct, pair);
await direct.close();
await cluster.stop();
