// Keeps an index current until it is killed: `node index-process.ts DATABASE ENGINE PREFIX REPLICAS`.
import { startIndexer } from '@wearfolio/catalogue/search-index/indexer';
import { connectOpenSearch } from '@wearfolio/opensearch/connect';

const [databaseUrl = '', nodes = '', prefix = '', replicas = '0'] = process.argv.slice(2);
startIndexer({
  databaseUrl,
  engine: connectOpenSearch({ nodes: nodes.split(',') }),
  settings: { prefix, shards: 2, replicas: Number(replicas) },
  onError: (error) => process.stderr.write(`${String(error)}\n`),
  onNews: (line) => process.stdout.write(`${line}\n`),
});
