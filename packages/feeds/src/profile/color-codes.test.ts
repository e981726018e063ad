// cspell:ignore PNGR BKRD grimsel
import { describe, expect, it } from 'vitest';
import { colorInNumber, learnColorCodes, mergeColorCodes, readColorCodes } from './color-codes.ts';

const rows = (...cells: readonly [number: string, color: string][]) =>
  cells.map(([number, color]) => ({ number, color }));

const colored = rows(
  ['30S-999100-38', 'Black/White'],
  ['30S-999100-39', 'Black/White'],
  ['31K-614700-38', 'Grimsel'],
  ['31K-999100-41', 'Black/White'],
);

describe('learnColorCodes', () => {
  it('finds the part of the SKUs that is a color code, and the meaning of each code', () => {
    expect(learnColorCodes(colored, [])).toEqual({
      of: 'id',
      separator: '-',
      place: 1,
      colors: { '999100': 'Black/White', '614700': 'Grimsel' },
    });
  });

  it('uses part numbers if the SKUs contain no color codes', () => {
    const skus = colored.map(({ color }, at) => ({ number: String(4000 + at), color }));

    expect(learnColorCodes(skus, colored)?.of).toBe('mpn');
  });

  it.each([
    ['sizes', rows(['A-1-38', 'Black'], ['B-1-38', 'Red'], ['A-1-39', 'Black'], ['B-1-39', 'Red'])],
    ['one color', rows(['A-1-38', 'Black'], ['B-1-39', 'Black'], ['C-1-40', 'Black'])],
    ['products', rows(['S-1-X', 'Black'], ['S-2-X', 'Black'], ['S-3-X', 'Black'], ['S-4-X', 'Red'])],
  ])('does not read parts that hold %s as color codes', (_, numbers) => {
    expect(learnColorCodes(numbers, [])).toBeNull();
  });
});

describe('colorInNumber', () => {
  const codes = { of: 'id', separator: '-', place: 1, colors: { '999100': 'Black/White' } } as const;
  const names = ['pine needle green', 'grimsel blue'];

  it.each([
    ['a code that another row explains', '44X-999100-40', 'Black/White'],
    ['an abbreviation of a color', '44X-BKRD-40', 'Black/Red'],
    ['an abbreviation of a color of the feed', '44X-PNGR-40', 'pine needle green'],
    ['an unexplained code', '44X-QZQ-40', null],
    ['a product without options', '999100', null],
  ])('reads %s', (_, id, color) => {
    expect(colorInNumber({ id, mpn: '' }, codes, names)).toBe(color);
  });
});

it('keeps learned codes and adds those of a later feed', () => {
  const kept = readColorCodes(JSON.parse(JSON.stringify(learnColorCodes(colored, []))));
  const later = learnColorCodes(rows(['9-111-38', 'Red'], ['8-222-38', 'Blue']), []);

  expect(mergeColorCodes(kept, later)?.colors).toMatchObject({ '999100': 'Black/White', '222': 'Blue' });
  expect(readColorCodes('none')).toBeNull();
});
