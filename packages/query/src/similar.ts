import { forgiven, similarWords } from '@wearfolio/listing-index/typos';
import { LRUCache } from 'lru-cache';

/** How many words are remembered for each list. */
const remembered = 2000;

const knownOf = new WeakMap<readonly string[], LRUCache<string, readonly string[]>>();

/**
 * The words of the sorted list `words` that a word with typing errors may mean. A search reads each of its words many
 * times, alone and with its neighbors, and a list of brands has 12,000 names. Pass the same list each time. `more` errors
 * than usual are allowed.
 */
export const similarTo = (words: readonly string[], wanted: string, more = 0): readonly string[] => {
  const known = knownOf.get(words) ?? new LRUCache<string, readonly string[]>({ max: remembered });
  knownOf.set(words, known);
  const key = `${wanted} ${more}`;
  const found = known.get(key) ?? similarWords(words, wanted, forgiven(wanted) + more);
  known.set(key, found);
  return found;
};
