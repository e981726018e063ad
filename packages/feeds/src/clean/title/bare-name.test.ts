import { expect, it } from 'vitest';
import { bareName, withoutNumbers } from './bare-name.ts';

it.each([
  ["Oboro Boots: Men's Ridge Pull-On Boots", "Men's Ridge Pull-On Boots"],
  ['Oboro Ridges: Men of the Hills', 'Ridges: Men of the Hills'],
  ['Black Friday Oboro Boot', 'Boot'],
  ['Oboro Pre-Owned Ridge Boot', 'Ridge Boot'],
])('removes brand, promotion and a kind at the front from %s', (name, bare) => {
  expect(bareName(name, ['Oboro'])).toBe(bare);
});

it.each([
  ['Ridge Boot 1012B313', 'Ridge Boot'],
  ['1012B313 Grey 10', '1012B313 Grey 10'],
])('removes a number of the row from %s, but not if only a color is left', (name, bare) => {
  expect(withoutNumbers(name, ['1012B313'])).toBe(bare);
});
