import { expect, it } from 'vitest';
import { guessColor } from './guess-color.ts';

it.each([
  ['27272B', 'Black'],
  ['8C8C8C', 'Grey'],
  ['F5F4EF', 'White'],
  ['5D3F33', 'Brown'],
  ['CFBC9D', 'Beige'],
  ['AE373B', 'Red'],
  ['D5AEA9', 'Pink'],
  ['F07C1F', 'Orange'],
  ['F4D03F', 'Yellow'],
  ['89917A', 'Green'],
  ['2D3950', 'Blue'],
  ['0504AA', 'Blue'],
  ['7A3E9D', 'Purple'],
])('names %s %s', (hex, name) => {
  expect(guessColor(hex)).toBe(name);
});

it.each([
  ['camel', 'C19A6B'],
  ['rust', 'BA6048'],
  ['teal', '1F7A7F'],
  ['gold', 'C9A227'],
  ['charcoal', '3C4146'],
  ['nude', 'E3BC9A'],
])('leaves %s unnamed because people disagree about it', (_, hex) => {
  expect(guessColor(hex)).toBeNull();
});
