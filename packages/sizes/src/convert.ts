import { type Chart, exactIn, pairsIn } from './chart.ts';
import { labelAt, type Position, positionOf } from './position.ts';
import type { Ladder, Size, System } from './size.ts';

/** A size in another system; `isAbout` where tables give a range, or nothing tells it of this brand. */
export type Converted = { value: string; isAbout: boolean };

const ladderIn = ({ kind, audience }: Size, system: System): Ladder => ({ kind, audience, system });

const placeOf = (size: Size): number | null => {
  const position = positionOf(size);
  return position && (position.from + position.to) / 2;
};

const bareOf = ({ value }: Size, suffix: string): string =>
  suffix === '' ? value : value.slice(0, value.length - suffix.length - 1);

type Offset = { distance: number; offset: number };

// How far the brand's sizes stand beside the general tables, at its own pairs, the nearest first.
const offsetsBeside = (chart: Chart, size: Size, to: System, place: number): Offset[] =>
  pairsIn(chart, size.system, to)
    .flatMap(([from, value]): Offset[] => {
      const own = placeOf({ ...size, value: from, order: size.order });
      const other = placeOf({ ...size, system: to, value, order: size.order });
      return own === null || other === null ? [] : [{ distance: Math.abs(own - place), offset: other - own }];
    })
    .sort((one, other) => one.distance - other.distance);

/** From so many pairs on a brand's offset counts for its other sizes. */
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

// A chart's own lines, of whichever chart, say more than how far its other lines stand beside the tables.
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

// By the general tables feet convert exactly among numbers that differ by a constant; the rest is about.
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
 * A size in another system, by the first of `charts` that says anything, else by the general tables; null where nothing
 * says it. A width or a fit stays behind it.
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
