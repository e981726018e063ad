// cspell:ignore BKRD BLKRED
import { describe, expect, it } from 'vitest';
import { colorOfCode } from './color-codes.ts';

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

  it.each(['XXX', '38', 'A1', 'RIDGE', 'B', 'KIT'])('reads no color from %s', (code) => {
    expect(colorOfCode(code)).toBeNull();
  });
});
