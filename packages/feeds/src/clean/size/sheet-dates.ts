// cspell:ignore okt październik mrz märz
import { foldLetters } from '../../words/fold.ts';
import { memo } from '../memo.ts';

/** The languages of spreadsheets. Of a name that means two months, the earlier language decides. */
const languages = 'en de fr es it pt nl pl cs sk da sv no fi tr ru uk sr sr-Latn ro hu el lt'.split(' ');
const shortestName = 3;

const monthNames = (language: string): [name: string, month: number][] =>
  (['long', 'short'] as const).flatMap((month) => {
    const format = new Intl.DateTimeFormat(language, { month, day: 'numeric', timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, at): [string, number] => {
      const part = format.formatToParts(Date.UTC(2020, at, 15)).find(({ type }) => type === 'month');
      return [foldLetters(part?.value ?? '').replace(/[^\p{L}]/gu, ''), at + 1];
    });
  });

/** Months by their names and the beginnings of these: 'oct', 'okt', 'październik', 'окт'. */
const monthsIn = (known: readonly string[]): ReadonlyMap<string, number> => {
  // The usual short form of 'März' is no beginning of it.
  const found = new Map([['mrz', 3]]);
  for (const [name, month] of known.flatMap(monthNames))
    for (let length = shortestName; length <= name.length; length += 1) {
      const start = name.slice(0, length);
      if (!found.has(start)) found.set(start, month);
    }
  return found;
};

type Months = { all: ReadonlyMap<string, number>; plain: ReadonlyMap<string, number> };
let loaded: Months | null = null;

/** After a space, a word may be anything: 'set' is a month in Italian. So only English and German names count there. */
const monthOf = (name: string, sign: string): number => {
  loaded ??= { all: monthsIn(languages), plain: monthsIn(['en', 'de']) };
  return (sign.trim() === '' ? loaded.plain : loaded.all).get(foldLetters(name)) ?? 0;
};

type Pair = readonly [month: number, day: number];

const dayLength = 86_400_000;
const dayZero = Date.UTC(1899, 11, 30);
const [from2000, to2050] = [36_526, 55_153];

/** A day between 2000 and 2050 as a spreadsheet counts it. */
const byCount = (text: string): Pair | null => {
  const count = /^\d{5}(?:[.,]0+)?$/.test(text) ? Number.parseInt(text, 10) : 0;
  if (count < from2000 || count > to2050) return null;
  const day = new Date(dayZero + count * dayLength);
  return [day.getUTCMonth() + 1, day.getUTCDate()];
};

const dayFirst = /^(?<day>\d{1,2})(?<sign>\s?[-/.]\s?|\s)(?<name>\p{L}{3,})\.?(?:[-/.\s]+(?:20)?\d{2})?$/u;
const nameFirst = /^(?<name>\p{L}{3,})(?<sign>\s?[-/.]\s?|\s)(?:20)?(?<day>\d{1,2})(?:[-/.,\s]+20\d{2})?$/u;

const byName = (text: string): Pair | null => {
  const { name = '', sign = '', day } = (dayFirst.exec(text) ?? nameFirst.exec(text))?.groups ?? {};
  const month = monthOf(name, sign);
  return month === 0 ? null : [month, Number(day)];
};

const digits = [
  /^20\d{2}([-/.])(?<one>\d{1,2})\1(?<other>\d{1,2})(?:[T ]00?:00(?::00)?(?:\.0+)?Z?)?$/,
  /^(?<one>\d{1,2})([-/.])(?<other>\d{1,2})\2(?:20\d{2}|[2-3]\d)(?: 00?:00(?::00)?)?$/,
  /^(?:20\d{2}年)?(?<one>\d{1,2})月(?<other>\d{1,2})日$/,
];

const byDigits = (text: string): Pair | null => {
  const groups = digits.map((form) => form.exec(text)?.groups).find((found) => found !== undefined);
  return groups ? [Number(groups.one), Number(groups.other)] : null;
};

/** Neighboring sizes differ by so much at most: '8-10', '9-12'. */
const widest = 3;

/** Returns the range that a spreadsheet took for a day; empty if the numbers are no neighboring sizes. */
const rangeOf = ([one, other]: Pair): string => {
  const [from, to] = one < other ? [one, other] : [other, one];
  return from > 0 && to > from && to - from <= widest ? `${from}-${to}` : '';
};

const plainSize = (text: string): string => {
  const pair = byCount(text) ?? byDigits(text) ?? byName(text);
  return pair ? rangeOf(pair) : text;
};

/**
 * Reads back the sizes that a spreadsheet turned into dates: 'Oct-12', '12. Okt' and '44116' are '10-12'. A date that
 * cannot have been a size is left out.
 */
export const withoutSheetDates = memo((cell: string): string => {
  if (!/\d/.test(cell)) return cell;
  const parts = cell.split(/\s*[|;,]\s*/);
  const read = parts.map(plainSize);
  if (read.every((part, at) => part === parts[at])) return cell;
  return read.filter((part) => part !== '').join('|');
});
