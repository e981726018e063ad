import { foldName } from '../words/fold.ts';
import { vocabularyOf } from '../words/value-words.ts';

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
  const said = vocabularyOf('availability').find(foldName(text.replace(/^https?:\/\/schema\.org\//i, '')));
  if (!said) return undefined;
  return said.value === 'out_of_stock' ? 0 : null;
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
