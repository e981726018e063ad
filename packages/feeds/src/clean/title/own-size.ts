// cspell:ignore Größe
import { attributeField } from '../../mapping/names.ts';

const decimal = (text: string): string => text.toLowerCase().replace(/(?<=\d),(?=\d)/g, '.');

/** The sizes or colors that a cell states, as `cutOwnSize` takes them. */
export const valuesIn = (cell: string): string[] =>
  cell
    .split(/\s*[|;]\s*|,\s+/)
    .filter((size) => size !== '')
    .map(decimal);

/** A separator and the word for a size before it: ' - ', ', Größe: '. */
const ahead = /(?:[\s,;:|/([–—-]+)(\p{L}+\.?)?[\s:.]*$/u;

/**
 * Cuts one of the row's own sizes off the end of its name, in any language; null if the name does not end in one. `sizes`
 * are in lower case, with a decimal point.
 */
export const cutOwnSize = (name: string, sizes: readonly string[]): { rest: string; size: string } | null => {
  const whole = name.replace(/[\s)\]]+$/, '');
  const lower = decimal(whole);
  const size = sizes.filter((one) => lower.endsWith(one)).toSorted((one, other) => other.length - one.length)[0];
  if (size === undefined || size === '') return null;
  const before = whole.slice(0, -size.length);
  const [separator, label = ''] = ahead.exec(before) ?? [];
  if (separator === undefined) return null;
  const isLabel = label !== '' && attributeField(label) === 'size';
  const rest = isLabel ? before.slice(0, -separator.length) : before.replace(/[\s,;:|/([–—-]+$/u, '');
  return rest === before || !/\p{L}{2}/u.test(rest) ? null : { rest, size: whole.slice(-size.length) };
};
