// K3 of docs/security.md: what looks like a secret of somebody, in a text and in all that git remembers.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Each with a sample. Those are put together here, so that this file is not one.
const secrets = [
  [/-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/, `-----BEGIN ${'PRIVATE'} KEY-----`],
  [/\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/, `AKIA${'A1'.repeat(8)}`],
  [/\bgh[pousr]_[A-Za-z0-9]{36}\b/, `ghp_${'a1'.repeat(18)}`],
  [/\bgithub_pat_\w{40,}/, `github_pat_${'a1'.repeat(30)}`],
  [/\bglpat-[\w-]{20,}/, `glpat-${'a1'.repeat(10)}`],
  [/\bxox[abprs]-[A-Za-z0-9-]{20,}/, `xoxb-${'1a'.repeat(12)}`],
  [/\bAIza[\w-]{35}\b/, `AIza${'a'.repeat(35)}`],
  [/\bGOCSPX-[\w-]{24,}/, `GOCSPX-${'a1'.repeat(14)}`],
  [/\bSG\.[\w-]{20,}\.[\w-]{40,}/, `SG.${'a1'.repeat(11)}.${'b2'.repeat(22)}`],
  [/\b[rs]k_live_[A-Za-z0-9]{20,}/, `sk_live_${'a1'.repeat(12)}`],
  [/\bnpm_[A-Za-z0-9]{36}\b/, `npm_${'a1'.repeat(18)}`],
  [/\beyJ[\w-]{17,}\.eyJ[\w-]{20,}\.[\w-]{20,}/, `eyJ${'a'.repeat(20)}.eyJ${'b'.repeat(20)}.${'c'.repeat(30)}`],
  [
    /\b(?:postgres(?:ql)?|smtps?):\/\/[\w.-]+:(?!secret@|password@|nothing@|\$)[^\s:/@'"`*<{]{12,}@/,
    `smtp://me:${'h4Kq'.repeat(4)}@mail.example`,
  ],
  // The shop's own, as a file of settings or of containers would hold them.
  [/\b(?:TOKEN_SECRET|OPS_TOKEN)['"]?\s*[:=]\s*['"]?[\w+/=-]{24,}/, `TOKEN_SECRET=${'h4Kq'.repeat(8)}`],
];

/** The pattern that a text meets, or undefined. */
export const secretIn = (text) => secrets.find(([pattern]) => pattern.test(text))?.[0];

/** Patterns that do not find their own sample. */
export const blindPatterns = () =>
  secrets.filter(([pattern, sample]) => !pattern.test(sample)).map(([pattern]) => pattern);

/** Pictures, fonts and packed files, and the lockfile with its checksums. */
export const isSearched = (path) => !/\.(?:png|avif|ico|woff2|gz|br)$|^pnpm-lock\.yaml$/.test(path);

const git = (args, input) =>
  execFileSync('git', args, { input, maxBuffer: Number.POSITIVE_INFINITY, stdio: ['pipe', 'pipe', 'ignore'] });

const ask = (args, input) => git(args, input).toString().trim();

// What `git cat-file --batch` says: a line with the size and the name of an object, its bytes, and a line end.
function* objectsIn(bytes) {
  for (let at = 0; at < bytes.length; ) {
    const end = bytes.indexOf(10, at);
    const line = bytes.toString('utf8', at, end);
    const [, size, name] = /^(\d+) (.*)$/.exec(line) ?? [];
    if (size === undefined) throw new Error(`git has no object for ${line}`);
    const from = end + 1;
    at = from + Number(size) + 1;
    yield { name, text: bytes.toString('latin1', from, at - 1) };
  }
}

const whyNotSearched = (repository) => {
  try {
    const isShallow = ask([...repository, 'rev-parse', '--is-shallow-repository']) === 'true';
    return isShallow ? 'this clone is shallow' : null;
  } catch {
    return 'there is no git repository here';
  }
};

/**
 * Searches every file of every commit that a branch or a tag leads to, and what the commits say. `repository` are
 * arguments that tell git where it is. Answers how many objects there were and which look like secrets, by id and path;
 * or `skipped`, why nothing was searched.
 */
export const searchHistory = (repository = []) => {
  const skipped = whyNotSearched(repository);
  if (skipped) return { skipped, count: 0, found: [] };
  // A line of each object: its id, and behind a space its path where it has one.
  const listed = ask([...repository, 'rev-list', '--objects', '--all']).split('\n');
  const wanted = listed.filter((line) => isSearched(line.slice(line.indexOf(' ') + 1)));
  const format = '--batch=%(objectsize) %(objectname) %(rest)';
  const objects = [...objectsIn(git([...repository, 'cat-file', format], `${wanted.join('\n')}\n`))];
  const found = objects.filter(({ text }) => secretIn(text)).map(({ name }) => name);
  return { skipped: null, count: objects.length, found };
};

/** What `searchHistory` finds in a history into which a secret was planted, and out of which it was taken again. */
export const searchPlantedHistory = () => {
  const folder = mkdtempSync(join(tmpdir(), 'wearfolio-history-'));
  const repository = [`--git-dir=${join(folder, '.git')}`];
  const make = (args, input = '') =>
    ask([...repository, '-c', 'user.name=planted', '-c', 'user.email=planted', ...args], input);
  try {
    make(['init', '--quiet']);
    const file = make(['hash-object', '-w', '--stdin'], `key = ${secrets[1][1]}\n`);
    const tree = make(['mktree'], `100644 blob ${file}\tplanted.txt\n`);
    const first = make(['commit-tree', '-m', 'In', tree]);
    const second = make(['commit-tree', '-m', 'Out', '-p', first, make(['mktree'])]);
    make(['update-ref', 'refs/heads/main', second]);
    return searchHistory(repository).found;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
