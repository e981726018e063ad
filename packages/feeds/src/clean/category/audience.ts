/** For whom a product is made. */
export type Audience = { who: 'women' | 'men' | 'girls' | 'boys' | 'unisex' | null; isKids: boolean };

const girlWords = /\bgirls?\b/i;
const boyWords = /\bboys?\b/i;
const kidWords = /\b(kids?|child(ren)?|youth|toddlers?|infants?|bab(y|ies)|juniors?|jr|newborn)\b/i;
const womenWords = /\b(wom[ae]ns?|womens?|wmns?|ladies|lady|female|femme|damen)\b/i;
const menWords = /\b(mens?|man|male|homme|herren|gents?|gentlemen)\b/i;
/** Only in capitals, and not as a letter of a model's name. */
const shortForm = /(?:^|[\s-])([MW])(?=\s+-|$|\s*>)/;

const readChildren = (text: string): Audience | null => {
  const isGirls = girlWords.test(text);
  const isBoys = boyWords.test(text);
  if (isGirls !== isBoys) return { who: isGirls ? 'girls' : 'boys', isKids: true };
  return isGirls || kidWords.test(text) ? { who: null, isKids: true } : null;
};

const readAdults = (text: string): Audience | null => {
  const isWomen = womenWords.test(text);
  const isMen = menWords.test(text);
  if (isWomen && isMen) return { who: 'unisex', isKids: false };
  if (isWomen || isMen) return { who: isWomen ? 'women' : 'men', isKids: false };
  const short = shortForm.exec(text)?.[1];
  return short ? { who: short === 'W' ? 'women' : 'men', isKids: false } : null;
};

const readText = (text: string): Audience | null => {
  const plain = text.replace(/['’]/g, '');
  return readChildren(plain) ?? readAdults(plain);
};

/**
 * For whom: the words of the name count most, then those of the category, then
 * the fields, which feeds often fill with 'unisex' for want of better.
 */
export const readAudience = (hints: { name: string; category: string; gender: string; ageGroup: string }): Audience => {
  const isYoung = kidWords.test(hints.ageGroup);
  const found = readText(hints.name) ??
    readText(hints.category) ??
    readText(hints.gender) ?? { who: 'unisex' as const, isKids: false };
  if (!isYoung || found.isKids) return found;
  const who = readText(hints.gender)?.who ?? found.who;
  if (who === 'women' || who === 'girls') return { who: 'girls', isKids: true };
  return { who: who === 'men' || who === 'boys' ? 'boys' : null, isKids: true };
};
