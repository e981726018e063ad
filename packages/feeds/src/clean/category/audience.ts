// cspell:ignore Badeanzug maiô féminin maschile weiblich männlich vrouwelijk mannelijk женск мужск жіноч чолов kvin kadın erkek
import type { Certainty } from '../../row.ts';
import { type People, peopleInColumn, peopleInText, readAge } from '../../words/people.ts';
import { foldedWords, vocabularyOf } from '../../words/value-words.ts';

/** Whom a product is made for. */
export type Audience = { who: 'women' | 'men' | 'girls' | 'boys' | 'unisex' | null; isKids: boolean };

/** `who` is null if the audience is unknown, or known only to be children. */
export type ReadAudience = Audience & {
  certainty: Certainty;
  /** The field or text that decides it, '' if none does. */
  source: string;
  /** Sources that contradict the one that decides. */
  doubts: readonly string[];
};

export type AudienceHints = {
  name: string;
  /** The name before cutting. The cut parts may name the audience: 'Mens 9'. */
  wholeName?: string;
  category: string;
  otherCategory?: string;
  gender: string;
  ageGroup: string;
  tags?: string;
  /**
   * Words of the link and the description, which may also mention other audiences. Called only if nothing else names
   * one.
   */
  linkWords?: () => string;
  /** The folders of the link's path, without the page itself. */
  linkFolders?: () => string;
  description?: () => string;
  /** A category that nearly every row has. */
  repeatedCategory?: string;
  sizes?: readonly string[];
  /** The store's audience, set by ops: women, men, girls, boys, kids or unisex. */
  storeAudience?: string | null;
};

/** A capital letter that means an audience, but not one inside a model's name. */
const shortForm = /(?:^|[\s-])([MW])(?:s(?=\s|$|,)|(?=\s+-|$|\s*>)|(?<=W)(?=\s+(?:Reg|Regular|Long|Short)\b))/;

const unisex: Audience = { who: 'unisex', isKids: false };

/** Boys and girls, and women's and men's sizes of children, are children; both together are children of any sex. */
const childrenAmong = (people: People): Audience | null => {
  const isGirls = people.has('girls') || (people.has('kids') && people.has('women'));
  const isBoys = people.has('boys') || (people.has('kids') && people.has('men'));
  if (isGirls !== isBoys) return { who: isGirls ? 'girls' : 'boys', isKids: true };
  return isGirls || people.has('kids') ? { who: null, isKids: true } : null;
};

const adultsAmong = (people: People): Audience | null => {
  const [isWomen, isMen] = [people.has('women'), people.has('men')];
  if ((isWomen && isMen) || (!isWomen && !isMen)) return isWomen || people.has('unisex') ? unisex : null;
  return { who: isWomen ? 'women' : 'men', isKids: false };
};

const shortIn = (text: string): Audience | null => {
  const short = shortForm.exec(text)?.[1];
  return short ? { who: short === 'W' ? 'women' : 'men', isKids: false } : null;
};

/** Reads a title or another text. */
const audienceIn = (text: string): Audience | null => {
  if (text === '') return null;
  const people = peopleInText(text);
  return childrenAmong(people) ?? adultsAmong(people) ?? shortIn(text);
};

/** Reads a column or a path, where a word that stands alone may mean more: 'Dam', 'F'. */
const audienceOf = (text: string): Audience | null => {
  if (text === '') return null;
  const people = peopleInColumn(text);
  return childrenAmong(people) ?? adultsAmong(people) ?? shortIn(text);
};

/**
 * Returns women or men if the text names only one of them. If it names both, it decides nothing, and an 'M' in it is a
 * size.
 */
const adultIn = (text: string): Audience | null => {
  const found = text === '' ? null : adultsAmong(peopleInText(text));
  return found?.who === 'unisex' ? null : found;
};

const personIn = (text: string): Audience | null => {
  const people = peopleInText(text);
  return childrenAmong(people) ?? adultsAmong(people);
};

/** Returns whether a text says that something is for women and men. */
export const isUnisex = (text: string): boolean => audienceOf(text)?.who === 'unisex';

/** A gender column may hold one letter. In other columns an 'M' is a size. */
const byLetter: ReadonlyMap<string, Audience> = new Map<string, Audience>([
  ['f', { who: 'women', isKids: false }],
  ['w', { who: 'women', isKids: false }],
  ['ж', { who: 'women', isKids: false }],
  ['m', { who: 'men', isKids: false }],
  ['м', { who: 'men', isKids: false }],
]);

/** A statement about the audience: whom it names, as adults or children, and where it stands. */
type Statement = { found: Audience; source: string; isColumn: boolean };

type Gender = 'F' | 'M';
const genderOf = ({ who }: Audience): Gender | null => {
  if (who === 'women' || who === 'girls') return 'F';
  return who === 'men' || who === 'boys' ? 'M' : null;
};

/** A sex says nothing about age, as 'women' and 'Damen' do. */
const sexAlone =
  /^(?:[fmw]|(?:wo)?m[ae]ns?|fem\p{L}*|féminin\p{L}*|mas[ck]\p{L}*|males?|maschile|weiblich|männlich|vrouwelijk|mannelijk|\p{L}*[sš]k\p{L}*|женск\p{L}*|мужск\p{L}*|жіноч\p{L}*|чолов\p{L}*|kvin\p{L}+lig|man+d?lig|kadın|erkek|女性|男性)$/iu;

/** In a category or a title, 'women' means adults. */
const ageOf = ({ who, isKids }: Audience): 'kids' | 'adult' | null => {
  if (isKids) return 'kids';
  return who === 'women' || who === 'men' ? 'adult' : null;
};

/** The sources of an audience in the order in which they count. A later one narrows, and never contradicts. */
const statementsOf = (hints: AudienceHints): Statement[] => {
  const { gender, category, otherCategory = '', tags = '', name, wholeName } = hints;
  const column = (text: string, source: string, found = audienceOf(text)): Statement[] => {
    return found ? [{ found, source, isColumn: true }] : [];
  };
  const words = (found: Audience | null, source: string): Statement[] =>
    found ? [{ found, source, isColumn: false }] : [];
  const inTitle = audienceIn(name) ?? (wholeName === undefined || wholeName === name ? null : personIn(wholeName));
  return [
    ...column(gender, 'gender', byLetter.get(gender.trim().toLowerCase()) ?? audienceOf(gender)),
    ...column(category, 'category'),
    ...column(otherCategory, 'other_category'),
    ...words(audienceIn(hints.linkFolders?.() ?? ''), 'link'),
    ...words(inTitle, 'title'),
    ...column(tags, 'tags'),
  ];
};

const onlyWomen: Audience = { who: 'women', isKids: false };

/** Returns whether a text names a garment that only women wear: 'Badeanzug', 'maiô'. */
const namesWomensGarment = (text: string): boolean =>
  foldedWords(text).some((word) => vocabularyOf('garment').find(word) !== null);

/** Sizes that no child has: 'XXL', '3XL', 'GG' in Brazil. */
const adultSize = /^(?:xxl|[2-6]xl|x{0,2}gg|g[2-5])$/i;

/** A child that only words name may be a name: a player called 'Max Jr' in XXL. */
const isDenied = ({ found, isColumn }: Statement, { sizes = [] }: AudienceHints): boolean =>
  found.isKids && !isColumn && sizes.some((cell) => cell.split(/[|;,\s]+/).some((size) => adultSize.test(size)));

const guessOf = (hints: AudienceHints): Statement | null => {
  const { name, category, otherCategory = '', linkWords, repeatedCategory = '', description } = hints;
  const guesses: readonly [Audience | null, string][] = [
    [audienceIn(linkWords?.() ?? ''), 'link'],
    [audienceOf(hints.storeAudience ?? ''), 'store'],
    [audienceOf(repeatedCategory), 'category'],
    [adultIn(description?.() ?? ''), 'description'],
    [namesWomensGarment(name) ? onlyWomen : null, 'title'],
    [namesWomensGarment(`${category} ${otherCategory}`) ? onlyWomen : null, 'category'],
  ];
  const statements = guesses.flatMap(([found, source]) => (found ? [{ found, source, isColumn: false }] : []));
  return statements.find((one) => !isDenied(one, hints)) ?? null;
};

/** What the statements agree on. `doubts` are the sources that contradict an earlier one. */
type Agreed = {
  gender: { value: Gender; source: string; isCertain: boolean; isDoubted?: boolean } | null;
  age: { value: 'kids' | 'adult'; source: string; isCertain: boolean; isDoubted?: boolean } | null;
  isUnisex: Statement | null;
  doubts: string[];
};

type Dimension = 'gender' | 'age';

const take = (
  agreed: Agreed,
  dimension: Dimension,
  value: Gender | 'kids' | 'adult' | null,
  one: Omit<Statement, 'found'>,
): void => {
  if (value === null) return;
  const known = agreed[dimension];
  if (known === null) Object.assign(agreed, { [dimension]: { value, source: one.source, isCertain: one.isColumn } });
  // Two sources that agree are certain.
  else if (known.value === value) known.isCertain ||= known.source !== one.source;
  else {
    known.isDoubted = true;
    agreed.doubts.push(`${one.source} contradicts ${known.source}`);
  }
};

const agreedOf = (hints: AudienceHints): Agreed => {
  const agreed: Agreed = { gender: null, age: null, isUnisex: null, doubts: [] };
  take(agreed, 'age', readAge(hints.ageGroup), { source: 'age_group', isColumn: true });
  for (const one of statementsOf(hints)) {
    if (isDenied(one, hints)) continue;
    const isSex = one.source === 'gender' && !one.found.isKids && sexAlone.test(hints.gender.trim());
    // A column of sexes may call women girls.
    take(agreed, 'age', isSex ? null : ageOf(one.found), { ...one, isColumn: one.isColumn && one.source !== 'gender' });
    take(agreed, 'gender', genderOf(one.found), one);
    if (one.found.who === 'unisex') agreed.isUnisex ??= one;
  }
  return agreed;
};

const childOf = (gender: Gender | null): Audience['who'] => {
  if (gender === null) return null;
  return gender === 'F' ? 'girls' : 'boys';
};

const certaintyOf = ({ isCertain, isDoubted = false }: { isCertain: boolean; isDoubted?: boolean }): Certainty =>
  isCertain && !isDoubted ? 'certain' : 'guessed';

const toldCertainty = (isTold: boolean, guess: Statement | null): Certainty => {
  if (!isTold) return 'unknown';
  return guess?.source === 'store' ? 'certain' : 'guessed';
};

/** What a guess says, as far as the columns leave it open. */
const guessed = (guess: Statement | null, { age, doubts }: Agreed): ReadAudience => {
  const isKids = guess?.found.isKids === true && age?.value !== 'adult';
  const who = guess === null || (guess.found.isKids && !isKids) ? null : guess.found.who;
  const isTold = who !== null || isKids;
  return {
    who,
    isKids,
    certainty: toldCertainty(isTold, guess),
    source: isTold ? (guess?.source ?? '') : '',
    doubts,
  };
};

/** What is agreed on; null if nothing is. */
const told = ({ gender, age, isUnisex, doubts }: Agreed): ReadAudience | null => {
  if (age?.value === 'kids') {
    const who = childOf(gender?.value ?? null);
    return { who, isKids: true, certainty: certaintyOf(age), source: age.source, doubts };
  }
  if (gender) {
    const who = gender.value === 'F' ? 'women' : 'men';
    return { who, isKids: false, certainty: certaintyOf(gender), source: gender.source, doubts };
  }
  if (!isUnisex) return null;
  return {
    who: 'unisex',
    isKids: false,
    certainty: certaintyOf({ isCertain: isUnisex.isColumn }),
    source: isUnisex.source,
    doubts,
  };
};

/** The audience that a rule of ops decided; null without one. */
export const ruledAudience = (said: string | undefined): ReadAudience | null => {
  const found = audienceOf(said ?? '');
  return found && { ...found, certainty: 'certain', source: 'rule', doubts: [] };
};

/**
 * Reads the audience. Columns count before words: gender and age group, then the categories, the link's folders, the
 * title and tags. A later source narrows an earlier one and never contradicts it. Link, store and description only
 * support a guess.
 */
export const readAudience = (hints: AudienceHints): ReadAudience => {
  const agreed = agreedOf(hints);
  return told(agreed) ?? guessed(guessOf(hints), agreed);
};
