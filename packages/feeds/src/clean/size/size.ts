import type { CleanSize } from '../../row.ts';

/** What a bare number means depends on what is worn. */
export type SizeContext = { family: 'shoes' | 'clothing' | 'other'; isKids: boolean; system: string | null };

const letters = ['XXXS', 'XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL', '5XL', '6XL'];
const words: Readonly<Record<string, string>> = {
  small: 'S',
  medium: 'M',
  large: 'L',
  sm: 'S',
  med: 'M',
  lg: 'L',
  lrg: 'L',
  md: 'M',
};
const fits: Readonly<Record<string, number>> = { petite: 1, short: 2, regular: 0, reg: 0, long: 3, tall: 4, r: 0 };

const make = (ladder: string, value: string, sortOrder: number): CleanSize => ({
  ladder,
  value,
  sortOrder: Math.round(sortOrder),
});

/** 'Extra Large', 'x-large', '2XL', 'XX-Small' -> a step of the ladder. */
const letterOf = (text: string): string | null => {
  const compact = text
    .toLowerCase()
    .replace(/extra/g, 'x')
    .replace(/[\s.-]+/g, '');
  const found = /^(?:(\d)?x|(x*))(s|sm|small|l|lg|lrg|large|m|md|med|medium)$/.exec(compact);
  if (!found) return null;
  const base = words[found[3] ?? ''] ?? (found[3] ?? '').toUpperCase();
  const isCounted = found[2] === undefined;
  const count = isCounted ? Number(found[1] ?? 1) : (found[2] ?? '').length;
  if (count === 0) return base;
  if (base === 'M') return null;
  const plain = count > 2 && base === 'L' ? `${count}XL` : `${'X'.repeat(count)}${base}`;
  return letters.includes(plain) ? plain : null;
};

const readLetters = (text: string): CleanSize | null => {
  const whole = letterOf(text);
  if (whole) return make('Clothing Size', whole, (letters.indexOf(whole) + 1) * 100);
  const range = /^(.+?)\s*[/-]\s*(.+)$/.exec(text);
  const [from, to] = [letterOf(range?.[1] ?? ''), letterOf(range?.[2] ?? '')];
  if (from && to) return make('Clothing Size', `${from}/${to}`, (letters.indexOf(from) + 1) * 100 + 50);
  const fitted = /^(.+?)[\s/-]+(petite|short|regular|reg|long|tall|r)$/i.exec(text);
  const base = letterOf(fitted?.[1] ?? '');
  const fit = (fitted?.[2] ?? '').toLowerCase();
  if (!base) return null;
  const offset = fits[fit] ?? 0;
  const name = offset === 0 ? base : `${base} ${fit.charAt(0).toUpperCase()}${fit.slice(1)}`;
  return make('Clothing Size', name, (letters.indexOf(base) + 1) * 100 + offset);
};

const numberOf = (text: string): number | null => {
  const plain = text.trim().replace('½', ' 1/2').replace(',', '.');
  const fraction = /^(\d{1,3})(?:[\s-]+(1|2|3)\/(2|3|4))?$/.exec(plain);
  if (fraction) return Number(fraction[1]) + (fraction[2] ? Number(fraction[2]) / Number(fraction[3]) : 0);
  return /^\d{1,3}(\.\d{1,2})?$/.test(plain) ? Number(plain) : null;
};

const show = (value: number): string => String(Math.round(value * 100) / 100);

const widths: readonly [pattern: RegExp, name: string, order: number][] = [
  [/^(narrow|n|2a|aa|b\(n\))$/, 'Narrow', -1],
  [/^(|medium|m|regular|reg|d|b|d\(m\)|b\(m\)|standard|normal)$/, '', 0],
  [/^(wide|w|ee|2e|e|d\(w\)|ee\(w\)|e\(w\)|2e\(w\))$/, 'Wide', 1],
  [/^(x-?wide|extra wide|eee+|4e|3e|xw|ww)$/, 'Extra Wide', 2],
];

const kidWords =
  /\b(?:c|k|t|y|toddlers?|youth|little kids?|big kids?|infants?|kids?)$|^(?:toddlers?|youth|little kids?|big kids?|kids?)\b/;

/** Thirds are sizes of their own; halves are shown as decimals. */
const showFraction = (text: string, value: number): string =>
  /\/3$/.test(text) ? text.replace(/[\s-]+/, ' ') : show(value);

const ladderOf = (system: string, value: number, isKids: boolean): string => {
  if (system === 'us' || system === 'uk' || system === 'eu') {
    return system === 'us' && isKids ? 'Kids Shoe Size (US)' : `Shoe Size (${system.toUpperCase()})`;
  }
  if (value >= 16.5 || (isKids && value > 15)) return 'Shoe Size (EU)';
  return isKids ? 'Kids Shoe Size (US)' : 'Shoe Size (US)';
};

const systemOf = (text: string): string => (/^eur?$/i.test(text) ? 'eu' : text.toLowerCase());

const pairOfMenAndWomen = /^m(?:en)?'?s?\s*(\d{1,2}(?:\.\d)?)\s*\/\s*w(?:omen)?'?s?\s*(\d{1,2}(?:\.\d)?)$/i;
const shoeForm =
  /^(?:[mw]\s?)?(\d{1,2}(?:[.,]\d{1,2}|\s*½|[\s-]+[123]\/[234])?)(?:\s*[-/]\s*(\d{1,2}(?:\.\d)?))?[\s-]*([a-z0-9() -]*)$/i;
/** 'US 7.5, EU 38.5' and '43 EU / 9 US' are one size told twice: the first counts. */
const toldTwice = /,\s+|,(?=[a-z])|\s*\/\s*(?=(?:us|eu|uk)\b|\d+(?:\.\d)?\s*(?:us|eu|uk)\b)/i;
const systemForm = /\b(us|uk|eur?)(?=\b|\d)/i;

/** Children's 13 is followed by youth's 1. */
const isYouth = (kid: string | undefined, value: number): boolean => {
  if (kid && /^(y|youth|big)/.test(kid)) return true;
  return value < 8 && (kid === undefined || /^(little|kid)/.test(kid));
};

const readShoe = (text: string, context: SizeContext): CleanSize | null => {
  const pair = pairOfMenAndWomen.exec(text);
  if (pair) return make('Shoe Size (US)', `M ${pair[1]} / W ${pair[2]}`, Number(pair[1]) * 100);
  const first = text.split(toldTwice)[0] ?? text;
  const system = systemOf(systemForm.exec(first)?.[1] ?? context.system ?? '');
  const found = shoeForm.exec(
    first
      .replace(/\b(?:us|uk|eur?)(?=\b|\d)\.?/gi, ' ')
      .replaceAll('+', '')
      .trim(),
  );
  const value = numberOf(found?.[1] ?? '');
  if (!found || value === null || value > 55) return null;
  const rest = (found[3] ?? '').trim().toLowerCase();
  const width = widths.find(([pattern]) => pattern.test(rest.replace(kidWords, '').trim()));
  if (!width) return null;
  const [, widthName, widthOrder] = width;
  const kid = kidWords.exec(rest)?.[0];
  const ladder = ladderOf(system, value, context.isKids || kid !== undefined);
  const label = found[2] ? `${show(value)}-${show(Number(found[2]))}` : showFraction(found[1] ?? '', value);
  const step = ladder.startsWith('Kids') && isYouth(kid, value) ? value + 13.5 : value;
  // 26-27 stands behind 26 and before 26.5.
  const place = step * 100 + (found[2] ? 25 : 0) + widthOrder;
  return make(ladder, widthName === '' ? label : `${label} ${widthName}`, place);
};

const readWaist = (text: string): CleanSize | null => {
  const pair = /^w?\s*(\d{2})\s*(?:["”w]?\s*[x×/]\s*l?|["”]?\s*[\s,/-]?\s*l)\s*(\d{2})\s*["”l]?$/i.exec(text);
  if (pair) return make('Waist x Inseam', `${pair[1]}x${pair[2]}`, Number(pair[1]) * 100 + Number(pair[2]));
  const waist = /^w\s?(\d{2})$|^(\d{2})\s?(?:w|["”]|waist)$/i.exec(text);
  const value = waist?.[1] ?? waist?.[2];
  return value ? make('Waist', value, Number(value) * 100) : null;
};

const readAge = (text: string): CleanSize | null => {
  const months = /^(\d{1,2})(?:\s*[-/]\s*(\d{1,2}))?\s*(?:m|mo|mos|months?)$/i.exec(text);
  if (months) return make('Kids Size', months[2] ? `${months[1]}-${months[2]} M` : `${months[1]} M`, Number(months[1]));
  const years = /^(\d{1,2})(?:\s*[-/]\s*(\d{1,2}))?\s*(t|y|yr|yrs|years?)$/i.exec(text);
  if (!years) return null;
  const unit = years[3]?.toLowerCase() === 't' ? 'T' : 'Y';
  return make(
    'Kids Size',
    `${years[1]}${years[2] ? `-${years[2]}` : ''}${unit}`,
    Number(years[1]) * 12 + (unit === 'Y' ? 1 : 0),
  );
};

const readClothingNumber = (text: string, isKids: boolean): CleanSize | null => {
  const found = /^(?:us\s*)?(\d{1,2})\s*(petite|short|regular|long|tall)?$/i.exec(text);
  if (!found) return null;
  const value = Number(found[1]);
  const fit = (found[2] ?? '').toLowerCase();
  const name =
    fit === '' || fit === 'regular' ? String(value) : `${value} ${fit.charAt(0).toUpperCase()}${fit.slice(1)}`;
  if (isKids && value <= 20) return make('Kids Size', name, value * 12 + 2);
  const ladder = value <= 24 ? 'Dress Size' : 'Waist';
  return make(value > 46 ? 'Size' : ladder, name, value * 100 + (fits[fit] ?? 0));
};

/** Keeps anything else in natural order: by its leading number, else by its first letters. */
const readOther = (text: string): CleanSize => {
  const number = /^\D{0,3}(\d{1,6}(?:\.\d{1,2})?)/.exec(text)?.[1];
  if (number) return make('Size', text, Number(number) * 100);
  const letter = (at: number) => Math.max(0, Math.min(31, text.toLowerCase().charCodeAt(at) - 96 || 0));
  return make('Size', text, 1_000_000_000 + letter(0) * 32_768 + letter(1) * 1_024 + letter(2) * 32 + letter(3));
};

/**
 * Reads a size as fed into a ladder and a place on it. Bare numbers go by the
 * context: 9.5 and 42 on shoes are US and EU, on clothes 8 is a dress size and
 * 32 a waist. What is not understood keeps its text on the ladder 'Size'.
 */
export const readSize = (raw: string, context: SizeContext): CleanSize => {
  const text = raw
    .replace(/^size[\s:]+/i, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 60);
  if (
    /^(one ?size|os|osfm|osfa|o\/s|1 ?size|universal|free ?size|onesize.*|one size fits (all|most)|n\/?a|uni)$/i.test(
      text,
    )
  )
    return make('One Size', 'One Size', 0);
  const shoe =
    context.family === 'shoes' || /^(us|eu|uk)\s*\d|\d\s*(us|eu|uk)$/i.test(text) ? readShoe(text, context) : null;
  const age = context.family === 'shoes' ? null : readAge(text);
  const number = context.family === 'clothing' ? readClothingNumber(text, context.isKids) : null;
  return age ?? shoe ?? readLetters(text) ?? readWaist(text) ?? number ?? readOther(text);
};
