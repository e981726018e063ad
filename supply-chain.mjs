// Checks what comes into the house and what must not leave it: docs/security.md, K1 to K4. Each search is tried on
// something planted first, since a search that finds nothing is worth nothing otherwise.
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { blindPatterns, isSearched, searchHistory, searchPlantedHistory, secretIn } from './secrets.mjs';

const neverOurs = ['**/node_modules', '**/dist', '**/generated', '**/.turbo', '.data', '.git'];

/** The files that are the repository's own; where git is not there to tell, all but what is installed or built. */
const listTree = (kinds = ['--cached', '--others', '--exclude-standard']) => {
  try {
    const args = ['ls-files', '-z', ...kinds];
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).split('\0');
  } catch {
    const entries = globSync('**', { exclude: neverOurs, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => relative('.', join(entry.parentPath, entry.name)));
  }
};

const complaints = [];
const complain = (check, where, what) => complaints.push(`${check} ${where}: ${what}`);

const lockfile = readFileSync('pnpm-lock.yaml', 'utf8');
const locked = lockfile.slice(lockfile.indexOf('\npackages:\n'), lockfile.indexOf('\nsnapshots:\n'));

/** K1: a package has its checksum, and comes from the registry rather than from an address of its own. */
const isPinned = (entry) => /^ {2}\S+:\n {4}resolution: \{integrity: sha512-[\w+/=]{80,}\}(?:\n|$)/.test(entry);

// Whatever stands at the depth of a name is a package, so that one which is written otherwise is none that goes unseen.
const badPins = (text) =>
  text
    .split(/\n(?= {2}[^ \n])/)
    .slice(1)
    .filter((entry) => !isPinned(entry))
    .map((entry) => entry.trim().split(':\n')[0]);

const left = '{tarball: https://elsewhere.example/left.tgz}';
const plantedPins = [
  `'left@1.0.0':\n    resolution: ${left}`,
  `left@1.0.0:\n    resolution:\n      tarball: https://elsewhere.example/left.tgz`,
  `left@1.0.0:\n    engines: {node: '>=4'}\n    resolution: ${left}`,
  `left@1.0.0: {resolution: ${left}}`,
  'left@1.0.0:\n    hasBin: true',
];
for (const planted of plantedPins)
  if (badPins(`\n  ${planted}\n`).length !== 1)
    complain('K1', 'supply-chain.mjs', `a planted ${planted} was not found`);
for (const name of badPins(locked)) complain('K1', name, 'is not pinned to a checksum of the registry');

/** K1, K2: what would have an install ask another registry, or run whatever it likes. */
const settingBans = [
  ['K1', /registr(?:y|ies)['"]?\s*[:=]/i, '@left:registry = https://elsewhere.example'],
  ['K2', /dangerously-?allow-?all-?builds/i, 'dangerouslyAllowAllBuilds: true'],
  ['K2', /pnpmfile/i, 'globalPnpmfile: left.cjs'],
];
for (const [check, pattern, sample] of settingBans)
  if (!pattern.test(sample)) complain(check, 'supply-chain.mjs', `a planted ${sample} was not found`);
// A machine may have settings of its own beside those that git knows.
const isSettings = (path) => /(?:^|\/)(?:\.npmrc|pnpm-workspace\.yaml|\.pnpmfile\.\w+)$/.test(path);
for (const path of listTree(['--cached']).filter((path) => isSettings(path) && existsSync(path))) {
  const settings = `${path}\n${readFileSync(path, 'utf8')}`;
  for (const [check, pattern] of settingBans)
    if (pattern.test(settings)) complain(check, path, `must not hold ${pattern}`);
}

/** K2: packages that would run something when they are installed. */
const hasInstallScript = ({ scripts = {} }, folder) =>
  ['preinstall', 'install', 'postinstall'].some((name) => name in scripts) || existsSync(join(folder, 'binding.gyp'));

const workspace = readFileSync('pnpm-workspace.yaml', 'utf8');
const listed = new Set([...workspace.matchAll(/^ {2}"?([^\s"]+)"?: (?:true|false)$/gm)].map(([, name]) => name));
const store = join('node_modules', '.pnpm');
const installed = readdirSync(store).flatMap((entry) => {
  const folder = join(store, entry, 'node_modules');
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) =>
    name.startsWith('@')
      ? readdirSync(join(folder, name)).map((part) => `${entry}/node_modules/${name}/${part}`)
      : [`${entry}/node_modules/${name}`],
  );
});
if (!hasInstallScript({ scripts: { postinstall: 'x' } }, '/none'))
  complain('K2', 'supply-chain.mjs', 'a planted script was not found');
for (const path of new Set(installed)) {
  const folder = join(store, path);
  if (!existsSync(join(folder, 'package.json'))) continue;
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (hasInstallScript(manifest, folder) && !listed.has(manifest.name))
    complain('K2', manifest.name, 'has an install script, and allowBuilds says nothing of it');
}

/** K3: what looks like a secret of somebody, in the tree, in the bundle, and in everything that git remembers. */
for (const pattern of blindPatterns()) complain('K3', 'secrets.mjs', `a planted secret was not found by ${pattern}`);
const history = searchHistory();
if (!history.skipped && searchPlantedHistory().length !== 1)
  complain('K3', 'secrets.mjs', 'a secret planted in a history was not found');
for (const name of history.found) complain('K3', name, 'looks like a secret, in the history: git show says more');

/** K4: what must not stand in sources that run. */
const bans = [
  [/dangerouslySetInnerHTML/, 'dangerouslySetInnerHTML={{ __html: x }}'],
  [/\.(?:inner|outer)HTML\s*=[^=]|insertAdjacentHTML|document\.write\(|srcdoc=/, 'box.innerHTML = text'],
  [/\$(?:query|execute)RawUnsafe/, `db.$${'query'}RawUnsafe(text)`],
  [/Prisma\.raw\(/, 'Prisma.raw(text)'],
  [/\beval\(|new Function\(/, 'eval(text)'],
  [/rejectUnauthorized:\s*false|NODE_TLS_REJECT_UNAUTHORIZED/, 'rejectUnauthorized: false'],
];
for (const [pattern, sample] of bans) {
  if (!pattern.test(sample)) complain('K4', 'supply-chain.mjs', `a planted ${sample} was not found`);
}

const tracked = listTree().filter((path) => path && existsSync(path) && isSearched(path));
const dist = join('apps', 'web', 'dist');
const bundled = existsSync(dist)
  ? globSync(join(dist, '**'), { withFileTypes: true })
      .filter((entry) => entry.isFile() && isSearched(entry.name))
      .map((entry) => relative('.', join(entry.parentPath, entry.name)))
  : [];
const isSource = (path) =>
  /^(?:apps|packages|prisma|catalogue|demo)\/.*\.tsx?$/.test(path) &&
  !/\.(?:test|faults)\.tsx?$|\/testing\//.test(path);

for (const path of [...tracked, ...bundled]) {
  const text = readFileSync(path, 'utf8');
  const found = secretIn(text);
  if (found) complain('K3', path, `looks like a secret: ${found}`);
  if (/\.map$/.test(path)) complain('K5', path, 'source maps are not served');
  if (!isSource(path)) continue;
  for (const [pattern] of bans) {
    if (pattern.test(text)) complain('K4', path, `must not hold ${pattern}`);
  }
}

for (const complaint of complaints) console.error(complaint);
if (complaints.length > 0 || tracked.length < 100 || locked.length < 10_000) process.exit(1);
console.log(
  `Supply chain: ${installed.length} installed folders, ${tracked.length} files and ${bundled.length} of the bundle hold nothing that they must not`,
);
console.log(
  history.skipped
    ? `The history was not searched for secrets: ${history.skipped}`
    : `The history has ${history.count} objects without a secret`,
);
