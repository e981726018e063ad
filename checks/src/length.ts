// Limits the length of the documentation. `npm run verify` fails above the limit, so adding a page means shortening
// another.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const limit = 30_000;

/**
 * Pages of the documentation and the README of each room. Deeper READMEs list sources and licenses. The agreed behavior
 * in docs/behavior* is a reference that is looked up, not read, so it does not count.
 */
const isPage = (path: string): boolean =>
  !path.startsWith('docs/behavior') &&
  /^(README|CONTRIBUTING)\.md$|^docs\/|^((apps|packages)\/)?[^/]+\/README\.md$/.test(path);

const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.md'], { encoding: 'utf8' }).split('\n');
const paths = [...new Set(listed)].filter((path) => isPage(path) && existsSync(path));

/** A word has a letter or a digit. The lines of tables do not count. */
const countWords = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

const pages = paths
  .map((path) => ({ path, words: countWords(readFileSync(path, 'utf8')) }))
  .toSorted((a, b) => b.words - a.words);
const total = pages.reduce((sum, { words }) => sum + words, 0);

if (total > limit) {
  for (const { path, words } of pages) console.error(`${String(words).padStart(6)}  ${path}`);
  console.error(`The documentation has ${total} words. The limit is ${limit}. Remove what readers need least.`);
  process.exit(1);
}
console.log(`The documentation has ${total} of ${limit} words`);
