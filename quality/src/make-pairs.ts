// `node quality/src/make-pairs.ts FOLDER`: prints candidate pairs of the feeds in FOLDER, undecided, as JSON Lines.
// `node quality/src/make-pairs.ts FOLDER --offers`: writes pairs/offers.jsonl with the offers of all decided pairs.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { candidatePairs } from './candidate-pairs.ts';
import { readOffers } from './read-offers.ts';

const pairsFolder = join(import.meta.dirname, '..', 'pairs');
const exitWithoutFeeds = 3;

const { values, positionals } = parseArgs({ allowPositionals: true, options: { offers: { type: 'boolean' } } });
const [feeds = ''] = positionals;
if (!existsSync(feeds)) {
  console.error('Enter the folder of the 14 AvantLink feeds of 2020. They are not part of the repository.');
  process.exit(exitWithoutFeeds);
}

const offers = readOffers(feeds);

const idsOf = (half: string): string[] => {
  const lines = readFileSync(join(pairsFolder, `${half}.jsonl`), 'utf8').split('\n');
  return lines.flatMap((line) => {
    if (line === '') return [];
    const { a, b }: { a: string; b: string } = JSON.parse(line);
    return [a, b];
  });
};

const jsonLines = (rows: readonly unknown[]): string => rows.map((row) => `${JSON.stringify(row)}\n`).join('');

if (values.offers) {
  const wanted = new Set(['open', 'held-back'].flatMap(idsOf));
  const found = offers.filter(({ id }) => wanted.has(id));
  writeFileSync(join(pairsFolder, 'offers.jsonl'), jsonLines(found));
  console.log(`Found ${found.length} of the ${wanted.size} offers in the pairs`);
} else {
  process.stdout.write(jsonLines(candidatePairs(offers)));
}
