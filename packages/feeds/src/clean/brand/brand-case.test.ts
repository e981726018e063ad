import { describe, expect, it } from 'vitest';
import { learnSpellings, usualCase } from './brand-case.ts';

describe('usualCase', () => {
  it.each([
    ['TARNBECK MAKERS', false, 'Tarnbeck Makers'],
    ["L'OBORO", false, "L'Oboro"],
    ['RVC OUTFITTERS', true, 'RVC Outfitters'],
    ['TARNBECK AND MOOR', false, 'Tarnbeck and MOOR'],
    ['MOOR', false, 'MOOR'],
    ['MOOR', true, 'Moor'],
    ['Tarnbeck', true, 'Tarnbeck'],
  ])('writes %s, where capitals are usual: %s, as %s', (brand, areCapitalsUsual, expected) => {
    expect(usualCase(brand, areCapitalsUsual)).toBe(expected);
  });
});

it('learns how texts spell a brand in capitals', () => {
  const texts = ['TARNBECK RIDGE', 'TarnBeck makes boots.', 'By TarnBeck', 'Tarnbeck', 'Oboro'];

  expect(learnSpellings(['TARNBECK', 'Oboro'], texts)).toEqual({ tarnbeck: 'TarnBeck' });
});
