import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandChart, type Chart, chartOf, type Pair } from '@wearfolio/sizes/chart';
import { convert } from '@wearfolio/sizes/convert';
import { equivalentSizes, type SystemSize } from '@wearfolio/sizes/equivalent-sizes';
import { type Audience, type Kind, numberOf, type Size } from '@wearfolio/sizes/size';
import type { Half } from '../golden-set.ts';
import type { Proportion } from '../proportion.ts';

/** A label with one size in several systems. `brand` is '' if the source names none. */
type Labeled = { source: string; brand: string; audience: Audience; kind: Kind; label: string };

/** A size of a label, predicted from another size of it. */
export type Prediction = {
  label: Labeled;
  from: SystemSize;
  to: SystemSize;
  predicted: string | null;
  isExact: boolean;
  isNear: boolean;
};

/** How many sizes were predicted exactly, and how many within half a size. */
export type SizeFigures = { exact: Proportion; near: Proportion };

const readHalf = (half: Half): Labeled[] =>
  readFileSync(join(import.meta.dirname, '..', '..', 'sizes', `${half}.jsonl`), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

const pairsOf = ({ label }: Labeled): Pair[] => {
  const [first, ...others] = equivalentSizes(label);
  if (!first) return [];
  return others.flatMap((to, at) =>
    [first, ...others.slice(0, at)].map((from) => ({
      from: from.system,
      fromValue: from.value,
      to: to.system,
      toValue: to.value,
      count: 1,
    })),
  );
};

const isSameMaker = (one: Labeled, other: Labeled): boolean =>
  one.brand === other.brand && one.audience === other.audience && one.kind === other.kind;

// The charts that the shop would learn for the brand from the other labels of the open half.
const chartsFor = (label: Labeled, open: readonly Labeled[]): Chart[] => {
  if (label.brand === '') return [];
  const learned = chartOf(
    open.filter((other) => other.label !== label.label && isSameMaker(other, label)).flatMap(pairsOf),
  );
  const own = brandChart(label.brand, label.kind, label.audience);
  return own ? [learned, own] : [learned];
};

/** Half a size. For clothes, whose sizes are two apart, it is 1. */
const halfSize = ({ kind }: Labeled): number => (kind === 'shoes' ? 0.5 : 1);

const predict = (label: Labeled, from: SystemSize, to: SystemSize, charts: readonly Chart[]): Prediction => {
  const size: Size = { kind: label.kind, audience: label.audience, order: 0, ...from };
  const predicted = convert(size, to.system, charts)?.value ?? null;
  const distance = Math.abs((numberOf(predicted ?? '') ?? Number.NaN) - (numberOf(to.value) ?? Number.NaN));
  return { label, from, to, predicted, isExact: distance < 0.01, isNear: distance <= halfSize(label) + 0.01 };
};

/** Predicts each size of each label of a half from each other size of the label. */
export const judgeSizes = (half: Half): Prediction[] => {
  const open = readHalf('open');
  return readHalf(half).flatMap((label) => {
    const stated = equivalentSizes(label.label);
    const charts = chartsFor(label, open);
    return stated.flatMap((from) => stated.filter((to) => to !== from).map((to) => predict(label, from, to, charts)));
  });
};

export const sizeFiguresOf = (predictions: readonly Prediction[]): SizeFigures => ({
  exact: { right: predictions.filter(({ isExact }) => isExact).length, rows: predictions.length },
  near: { right: predictions.filter(({ isNear }) => isNear).length, rows: predictions.length },
});
