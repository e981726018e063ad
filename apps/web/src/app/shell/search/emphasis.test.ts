import { describe, expect, it } from 'vitest';
import { emphasize } from './emphasis.ts';

const marked = (name: string, typed: string) =>
  emphasize(name, typed)
    .map(({ text, isTyped }) => (isTyped ? `[${text}]` : text))
    .join('');

describe('emphasize', () => {
  it.each([
    ['Linen dresses', 'lin', '[Lin]en dresses'],
    ['Monday Linen', 'lin', 'Monday [Lin]en'],
    ['Carolina Linen', 'lin', 'Carolina [Lin]en'],
    ['Carolina', 'lin', 'Caro[lin]a'],
    ['Élan Vital', 'elan', '[Élan] Vital'],
    ['E\u0301lan Vital', 'ela', '[E\u0301la]n Vital'],
    ['Øre Studio', 'ore', '[Øre] Studio'],
    ['Wennerström-Łukasiewicz', 'lukas', 'Wennerström-[Łukas]iewicz'],
    ['Ærø Strand', 'aero', '[Ærø] Strand'],
    ['Ærø Strand', 'a', '[Æ]rø Strand'],
    ['Ore Studio', 'Øre', '[Ore] Studio'],
    ['\u{1d4d0} Linen', 'lin', '\u{1d4d0} [Lin]en'],
    ['Linen Wrap Dress', 'dress linen', '[Linen] Wrap [Dress]'],
    ['Coat (wool)', '(wool', 'Coat [(wool])'],
    ['Coat', 'linen', 'Coat'],
    ['Coat', '', 'Coat'],
    ['', 'linen', ''],
  ])('marks in %j the typed text %j', (name, typed, expected) => {
    expect(marked(name, typed)).toBe(expected);
  });
});
