// Prints quality figures:
// - `npm run quality [-- --store NAME] [--fact NAME] [--pairs] [--sizes]`: accuracy of feed cleaning on labeled rows, of
//   joining offers across stores, and of converting sizes. `--pairs` and `--sizes` list the errors of the open half.
// - `npm run quality -- --ablate [--only NAME] [--feeds FOLDER]`: what each mechanism of the cleaner is worth, on stores
//   that it has not learned from. The folder is that of the shared data.
// - `npm run quality -- search [--ablate] [--feeds FOLDER] [--opensearch URL]`: quality of searches, over the demo or
//   over real feeds, in memory or in OpenSearch.
// - `npm run quality -- damaged [--fact NAME] [--from SEED]`: how well generated damaged feeds are read, with errors.
// - `npm run quality -- cases [--long] [--feeds FOLDER]`: made-up feeds, each one kind of fault, with what a shop must show.
// - `npm run quality -- real --feeds FOLDER [--long]`: real feeds that no rule was written for (quality/real/README.md).
// - `npm run quality -- words --names FOLDER [--errors]`: the share of colors, genders, ages and kinds that are understood
//   in plain columns of 14 languages.
// - `npm run quality -- taxonomy --names FOLDER`: rewrites the names of kinds from the npm packages
//   `shopify-taxonomy-{de,fr,...}` (MIT), unpacked in a folder.
// - `npm run quality -- shades --names FILE`: rewrites the list of plain shades from a CSV of color names with hex values.
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { sharedData } from './cases/case-set.ts';
import { type Figure, figuresOf, percent } from './figures.ts';
import { listExtracts } from './golden-set.ts';
import { type Judged, judgeExtract } from './judge-extract.ts';
import { judgedFacts } from './judge-row.ts';
import { printPictureColors } from './picture-colors.ts';
import { printPairs } from './print-pairs.ts';
import { printSizes } from './sizes/print-sizes.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    store: { type: 'string' },
    fact: { type: 'string' },
    pairs: { type: 'boolean', default: false },
    sizes: { type: 'boolean', default: false },
    ablate: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    feeds: { type: 'string' },
    opensearch: { type: 'string' },
    from: { type: 'string', default: '1' },
    names: { type: 'string' },
    long: { type: 'boolean', default: false },
    errors: { type: 'boolean', default: false },
  },
});

if (positionals.includes('search')) {
  const { printSearch } = await import('./search/print-search.ts');
  if (options.feeds !== undefined && !existsSync(options.feeds)) {
    console.error(`There is no folder ${options.feeds}. The real feeds are not part of the repository.`);
    process.exit(3);
  }
  await printSearch({ ablates: options.ablate, openSearch: options.opensearch }, options.feeds);
  process.exit();
}

if (positionals.includes('cases')) {
  const { printCases } = await import('./cases/print-cases.ts');
  process.exit(await printCases(options.long, options.feeds));
}

if (positionals.includes('real')) {
  const { printReal } = await import('./real/print-real.ts');
  process.exit(await printReal(options.feeds ?? '', options.long));
}

if (positionals.includes('shades')) {
  const { names = '' } = options;
  if (!existsSync(names)) {
    console.error(
      'Say where the names lie: --names FILE. They are dist/colornames.csv of the npm package color-name-list.',
    );
    process.exit(3);
  }
  const { writeShades } = await import('./shades/write-shades.ts');
  writeShades(names);
  process.exit();
}

if (positionals.includes('words')) {
  const { readWords } = await import('./words/word-rows.ts');
  const words = readWords(options.names ?? '');
  if (words === null) {
    console.error(
      'Say where the words lie: --names FOLDER with values.tsv and categories.tsv. They are not part of the repository.',
    );
    process.exit(3);
  }
  const { printWords } = await import('./words/print-words.ts');
  await printWords(words, options.errors);
  process.exit();
}

if (positionals.includes('taxonomy')) {
  if (!existsSync(options.names ?? '')) {
    console.error('Say where the packages shopify-taxonomy-{de,fr,...} lie: --names FOLDER.');
    process.exit(3);
  }
  const { writeKinds } = await import('./words/write-kinds.ts');
  writeKinds(options.names ?? '');
  process.exit();
}

if (positionals.includes('damaged')) {
  const { printDamaged } = await import('./damage/print-damaged.ts');
  await printDamaged(options.fact, Number(options.from));
  process.exit();
}

if (options.ablate) {
  const { printAblation } = await import('./ablation/print-ablation.ts');
  await printAblation(options.feeds ?? sharedData, options.only);
  process.exit();
}

const extracts = listExtracts().filter(({ slug, store }) => !options.store || [slug, store].includes(options.store));
const judged: Judged[] = (await Promise.all(extracts.map(judgeExtract))).flat();
const figures = figuresOf(judged);

const cell = (text: string | number): string => String(text).padStart(14);
const share = (figure: Figure): string => cell(figure.rows === 0 ? '-' : `${percent(figure)} %`);

console.log(`fact      ${cell('open')}${cell('rows')}${cell('held back')}${cell('rows')}`);
for (const fact of judgedFacts) {
  const [open, heldBack] = [figures.open[fact], figures['held-back'][fact]];
  console.log(`${fact.padEnd(10)}${share(open)}${cell(open.rows)}${share(heldBack)}${cell(heldBack.rows)}`);
}

console.log(`\ncertain   ${cell('open')}${cell('wrong')}${cell('held back')}${cell('wrong')}`);
for (const fact of [...judgedFacts.filter((one) => one !== 'title'), undefined]) {
  const told = (['open', 'held-back'] as const).flatMap((half) => {
    const own = judged.filter((one) => one.extract.half === half && one.fact !== 'title');
    const ofFact = own.filter((one) => fact === undefined || one.fact === fact);
    const certain = ofFact.filter(({ isCertain }) => isCertain);
    const wrong = certain.filter(({ isRight }) => !isRight);
    return [
      share({ right: certain.length, rows: ofFact.length }),
      share({ right: wrong.length, rows: certain.length }),
    ];
  });
  console.log(`${(fact ?? 'all').padEnd(10)}${told.join('')}`);
}

/** The most frequent confusions. Held-back rows are counted above but never shown. */
const wrong = judged.filter(({ isRight, extract, fact }) => {
  return !isRight && extract.half === 'open' && (!options.fact || fact === options.fact);
});
const confusions = new Map<string, number>();
for (const { fact, expected, actual, extract } of wrong) {
  const line = `${fact.padEnd(9)} ${expected} -> ${actual} (${extract.store})`;
  confusions.set(line, (confusions.get(line) ?? 0) + 1);
}
const shown = [...confusions].sort(([, one], [, other]) => other - one).slice(0, options.fact ? 200 : 40);
if (shown.length > 0) console.log('\nConfusions of the open half');
for (const [line, count] of shown) console.log(`${String(count).padStart(5)}  ${line.slice(0, 200)}`);

if (!options.store && !options.fact) {
  await printPairs(options.pairs);
  printSizes(options.sizes);
  await printPictureColors();
}
