import { sizeContextAt } from '@wearfolio/feeds/clean/size/size-context';
import { readOld } from '@wearfolio/sizes/old-ladders';
import type { ReadSize, SizeContext } from '@wearfolio/sizes/read/context';

/** A size as an older version named it, what it is a size of, and in which currency its store sells. */
export type OldSize = { ladder: string; value: string; path: string; currency: string };

const markets: Readonly<Record<string, SizeContext['home']>> = { USD: 'us', GBP: 'uk', AUD: 'au', JPY: 'jp' };

/** What a size of an older version is now; null where it stays what it is. */
export const readAnew = ({ ladder, value, path, currency }: OldSize): ReadSize | null =>
  readOld({ ladder, value }, { ...sizeContextAt(path), home: markets[currency] ?? null });
