import { expect, it } from 'vitest';
import { bareName } from './bare-name.ts';

it.each([
  ['Oboro Ridges: Men of the Hills', 'Ridges: Men of the Hills'],
  ['Black Friday Oboro Boot', 'Boot'],
])('removes brand and promotion at the front from %s', (name, bare) => {
  expect(bareName(name, ['Oboro'])).toBe(bare);
});
