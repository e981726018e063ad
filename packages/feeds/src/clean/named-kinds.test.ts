import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { audiences, headingOf, kinds, ladderName, oneSizeLadder, otherLadder } from '@wearfolio/sizes/size';
import { describe, expect, it } from 'vitest';
import { categoryTree, fallbackNames } from './category/category-tree.ts';
import { parents, unspecified } from './color/palette.ts';

const file = join(import.meta.dirname, '..', '..', '..', 'messages', 'src', 'german', 'names.tsv');
// Each language of the shop has the names that German has (checks/src/messages.ts).
const named = readFileSync(file, 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t'));

const categories = Object.entries(categoryTree).flatMap(([top, middles]) => [
  top,
  ...Object.entries(middles).flatMap(([middle, leaves]) => [middle, ...leaves]),
]);

const sizes = kinds.flatMap((kind) =>
  [...audiences, null].flatMap((audience) => [
    headingOf({ kind, audience }),
    ladderName({ kind, audience, system: 'numbers' }),
  ]),
);

describe('the names of the data in other languages', () => {
  it('are there for each category, color and heading of sizes', () => {
    const names = new Set(named.map(([english]) => english));
    const needed = [...categories, ...fallbackNames, ...Object.keys(parents), unspecified.name];

    expect([...needed, ...sizes, oneSizeLadder, otherLadder].filter((name) => !names.has(name))).toEqual([]);
  });
});
