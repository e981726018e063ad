import { sizeContextAt } from '@wearfolio/feeds/clean/size/size-context';
import { readOld } from '@wearfolio/sizes/old-ladders';
import type { ReadSize, SizeContext } from '@wearfolio/sizes/read/context';

/** A size as an older version stored it, what it is a size of, and the currency of its store. */
export type OldSize = { ladder: string; value: string; path: string; currency: string };

const markets: Readonly<Record<string, SizeContext['home']>> = { USD: 'us', GBP: 'uk', AUD: 'au', JPY: 'jp' };

/** Returns the current reading of a size stored by an older version; null if it is unchanged. */
export const rereadSize = ({ ladder, value, path, currency }: OldSize): ReadSize | null =>
  readOld({ ladder, value }, { ...sizeContextAt(path), home: markets[currency] ?? null });
