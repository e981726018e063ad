import { type Chart, exactIn, pairsIn } from './chart.ts';
import { labelAt, type Position, positionOf } from './position.ts';
import type { Ladder, Size, System } from './size.ts';

/** A size in another system. `isAbout` is true for ranges and for values that do not come from the brand. */
export type Converted = { value: string; isAbout: boolean };

const ladderIn = ({ kind, audience }: Size, system: System): Ladder => ({ kind, audience, system });

const placeOf = (size: Size): number | null => {
  const position = positionOf(size);
  return position && (position.from + position.to) / 2;
};

const bareOf = ({ value }: Size, suffix: string): string =>
  suffix === '' ? value : value.slice(0, value.length - suffix.length - 1);

type Offset = { distance: number; offset: number };

// The offsets of the brand's pairs from the general tables, nearest first.
const offsetsBeside = (chart: Chart, size: Size, to: System, place: number): Offset[] =>
  pairsIn(chart, size.system, to)
    .flatMap(([from, value]): Offset[] => {
      const own = placeOf({ ...size, value: from, order: size.order });
      const other = placeOf({ ...size, system: to, value, order: size.order });
      return own === null || other === null ? [] : [{ distance: Math.abs(own - place), offset: other - own }];
    })
    .sort((one, other) => one.distance - other.distance);

/** The number of pairs from which a brand's offset applies to its other sizes. */
const enoughPairs = 2;
const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? 0;

const byOffset = (chart: Chart, size: Size, to: System, place: number): string | null => {
  const offsets = offsetsBeside(chart, size, to, place);
  if (offsets.length < enoughPairs) return null;
  const near = offsets.slice(0, 3).map(({ offset }) => offset);
  const far = offsets[0]?.distance ?? 0;
  return far > 4 ? null : labelAt(ladderIn(size, to), place + median(near));
};

// A chart's own entry takes precedence over an offset, across all charts.
const inCharts = (charts: readonly Chart[], size: Size, bare: string, to: System, place: number): Converted | null => {
  for (const chart of charts) {
    const exact = exactIn(chart, size.system, bare, to);
    if (exact !== null) return { value: exact, isAbout: false };
  }
  for (const chart of charts) {
    const value = byOffset(chart, { ...size, value: bare }, to, place);
    if (value !== null) return { value, isAbout: true };
  }
  return null;
};

// The general tables convert feet exactly only between systems with a constant offset.
const isExact = ({ kind, audience, system }: Size, to: System, { from, to: end }: Position): boolean => {
  if (from !== end) return false;
  if (kind === 'bras' || kind === 'hats') return to !== 'letters';
  if (audience === 'women' && kind !== 'shoes')
    return (
      ['US', 'UK', 'AU', 'EU', 'FR', 'ES', 'DE', 'IT', 'JP'].includes(system) && to !== 'letters' && to !== 'waist'
    );
  return kind === 'shoes' && ['US', 'UK'].includes(system) && ['US', 'UK'].includes(to);
};

/**
 * Converts a size to another system with the first of `charts` that covers it, otherwise with the general tables. Keeps
 * the width or fit. Null if no source covers the size.
 */
export const convert = (size: Size, to: System, charts: readonly Chart[] = []): Converted | null => {
  if (size.system === to) return { value: size.value, isAbout: false };
  const position = positionOf(size);
  if (!position) return null;
  const { from, to: end, suffix } = position;
  const bare = bareOf(size, suffix);
  const withSuffix = ({ value, isAbout }: Converted): Converted => ({
    value: suffix === '' ? value : `${value} ${suffix}`,
    isAbout,
  });
  const found = inCharts(charts, size, bare, to, (from + end) / 2);
  if (found) return withSuffix(found);
  const low = labelAt(ladderIn(size, to), from);
  const high = labelAt(ladderIn(size, to), end);
  if (low === null) return null;
  const value = high === null || high === low ? low : `${low}-${high}`;
  return withSuffix({ value, isAbout: !isExact(size, to, position) });
};
