import { readForeign } from './foreign-availability.ts';

const available =
  /^(in ?stock|yes|y|true|available|instoreonly|onlineonly|limited ?availability|limited|low ?stock|preorder|pre order|presale|backorder|back ?ordered|madetoorder|available for order)$/;
const soldOut = /^(out ?of ?stock|no|n|false|sold ?out|unavailable|not available|discontinued|oos|none)$/;

/** Reads a count: '12', '12.0', '5+'. A negative count means none left. */
const countOf = (text: string): number | null => {
  const digits = /^([+-]?)(\d{1,9})(?:[.,]0+)?\+?$/.exec(text.trim());
  if (!digits) return null;
  return digits[1] === '-' ? 0 : Number(digits[2]);
};

/** Reads a stock count: null means available in an unknown number, 0 sold out, undefined unreadable text. */
export const readAvailability = (raw: string): number | null | undefined => {
  const text = raw.trim();
  if (text === '') return null;
  const count = countOf(text);
  // '1' in an availability column means yes, not one left.
  if (count !== null) return count === 1 ? null : count;
  const word = text
    .replace(/^https?:\/\/schema\.org\//i, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ');
  const joined = word.replaceAll(' ', '');
  if (soldOut.test(word) || soldOut.test(joined)) return 0;
  return available.test(word) || available.test(joined) ? null : readForeign(word);
};

/**
 * Combines a row's stock and availability fields. If either says sold out, the row is. Undefined if one is unreadable.
 */
export const readStock = (stock: string | undefined, availability: string | undefined): number | null | undefined => {
  const fromText = readAvailability(availability ?? '');
  if (fromText === 0) return 0;
  if (stock === undefined || stock.trim() === '') return fromText;
  return countOf(stock) ?? readAvailability(stock);
};
