import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { agreementOf, type JudgedPair, judgePairs, pairFiguresOf, readAgreement } from './pair-figures.ts';
import { percentOf } from './proportion.ts';

/** Minimum percentages. The test fails if a figure is lower. */
const committed: { pairs: Record<string, Record<'precision' | 'recall' | 'sharedMpn', number>> } = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', 'figures.json'), 'utf8'),
);

describe('the candidate pairs', () => {
  let judged: JudgedPair[] = [];
  beforeAll(async () => {
    judged = await judgePairs();
  }, 60_000);

  it.each(['open', 'held-back'] as const)('are joined at least as well as the committed figures: %s', (half) => {
    const { precision, recall, sharedMpn } = pairFiguresOf(judged, half);
    const floors = committed.pairs[half];

    expect(percentOf(precision)).toBeGreaterThanOrEqual(floors?.precision ?? 0);
    expect(percentOf(recall)).toBeGreaterThanOrEqual(floors?.recall ?? 0);
    expect(percentOf(sharedMpn)).toBeGreaterThanOrEqual(floors?.sharedMpn ?? 0);
  });

  it('contain at least 600 pairs, 200 matches, and 100 pairs with a second label', () => {
    expect(judged.length).toBeGreaterThanOrEqual(600);
    expect(judged.filter(({ same }) => same).length).toBeGreaterThanOrEqual(200);
    expect(readAgreement().agreed.rows).toBeGreaterThanOrEqual(100);
  });
});

describe('the agreement of two labelers', () => {
  const answers = (...same: boolean[]) => same.map((each, at) => ({ a: `a${at}`, b: 'b', same: each }));

  it('is corrected for chance', () => {
    expect(agreementOf(answers(true, true, false, false), answers(true, true, false, false)).kappa).toBe(1);
    expect(agreementOf(answers(true, true, false, false), answers(true, false, true, false)).kappa).toBe(0);
    const { agreed, kappa } = agreementOf(answers(true, true, false, false), answers(true, true, true, false));
    expect(agreed).toEqual({ right: 3, rows: 4 });
    expect(kappa).toBeCloseTo(0.5);
  });
});
