import { isParticle, languagesOf, namesForeignKind, partsOfCompound } from './foreign.ts';
import { findKind, isHeadless } from './kinds.ts';
import type { Part } from './parts.ts';
import { findPrice, type ParsedPrice } from './prices.ts';
import { negated, readFirst } from './read-parts.ts';
import { readWords } from './read-texts.ts';
import { anyText, type Options, termOf } from './reading.ts';
import { findSize } from './sizes.ts';
import { findSynonym, longestSynonym } from './synonyms.ts';
import { abbreviations } from './tables/abbreviations.ts';
import { prepositions, stopWords } from './tables/plain-words.ts';
import type { KnownWords } from './vocabulary.ts';
import { type PlacedWord, placedWords, textOf } from './words.ts';

const isWithinWord = (keyword: string, at: number, length: number): boolean =>
  /[\p{L}\p{N}]/u.test(keyword.slice(Math.max(0, at - 1), at) + keyword.slice(at + length, at + length + 1));

// Replaces the text with spaces, so that positions behind it stay valid. The 's' of 'dress s' is the last one.
const blankOut = (keyword: string, text: string): string => {
  let at = keyword.indexOf(text);
  while (at >= 0 && isWithinWord(keyword, at, text.length)) at = keyword.indexOf(text, at + 1);
  return at < 0 ? keyword : keyword.slice(0, at) + ' '.repeat(text.length) + keyword.slice(at + text.length);
};

// 'red shoes -heels', but neither 'slip-on' nor '-20'.
const hasMinus = (keyword: string, { from }: PlacedWord): boolean =>
  /(?:^|\s)[-−–]$/u.test(keyword.slice(0, from)) && /^\p{L}/u.test(keyword.slice(from));

// A synonym whose meaning has several parts, such as a color and a kind. Others stay one part (`findSynonym`).
const meaningInParts = (asked: Options, words: readonly PlacedWord[]): string | null => {
  const said = words.map(({ word }) => word).join(' ');
  const meant = findSynonym(asked.vocabulary, said)?.to ?? '';
  if (!meant.includes(' ') || textOf(meant) === said) return null;
  const parts = partsAmong(asked, meant, placedWords(meant));
  return parts.length > 1 && parts.some(({ kind }) => kind !== 'word') ? meant : null;
};

const inPlaceOf = (words: readonly PlacedWord[], text: string): PlacedWord[] => {
  const [first] = words;
  return placedWords(text).map(({ word }) => ({ word, from: first?.from ?? 0, to: words.at(-1)?.to ?? 0 }));
};

// The words of a short form or of a synonym's meaning stand at its place.
const spelledOut = (asked: Options, words: readonly PlacedWord[]): PlacedWord[] => {
  const { vocabulary } = asked;
  const spelled: PlacedWord[] = [];
  for (let at = 0; at < words.length; ) {
    const rest = words.slice(at, at + Math.max(1, longestSynonym(vocabulary)));
    const [first] = rest;
    if (!first) break;
    const lengths = Array.from({ length: rest.length }, (_, index) => rest.length - index);
    const length = lengths.find((one) => meaningInParts(asked, rest.slice(0, one)) !== null) ?? 1;
    const said = rest.slice(0, length);
    const short = findSynonym(vocabulary, first.word) ? undefined : abbreviations.get(first.word);
    const meant = meaningInParts(asked, said) ?? short;
    spelled.push(...(meant ? inPlaceOf(said, meant) : [first]));
    at += length;
  }
  return spelled;
};

const takeParts = (asked: Options, keyword: string): Part[] => {
  const words = spelledOut(asked, placedWords(keyword)).flatMap((placed) => partsOfCompound(asked, placed) ?? [placed]);
  return partsAmong(asked, keyword, words);
};

const partsAmong = (asked: Options, keyword: string, words: readonly PlacedWord[]): Part[] => {
  const options = { ...asked, languages: languagesOf(asked, words) };
  const parts: Part[] = [];
  let not: PlacedWord | null = null;
  for (let at = 0; at < words.length; ) {
    const rest = words.slice(at);
    const [first] = rest;
    if (!first) break;
    if (!not && hasMinus(keyword, first)) not = { ...first, from: first.from - 1 };
    const next = readFirst(options, rest, keyword.slice(first.from, first.to));
    if (next === 'not') not = first;
    if (next === 'not' || next === 'nothing') {
      at += 1;
      continue;
    }
    const text = keyword.slice(not?.from ?? first.from, rest[next.length - 1]?.to);
    parts.push({ ...(not ? negated(next.read) : next.read), text, isNot: not !== null });
    not = null;
    at += next.length;
  }
  return parts;
};

const isKind = ({ kind, isNot }: Part): boolean => kind === 'kind' && !isNot;

// Other names of the kind have less weight and are used if no product contains this one.
const asWord = (known: KnownWords, part: Part): Part => {
  const text = textOf(part.text);
  const word = readWords(known, text);
  const same = word.term?.same ?? [];
  const others = [...(part.term?.same ?? []), ...(part.term?.near ?? [])].filter((one) => !same.includes(one));
  const said = word.meaning.is === 'words' ? word.meaning.texts : [];
  const texts = known.knows(text) ? said : [...said, ...others];
  const near = [...new Set([...(word.term?.near ?? []), ...others])];
  return { ...word, meaning: { is: 'words', texts }, term: termOf(same, near), text: part.text, isNot: false };
};

/**
 * If a keyword has several kinds, one is the product and the others describe it: 'lace up climbing shoes', 'socks for
 * boots'. The last one is the product, unless a preposition comes between. A misspelled one gives way.
 */
const keepHead = (options: Options, keyword: string, parts: readonly Part[]): readonly Part[] => {
  const { vocabulary, known } = options;
  const kinds = parts.filter(isKind);
  const isExact = (text: string): boolean => findKind(vocabulary, text) !== null || namesForeignKind(text);
  const exact = kinds.filter(({ text }) => isExact(textOf(text)));
  const heads = exact.length > 0 ? exact : kinds;
  const [first, last] = [heads[0], heads.at(-1)];
  if (kinds.length < 2 || !first || !last) return parts;
  const between = keyword.slice(keyword.indexOf(first.text) + first.text.length, keyword.lastIndexOf(last.text));
  const languages = languagesOf(options, placedWords(keyword));
  const isPreposition = (word: string): boolean => prepositions.has(word) || isParticle(word, languages);
  const head = placedWords(between).some(({ word }) => isPreposition(word)) ? first : last;
  return parts.map((part) => (isKind(part) && part !== head ? asWord(known, part) : part));
};

/** Further parts are ignored, because each part is counted alone and together with the others. */
const mostParts = 16;

const limited = ({ known }: Options, parts: Part[]): Part[] => {
  if (parts.length <= mostParts) return parts;
  const isKnown = ({ kind, meaning }: Part): boolean =>
    kind !== 'word' || meaning.is !== 'words' || meaning.texts.some((text) => text.split(' ').every(known.knows));
  return parts.filter(isKnown).slice(0, mostParts);
};

const isSame = (one: Part, other: Part): boolean =>
  one.kind === other.kind && one.name === other.name && one.isNot === other.isNot;

/** Reads a keyword that consists of stop words only. 'OR' may be a name. */
const readBare = ({ known }: Options, keyword: string): Part[] =>
  placedWords(keyword).map(({ word, from, to }) => ({
    kind: 'word',
    name: word,
    text: keyword.slice(from, to),
    isNot: false,
    meaning: { is: 'thing', any: { ...anyText([]), titles: known.meaningsOf(word) }, none: null, wider: null },
    term: termOf([word]),
  }));

const saidPrice = ({ vocabulary, takesBare }: Options, keyword: string): ParsedPrice | null => {
  const price = findPrice(keyword, vocabulary.moneyRate?.());
  return price?.isBare && !takesBare ? null : price;
};

// 'Jordan 6' is a name: a number directly behind a plain word is no size. Behind a kind, a color or an audience it is.
const followsName = (keyword: string, parts: readonly Part[], at: number): boolean => {
  const before = keyword.slice(0, at).trimEnd();
  return parts.some(({ kind, text }) => kind === 'word' && /\p{L}/u.test(text) && before.endsWith(text));
};

/**
 * Parses a keyword: 'red vael dress under 50' has a color, a brand, a kind and a price. Prices and sizes are recognized
 * first, because they contain digits; then the longest name from left to right. Other words stay words; stop words are
 * dropped. `off` are the texts of parts that the shopper removed.
 */
export const readQuery = (options: Options, keyword: string, off: readonly string[] = []): Part[] => {
  const { vocabulary } = options;
  const fixed: Part[] = [];
  let rest = keyword;
  const price = saidPrice(options, rest);
  if (price) {
    const { text, name, range } = price;
    fixed.push({ kind: 'price', name, text, isNot: false, meaning: { is: 'price', range }, term: null });
    rest = blankOut(rest, text);
  }
  const around = takeParts(options, rest);
  const sized = new Set(around.flatMap((part) => (part.isNot ? [] : (part.sized ?? []))));
  const size = findSize(vocabulary, rest, sized, (at) => followsName(rest, around, at));
  if (size) {
    fixed.push({
      kind: 'size',
      name: size.name,
      text: size.text.trim(),
      isNot: false,
      meaning: { is: 'size', ids: size.ids },
      term: null,
    });
    rest = blankOut(rest, size.text);
  }
  const parts = keepHead(options, rest, size ? takeParts(options, rest) : around);
  const all = [...fixed, ...parts];
  const unique = all.filter((part, at) => all.findIndex((other) => isSame(part, other)) === at);
  const read = unique.length > 0 ? unique : readBare(options, keyword);
  const isOff = ({ text }: Part): boolean => off.some((one) => one.trim().toLowerCase() === text.trim().toLowerCase());
  return limited(
    options,
    read.filter((part) => !isOff(part)),
  );
};

/**
 * The same parts as plain words, for when no product matches their meanings. Negated parts stay, and kinds that are not
 * what their last word says.
 */
export const asPlainWords = (
  { vocabulary, known }: Pick<Options, 'vocabulary' | 'known'>,
  parts: readonly Part[],
): Part[] => {
  // Corrections of a word are not used if the word itself occurs in products.
  const exact = { ...known, meaningsOf: (word: string) => (known.knows(word) ? known.meaningsOf(word) : []) };
  return parts
    .flatMap((part): Part[] => {
      // A 'sleeping bag' is no bag, but an 'eye shadow' may be called a shadow.
      const isOne = part.kind === 'kind' && part.meaning.is === 'thing' && part.meaning.head === null;
      const [, last] = /\s(\S+)$/.exec(part.text) ?? [];
      const isOther =
        last !== undefined && (findKind(vocabulary, textOf(last)) !== null || isHeadless(textOf(part.text)));
      if (part.isNot || (isOne && isOther)) return [part];
      const words = placedWords(part.text).filter(({ word }) => !stopWords.has(word));
      return words.map(({ word, from, to }) => ({
        ...readWords(exact, word),
        text: part.text.slice(from, to),
        isNot: false,
      }));
    })
    .slice(0, mostParts);
};
