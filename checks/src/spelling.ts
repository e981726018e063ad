// `node checks/src/spelling.ts [--prune]`, from the root: checks the spelling of all files with cspell. Files in
// checks/legacy.txt had errors before this check existed. They are skipped until they change. The list contains hashes
// of the content instead of dates, because CI may have a shallow clone.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fingerprint } from './fingerprint.ts';

const legacyFile = 'checks/legacy.txt';
const cspell = fileURLToPath(import.meta.resolve('cspell/bin.mjs'));
// The first run reads all files in a few seconds. Later runs use the cache and read only changed files.
const cache = ['--cache', '--cache-strategy', 'content', '--cache-location', 'node_modules/.cache/cspell'];
const options = ['--no-progress', '--no-summary', '--no-must-find-files', '--file-list', 'stdin', ...cache];

const advice = `
Correct these words; the project writes American English. A file that you changed must be right as a whole, its old words too.
Is the word right? Add it to checks/words.txt, or to checks/test-words.txt if only tests use it.
Is it a wire name or a quotation in one file? Write a comment there, for example: cspell:ignore colour`;

const isText = (path: string): boolean => !/\.(?:avif|png|ico|woff2|gz|json|csv)$/.test(path);

/** Files that Git tracks or would add. */
const listFiles = (): string[] => {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  return execFileSync('git', args, { encoding: 'utf8' }).split('\0').filter(existsSync);
};

const lines = readFileSync(legacyFile, 'utf8').split('\n').filter(Boolean);
const legacy = new Set(lines.map((line) => line.split(' ')[0]));
const files = listFiles()
  .filter(isText)
  .map((path) => ({ path, print: fingerprint(readFileSync(path, 'utf8')) }));
const checked = files.filter(({ print }) => !legacy.has(print));

if (process.argv[2] === '--prune') {
  const current = new Set(files.map(({ print }) => print));
  const kept = lines.filter((line) => current.has(line.split(' ')[0] ?? ''));
  writeFileSync(legacyFile, kept.map((line) => `${line}\n`).join(''));
  console.log(`Removed ${lines.length - kept.length} of ${lines.length} lines from ${legacyFile}`);
}

const input = checked.map(({ path }) => path).join('\n');
const { status } = spawnSync(process.execPath, [cspell, 'lint', ...options], {
  input,
  stdio: ['pipe', 'inherit', 'inherit'],
});
if (status !== 0) {
  console.error(advice);
  process.exit(1);
}
console.log(
  `No misspelled word in ${checked.length} files; ${files.length - checked.length} legacy files were skipped`,
);
