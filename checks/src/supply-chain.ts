// `node checks/src/supply-chain.ts`, from the root: checks threats K1 to K3 and K5 of docs/security.md. pnpm rejects
// packages without a checksum and install scripts that `allowBuilds` does not list; this check makes sure that no
// setting disables that. Biome finds dangerous code (K4, dangerous-code.grit).
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { findSecrets, isSearched, searchHistory } from './secrets.ts';

const complaints: string[] = [];
const complain = (threat: string, where: string, what: string): void => {
  complaints.push(`${threat} ${where}: ${what}`);
};

/** Settings that would install packages from other sources or run their scripts. */
const bannedSettings = [
  ['K1', /registr(?:y|ies)['"]?\s*[:=]/i],
  ['K2', /dangerously-?allow-?all-?builds|strict-?dep-?builds|pnpmfile/i],
] as const;

const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(existsSync);
for (const path of tracked.filter((path) => /(?:^|\/)(?:\.npmrc|pnpm-workspace\.yaml|\.pnpmfile\.\w+)$/.test(path)))
  for (const [threat, setting] of bannedSettings)
    if (setting.test(`${path}\n${readFileSync(path, 'utf8')}`)) complain(threat, path, `must not contain ${setting}`);

// docs/dependencies.tsv says of each package of the catalog where it runs and why it is there.
const [, catalog = ''] = /^catalog:\n((?: {2}.+\n)+)/m.exec(readFileSync('pnpm-workspace.yaml', 'utf8')) ?? [];
const packages = [...catalog.matchAll(/^ {2}"?([^":]+)"?:/gm)].map(([, name = '']) => name);
const [, ...explained] = readFileSync('docs/dependencies.tsv', 'utf8').trimEnd().split('\n');
const known = new Map(explained.map((line) => [line.split('\t')[0] ?? '', line.split('\t')]));
for (const name of packages)
  if (!name.startsWith('@types/') && known.get(name)?.length !== 3)
    complain('K1', name, 'needs a line in docs/dependencies.tsv: package, where it runs, why');
for (const name of known.keys())
  if (!packages.includes(name)) complain('K1', name, 'is not in the catalog; remove its line in docs/dependencies.tsv');

const bundled = globSync('apps/web/dist/**', { withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath}/${entry.name}`);
for (const path of [...tracked, ...bundled].filter(isSearched)) {
  if (path.endsWith('.map')) complain('K5', path, 'source maps are not served');
  for (const rule of await findSecrets(path, readFileSync(path, 'utf8')))
    complain('K3', path, `contains a secret (rule ${rule})`);
}

const history = await searchHistory();
for (const name of history.found) complain('K3', name, 'contains a secret in the history; `git show` prints it');

for (const complaint of complaints) console.error(complaint);
if (complaints.length > 0) process.exit(1);
console.log(
  `Supply chain: ${tracked.length} files and ${bundled.length} of the bundle contain no secret; the history ${history.skipped ? `was not searched: ${history.skipped}` : `has ${history.count} objects without one`}`,
);
