// cspell:disable: words of several languages
import { memo } from '../clean/memo.ts';
import { foldName } from './fold.ts';
import { foldedWords, vocabularyOf } from './value-words.ts';

/** Whom a text names: women, men, girls, boys, kids, adults or unisex. */
export type People = ReadonlySet<string>;

/** Separates the values of a column and the levels of a path. */
const parts = /[>/|,;+&]/;

/** Cuts, colors and materials that are named after people, and worn by others. */
const namesakes: ReadonlySet<string> = new Set(
  'babyalpaca babyblue babycashmere babycord babydoll babymerino babypink babyrib babytee babytees boyshort boyshorts boybrief boyleg'.split(
    ' ',
  ),
);

const wordsIn = (text: string, found: Set<string>): void => {
  const { find, findExactly } = vocabularyOf('people');
  const words = foldedWords(text);
  for (let at = 0; at < words.length; at += 1) {
    const both = `${words[at]}${words[at + 1] ?? ''}`;
    if (namesakes.has(both)) continue;
    const pair = at + 1 < words.length ? findExactly(both) : null;
    const said = find(words[at] ?? '') ?? pair;
    if (said && !said.isAmbiguous) found.add(said.value);
  }
};

const read = (text: string, isColumn: boolean): People => {
  const found = new Set<string>();
  for (const part of isColumn ? text.split(parts) : [text]) {
    const whole = isColumn ? vocabularyOf('people').find(foldName(part)) : null;
    if (whole) found.add(whole.value);
    else wordsIn(part, found);
  }
  return found;
};

/** Reads a column or a path, where a word that stands alone may be ambiguous elsewhere: 'dam', 'herre', 'F'. */
export const peopleInColumn = memo((text: string): People => read(text, true));

/** Reads a title or another text. */
export const peopleInText = memo((text: string): People => read(text, false));

const ageForm = /(\d{1,3})(?:\D{1,4}(\d{1,3}))?\s*[.+-]?\s*(\p{L}+)/u;
const oldestChild = 15;

/** Reads an age in numbers: '0–6 months' and '8-10 Jahre' are of children, '18+' is not. */
const readYears = (text: string): 'kids' | 'adult' | null => {
  const [, first, last = first, unit = ''] = ageForm.exec(text) ?? [];
  const said = first === undefined ? null : vocabularyOf('age').find(foldName(unit));
  if (!said) return null;
  return said.value === 'months' || Number(last) <= oldestChild ? 'kids' : 'adult';
};

/** Reads a column of ages: children, adults, or null for both and for an unknown one. */
export const readAge = memo((text: string): 'kids' | 'adult' | null => {
  if (text.trim() === '') return null;
  const people = peopleInColumn(text);
  const isOfKids = ['kids', 'girls', 'boys'].some((one) => people.has(one));
  if (isOfKids === people.has('adult')) return isOfKids ? null : readYears(text.normalize('NFKC'));
  return isOfKids ? 'kids' : 'adult';
});
