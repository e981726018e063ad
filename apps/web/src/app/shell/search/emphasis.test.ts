import { describe, expect, it } from 'vitest';
import { emphasise } from './emphasis.ts';

const marked = (name: string, typed: string) =>
  emphasise(name, typed)
    .map(({ text, isTyped }) => (isTyped ? `[${text}]` : text))
    .join('');

describe('emphasise', () => {
  it.each([
    ['Linen dresses', 'lin', '[Lin]en dresses'],
    ['Monday Linen', 'lin', 'Monday [Lin]en'],
    ['Carolina Linen', 'lin', 'Carolina [Lin]en'],
    ['Carolina', 'lin', 'Caro[lin]a'],
    ['Élan Vital', 'elan', '[Élan] Vital'],
    ['Linen Wrap Dress', 'dress linen', '[Linen] Wrap [Dress]'],
    ['Coat (wool)', '(wool', 'Coat [(wool])'],
    ['Coat', 'linen', 'Coat'],
    ['Coat', '', 'Coat'],
    ['', 'linen', ''],
  ])('of %j marks what %j typed', (name, typed, expected) => {
    expect(marked(name, typed)).toBe(expected);
  });
});
