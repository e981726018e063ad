// cspell:ignore größe groesse taille talla taglia tamanho maat storlek størrelse rozmiar
import { groupOf } from '@wearfolio/sizes/group';
import { type Kind, type Ladder, readLadder, type System, systems } from '@wearfolio/sizes/size';
import type { Vocabulary } from './vocabulary.ts';

/** A size in a keyword: its part of the keyword, its name on a chip, and the matching sizes of the catalogue. */
export type ParsedSize = { text: string; name: string; ids: number[] };

type Size = { id: number; ladder: string; value: string };
type Fits = (size: Size) => boolean;

const letterWords: Readonly<Record<string, string>> = Object.assign(Object.create(null), {
  'extra small': 'XS',
  'x small': 'XS',
  small: 'S',
  medium: 'M',
  large: 'L',
  'extra large': 'XL',
  'x large': 'XL',
  xxxl: '3XL',
  '2xl': 'XXL',
});

const ladderOf = ({ ladder }: Size): Ladder | null => readLadder(ladder);

const isKids = (size: Size): boolean => ladderOf(size)?.audience === 'kids';

const letterOf = (text: string): string => letterWords[text.toLowerCase()] ?? text.toUpperCase();

const isLetter =
  (letter: string): Fits =>
  (size) =>
    ladderOf(size)?.kind !== 'bras' && (size.value === letter || size.value.split('/').includes(letter));

const isSystem = (text: string): text is System => (systems as readonly string[]).includes(text);

// A size includes all equal sizes of other systems.
const isEqual = (size: Size, system: System, number: string): boolean => {
  const ladder = ladderOf(size);
  if (!ladder) return false;
  const group = groupOf({ ...ladder, system, value: number, order: 0 });
  return group.system === ladder.system && group.value === size.value;
};

/** The systems that name a size by a bare number. */
const numbered = ['EU', 'UK', 'US', 'IT', 'FR', 'DE'] as const satisfies readonly System[];

const isNumber =
  (number: string, system: string): Fits =>
  (size) => {
    if (isSystem(system))
      return (ladderOf(size)?.system === system && size.value === number) || isEqual(size, system, number);
    // Without a system, the number counts in every system that has it: boots 38 are US 7, and US 38 does not exist.
    if (size.value === number || size.value.startsWith(`${number}x`)) return true;
    return numbered.some((one) => isEqual(size, one, number));
  };

const isWaist =
  (waist: string, inseam: string): Fits =>
  (size) => {
    if (ladderOf(size)?.system !== 'waist') return false;
    if (!size.value.includes('x')) return size.value === waist;
    return inseam === '' ? size.value.startsWith(`${waist}x`) : size.value === `${waist}x${inseam}`;
  };

// '4-5Y' includes a four-year-old.
const isAge =
  (age: number, unit: string): Fits =>
  (size) => {
    const found = /^(\d+)(?:-(\d+))?\s*([YM]?)$/i.exec(size.value);
    if (!isKids(size) || !found) return false;
    const [, from = '', to = from, own = 'Y'] = found;
    return (own === '' || own.toUpperCase() === unit) && age >= Number(from) && age <= Number(to);
  };

const letters = 'xxs|xs|s|m|l|xl|xxl|xxxl|2xl|3xl|4xl|5xl';
const words = 'extra small|x-small|small|medium|large|extra large|x-large';
// 'Size' in the languages of markets.
const sizeWord = 'sizes?|sz|größe|groesse|gr|taille|talla|taglia|tamanho|maat|storlek|størrelse|rozmiar';
const number = String.raw`\d{1,3}(?:[.,]5|\s?½|\s1/2)?`;
const bounded = (pattern: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}$€£.])(?:${pattern})(?![\p{L}\p{N}%])`, 'iu');

type Pattern = { pattern: RegExp; read: (groups: string[]) => { name: string; fits: Fits } };

const plain = (text: string): string => text.replace(/\s?½|\s1\/2/, '.5').replace(',', '.');
const systemOf = (text: string): string => ({ eur: 'EU', europe: 'EU' })[text.toLowerCase()] ?? text.toUpperCase();

const ofSystem = (system: string, text: string) => ({
  name: `${system} ${plain(text)}`,
  fits: isNumber(plain(text), system),
});

const patterns: readonly Pattern[] = [
  {
    pattern: bounded(String.raw`(?:(?:${sizeWord})\s+)?(?:waist\s+|w)(\d\d)(?:\s*[/x,]?\s*(?:length\s+|l)(\d\d))?`),
    read: ([waist = '', inseam = '']) => ({
      name: inseam ? `W${waist} L${inseam}` : `W${waist}`,
      fits: isWaist(waist, inseam),
    }),
  },
  {
    pattern: bounded(String.raw`(?:(?:${sizeWord})\s+)?(\d\d)\s?[x/]\s?(\d\d)`),
    read: ([waist = '', inseam = '']) => ({ name: `W${waist} L${inseam}`, fits: isWaist(waist, inseam) }),
  },
  {
    pattern: bounded(String.raw`(?:aged?\s+)?(\d{1,2})\s*-?\s*(years?|yrs?|y|months?|mos?)(?:\s*-?\s*olds?)?`),
    read: ([age = '', unit = '']) => {
      const short = unit.toLowerCase().startsWith('m') ? 'M' : 'Y';
      return { name: `Age ${age}${short === 'M' ? ' months' : ''}`, fits: isAge(Number(age), short) };
    },
  },
  {
    pattern: bounded(String.raw`(?:(?:${sizeWord})\s+)?([2-6])t`),
    read: ([age = '']) => ({ name: `Size ${age}T`, fits: isAge(Number(age), 'Y') }),
  },
  {
    // A small child's shoe. Larger numbers with a C are bras, and those behind a minus are temperatures.
    pattern: bounded(String.raw`(?:(?:${sizeWord})\s+)?(?:us\s?)?(?<!\p{Pd})((?:\d|1[0-4])(?:[.,]5)?)c`),
    read: ([text = '']) => ({
      name: `US ${plain(text)}C`,
      fits: (size) => isKids(size) && isNumber(plain(text), 'US')(size),
    }),
  },
  {
    pattern: bounded(String.raw`(?:(?:${sizeWord})\s+)?(uk|us|eur?|it|fr|de|jp)\s?(${number})`),
    read: ([system = '', text = '']) => ofSystem(systemOf(system), text),
  },
  {
    pattern: bounded(String.raw`(?:(?:${sizeWord})\s+)?(${number})\s?(uk|us|eur?)`),
    read: ([text = '', system = '']) => ofSystem(systemOf(system), text),
  },
  {
    pattern: bounded(String.raw`(?:${sizeWord})\s+(${words}|${letters})`),
    read: ([letter = '']) => ({
      name: `Size ${letterOf(letter.replace('-', ' '))}`,
      fits: isLetter(letterOf(letter.replace('-', ' '))),
    }),
  },
  {
    pattern: bounded(String.raw`(?:${sizeWord})\s+(${number})`),
    read: ([text = '']) => ({ name: `Size ${plain(text)}`, fits: isNumber(plain(text), '') }),
  },
  {
    pattern: bounded('(x{1,3}[sl]|[2-5]xl)'),
    read: ([letter = '']) => ({ name: `Size ${letterOf(letter)}`, fits: isLetter(letterOf(letter)) }),
  },
];

/** A size in words is one only if the keyword has clothes. */
const looseLetter: Pattern = {
  pattern: bounded(`(${words})(?:\\s+size)?`),
  read: ([word = '']) => ({
    name: `Size ${letterOf(word.replace('-', ' '))}`,
    fits: isLetter(letterOf(word.replace('-', ' '))),
  }),
};

/** A letter alone is a size only beside clothes, behind 'in' or at the end: 'dress not black in M', 'linen shirt L'. */
const bareLetter: Pattern = {
  pattern: /(?<=^|\s)(?:in\s+([sml])(?=\s|$)|([sml])\s*$)/iu,
  read: ([behindIn = '', last = '']) => ({
    name: `Size ${letterOf(behindIn || last)}`,
    fits: isLetter(letterOf(behindIn || last)),
  }),
};

/** The sizes above XL, in short: '3x shirt'. */
const shortLetter: Pattern = {
  pattern: bounded('(?:sizes?\\s+)?([2-5])x'),
  read: ([many = '']) => ({ name: `Size ${letterOf(`${many}xl`)}`, fits: isLetter(letterOf(`${many}xl`)) }),
};

/** Kinds that stores size by letters. */
const lettered: readonly Kind[] = ['tops', 'trousers', 'dresses', 'clothes', 'hats', 'gloves'];

/** A number without a word is a size only beside a kind that has it: 'boots 38'. */
const looseNumber = new RegExp(String.raw`(?<![\p{L}\p{N}$€£.,/+-])(${number})(?![\p{L}\p{N}%$€£.,/+-])`, 'giu');

const findLooseNumber = (
  { sizes }: Vocabulary,
  keyword: string,
  isOfKind: Fits,
  followsName: (at: number) => boolean,
): ParsedSize | null => {
  for (const { 0: text, index } of keyword.matchAll(looseNumber)) {
    const fits = isNumber(plain(text), '');
    const ids = followsName(index)
      ? []
      : [...sizes.values()].filter((size) => isOfKind(size) && fits(size)).map(({ id }) => id);
    if (ids.length > 0) return { text, name: `Size ${plain(text)}`, ids };
  }
  return null;
};

/**
 * The size that a keyword names, if any. `kinds` are the kinds of sizes of its products, empty if it names none: 'small'
 * or 'M' alone is a size only beside clothes, and a number without the word 'size' only beside a kind that has it.
 * `followsName` says whether the word in front of a place makes the number there part of a name.
 */
export const findSize = (
  vocabulary: Vocabulary,
  keyword: string,
  kinds: ReadonlySet<Kind>,
  followsName: (at: number) => boolean,
): ParsedSize | null => {
  const isWorn = lettered.some((kind) => kinds.has(kind));
  const isOfKind: Fits = (size) => {
    const ladder = ladderOf(size);
    return kinds.size === 0 || !ladder || kinds.has(ladder.kind);
  };
  for (const { pattern, read } of isWorn ? [...patterns, shortLetter, looseLetter, bareLetter] : patterns) {
    const found = pattern.exec(keyword);
    if (!found) continue;
    const [text, ...groups] = found;
    const { name, fits } = read(groups.map((group) => group ?? ''));
    const own = [...vocabulary.sizes.values()].filter(fits);
    const ofKind = own.filter(isOfKind);
    return { text, name, ids: (ofKind.length > 0 ? ofKind : own).map(({ id }) => id) };
  }
  return kinds.size > 0 ? findLooseNumber(vocabulary, keyword, isOfKind, followsName) : null;
};
