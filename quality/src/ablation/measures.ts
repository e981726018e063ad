import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { caseFolders, readCases } from '../cases/case-set.ts';
import { judgeCase } from '../cases/judge-case.ts';
import { judgeStores } from '../damage/print-damaged.ts';
import { figuresOf } from '../figures.ts';
import { listExtracts } from '../golden-set.ts';
import { judgeExtract } from '../judge-extract.ts';
import { measureWords } from '../words/measure-words.ts';
import { readWords } from '../words/word-rows.ts';
import { type HiddenStore, hiddenStores, judgeHidden } from './hidden-columns.ts';

/** Number of right facts by measure and fact: 'held-back size' -> 234. */
export type Counts = Readonly<Record<string, number>>;

/** Fewer damaged stores than the committed figures have, because every mechanism is measured with them. */
const damagedJudged = 20;

let hidden: Promise<HiddenStore[]> | null = null;

const named = (measure: string, counts: Counts): [string, number][] =>
  Object.entries(counts).map(([fact, right]) => [`${measure} ${fact}`, right]);

/**
 * Measures the cleaner on stores that it has not learned from: labeled rows, damaged stores, made-up cases, and, where
 * the shared data is there, columns in 14 languages and real feeds with their columns hidden.
 */
export const measureAll = async (data: string): Promise<Counts> => {
  const figures = figuresOf((await Promise.all(listExtracts().map(judgeExtract))).flat());
  const labeled = Object.entries(figures).flatMap(([half, facts]) =>
    named(half, Object.fromEntries(Object.entries(facts).map(([fact, { right }]) => [fact, right]))),
  );
  const damaged = (await judgeStores(1, damagedJudged)).figures.map(
    ({ fact, figure }) => [`damaged ${fact}`, figure.right] as const,
  );
  let cases = 0;
  for (const one of [caseFolders.own, join(data, 'cases')].flatMap((folder) => readCases(folder) ?? []))
    cases += (await judgeCase(one)).filter(({ isRight }) => isRight).length;
  const words = readWords(join(data, 'taxonomy'));
  const read = words === null ? [] : await measureWords(words.values, words.categories);
  const feeds = join(data, 'feeds', 'avantlink-2020');
  if (existsSync(feeds)) hidden ??= hiddenStores(feeds);
  const told = hidden === null ? {} : await judgeHidden(await hidden);
  return Object.fromEntries([
    ...labeled,
    ...damaged,
    ['cases', cases],
    ['columns', read.filter(({ isRight }) => isRight).length],
    ...named('hidden', told),
  ]);
};
