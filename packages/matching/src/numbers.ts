import type { OfferEvidence, Reason } from './evidence.ts';
import { numberKeys, type WordWeights } from './weights.ts';

/** A GTIN or maker's number that both have and that is not generic, as its key; null where there is none. */
export const sharedNumber = (one: OfferEvidence, other: OfferEvidence, { generic }: WordWeights): string | null => {
  const keys = new Set(numberKeys(one));
  return numberKeys(other).find((key) => keys.has(key) && !generic.has(key)) ?? null;
};

export const numberReason = (key: string): Reason =>
  key.startsWith('g|')
    ? { kind: 'gtin', text: `both have GTIN ${key.slice(2)}` }
    : { kind: 'mpn', text: `both have MPN ${key.slice(key.lastIndexOf('|') + 1)}` };

const plain = (mpn: string): string => mpn.toUpperCase().replace(/[^A-Z\d]/g, '');

const beginAlike = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one);

const shortestStem = 3;

/** Whether a number of one begins with one of the other: some stores tell the model's, others that of a size or a color. */
export const sharesStem = (one: OfferEvidence, other: OfferEvidence): boolean => {
  const [left, right] = [one, other].map(({ mpns }) =>
    mpns.map(plain).filter((mpn) => mpn.length >= shortestStem && /\d/.test(mpn)),
  );
  return (left ?? []).some((mpn) => (right ?? []).some((long) => beginAlike(mpn, long)));
};

const commonStart = (mpns: readonly string[]): string => {
  const [first = '', ...rest] = mpns;
  let length = first.length;
  for (const mpn of rest) while (!mpn.startsWith(first.slice(0, length))) length -= 1;
  return first.slice(0, length);
};

const shortestCode = 6;
const fewestDigits = 5;
/** Fewer digits more than the common start are as likely the next of a series of numbers. */
const shortestEnd = 3;

const isCode = (code: string): boolean => code.length >= shortestCode && code.replace(/\D/g, '').length >= fewestDigits;

/** The numbers that may be that of the model: what comes before a separator, and what the numbers of all variants begin with. */
const styleCodes = ({ mpns }: OfferEvidence): string[] => {
  const whole = mpns.map(plain);
  const start = commonStart(whole);
  const isStart = whole.length > 1 && whole.every((mpn) => mpn.length >= start.length + shortestEnd);
  const heads = mpns.map((mpn) => plain(mpn.split(/[-_ /.]/)[0] ?? ''));
  return [...new Set([...whole, ...heads, ...(isStart ? [start] : [])])].filter(isCode);
};

/** Whether both have the maker's number of one model, as '1708791' of '1708791-383' and '1708791052'. */
export const sharesStyleCode = (one: OfferEvidence, other: OfferEvidence): boolean => {
  const codes = styleCodes(other);
  return styleCodes(one).some((code) => codes.some((long) => beginAlike(code, long)));
};
