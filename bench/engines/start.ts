// `node bench/engines/start.ts --nodes 2`: runs OpenSearch on this machine until Ctrl-C, and prints its URLs.
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { startCluster, whyNoEngine } from './cluster.ts';

const { nodes } = parseArgs({ options: { nodes: { type: 'string', default: '1' } } }).values;
if (!/^[1-3]$/.test(nodes)) {
  console.error(`--nodes is '${nodes}', but must be 1, 2 or 3`);
  process.exit(2);
}
const reason = whyNoEngine();
if (reason === null) {
  const cluster = await startCluster({ nodes: Number(nodes) });
  console.log(cluster.urls);
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  await cluster.stop();
} else {
  console.log(`not run: ${reason}`);
}
