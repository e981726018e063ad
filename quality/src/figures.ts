import type { Half } from './golden-set.ts';
import type { Judged } from './judge-extract.ts';
import { type JudgedFact, judgedFacts } from './judge-row.ts';

/** How many rows of a half were judged on a fact, and how many are right. */
export type Figure = { right: number; rows: number };

export type Figures = Record<Half, Record<JudgedFact, Figure>>;

const figureOf = (judged: readonly Judged[]): Figure => ({
  right: judged.filter(({ isRight }) => isRight).length,
  rows: judged.length,
});

const ofHalf = (judged: readonly Judged[], half: Half): Record<JudgedFact, Figure> => {
  const own = judged.filter(({ extract }) => extract.half === half);
  const entries = judgedFacts.map((name) => [name, figureOf(own.filter(({ fact }) => fact === name))] as const);
  return Object.fromEntries(entries) as Record<JudgedFact, Figure>;
};

/** The accuracy of each fact, separately for open rows and held-back rows. */
export const figuresOf = (judged: readonly Judged[]): Figures => ({
  open: ofHalf(judged, 'open'),
  'held-back': ofHalf(judged, 'held-back'),
});

/** A proportion in percent with one decimal, rounded down. */
export const percent = ({ right, rows }: Figure): number => (rows === 0 ? 100 : Math.floor((1000 * right) / rows) / 10);
