// cspell:ignore braken nigthfall
import { expect, it } from 'vitest';
import { isSlip } from './slip.ts';

it.each([
  ['braken', 'bracken', true],
  ['bracken', 'braken', true],
  ['nigthfall', 'nightfall', true],
  ['cherry', 'sherry', true],
  ['black', 'blank', true],
  ['teal', 'seal', false],
  ['bracken', 'brackets', false],
])('detects whether %s and %s differ by one typo: %s', (one, other, is) => {
  expect(isSlip(one, other)).toBe(is);
});
