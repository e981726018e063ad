// cspell:disable: words for people in nine languages
import type { Certainty } from '../../row.ts';
import { memo } from '../memo.ts';

/** Whom a product is made for. */
export type Audience = { who: 'women' | 'men' | 'girls' | 'boys' | 'unisex' | null; isKids: boolean };

/** `who` is null if the audience is unknown, or known only to be children. */
export type ReadAudience = Audience & { certainty: Certainty };

export type AudienceHints = {
  name: string;
  /** The name before cutting. The cut parts may name the audience: 'Mens 9'. */
  wholeName?: string;
  category: string;
  gender: string;
  ageGroup: string;
  tags?: string;
  /**
   * Words of the link and the description, which may also mention other audiences. Called only if nothing else names
   * one.
   */
  linkWords?: () => string;
  description?: () => string;
  sizes?: readonly string[];
  /** A category that nearly every row has. */
  repeatedCategory?: string;
  /** Whether other rows of the same name have sizes for women and men: 'M6.5/W8'. */
  isSizedForBoth?: boolean;
  /** The store's audience, set by ops: women, men, girls, boys, kids or unisex. */
  storeAudience?: string | null;
};

const girlWords =
  /\b(?:girls?|filles?|mädchen|niñas?|bambin[ae]|meisjes|dziewczyn\w*|flick(?:a|or|ors)|piger?|tyttö\w*|tyttöjen)\b|kız çocuk/iu;
const boyWords =
  /\b(?:boys?|garçons?|jungen|niños?|bambin[oi]|jongens|chłop\w*|pojk\w*|drenge?|poik\w*)\b|erkek çocuk/iu;
const kidWords =
  /\b(?:kids?|child(?:ren)?|youth|toddlers?|infants?|bab(?:y|ies)|juniors?|jr|newborn|kinder|enfants?|infantil|bambini|kinderen|dziec\w*|barn(?:e|kläder|skor|sko|s)|børn(?:e\w*)?|lasten|lapset|bebek)\b|(?<!\p{L})çocuk/iu;
const womenWords =
  /\b(?:wom[ae]ns?|womens?|wmns?|wns|ladies|lady|female|femmes?|damen|mujer(?:es)?|donna|dames|dam(?:skor|kläder|jackor|tröjor|byxor|väskor)|(?<=^|[>/|]\s*)dame?(?=\s*(?:$|[>/|]))|damski\w*|kobiet\w*|damer|kvinn\w*|kvinde\w*|nais\w*|naist\w*|kadın\w*|bayan)\b/iu;
const menWords =
  /\b(?:mens?|man|male|hommes?|herr(?:e|en|ar|skor|kläder|jackor|tröjor|byxor)?|gents?|gentlemen|hombres?|uomo|heren|męsk\w*|mężczyz\w*|herrer|mænd|miesten|miehet|erkek)\b/iu;
const unisexWords = /\b(?:unisex|all genders?|gender[\s-]?neutral)\b/i;
/** A capital letter that means an audience, but not one inside a model's name. */
const shortForm = /(?:^|[\s-])([MW])(?:s(?=\s|$|,)|(?=\s+-|$|\s*>)|(?<=W)(?=\s+(?:Reg|Regular|Long|Short)\b))/;

const readChildren = (text: string): Audience | null => {
  const isGirls = girlWords.test(text);
  const isBoys = boyWords.test(text);
  if (isGirls !== isBoys) return { who: isGirls ? 'girls' : 'boys', isKids: true };
  return isGirls || kidWords.test(text) ? { who: null, isKids: true } : null;
};

const unisex: Audience = { who: 'unisex', isKids: false };

const readAdultWords = (text: string): Audience | null => {
  const isWomen = womenWords.test(text);
  const isMen = menWords.test(text);
  if (isWomen && isMen) return unisex;
  if (isWomen || isMen) return { who: isWomen ? 'women' : 'men', isKids: false };
  return unisexWords.test(text) ? unisex : null;
};

const readAdults = (text: string): Audience | null => {
  const found = readAdultWords(text);
  if (found) return found;
  const short = shortForm.exec(text)?.[1];
  return short ? { who: short === 'W' ? 'women' : 'men', isKids: false } : null;
};

// Most texts contain none of these words, so one search for their beginnings rules them out.
const mayNameAudience =
  /(?:^|[^\p{L}\p{N}_])(?:girl|fille|mädch|niñ|bambin|meisj|dziewcz|flick|pige|tytt|boy|garç|jungen|jongen|chłop|pojk|dreng|poik|kid|child|youth|toddl|infan|bab|junior|jr|newborn|kind|enfant|dzie|barn|børn|last|laps|wom|wmn|wns|lad|female|femme|dam|mujer|donna|kobiet|kvin|nais|men|man|male|homme|herr|gent|hombre|uomo|heren|męsk|mężcz|mænd|mieste|miehe|kadın|bayan|erkek|kız|çocuk|bebek|unisex|all gender|gender)|(?:^|[\s-])[MW]s?(?:\s|$|,)/iu;

const readText = memo((text: string): { found: Audience | null } => {
  const plain = text.replace(/['’]/g, '');
  return { found: mayNameAudience.test(plain) ? (readChildren(plain) ?? readAdults(plain)) : null };
});

const audienceIn = (text: string): Audience | null => (text === '' ? null : readText(text).found);

/** 'M 9.5' is a men's size; a medium has no number. */
const menSize = /^(?:us\s?)?M\s?(?:[5-9]|1[0-6])(?:\.5)?$/;

/** 'W7.5' is a women's size; 'M6.5/W7.5' is unisex. */
const readSizes = (sizes: readonly string[]): Audience | null => {
  const text = sizes.join(' ');
  const [isMen, isWomen] = [/\bM\s?\d/.test(text), /\bW\s?\d{1,2}(?:\.5)?(?!\s?[x/]?\s?L)/.test(text)];
  if (isMen && isWomen) return unisex;
  if (isWomen) return { who: 'women', isKids: false };
  return sizes.length > 0 && sizes.every((size) => menSize.test(size)) ? { who: 'men', isKids: false } : null;
};

/** Returns whether a size is given for both women and men: 'M6.5/W8'. */
export const isSizeForBoth = (size: string): boolean => readSizes([size])?.who === 'unisex';

/**
 * Returns women or men if the text names only one of them. If it names both, it decides nothing, and an 'M' in it is a
 * size.
 */
const adultIn = (text: string): Audience | null => {
  const found = readAdultWords(text.replace(/['’]/g, ''));
  return found?.who === 'unisex' ? null : found;
};

const personIn = (text: string): Audience | null => {
  const plain = text.replace(/['’]/g, '');
  return mayNameAudience.test(plain) ? (readChildren(plain) ?? readAdultWords(plain)) : null;
};

/** Returns whether a text says that something is for women and men. */
export const isUnisex = (text: string): boolean => audienceIn(text)?.who === 'unisex';

const certainOf = (hints: AudienceHints): Audience | null =>
  audienceIn(hints.name) ??
  (hints.wholeName === undefined || hints.wholeName === hints.name ? null : personIn(hints.wholeName)) ??
  audienceIn(hints.category) ??
  audienceIn(hints.gender) ??
  audienceIn(hints.tags ?? '') ??
  (hints.isSizedForBoth ? unisex : readSizes(hints.sizes ?? []));

const womensGarment =
  /\b(?:bras?|bralett?es?|pant(?:y|ies)|thongs?|lace bikinis?|camisoles?|bustiers?|corsets?|shapewear|nursing|maternity)\b/i;

const guessOf = ({
  name,
  linkWords,
  repeatedCategory = '',
  description,
  storeAudience = null,
}: AudienceHints): Audience | null =>
  audienceIn(linkWords?.() ?? '') ??
  audienceIn(storeAudience ?? '') ??
  audienceIn(repeatedCategory) ??
  adultIn(description?.() ?? '') ??
  (womensGarment.test(name) ? { who: 'women', isKids: false } : null);

const unknown: Audience = { who: null, isKids: false };

/**
 * Reads the audience. The words of the name count most, then the category, then the field (feeds often fill it with
 * 'unisex' by default), tags and sizes. Link, store and description only support a guess.
 */
export const readAudience = (hints: AudienceHints): ReadAudience => {
  const certain = certainOf(hints);
  const guess = certain === null ? guessOf(hints) : null;
  const found = certain ?? guess ?? unknown;
  const isYoung = kidWords.test(hints.ageGroup);
  const sure = certain ? 'certain' : 'guessed';
  if (!isYoung || found.isKids) return { ...found, certainty: found === unknown ? 'unknown' : sure };
  const who = audienceIn(hints.gender)?.who ?? found.who;
  if (who === 'women' || who === 'girls') return { who: 'girls', isKids: true, certainty: 'certain' };
  return { who: who === 'men' || who === 'boys' ? 'boys' : null, isKids: true, certainty: 'certain' };
};
