import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { percentOf } from '../proportion.ts';
import { judgeSizes, sizeFiguresOf } from './size-figures.ts';

/** Minimum percentages. The test fails if a figure is lower. */
const committed: { sizes: Record<string, Record<'exact' | 'near', number>> } = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', '..', 'figures.json'), 'utf8'),
);

describe('the labels that name two systems', () => {
  it.each(['open', 'held-back'] as const)('are converted at least as well as the committed figures: %s', (half) => {
    const { exact, near } = sizeFiguresOf(judgeSizes(half));

    expect(exact.rows).toBeGreaterThan(350);
    expect(percentOf(exact)).toBeGreaterThanOrEqual(committed.sizes[half]?.exact ?? 0);
    expect(percentOf(near)).toBeGreaterThanOrEqual(committed.sizes[half]?.near ?? 0);
  });
});
