import { sizeContextAt } from '@wearfolio/feeds/clean/size/size-context';
import type { ReadSize, SizeContext } from '@wearfolio/sizes/read/context';
import { readSize } from '@wearfolio/sizes/read/read-size';
import { otherLadder, readLadder } from '@wearfolio/sizes/size';

/** A size as an older version named it, what it is a size of, and in which currency its store sells. */
export type OldSize = { ladder: string; value: string; path: string; currency: string };

const markets: Readonly<Record<string, SizeContext['home']>> = { USD: 'us', GBP: 'uk', AUD: 'au', JPY: 'jp' };

const systemOf = (ladder: string): string | null => {
  if (ladder === 'Mondo Size') return 'mondo';
  return /\(([A-Z]{2})\)$/.exec(ladder)?.[1]?.toLowerCase() ?? null;
};

/** Names of an older version: they told neither the audience nor the kind. */
const oldLadders =
  /^(?:(?:Kids )?Shoe Size|Mondo Size|Clothing Size|Dress Size|Chest|Waist|Waist x Inseam|Kids Size|Kids Height|Bra Size|Ring Size)(?: \(|$)/;

/** Whether a ladder is one of an older version. */
export const isOldLadder = (ladder: string): boolean => readLadder(ladder) === null && oldLadders.test(ladder);

const familyOf = (ladder: string, family: SizeContext['family']): SizeContext['family'] => {
  if (/Shoe Size|Mondo/.test(ladder)) return 'shoes';
  if (ladder === 'Bra Size') return 'bras';
  if (ladder === 'Ring Size') return 'rings';
  return ladder === otherLadder || family === 'hats' || family === 'gloves' ? family : 'clothing';
};

/** What a size of an older version is now; null where it stays what it is. */
export const readAnew = ({ ladder, value, path, currency }: OldSize): ReadSize | null => {
  const context = sizeContextAt(path);
  const text = ladder === 'Waist' ? `W${value}` : value;
  const read = readSize(text, {
    ...context,
    family: familyOf(ladder, context.family),
    isKids: context.isKids || ladder.startsWith('Kids'),
    system: systemOf(ladder),
    home: markets[currency] ?? null,
  });
  return read.ladder === ladder || readLadder(read.ladder) === null ? null : read;
};
