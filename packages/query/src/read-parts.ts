import { traitsOf } from '@wearfolio/contracts/listing/traits';
import { wordsOfStem } from '@wearfolio/listing-index/stem';
import { isParticle, readForeign } from './foreign.ts';
import { readLongest, readWords } from './read-texts.ts';
import { readAlias, readOther, readTitleName } from './read-unknown.ts';
import { anyText, type Found, type Options, type Read } from './reading.ts';
import { findSynonym, longestSynonym, withTexts } from './synonyms.ts';
import { notPairs, notWords, stopWords } from './tables/plain-words.ts';
import { type PlacedWord, placedWords, textOf } from './words.ts';

const isThing = (found: Found | null): boolean => found !== null && found.read.kind !== 'word';

// The meaning of a synonym is read like typed words, but not replaced by synonyms again.
const readSynonym = (options: Options, words: readonly PlacedWord[]): Found | null => {
  const { vocabulary, known } = options;
  for (let length = Math.min(longestSynonym(vocabulary), words.length); length > 0; length -= 1) {
    const text = words
      .slice(0, length)
      .map(({ word }) => word)
      .join(' ');
    const synonym = findSynonym(vocabulary, text);
    if (!synonym) continue;
    const meant = placedWords(synonym.to);
    const found = readLongest(options, meant);
    const isOne = found?.length === meant.length;
    // Of a synonym in both ways, a meaning in several parts is read as these.
    if (!isOne && textOf(synonym.to) === text && meant.some((_, at) => isThing(readLongest(options, meant.slice(at)))))
      continue;
    const read = isOne ? found.read : readWords(known, textOf(synonym.to));
    return { read: withTexts(read, synonym.texts), length };
  }
  return null;
};

// What a material includes: merino is wool.
const including: Readonly<Record<string, readonly string[]>> = {
  wool: ['merino'],
  leather: ['suede'],
  cotton: ['organic cotton'],
};

const traitsByText: ReadonlyMap<string, number> = new Map(
  [...traitsOf.material, ...traitsOf.pattern, ...traitsOf.cut, ...traitsOf.length].map(({ id, name }) => [
    textOf(name),
    id,
  ]),
);

/** The materials, patterns, cuts and lengths with any of these names. */
export const traitsNamed = (texts: readonly string[]): number[] =>
  texts.flatMap((text) => [text, ...(including[text] ?? [])]).flatMap((text) => traitsByText.get(text) ?? []);

/** The negation of a reading. */
export const negated = (read: Read): Read => {
  const name = `Not ${read.name.toLowerCase()}`;
  if (read.meaning.is === 'thing' && read.kind !== 'word') {
    const { categories, titles, texts } = read.meaning.any;
    // A belted product has a belt.
    const stems = titles.filter((title) => !title.includes(' ')).flatMap(wordsOfStem);
    const any = { categories, titles: [...new Set([...titles, ...texts, ...stems])], texts: [], within: null };
    return { ...read, name, meaning: { is: 'thing', any, none: null, wider: null }, term: null };
  }
  if (read.kind === 'word') {
    const texts = [...(read.term?.same ?? []), ...(read.term?.near ?? [])];
    const any = { ...anyText(texts), traits: traitsNamed(texts) };
    return { ...read, name, meaning: { is: 'thing', any, none: null, wider: null }, term: null };
  }
  return { ...read, name, term: null };
};

const longer = (one: Found | null, other: Found | null): Found | null =>
  one && one.length > (other?.length ?? 0) ? one : other;

const isPlain = (text: string): boolean => /^[\x20-\x7e’]*$/.test(text);

/** Reads the first words: a part, the start of a negation ('not'), or words to skip ('nothing'). */
export const readFirst = (options: Options, words: readonly PlacedWord[], typed: string): Found | 'not' | 'nothing' => {
  const [{ word } = { word: '' }, next] = words;
  // Its second word is skipped by itself. A category may be called 'Other'.
  if (next && notPairs.has(`${word} ${next.word}`)) return 'not';
  const found = longer(readAlias(options, words), readLongest(options, words));
  const synonym = readSynonym(options, words);
  if (synonym && synonym.length >= (found?.length ?? 0)) return synonym;
  const foreign = readForeign(options, words);
  if (foreign && foreign.length >= (found?.length ?? 0)) return foreign;
  if (found) return readTitleName(options, words, found) ?? found;
  // 'No. 7' is a name with a number.
  if (notWords.has(word) && next && !/^\d/.test(next.word)) return 'not';
  // 'thé' is not an article.
  if (stopWords.has(word) && isPlain(typed)) return 'nothing';
  if (isParticle(word, options.languages)) return 'nothing';
  return readOther(options, words, word);
};
