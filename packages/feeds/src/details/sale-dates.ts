/** When a sale begins and ends, as ISO 8601 in UTC; null where it is not told. */
export type SaleDates = { saleFrom: string | null; saleTo: string | null };

const none: SaleDates = { saleFrom: null, saleTo: null };
const dateTime = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:?\d{2}(?::?\d{2}(?:\.\d+)?)?\s*(?:Z|[+-]\d{2}:?\d{2})?)?$/;

const readDate = (raw: string, isEnd: boolean): string | null => {
  const text = raw.trim();
  if (!dateTime.test(text)) return null;
  // A day alone means all of it, and a time without a zone is UTC.
  const whole = text.length === 10 ? `${text}T${isEnd ? '23:59:59' : '00:00:00'}Z` : text.replace(' ', 'T');
  const zoned = /(?:Z|[+-]\d{2}:?\d{2})$/.test(whole) ? whole : `${whole}Z`;
  const [, day = '', hours = '', minutes = '', seconds = '00', zone = 'Z'] =
    /^(.{10})T(\d{2}):?(\d{2})(?::?(\d{2})(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})$/.exec(zoned) ?? [];
  const offset = zone.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2');
  const time = Date.parse(`${day}T${hours}:${minutes}:${seconds}${offset}`);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
};

/** Reads Google's '2026-01-01T00:00Z/2026-02-01T00:00+0100'; a side that cannot be read is not told. */
export const readSaleDates = (raw: string): SaleDates => {
  const [from = '', to = ''] = raw.split('/');
  return raw === '' ? none : { saleFrom: readDate(from, false), saleTo: readDate(to, true) };
};
