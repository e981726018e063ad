import { parseModel } from '@wearfolio/feeds/clean/category/kind-model';
import { describe, expect, it } from 'vitest';
import type { KindRow } from './kind-rows.ts';
import { trainKinds } from './train-kinds.ts';

const row = (text: string, kind: string): KindRow => ({ source: 'styles', part: 0, name: text, text, kind });

const rows = Array.from({ length: 6 }, () => [
  row('rubber toe and heel', 'shoes/boots'),
  row('warm hood and sleeve', 'clothing/jackets'),
  row('light hood and hem', 'clothing/jackets'),
]).flat();

describe('trainKinds', () => {
  it('gives the same bytes for the same rows in any order', () => {
    expect(trainKinds(rows.toReversed())).toBe(trainKinds(rows));
  });

  it('counts each row of a kind, and leaves out kinds with few rows', () => {
    const { kinds, counts } = parseModel(trainKinds([...rows, row('gold ring', 'accessories/belts')]));

    expect(kinds.map(({ match, rows: count }) => [match.leaf, count])).toEqual([
      ['jackets', 12],
      ['boots', 6],
    ]);
    expect(counts.has('gold')).toBe(false);
    expect(counts.get('rubber')?.get(1)).toBe(6);
  });
});
