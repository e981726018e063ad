// cspell:ignore BKRD BLKRED
import { describe, expect, it } from 'vitest';
import { colorOfCode, guessColorOfCode } from './color-codes.ts';

describe('colorOfCode', () => {
  it.each([
    ['BkRd', 'Black/Red'],
    ['BKRD', 'Black/Red'],
    ['BLKRED', 'Black/Red'],
    ['NVY', 'Navy'],
    ['Black', 'Black'],
    ['Blk/Wht', 'Black/White'],
    ['LIM', 'Lime'],
  ])('reads %s as %s', (code, color) => {
    expect(colorOfCode(code)).toBe(color);
  });

  it.each(['XXX', '38', 'A1', 'RIDGE', 'B', 'KIT'])('finds no color in %s', (code) => {
    expect(colorOfCode(code)).toBeNull();
  });
});

describe('guessColorOfCode', () => {
  it.each([
    ['Och', 'Ochre'],
    ['BkXq', 'Black'],
    ['BKRD', 'Black/Red'],
    ['Xqz', null],
    ['38', null],
  ])('reads %s as %s', (code, color) => {
    expect(guessColorOfCode(code)).toBe(color);
  });
});
