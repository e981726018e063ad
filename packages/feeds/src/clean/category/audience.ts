// cspell:disable: words for people in nine languages
import type { Certainty } from '../../row.ts';
import { memo } from '../memo.ts';

/** For whom a product is made. */
export type Audience = { who: 'women' | 'men' | 'girls' | 'boys' | 'unisex' | null; isKids: boolean };

/** `who` null: nothing tells it, or only that it is for kids. */
export type ReadAudience = Audience & { certainty: Certainty };

export type AudienceHints = {
  name: string;
  /** The name with all that was cut from it, which may be for whom it is: 'Mens 9'. */
  wholeName?: string;
  category: string;
  gender: string;
  ageGroup: string;
  tags?: string;
  /** Words of the link and of the description, which may speak of others as well. Asked only where nothing else tells. */
  linkWords?: () => string;
  description?: () => string;
  sizes?: readonly string[];
  /** What ops said of the store: women, men, girls, boys, kids or unisex. */
  storeAudience?: string | null;
};

const girlWords =
  /\b(?:girls?|filles?|mädchen|niñas?|bambin[ae]|meisjes|dziewczyn\w*|flick(?:a|or|ors)|piger?|tyttö\w*|tyttöjen)\b|kız çocuk/iu;
const boyWords =
  /\b(?:boys?|garçons?|jungen|niños?|bambin[oi]|jongens|chłop\w*|pojk\w*|drenge?|poik\w*)\b|erkek çocuk/iu;
const kidWords =
  /\b(?:kids?|child(?:ren)?|youth|toddlers?|infants?|bab(?:y|ies)|juniors?|jr|newborn|kinder|enfants?|infantil|bambini|kinderen|dziec\w*|barn(?:e|kläder|skor|sko|s)|børn(?:e\w*)?|lasten|lapset|bebek)\b|(?<!\p{L})çocuk/iu;
const womenWords =
  /\b(?:wom[ae]ns?|womens?|wmns?|ladies|lady|female|femmes?|damen|mujer(?:es)?|donna|dames|dam(?:skor|kläder|jackor|tröjor|byxor|väskor)|(?<=^|[>/|]\s*)dame?(?=\s*(?:$|[>/|]))|damski\w*|kobiet\w*|damer|kvinn\w*|kvinde\w*|nais\w*|naist\w*|kadın\w*|bayan)\b/iu;
const menWords =
  /\b(?:mens?|man|male|hommes?|herr(?:e|en|ar|skor|kläder|jackor|tröjor|byxor)?|gents?|gentlemen|hombres?|uomo|heren|męsk\w*|mężczyz\w*|herrer|mænd|miesten|miehet|erkek)\b/iu;
const unisexWords = /\b(?:unisex|all genders?|gender[\s-]?neutral)\b/i;
/** Only in capitals, and not as a letter of a model's name. */
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

// Most texts hold none of the words: one look for how they begin tells.
const mayTell =
  /(?:^|[^\p{L}\p{N}_])(?:girl|fille|mädch|niñ|bambin|meisj|dziewcz|flick|pige|tytt|boy|garç|jungen|jongen|chłop|pojk|dreng|poik|kid|child|youth|toddl|infan|bab|junior|jr|newborn|kind|enfant|dzie|barn|børn|last|laps|wom|wmn|lad|female|femme|dam|mujer|donna|kobiet|kvin|nais|men|man|male|homme|herr|gent|hombre|uomo|heren|męsk|mężcz|mænd|mieste|miehe|kadın|bayan|erkek|kız|çocuk|bebek|unisex|all gender|gender)|(?:^|[\s-])[MW]s?(?:\s|$|,)/iu;

const readText = memo((text: string): { found: Audience | null } => {
  const plain = text.replace(/['’]/g, '');
  return { found: mayTell.test(plain) ? (readChildren(plain) ?? readAdults(plain)) : null };
});

const textSays = (text: string): Audience | null => (text === '' ? null : readText(text).found);

/** 'M 9.5', not a medium of two numbers. */
const menSize = /^(?:us\s?)?M\s?(?:[5-9]|1[0-6])(?:\.5)?$/;

/** 'W7.5' is a woman's size, 'M6.5/W7.5' anybody's. */
const readSizes = (sizes: readonly string[]): Audience | null => {
  const text = sizes.join(' ');
  const [isMen, isWomen] = [/\bM\s?\d/.test(text), /\bW\s?\d{1,2}(?:\.5)?(?!\s?[x/]?\s?L)/.test(text)];
  if (isMen && isWomen) return unisex;
  if (isWomen) return { who: 'women', isKids: false };
  return sizes.length > 0 && sizes.every((size) => menSize.test(size)) ? { who: 'men', isKids: false } : null;
};

/** A text that names women or men alone. One that names both speaks of neither, and an 'M' in it is a size. */
const adultIn = (text: string): Audience | null => {
  const found = readAdultWords(text.replace(/['’]/g, ''));
  return found?.who === 'unisex' ? null : found;
};

const personIn = (text: string): Audience | null => {
  const plain = text.replace(/['’]/g, '');
  return mayTell.test(plain) ? (readChildren(plain) ?? readAdultWords(plain)) : null;
};

/** Whether a text says that something is for women and men alike. */
export const isForAnybody = (text: string): boolean => textSays(text)?.who === 'unisex';

const certainOf = (hints: AudienceHints): Audience | null =>
  textSays(hints.name) ??
  (hints.wholeName === undefined || hints.wholeName === hints.name ? null : personIn(hints.wholeName)) ??
  textSays(hints.category) ??
  textSays(hints.gender) ??
  textSays(hints.tags ?? '') ??
  readSizes(hints.sizes ?? []);

const guessOf = ({ linkWords, description, storeAudience = null }: AudienceHints): Audience | null =>
  textSays(linkWords?.() ?? '') ?? textSays(storeAudience ?? '') ?? adultIn(description?.() ?? '');

const nobody: Audience = { who: null, isKids: false };

/**
 * For whom. The words of the name count most, then those of the category, then the field, which feeds often fill with
 * 'unisex' for want of better, tags and sizes. Link, store and description only let guess.
 */
export const readAudience = (hints: AudienceHints): ReadAudience => {
  const certain = certainOf(hints);
  const guess = certain === null ? guessOf(hints) : null;
  const found = certain ?? guess ?? nobody;
  const isYoung = kidWords.test(hints.ageGroup);
  const sure = certain ? 'certain' : 'guessed';
  if (!isYoung || found.isKids) return { ...found, certainty: found === nobody ? 'unknown' : sure };
  const who = textSays(hints.gender)?.who ?? found.who;
  if (who === 'women' || who === 'girls') return { who: 'girls', isKids: true, certainty: 'certain' };
  return { who: who === 'men' || who === 'boys' ? 'boys' : null, isKids: true, certainty: 'certain' };
};
