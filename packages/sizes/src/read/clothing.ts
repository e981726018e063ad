// cspell:ignore mths prlst

import type { Kind, System } from '../size.ts';
import { type Found, fitOf, garment, type SizeContext } from './context.ts';
import { letterOfWord } from './words.ts';

const letters = ['XXXS', 'XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL', '5XL', '6XL'];
const words: Readonly<Record<string, string>> = Object.assign(Object.create(null), {
  small: 'S',
  medium: 'M',
  large: 'L',
  sm: 'S',
  sml: 'S',
  med: 'M',
  lg: 'L',
  lge: 'L',
  lrg: 'L',
  md: 'M',
});

/** Parses letters such as 'Extra Large', 'x-large', '2XL' or 'XX-Small'. */
const letterOf = (text: string): string | null => {
  const compact = text
    .toLowerCase()
    .replace(/extra|x-?tra/g, 'x')
    .replace(/[\s.-]+/g, '');
  const found = /^(?:(\d)?x|(x*))(s|sm|sml|small|l|lg|lge|lrg|large|m|md|med|medium)$/.exec(compact);
  if (!found) return null;
  const base = words[found[3] ?? ''] ?? (found[3] ?? '').toUpperCase();
  const isCounted = found[2] === undefined;
  const count = isCounted ? Number(found[1] ?? 1) : (found[2] ?? '').length;
  if (count === 0) return base;
  if (base === 'M') return null;
  const plain = count > 2 && base === 'L' ? `${count}XL` : `${'X'.repeat(count)}${base}`;
  return letters.includes(plain) ? plain : null;
};

const stepOf = (letter: string): number => (letters.indexOf(letter) + 1) * 100;

const lettersAt = (value: string, order: number): Found => ({ kind: 'clothes', system: 'letters', value, order });

/** Plus sizes '1X' to '6X', which are cut wider than XL, 2XL and so on. */
const plusOf = (text: string): Found | null => {
  const count = /^([0-6])\s?x$/i.exec(text)?.[1];
  return count === undefined ? null : lettersAt(`${count}X`, stepOf('XL') + Number(count) * 100 + 50);
};

const readPlainLetters = (text: string): Found | null => {
  // A range comes first: 'SM' is a small, 'S-M' is not.
  const range = /^(.+?)\s*[/–—‐‑−~〜～-]\s*(.+)$/.exec(text);
  const [from, to] = [letterOf(range?.[1] ?? ''), letterOf(range?.[2] ?? '')];
  if (from && to) return lettersAt(`${from}/${to}`, stepOf(from) + 50);
  const whole = letterOf(text);
  if (whole) return lettersAt(whole, stepOf(whole));
  const plus = plusOf(text);
  if (plus) return plus;
  const fitted =
    /^(.+?)[\s/-]+(petite|short|regular|reg|long|tall|r)$/i.exec(text) ?? /^((?:\d?x{0,3})l|m)(t)$/i.exec(text);
  const base = letterOf(fitted?.[1] ?? '');
  if (!base) return null;
  const { suffix, order } = fitOf(fitted?.[2] ?? '');
  return lettersAt(`${base}${suffix}`, stepOf(base) + order);
};

const wearers =
  /^(?:(?:wo)?men['’]?s|(?:wo)?mens|adults?|youth|kids?['’]?|unisex|us|eu|uk|int)\s+|\s+(?:(?:wo)?men['’]?s|(?:wo)?mens|adults?|unisex|us|eu|uk|int)$/gi;
/** A letter with its number: 'M (8-10)', 'L / 42', 'XS-0'. */
const numbered = /^([a-z][a-z\s.-]*?|\dx[a-z]*)\s*(?:\(.*\)|(?:[/|=-]\s*|\s)\d{1,2}(?:\s?[-–/]\s?\d{1,2})?)$/i;

const kindOf = (context: SizeContext): Kind => {
  const { family } = context;
  return family === 'shoes' || family === 'hats' || family === 'gloves' || family === 'rings' || family === 'bras'
    ? family
    : garment(context);
};

/** The head or chest that a letter fits: 'M 55-59 cm'. */
const around = /(?<=[a-z])\s*\(?\d{2,3}\s?[-–]\s?\d{2,3}\s?(?:cm|in|["”])\)?$/i;

/** Parses a size in letters. Null if the text is not one. */
export const readLetters = (text: string, context: SizeContext): Found | null => {
  const bare = text.replace(wearers, '').replace(around, '').trim();
  const word = context.family === 'clothing' ? letterOfWord(bare) : null;
  const found = word
    ? lettersAt(word, stepOf(word))
    : (readPlainLetters(bare) ?? readPlainLetters(numbered.exec(bare)?.[1] ?? ''));
  return found && { ...found, kind: kindOf(context) };
};

const waistAt = (value: string, order: number): Found => ({ kind: 'trousers', system: 'waist', value, order });

const pairForm = /^w?\s*(\d{2})\s*(?:["”w]?\s*[x×/]\s*l?|["”]?\s*[\s,/-]?\s*l)\s*(\d{2})\s*["”l]?$/i;
const waistForm = /^w\s?(\d{2})$|^(\d{2})\s?(?:w|["”]|waist)$/i;

/**
 * Parses 'W32 L34' as '32x34'. Two bare numbers are waist and inseam only for clothes and only within plausible ranges.
 */
export const readWaist = (text: string, { family }: SizeContext): Found | null => {
  const pair = pairForm.exec(text);
  if (pair) {
    const [waist, inseam] = [Number(pair[1]), Number(pair[2])];
    const isStated = /w|l/i.test(text);
    const canBe = waist >= 20 && waist <= 66 && inseam >= 20 && inseam <= 42;
    if (!canBe || !(isStated || family === 'clothing' || (family === 'unknown' && /[x×]/i.test(text)))) return null;
    return waistAt(`${pair[1]}x${pair[2]}`, waist * 100 + inseam);
  }
  const waist = waistForm.exec(text);
  const value = waist?.[1] ?? waist?.[2];
  return value && family !== 'rings' && (family === 'clothing' || /w/i.test(text))
    ? waistAt(value, Number(value) * 100)
    : null;
};

const ageAt = (value: string, order: number): Found => ({
  kind: 'clothes',
  system: 'age',
  value,
  order,
  audience: 'kids',
});

/** Parses ages: '6-12 M', '2T', '4 Years', 'Newborn'. Null if the text is not an age. */
export const readAge = (text: string): Found | null => {
  if (/^(?:nb|newborn|new born|preemie)$/i.test(text)) return ageAt('Newborn', 0);
  const months = /^(\d{1,2})(?:\s*[-–/]\s*(\d{1,2}))?\s*(?:m|mo|mos|mths?|months?)$/i.exec(text);
  if (months) {
    const label = months[2] ? `${months[1]}-${months[2]} M` : `${months[1]} M`;
    return ageAt(label, Number(months[1]));
  }
  const years = /^(?:age\s*)?(\d{1,2})(?:\s*[-–/]\s*(\d{1,2}))?\s*(t|y|yr|yrs|years?|x)$/i.exec(text);
  if (!years || (/x/i.test(years[3] ?? '') && years[1] !== '6')) return null;
  const unit = (years[3] ?? '').toLowerCase() === 't' ? 'T' : 'Y';
  const label = `${years[1]}${years[2] ? `-${years[2]}` : ''}${unit}`;
  return ageAt(label, Number(years[1]) * 12 + (unit === 'Y' ? 1 : 0));
};

/** Parses children's heights, which Europe uses as clothing sizes: '104', '110/116', '98 cm'. */
export const readHeight = (text: string, { isKids }: SizeContext): Found | null => {
  const found = /^(\d{2,3})(?:\s?[-–/]\s?(\d{2,3}))?(?:\s?cm)?$/i.exec(text);
  const [from, to] = [Number(found?.[1]), Number(found?.[2] ?? found?.[1])];
  const isStep = (height: number) => height >= 50 && height <= 188 && (height - 50) % 6 === 0;
  if (!found || !isStep(from) || !isStep(to) || from > to || (from < 100 && !isKids)) return null;
  const value = found[2] ? `${from}/${to}` : String(from);
  return { kind: 'clothes', system: 'height', value, order: from * 10 + (found[2] ? 5 : 0), audience: 'kids' };
};

const stated: Readonly<Record<string, System>> = Object.assign(Object.create(null), {
  us: 'US',
  uk: 'UK',
  eu: 'EU',
  eur: 'EU',
  de: 'DE',
  fr: 'FR',
  it: 'IT',
  es: 'ES',
  au: 'AU',
  jp: 'JP',
  br: 'BR',
  mx: 'MX',
  cn: 'CN',
});

/** Only US women's sizes go down to 0. */
const systemOf = (value: number, { body, home }: SizeContext): System => {
  if (body === 'women' && value >= 32 && value <= 60) return 'EU';
  if (body === 'men' && value >= 30) return value >= 44 && value % 2 === 0 ? 'EU' : 'chest';
  if (value > 46) return 'numbers';
  if (value > 24) return 'waist';
  if (value < 4 || home === 'us') return 'US';
  return home === 'uk' || home === 'au' ? (home.toUpperCase() as System) : 'numbers';
};

const systemForm = /^(us|uk|eur?|de|fr|it|es|au|jp)\s*(?=\d)|(?<=\d)\s*\(?(us|uk|eur?|de|fr|it|es|au|jp)\)?$/i;
const numberForm = /^(\d{1,2})(?:\.0)?[\s/-]*(petite|short|regular|reg|long|tall|[prlst])?$/i;

/** '40/42' is a double size of a dress. For trousers it would be waist and inseam. */
const readSpan = (text: string, context: SizeContext): Found | null => {
  const { body, isKids } = context;
  const kids = isKids ? /^(\d{1,2})\s?[-–/]\s?(\d{1,2})$/.exec(text) : null;
  if (kids && Number(kids[2]) <= 20) return ageAt(`${kids[1]}-${kids[2]}`, Number(kids[1]) * 12 + 3);
  const found = /^(\d{2})\s?[-–/]\s?(\d{2})$/.exec(text);
  const [from, to] = [Number(found?.[1]), Number(found?.[2])];
  const isStep = to > from && to - from <= 4 && to % 2 === 0 && from % 2 === 0;
  if (!found || !isStep || from < (body === 'women' ? 32 : 36) || body === 'waist') return null;
  return { kind: garment(context), system: 'EU', value: `${from}-${to}`, order: from * 100 + 50 };
};

/** Parses a garment's number by its system and the body that it measures. */
export const readClothingNumber = (text: string, context: SizeContext): Found | null => {
  const named = systemForm.exec(text);
  const code = (named?.[1] ?? named?.[2] ?? context.system ?? '').toLowerCase();
  const bare = text.replace(systemForm, '').trim();
  const found = numberForm.exec(bare);
  if (!found) return readSpan(bare, context);
  const value = Number(found[1]);
  const { suffix, order } = fitOf(found[2] ?? '');
  const name = `${found[1] === '00' ? '00' : value}${suffix}`;
  if (context.isKids && value <= 20) return ageAt(name, value * 12 + 2);
  const system = stated[code] ?? systemOf(value, context);
  const place = (found[1] === '00' ? -1 : value) * 100 + order;
  return system === 'waist' ? waistAt(name, place) : { kind: garment(context), system, value: name, order: place };
};
