// Checks what comes into the house and what must not leave it: docs/security.md, K1 to K4. Each search is tried on
// something planted first, since a search that finds nothing is worth nothing otherwise.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const complaints = [];
const complain = (check, where, what) => complaints.push(`${check} ${where}: ${what}`);

const lockfile = readFileSync('pnpm-lock.yaml', 'utf8');
const locked = lockfile.slice(lockfile.indexOf('\npackages:\n'), lockfile.indexOf('\nsnapshots:\n'));

/** K1: a package has its checksum, and comes from the registry rather than from an address of its own. */
const badPins = (text) =>
  [...text.matchAll(/\n {2}'?([^\s']+)'?:\n {4}resolution: (.*)/g)]
    .filter(([, , resolution]) => !/^\{integrity: sha512-[\w+/=]{80,}\}$/.test(resolution))
    .map(([, name]) => name);

const plantedPin = "\n  'left@1.0.0':\n    resolution: {tarball: https://elsewhere.example/left.tgz}\n";
if (badPins(plantedPin).length !== 1) complain('K1', 'supply-chain.mjs', 'a planted tarball was not found');
for (const name of badPins(locked)) complain('K1', name, 'is not pinned to a checksum of the registry');

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

/** K3: what looks like a secret of somebody. The samples are put together here, so that this file is not one. */
const secrets = [
  [/-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/, `-----BEGIN ${'PRIVATE'} KEY-----`],
  [/\bAKIA[0-9A-Z]{16}\b/, `AKIA${'A1'.repeat(8)}`],
  [/\bgh[pousr]_[A-Za-z0-9]{36}\b/, `ghp_${'a1'.repeat(18)}`],
  [/\bxox[abprs]-[A-Za-z0-9-]{20,}/, `xoxb-${'1a'.repeat(12)}`],
  [/\bAIza[\w-]{35}\b/, `AIza${'a'.repeat(35)}`],
  [/\b[rs]k_live_[A-Za-z0-9]{20,}/, `sk_live_${'a1'.repeat(12)}`],
  [/\bnpm_[A-Za-z0-9]{36}\b/, `npm_${'a1'.repeat(18)}`],
  [/\beyJ[\w-]{17,}\.eyJ[\w-]{20,}\.[\w-]{20,}/, `eyJ${'a'.repeat(20)}.eyJ${'b'.repeat(20)}.${'c'.repeat(30)}`],
  [
    /\b(?:postgres(?:ql)?|smtps?):\/\/[\w.-]+:(?!secret@|password@|nothing@|\$)[^\s:/@'"`*<{]{12,}@/,
    `smtp://me:${'h4Kq'.repeat(4)}@mail.example`,
  ],
];
const secretIn = (text) => secrets.find(([pattern]) => pattern.test(text))?.[0];
for (const [pattern, sample] of secrets) {
  if (!pattern.test(sample)) complain('K3', 'supply-chain.mjs', `a planted secret was not found by ${pattern}`);
}

/** K4: what must not stand in sources that run. `only` names where it may. */
const bans = [
  [/dangerouslySetInnerHTML/, 'dangerouslySetInnerHTML={{ __html: x }}'],
  [/\.(?:inner|outer)HTML\s*=[^=]|insertAdjacentHTML|document\.write\(|srcdoc=/, 'box.innerHTML = text'],
  [/\$(?:query|execute)RawUnsafe/, `db.$${'query'}RawUnsafe(text)`],
  [/Prisma\.raw\(/, 'Prisma.raw(text)', 'apps/api/src/shell/queries.ts'],
  [/\beval\(|new Function\(/, 'eval(text)'],
  [/rejectUnauthorized:\s*false|NODE_TLS_REJECT_UNAUTHORIZED/, 'rejectUnauthorized: false'],
];
for (const [pattern, sample] of bans) {
  if (!pattern.test(sample)) complain('K4', 'supply-chain.mjs', `a planted ${sample} was not found`);
}

const tracked = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\0')
  .filter(
    (path) => path && existsSync(path) && !/\.(?:png|avif|ico|woff2|gz)$/.test(path) && path !== 'pnpm-lock.yaml',
  );
const dist = join('apps', 'web', 'dist');
const bundled = existsSync(dist)
  ? readdirSync(dist, { recursive: true })
      .filter((path) => /\.(?:js|css|html|map)$/.test(path))
      .map((path) => join(dist, path))
  : [];
const isSource = (path) =>
  /^(?:apps|packages|prisma)\/.*\.tsx?$/.test(path) && !/\.(?:test|faults)\.tsx?$|\/testing\//.test(path);

for (const path of [...tracked, ...bundled]) {
  const text = readFileSync(path, 'utf8');
  const found = path === 'supply-chain.mjs' ? undefined : secretIn(text);
  if (found) complain('K3', path, `looks like a secret: ${found}`);
  if (/\.map$/.test(path)) complain('K5', path, 'source maps are not served');
  if (!isSource(path)) continue;
  for (const [pattern, , only] of bans) {
    if (pattern.test(text) && path !== only) complain('K4', path, `must not hold ${pattern}`);
  }
}

for (const complaint of complaints) console.error(complaint);
if (complaints.length > 0 || tracked.length < 100 || locked.length < 10_000) process.exit(1);
console.log(
  `Supply chain: ${installed.length} installed folders, ${tracked.length} files and ${bundled.length} of the bundle hold nothing that they must not`,
);
