import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Figures, figuresOf, percent } from './figures.ts';
import { listExtracts, readLabels } from './golden-set.ts';
import { judgeExtract } from './judge-extract.ts';
import { judgedFacts } from './judge-row.ts';

/** Minimum percentages from `figures.json`. Raise them when the figures improve. */
const committed: Record<string, Record<string, number>> = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', 'figures.json'), 'utf8'),
);

const halves = ['open', 'held-back'] as const;

describe('the golden set', () => {
  let figures: Figures;
  beforeAll(async () => {
    figures = figuresOf((await Promise.all(listExtracts().map(judgeExtract))).flat());
  });

  it.each(halves.flatMap((half) => judgedFacts.map((fact) => [half, fact] as const)))(
    'is read at least as well as the committed figures: %s, %s',
    (half, fact) => {
      expect(percent(figures[half][fact])).toBeGreaterThanOrEqual(committed[half]?.[fact] ?? 0);
    },
  );

  it('labels every row once', () => {
    for (const extract of listExtracts()) {
      const ids = readLabels(extract).map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});
