import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { percent } from '../figures.ts';
import { judgeStores } from './print-damaged.ts';

/** Minimum percentages. The test fails if a figure is lower. */
const { damaged: committed }: { damaged: Record<string, number> } = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', '..', 'figures.json'), 'utf8'),
);

describe('feeds with the defects of real stores', () => {
  it('are read at least as well as the committed figures', { tags: 'sweep' }, async () => {
    const { figures } = await judgeStores(1);
    const fallen = figures.filter(({ fact, figure }) => percent(figure) < (committed[fact] ?? 100));

    expect(fallen).toEqual([]);
  });
});
