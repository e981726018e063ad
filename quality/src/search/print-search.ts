import type { Signal } from '@wearfolio/listing-index/weights';
import { asTexts, type JudgedSet, readDemoSet, readFeedsSet, readRealSet, readStylesSet } from './judged-sets.ts';
import { allTexts, bm25Over, figuresOf, type Measured, measureQuery, titleAndDescription } from './measure.ts';
import { type Found, openSearchShop, type SearchShop } from './open-shop.ts';

const signals: readonly Signal[] = [
  'names',
  'details',
  'near',
  'phrase',
  'head',
  'picture',
  'popularity',
  'freshness',
  'variety',
];

const cell = (text: string): string => text.padStart(12);
const heads = ['queries', 'NDCG@10', 'recall@24', 'recall@216', 'no result', 'alike in 10'];

const printFigures = (name: string, measured: readonly Measured[]): void => {
  const { queries, ndcg, recall, deep, empty, duplicates } = figuresOf(measured);
  const figures = [
    String(queries),
    ndcg.toFixed(3),
    recall.toFixed(3),
    deep.toFixed(3),
    String(empty),
    duplicates.toFixed(2),
  ];
  console.log(`${name.padEnd(34)}${figures.map(cell).join('')}`);
};

const printHalves = (name: string, measured: readonly Measured[]): void => {
  for (const half of ['open', 'held-back'] as const)
    printFigures(
      `${name}, ${half}`,
      measured.filter((one) => one.half === half),
    );
};

// One query after the other, because OpenSearch refuses hundreds of searches at once.
const measureShop = async (
  { queries, rows }: JudgedSet,
  shop: SearchShop,
  left: readonly Signal[] = [],
  hasNear = true,
): Promise<Measured[]> => {
  const measured: Measured[] = [];
  for (const query of queries)
    measured.push(measureQuery(query, rows, shop.products, await shop.ask(query.query, left, hasNear)));
  return measured;
};

const measureBy = ({ queries, rows }: JudgedSet, shop: SearchShop, ask: (query: string) => Found[]): Measured[] =>
  queries.map((query) => measureQuery(query, rows, shop.products, ask(query.query)));

const printWorst = (measured: readonly Measured[], beside: readonly Measured[]): void => {
  const worst = measured.filter(({ half }) => half === 'open').toSorted((one, other) => one.ndcg - other.ndcg);
  console.log('\nThe worst of the open half: ours, BM25, what comes first');
  for (const { query, ndcg, titles } of worst.slice(0, 20)) {
    const other = beside.find((one) => one.query === query);
    console.log(`${ndcg.toFixed(2)}  ${(other?.ndcg ?? 0).toFixed(2)}  ${query}: ${titles.join(' | ') || 'nothing'}`);
  }
};

type Options = {
  /** Also measures without each ranking signal. */
  ablates: boolean;
  /** The address of an OpenSearch that lists the products. */
  openSearch: string | undefined;
};

const printSet = async (set: JudgedSet, textOf: typeof allTexts, { ablates, openSearch }: Options): Promise<void> => {
  const shop = await openSearchShop(set.fill, openSearch);
  try {
    const ours = await measureShop(set, shop);
    const bm25 = measureBy(set, shop, bm25Over(set.rows, shop.products, textOf));
    console.log(`\n${set.name.padEnd(34)}${heads.map(cell).join('')}`);
    printHalves('ours', ours);
    printHalves('ours without near matches', await measureShop(set, shop, [], false));
    printHalves('BM25', bm25);
    for (const signal of ablates ? signals : [])
      printHalves(`ours without ${signal}`, await measureShop(set, shop, [signal]));
    printWorst(ours, bm25);
  } finally {
    await shop.close();
  }
};

/**
 * Prints the quality of searches on the judged sets, next to plain BM25 over the same rows. `folder` contains the real
 * feeds, which are not part of the repository.
 */
export const printSearch = async (options: Options, folder: string | undefined): Promise<void> => {
  const set = folder ? readRealSet(folder) : await readDemoSet();
  const alone = { ...options, ablates: false };
  await printSet(set, allTexts, options);
  await printSet(asTexts(set), titleAndDescription, alone);
  await printSet(await readStylesSet(), titleAndDescription, options);
  await printSet(readFeedsSet(), titleAndDescription, alone);
};
