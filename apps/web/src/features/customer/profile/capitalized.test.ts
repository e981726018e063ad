import { describe, expect, it } from 'vitest';
import { capitalized } from './capitalized.ts';

describe('capitalized', () => {
  it.each([
    ['elena', 'Elena'],
    ['ELENA', 'ELENA'],
    ['mcQueen', 'McQueen'],
    ['élodie', 'Élodie'],
    ['𐐨da', '𐐀da'],
    ['', ''],
  ])('%s becomes %s', (name, shown) => {
    expect(capitalized(name)).toBe(shown);
  });
});
