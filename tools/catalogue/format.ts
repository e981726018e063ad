/** 1234567 -> '1,234,567'. */
export const thousands = (count: number): string => count.toLocaleString('en-US');

/** Formats cents in currency units with two decimals: 1280000 -> '12,800.00'. */
export const amountOf = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Formats a part of a whole as a percentage with one decimal; returns `none` if the whole is 0. */
export const percent = (part: number, whole: number, none = 'none'): string =>
  whole === 0 ? none : `${((100 * part) / whole).toFixed(1)} %`;

const units = [
  ['d', 86_400],
  ['h', 3_600],
  ['min', 60],
  ['s', 1],
] as const;

/** Formats seconds in their two largest units: 3725 -> '1 h 2 min'. */
export const duration = (seconds: number): string => {
  if (!Number.isFinite(seconds)) return '?';
  let rest = Math.max(0, Math.round(seconds));
  const parts = units.flatMap(([name, size]) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return count > 0 ? [`${count} ${name}`] : [];
  });
  return parts.slice(0, 2).join(' ') || '0 s';
};

/** '1 row', '807 rows'. */
export const rowCount = (count: number): string => `${thousands(count)} ${count === 1 ? 'row' : 'rows'}`;

/** Quotes a text as one word of a command line: double quotes, or single quotes if a shell would interpret it. */
export const quoted = (text: string): string =>
  /["$`\\!]/.test(text) ? `'${text.replaceAll("'", "'\\''")}'` : `"${text}"`;
