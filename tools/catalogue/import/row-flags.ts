import { type Certainty, type CleanRow, factNames } from '@wearfolio/feeds/row';

/**
 * Bits of `stage.flags`. They are followed by the certainty of each fact: two bits per fact, in the order of
 * `factNames`.
 */
export const rowFlags = {
  namesColor: 1,
  isColorKnown: 2,
  isBare: 1 << 14,
  hasGtin: 1 << 16,
  hasMpn: 1 << 17,
  hasPicture: 1 << 18,
  isDescribed: 1 << 19,
  tellsPairs: 1 << 20,
} as const;
export const factShift = (at: number): number => 2 + 2 * at;
export const certaintyBits: Readonly<Record<Certainty, number>> = { unknown: 0, guessed: 1, certain: 2 };

/** A row with neither a price nor a picture. */
const isBare = ({ priceCents, images: own, variants }: CleanRow): boolean =>
  priceCents === null &&
  own.length === 0 &&
  variants.every((variant) => variant.priceCents === null && variant.images.length === 0);

/** Number of characters, without tags, from which a description counts. */
const describedLength = 80;
const isDescribed = ({ description }: CleanRow): boolean =>
  description.length > describedLength && description.replace(/<[^>]*>/g, '').length > describedLength;

const hasOne = (row: CleanRow, name: 'gtin' | 'mpn'): boolean =>
  row[name] !== null || row.variants.some((variant) => variant[name] !== null);

const qualityOf = (row: CleanRow): number =>
  (hasOne(row, 'gtin') ? rowFlags.hasGtin : 0) +
  (hasOne(row, 'mpn') ? rowFlags.hasMpn : 0) +
  (row.images.length > 0 || row.variants.some(({ images: own }) => own.length > 0) ? rowFlags.hasPicture : 0) +
  (isDescribed(row) ? rowFlags.isDescribed : 0);

/** Returns the flags of a row: its facts and their certainty, and what it has and lacks. */
export const flagsOf = (row: CleanRow): number => {
  const facts = factNames.reduce((bits, name, at) => bits | (certaintyBits[row.facts[name]] << factShift(at)), 0);
  const isColorKnown = !row.unmapped.some(({ kind }) => kind === 'color');
  return (
    facts +
    qualityOf(row) +
    (row.variants.some(({ size }) => size?.stated) ? rowFlags.tellsPairs : 0) +
    (isBare(row) ? rowFlags.isBare : 0) +
    (row.namesColor ? rowFlags.namesColor : 0) +
    (row.namesColor && isColorKnown ? rowFlags.isColorKnown : 0)
  );
};
