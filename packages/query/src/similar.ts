import { forgiven, similarWords } from '@wearfolio/listing-index/typos';
import { LRUCache } from 'lru-cache';

/** How many words are remembered for each list. */
const remembered = 2000;

const knownOf = new WeakMap<readonly string[], LRUCache<string, readonly string[]>>();

/**
 * The words of the sorted list `words` that a word with typing errors may mean. A search reads each of its words many
 * times, alone and with its neighbors, and a list of brands has 12,000 names. Pass the same list each time.
 */
export const similarTo = (words: readonly string[], wanted: string): readonly string[] => {
  const known = knownOf.get(words) ?? new LRUCache<string, readonly string[]>({ max: remembered });
  knownOf.set(words, known);
  const found = known.get(wanted) ?? similarWords(words, wanted, forgiven(wanted));
  known.set(wanted, found);
  return found;
};
