// Checks who imports whom. dependency-cruiser reports success when it could
// read nothing, so the number of modules that it saw is held against the tree.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rooms as apiRooms } from './apps/api/rooms.cjs';

const rooms = ['packages', 'apps', 'prisma', 'tools', 'demo', 'e2e', 'bench', 'quality', 'checks'];
const { stdout, status } = spawnSync(
  'depcruise',
  [...rooms, '--config', '.dependency-cruiser.cjs', '--output-type', 'json'],
  {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  },
);
if (!stdout) {
  console.error(`dependency-cruiser did not run (exit code ${status})`);
  process.exit(1);
}
const { modules, summary } = JSON.parse(stdout);

const sources = execFileSync('git', ['ls-files', '--', ...rooms.flatMap((room) => [`${room}/*.ts`, `${room}/*.tsx`])], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path && !path.endsWith('.d.ts') && !path.startsWith('demo/studio/') && existsSync(path));
const seen = new Set(modules.map(({ source }) => source));
const unseen = sources.filter((path) => !seen.has(path));

for (const { from, to, rule } of summary.violations) console.error(`${rule.name}: ${from} -> ${to}`);
for (const path of unseen) console.error(`not read: ${path}`);

// A room that the list lacks would have no order. `faults` and `testing` are not part of the server.
const listed = [...apiRooms, 'faults', 'testing'];
const found = new Set([...seen].map((path) => /^apps\/api\/src\/([^/]+)\//.exec(path)?.[1]));
const unlisted = [...found].filter((name) => name !== undefined && !listed.includes(name));
for (const name of unlisted) console.error(`apps/api/rooms.cjs does not list ${name}`);
if (summary.violations.length > 0 || unseen.length > 0 || unlisted.length > 0) process.exit(1);
console.log(`Boundaries hold over ${seen.size} modules`);
