import { describe, expect, it } from 'vitest';
import { compareTexts, conflictsOf, nearDifferences } from './compare-texts.ts';

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

describe('nearDifferences', () => {
  it('leaves out the same words of both texts', () => {
    const words = Array.from({ length: 110 }, (_, at) => `w${at}`);
    const from = (first: number, last: number): string => words.slice(first, last + 1).join(' ');
    const mine = words.toSpliced(30, 1, 'mine').join(' ');
    const theirs = words.toSpliced(80, 0, 'theirs').join(' ');

    const texts = nearDifferences(...compareTexts(mine, theirs)).map((parts) => parts.map(({ text }) => text).join(''));

    expect(texts).toEqual([
      `… ${from(18, 29)} mine ${from(31, 42)} … ${from(68, 91)} … `,
      `… ${from(18, 42)} … ${from(68, 79)} theirs ${from(80, 91)} … `,
    ]);
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
