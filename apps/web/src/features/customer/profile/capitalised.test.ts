import { describe, expect, it } from 'vitest';
import { capitalised } from './capitalised.ts';

describe('capitalised', () => {
  it.each([
    ['elena', 'Elena'],
    ['ELENA', 'ELENA'],
    ['mcQueen', 'McQueen'],
    ['élodie', 'Élodie'],
    ['𐐨da', '𐐀da'],
    ['', ''],
  ])('%s becomes %s', (name, shown) => {
    expect(capitalised(name)).toBe(shown);
  });
});
