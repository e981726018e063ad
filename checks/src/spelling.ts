// `node checks/src/spelling.ts`, from the root: checks the spelling of all files with cspell.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const cspell = fileURLToPath(import.meta.resolve('cspell/bin.mjs'));
// The first run reads all files in a few seconds. Later runs use the cache and read only changed files.
const cache = ['--cache', '--cache-strategy', 'content', '--cache-location', 'node_modules/.cache/cspell'];
const options = ['--no-progress', '--no-summary', '--no-must-find-files', '--file-list', 'stdin', ...cache];

const advice = `
Correct these words; the project writes American English.
Is the word right? Add it to checks/words.txt, or to checks/test-words.txt if only tests use it.
Is it a wire name or a quotation in one file? Write a comment there, for example: cspell:ignore colour`;

const isText = (path: string): boolean => !/\.(?:avif|png|ico|woff2|gz|json|csv)$/.test(path);

/** Files that Git tracks or would add. */
const listFiles = (): string[] => {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  return execFileSync('git', args, { encoding: 'utf8' }).split('\0').filter(existsSync);
};

const files = listFiles().filter(isText);
const input = files.join('\n');
const { status } = spawnSync(process.execPath, [cspell, 'lint', ...options], {
  input,
  stdio: ['pipe', 'inherit', 'inherit'],
});
if (status !== 0) {
  console.error(advice);
  process.exit(1);
}
console.log(`No misspelled word in ${files.length} files`);
