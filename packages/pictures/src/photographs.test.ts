import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { derive } from './derive.ts';

const factsOf = async (name: string) =>
  (await derive(await readFile(join(import.meta.dirname, 'testing', 'photographs', name)), [160, 800])).facts;

it.each([
  ['astronaut.jpg', { isGoods: false, width: 420, height: 420 }],
  ['officer.jpg', { isGoods: false, width: 336, height: 420 }],
  ['cup.jpg', { isGoods: false, width: 280, height: 280 }],
  ['stem.jpg', { isGoods: false }],
  ['flower.jpg', { isGoods: true }],
  // Blue with a silver ribbon: neither color dominates.
  ['box.png', { isGoods: true, productColor: null }],
])("gives the real picture %s the shop's look", async (name, expected) => {
  expect(await factsOf(name)).toMatchObject(expected);
});
