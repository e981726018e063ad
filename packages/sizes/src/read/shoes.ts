// cspell:ignore mwyk schmal weit xwide
import { numberOf, type System, showNumber } from '../size.ts';
import type { Found, SizeContext } from './context.ts';

const narrow = new Set(['narrow', 'n', '2a', 'aa', 'a', 'slim', 'b(n)', 'schmal']);
const medium = new Set([
  'medium',
  'med',
  'm',
  'regular',
  'reg',
  'd',
  'b',
  'd(m)',
  'b(m)',
  'standard',
  'normal',
  'width',
]);
const wide = new Set(['wide', 'w', 'ee', '2e', 'e', 'd(w)', 'ee(w)', 'e(w)', '2e(w)', 'weit', 'wd']);
const widest = new Set([
  'xwide',
  'x-wide',
  'extra',
  'eee',
  'eeee',
  '4e',
  '3e',
  '6e',
  'xw',
  'ew',
  'ww',
  'xxw',
  'xx-wide',
]);

/** The width that words name. Null if any word is unknown. */
const widthOf = (text: string): { suffix: string; order: number } | null => {
  const words = text.split(/[\s/-]+(?!wide)/).filter((word) => word !== '');
  const bare = words.map((word) => word.replace(/^\((.*)\)$/, '$1')).filter((word) => word !== '');
  if (!bare.every((word) => [narrow, medium, wide, widest].some((known) => known.has(word)))) return null;
  if (bare.some((word) => widest.has(word))) return { suffix: ' Extra Wide', order: 2 };
  if (bare.some((word) => wide.has(word))) return { suffix: ' Wide', order: 1 };
  return bare.some((word) => narrow.has(word)) ? { suffix: ' Narrow', order: -1 } : { suffix: '', order: 0 };
};

const kidWords =
  /\b(?:c|k|t|y|toddlers?|youth|little kids?|big kids?|infants?|kids?)$|^(?:toddlers?|youth|little kids?|big kids?|kids?)\b/;

/** Thirds are separate sizes; halves are shown as decimals. */
const showFraction = (text: string, value: number): string =>
  /\/3$/.test(text) ? text.replace(/[\s-]+/, ' ') : showNumber(value);

const _continental = new Set(['eu', 'eur', 'fr', 'it', 'de', 'es', 'nl', 'dk']);
const others: ReadonlySet<string> = new Set(['US', 'UK', 'JP', 'AU', 'BR', 'MX', 'CN']);

const systemFor = (system: string, value: number, { isKids, isMondo, home }: SizeContext): System => {
  if (system === 'mondo' || system === 'mp' || (isMondo && system === '' && value >= 15 && value <= 34)) return 'cm';
  if (system !== '') return others.has(system.toUpperCase()) ? (system.toUpperCase() as System) : 'EU';
  if (home === 'jp' && value >= 20 && value <= 32) return 'JP';
  if (value >= 16.5 || (isKids && value > 15)) return 'EU';
  if (home === 'us') return 'US';
  return home === 'uk' ? 'UK' : 'numbers';
};

const people = "(women['’]?s?|womens|men['’]?s?|mens|m|w)";
const half = String.raw`(\d{1,2}(?:\.\d)?)`;
const pairAhead = new RegExp(`^(?:us\\s*)?${people}\\s*${half}\\s*[/|,&-]?\\s*${people}\\s*${half}$`, 'i');
const pairBehind = new RegExp(
  `^(?:us\\s*)?${half}\\s*(?:[bdm]\\s*)?(?:us\\s*)?${people}\\s*[/|,&-]\\s*${half}\\s*(?:[bdm]\\s*)?(?:us\\s*)?${people}$`,
  'i',
);

/** Parses 'M6.5/W7.5' and "7.5 Women's / 6 Men's": one unisex shoe in two sizes. */
const readPair = (text: string): Found | null => {
  const ahead = pairAhead.exec(text);
  const behind = pairBehind.exec(text);
  const [one, first, other, second] = ahead
    ? [ahead[1], ahead[2], ahead[3], ahead[4]]
    : [behind?.[2], behind?.[1], behind?.[4], behind?.[3]];
  if (!one || !other || one.charAt(0).toLowerCase() === other.charAt(0).toLowerCase()) return null;
  const [men, women] = one.toLowerCase().startsWith('m') ? [first, second] : [second, first];
  return { kind: 'shoes', system: 'US', value: `M ${men} / W ${women}`, order: Number(men) * 100, audience: 'unisex' };
};

/** Parses the foot length: '25.5 cm'. */
const readLength = (text: string): Found | null => {
  const length = numberOf(/^(\d{2}(?:[.,]\d)?)\s?cm$/i.exec(text)?.[1] ?? '');
  return length !== null && length <= 34
    ? { kind: 'shoes', system: 'cm', value: showNumber(length), order: length * 100 }
    : null;
};

const systems = 'us|uk|eur?|fr|it|de|jp|jpn|au|br|mx|cn|mondo|mp';
const systemForm = new RegExp(`\\b(${systems})(?=\\b|\\d)|(?<=\\d)\\s*(${systems})\\b`, 'i');
const everySystem = new RegExp(`\\(?(?:\\b(?:${systems})(?=\\b|\\d)|(?<=\\d)\\s*(?:${systems})\\b)\\.?\\)?`, 'gi');
/** 'US 7.5, EU 38.5' and '43 EU / 9 US' give one size twice. The first one is used. */
const statedTwice = new RegExp(
  `,\\s+|,(?=[a-z])|\\s*[/|(]\\s*(?=(?:${systems})\\b|\\d+(?:\\.\\d)?\\s*(?:${systems})\\b|(?:${systems})\\d)`,
  'i',
);
const shoeForm =
  /^(?:[mwyk](?:en['’]?s|omen['’]?s|ens|omens)?\s?)?(\d{1,2}(?:[.,]\d{1,2}|[\s-]+[123]\/[234])?)(?:\s*[-–/]\s*(\d{1,2}(?:\.\d)?))?[\s-]*([a-z0-9()/ -]*)$/i;

/** In these systems, children's 13 is followed by youth's 1. */
const startsAgain: ReadonlySet<System> = new Set(['US', 'UK', 'numbers']);

const isYouth = (kid: string | undefined, value: number): boolean => {
  if (kid && /^(y|youth|big)/.test(kid)) return true;
  return value < 8 && (kid === undefined || /^(little|kid)/.test(kid));
};

const systemOf = (text: string, context: SizeContext): string => {
  const found = systemForm.exec(text);
  const code = (found?.[1] ?? found?.[2] ?? context.system ?? '').toLowerCase();
  if (code === 'jpn') return 'jp';
  return code === 'eur' ? 'eu' : code;
};

/** '9/42' gives one size twice; '36-37' is a range that one shoe fits. */
const spanEnd = (value: number, end: string | undefined): number | null =>
  end !== undefined && Number(end) > value && Number(end) <= value + 3 ? Number(end) : null;

/** '085' and '385' are 8.5 and 38.5 without the point. */
const inTenths = (text: string): string =>
  /^(?:\d[05]0|0?\d[05]|1\d[05]|[2-5]\d[05])$/.test(text) && (Number(text) > 55 || text.startsWith('0'))
    ? String(Number(text) / 10)
    : text;

/** Parses a shoe size. Null if the text is not one. */
export const readShoe = (text: string, context: SizeContext): Found | null => {
  const special = readPair(text) ?? readLength(text);
  if (special) return special;
  const first = text.split(statedTwice)[0] ?? text;
  const system = systemOf(first, context);
  const bare = first.replace(everySystem, ' ').replaceAll('+', '').replace(/\s+/g, ' ').trim();
  const found = shoeForm.exec(inTenths(bare));
  const value = numberOf(found?.[1] ?? '');
  if (!found || value === null || value > 55) return null;
  const rest = (found[3] ?? '').trim().toLowerCase();
  const width = widthOf(rest.replace(kidWords, '').trim());
  if (!width) return null;
  const kid = kidWords.exec(rest)?.[0];
  const isKids = context.isKids || kid !== undefined;
  const counted = systemFor(system, value, { ...context, isKids });
  const end = spanEnd(value, found[2]);
  const label = end === null ? showFraction(found[1] ?? '', value) : `${showNumber(value)}-${showNumber(end)}`;
  const step = isKids && startsAgain.has(counted) && isYouth(kid, value) ? value + 13.5 : value;
  // 26-27 sorts between 26 and 26.5.
  const order = step * 100 + (end === null ? 0 : 25) + width.order;
  const size = { kind: 'shoes', system: counted, value: `${label}${width.suffix}`, order } as const;
  return isKids ? { ...size, audience: 'kids' } : size;
};
