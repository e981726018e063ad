/** Begin and end of a sale in ISO 8601, UTC; null if unknown. */
export type SaleDates = { saleFrom: string | null; saleTo: string | null };

const none: SaleDates = { saleFrom: null, saleTo: null };
const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const clock = /^[T ]?\s*(\d{1,2}):?(\d{2})(?::?(\d{2})(?:\.\d+)?)?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?$/i;

/** Splits off a calendar day as feeds write it: '2026-01-31', '20260131', '31.1.2026', 'Jan 31, 2026'. */
const readDay = (text: string): { day: string; rest: string } | null => {
  const found =
    /^(?<year>\d{4})([-/.]?)(?<month>\d{2})\2(?<day>\d{2})(?!\d)/.exec(text) ??
    /^(?<day>\d{1,2})\.\s?(?<month>\d{1,2})\.\s?(?<year>\d{4})/.exec(text) ??
    /^(?<day>\d{1,2})-(?<month>\d{1,2})-(?<year>\d{4})/.exec(text) ??
    /^(?<name>[a-z]{3})[a-z]*\.?\s+(?<day>\d{1,2}),?\s+(?<year>\d{4})/i.exec(text) ??
    /^(?<day>\d{1,2})\.?\s+(?<name>[a-z]{3})[a-z]*\.?\s+(?<year>\d{4})/i.exec(text) ??
    slashed(text);
  if (!found?.groups) return null;
  const { year = '', month, day = '', name = '' } = found.groups;
  const number = month ?? String(months.indexOf(name.toLowerCase()) + 1);
  const iso = `${year}-${number.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = new Date(`${iso}T00:00:00Z`);
  // Rejects days such as February 31.
  const isDay = !Number.isNaN(time.getTime()) && time.toISOString().startsWith(iso);
  return isDay ? { day: iso, rest: text.slice(found[0].length) } : null;
};

/** '31/12/2026' and '12/31/2026' show which number is the month; '1/2/2026' does not. */
const slashed = (text: string): RegExpExecArray | null => {
  const american = /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4})/.exec(text);
  const [first, second] = [Number(american?.groups?.month), Number(american?.groups?.day)];
  if (first <= 12 && (second > 12 || first === second)) return american;
  return first > 12 ? /^(?<day>\d{1,2})\/(?<month>\d{1,2})\/(?<year>\d{4})/.exec(text) : null;
};

const readEpoch = (text: string): string | null => {
  if (!/^\d{10}(?:\d{3})?$/.test(text)) return null;
  return new Date(Number(text) * (text.length === 10 ? 1000 : 1)).toISOString();
};

/** Reads a time as ISO 8601 in UTC. A date without a time means the whole day; a time without a zone is UTC. */
const readDate = (raw: string, isEnd: boolean): string | null => {
  const text = raw.trim();
  const epoch = readEpoch(text);
  if (epoch !== null) return epoch;
  const found = readDay(text);
  if (!found) return null;
  if (found.rest.trim() === '') return new Date(`${found.day}T${isEnd ? '23:59:59' : '00:00:00'}Z`).toISOString();
  const [whole, hours = '', minutes = '', seconds = '00', zone = 'Z'] = clock.exec(found.rest) ?? [];
  if (whole === undefined) return null;
  const offset = /^[+-]/.test(zone) ? zone.replace(/^(.{3})(\d{2})$/, '$1:$2') : 'Z';
  const time = Date.parse(`${found.day}T${hours.padStart(2, '0')}:${minutes}:${seconds}${offset}`);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
};

const single = /\s*\/\s*/;
const between = /\s+(?:-|–|to|bis|until|till?)\s+|\s*–\s*/;

/** Finds the separator between two dates; a date may contain slashes itself. */
const splitDates = (text: string): [from: string, to: string] => {
  const byWords = text.split(between);
  if (byWords.length === 2) return [byWords[0] ?? '', byWords[1] ?? ''];
  const parts = text.split(single);
  const half = parts.length / 2;
  if (parts.length === 6) return [parts.slice(0, half).join('/'), parts.slice(half).join('/')];
  return parts.length === 2 ? [parts[0] ?? '', parts[1] ?? ''] : [text, ''];
};

/**
 * Reads Google's '2026-01-01T00:00Z/2026-02-01T00:00+0100' and other notations of two dates; an unreadable date is
 * null.
 */
export const readSaleDates = (raw: string): SaleDates => {
  const text = raw.trim();
  if (text === '') return none;
  const [from, to] = splitDates(text);
  return { saleFrom: readDate(from, false), saleTo: readDate(to, true) };
};

/** Joins two columns into one value for `readSaleDates`; undefined if both are empty. */
export const joinSaleDates = (from: string | undefined, to: string | undefined): string | undefined =>
  from || to ? `${from || '-'} to ${to || '-'}` : undefined;
