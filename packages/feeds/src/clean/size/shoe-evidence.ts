// cspell:ignore bdmnw
import { plainFractions } from '@wearfolio/sizes/read/context';
import { withoutLabel } from '@wearfolio/sizes/read/words';
import { memo } from '../memo.ts';

const pair = /^[mw](?:(?:om)?en['’]?s?)?\s*\d{1,2}(?:\.\d)?\s*[/|,&-]\s*[mw](?:(?:om)?en['’]?s?)?\s*\d/i;
const around =
  /\b(?:us|usa|eur?o?|uk|mondo(?:point)?|mp|men['’]?s?|women['’]?s?|womens|mens|kids?|youth|big|little|toddler|usm|usw)\b|^[mwy]\s?(?=\d)|(?<=\d)(?:us|eu|uk|y|k|c)\b|[()]/gi;
const number = /^(\d{1,2})(?:([.,])(\d{1,2})|\s+([123]\/[23]))?[\s-]*(.*)$/;
const widths =
  /^(?:(?:extra\s|x-?)?wide|narrow|medium|regular|standard|[bdmnw]|[2-4]?e{1,4}|[xe]w|ww|aa|2a|[bd]\(m\))$/i;

const isRange = (value: number, isMondo: boolean): boolean =>
  (value >= 3 && value <= 16) || (value >= 33 && value <= 51) || (isMondo && value >= 15 && value <= 34);

/** Returns whether a size can be a shoe size: 'sure' if only shoes have it, 'no' if no shoe has it. */
export const shoeEvidence = memo((raw: string): 'sure' | 'maybe' | 'no' => {
  // 'D(M)' is a medium width of men.
  const label = plainFractions(withoutLabel(raw.trim())).replace(/(?<=\s[a-e]{1,3})\([mw]\)/i, '');
  if (pair.test(label)) return 'sure';
  const text = label.replace(/^(?:eu|eur|us|uk|m|w)(?=\d)/i, '').trim();
  const isMondo = /\b(?:mondo|mp)\b/i.test(text);
  const first = text.replace(around, ' ').split(/\s[/|]\s/)[0] ?? '';
  const [, whole, , decimals, fraction, rest = ''] = number.exec(first.trim()) ?? [];
  if (whole === undefined || !isRange(Number(whole), isMondo)) return 'no';
  if (rest !== '' && !widths.test(rest.trim())) return 'no';
  if (isMondo || fraction !== undefined || rest !== '') return 'sure';
  return decimals !== undefined && (Number(decimals) > 0 || Number(whole) < 20) ? 'sure' : 'maybe';
});

/** Half sizes, European sizes and widths are shoe sizes; letters, waists and even numbers are not. */
export const areShoeSizes = (sizes: readonly string[]): boolean => {
  const evidence = sizes.map(shoeEvidence);
  return evidence.length > 0 && !evidence.includes('no') && evidence.includes('sure');
};

/** Returns whether the sizes of one product, one from each row, are shoe sizes. */
export const areShoesOfRows = (sizes: readonly string[]): boolean =>
  areShoeSizes(sizes) ||
  (sizes.length > 1 &&
    sizes.every((size) => shoeEvidence(size) === 'maybe') &&
    sizes.some((size) => /4[2-9]|5\d/.test(size)));
