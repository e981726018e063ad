import { describe, expect, it } from 'vitest';
import { compareTexts, conflictsOf } from './compare-texts.ts';

const marked = (one: string, other: string): string[] =>
  compareTexts(one, other).map((parts) => parts.map(({ text, isOwn }) => (isOwn ? `<${text}>` : text)).join(''));

describe('compareTexts', () => {
  it.each([
    ['a b c', 'a b c', 'a b c', 'a b c'],
    ['a b c', 'a x c', 'a <b >c', 'a <x >c'],
    ['one two three four.', 'zero one three four. five', 'one <two >three <four.>', '<zero >one three <four. five>'],
    ['', 'new', '', '<new>'],
    ['red\n\nblue', 'red\n\ngreen blue', 'red\n\nblue', 'red\n\n<green >blue'],
  ])('marks what only one of %j and %j has', (one, other, mine, theirs) => {
    expect(marked(one, other)).toEqual([mine, theirs]);
  });

  it('keeps both texts whole, however long', () => {
    const [one, other] = [10, 11].map((step) =>
      Array.from({ length: 3000 }, (_, at) => `word${(at * step) % 97}`).join(' '),
    ) as [string, string];

    const texts = compareTexts(one, other).map((parts) => parts.map(({ text }) => text).join(''));

    expect(texts).toEqual([one, other]);
  });
});

describe('conflictsOf', () => {
  it('names the fields that differ, in words', () => {
    const mine = { title: 'Imprint', is_in_footer: true, sections: [{ title: 'One' }, { title: 'Two' }] };
    const theirs = { title: 'Imprint', is_in_footer: false, sections: [{ title: 'One' }] };

    expect(conflictsOf(JSON.stringify(mine), JSON.stringify(theirs))).toEqual([
      { label: 'In the footer', mine: 'yes', theirs: 'no' },
      { label: 'Sections 2 title', mine: 'Two', theirs: '' },
    ]);
  });
});
