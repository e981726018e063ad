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
