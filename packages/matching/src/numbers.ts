import type { OfferEvidence, Reason } from './evidence.ts';
import { numberKeys, type WordWeights } from './weights.ts';

/** The key of a GTIN or MPN that both offers have and that is not generic, or null. */
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

/**
 * Whether a number of one begins with a number of the other. Some stores give the model's number, others that of a size
 * or color.
 */
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
/** With fewer digits after the common prefix, two numbers may be consecutive numbers of a series. */
const shortestEnd = 3;

const isCode = (code: string): boolean => code.length >= shortestCode && code.replace(/\D/g, '').length >= fewestDigits;

/** Possible model numbers: the part before a separator, and the common prefix of all variants' numbers. */
const styleCodes = ({ mpns }: OfferEvidence): string[] => {
  const whole = mpns.map(plain);
  const start = commonStart(whole);
  const isStart = whole.length > 1 && whole.every((mpn) => mpn.length >= start.length + shortestEnd);
  const heads = mpns.map((mpn) => plain(mpn.split(/[-_ /.]/)[0] ?? ''));
  return [...new Set([...whole, ...heads, ...(isStart ? [start] : [])])].filter(isCode);
};

/** Whether both have the MPN of one model, such as '1708791' of '1708791-383' and '1708791052'. */
export const sharesStyleCode = (one: OfferEvidence, other: OfferEvidence): boolean => {
  const codes = styleCodes(other);
  return styleCodes(one).some((code) => codes.some((long) => beginAlike(code, long)));
};
