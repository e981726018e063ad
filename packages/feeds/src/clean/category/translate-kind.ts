// cspell:ignore veste pour avec für aus para och voor dla herren femme homme mujer hombre donna uomo heren naisten miesten
import { memo } from '../memo.ts';
import { bestMatch, type Match } from './match-words.ts';
import { danish } from './words/danish.ts';
import { dutch } from './words/dutch.ts';
import { finnish } from './words/finnish.ts';
import type { ForeignWords } from './words/foreign-words.ts';
import { french } from './words/french.ts';
import { german } from './words/german.ts';
import { italian } from './words/italian.ts';
import { polish } from './words/polish.ts';
import { spanish } from './words/spanish.ts';
import { swedish } from './words/swedish.ts';
import { turkish } from './words/turkish.ts';

type Language = {
  isCompounding: boolean;
  /** Foreign phrase -> our English term. */
  terms: ReadonlyMap<string, string>;
  /** Words that may end a compound, longest first. */
  endings: readonly string[];
};

const shortestEnding = 4;
const shortestStart = 3;
const mostWords = 4;

const prepare = ({ isCompounding, kinds }: ForeignWords): Language => {
  const terms = new Map(Object.entries(kinds).flatMap(([term, words]) => words.split('|').map((word) => [word, term])));
  const endings = [...terms.keys()].filter((word) => word.length >= shortestEnding && !word.includes(' '));
  return { isCompounding, terms, endings: endings.sort((one, other) => other.length - one.length) };
};

const languages = [german, french, spanish, italian, dutch, polish, swedish, danish, finnish, turkish].map(prepare);

const wordsOf = (text: string): string[] =>
  text
    .replaceAll('İ', 'i')
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu) ?? [];

type Hit = { term: string; words: number; letters: number };

const compoundTerm = ({ isCompounding, endings, terms }: Language, word: string): string | undefined => {
  if (!isCompounding) return undefined;
  const ending = endings.find((one) => word.length >= one.length + shortestStart && word.endsWith(one));
  return ending === undefined ? undefined : terms.get(ending);
};

const hitsOf = (language: Language, words: readonly string[]): Hit[] => {
  const hits: Hit[] = [];
  for (let at = 0; at < words.length; at += 1) {
    for (let count = Math.min(mostWords, words.length - at); count > 0; count -= 1) {
      const phrase = words.slice(at, at + count).join(' ');
      const term = language.terms.get(phrase) ?? (count === 1 ? compoundTerm(language, phrase) : undefined);
      if (term === undefined) continue;
      hits.push({ term, words: count, letters: phrase.length });
      at += count - 1;
      break;
    }
  }
  return hits;
};

// Phrases of several words win. Else the head is the last noun in languages that compound, and the first noun in
// others.
const headOf = ({ isCompounding }: Language, hits: readonly Hit[]): Hit | undefined =>
  hits.find(({ words }) => words > 1) ?? (isCompounding ? hits.at(-1) : hits[0]);

const particles =
  /(?:^|\s)(?:de|du|des|pour|avec|für|mit|aus|para|con|da|di|per|och|med|til|voor|van|met|dla|damen|herren|femme|homme|mujer|hombre|donna|uomo|dames|heren|naisten|miesten)(?=\s|$)/iu;

/**
 * Returns whether a name holds function words of another language, so that its English words may mislead ('Veste de
 * ski').
 */
export const looksForeign = (name: string): boolean => particles.test(name);

/** A translated kind, and whether the word is long enough to be unambiguous. */
export type Translated = { match: Match; isSure: boolean };

const surelyLong = 5;

const strength = (hits: readonly Hit[]): number => hits.reduce((sum, { letters }) => sum + letters, 0);

/**
 * Returns the kind of product that a text names in German, French, Spanish, Italian, Dutch, Polish, Swedish, Danish,
 * Finnish or Turkish, or null. Used only if English finds nothing: 'Rock' is a skirt in German only.
 */
export const translateKind = memo((text: string): Translated | null => {
  const words = wordsOf(text);
  const found = languages
    .map((language) => ({ language, hits: hitsOf(language, words) }))
    .sort((one, other) => strength(other.hits) - strength(one.hits))[0];
  const head = found && headOf(found.language, found.hits);
  const match = head ? bestMatch(head.term) : null;
  return head && match ? { match, isSure: head.words > 1 || head.letters >= surelyLong } : null;
});
