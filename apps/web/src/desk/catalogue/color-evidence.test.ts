import { describe, expect, it } from 'vitest';
import { evidenceOfColor } from './color-evidence.ts';

const row = (value: string, certainty: string) => ({ facts: [{ name: 'color', certainty, value }] });

const rows = [row('Blue', 'certain'), row('Crimson (Red), Moss (Green)', 'guessed'), row('', 'unknown')];

describe('evidenceOfColor', () => {
  it.each([
    ['Blue', 'Blue', 'certain'],
    ['Crimson', 'Crimson (Red)', 'guessed'],
    ['moss', 'Moss (Green)', 'guessed'],
    ['Yellow', '', 'unknown'],
  ])('of %s is that color alone', (color, value, certainty) => {
    expect(evidenceOfColor(rows, color)).toEqual({ name: 'color', certainty, value });
  });

  it('is nothing if every row names other colors', () => {
    expect(evidenceOfColor(rows.slice(0, 2), 'Yellow')).toBeUndefined();
  });
});
