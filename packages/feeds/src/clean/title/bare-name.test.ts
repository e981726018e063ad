import { expect, it } from 'vitest';
import { bareName } from './bare-name.ts';

it.each([
  ["Oboro Boots: Men's Ridge Pull-On Boots", "Men's Ridge Pull-On Boots"],
  ['Oboro Ridges: Men of the Hills', 'Ridges: Men of the Hills'],
  ['Black Friday Oboro Boot', 'Boot'],
  ['Oboro Pre-Owned Ridge Boot', 'Ridge Boot'],
])('removes brand, promotion and a kind at the front from %s', (name, bare) => {
  expect(bareName(name, ['Oboro'])).toBe(bare);
});
