import type { CleanColor } from '@wearfolio/feeds/row';

/** What a seeded product is before it has a store, a price and sizes. */
export type Style = {
  id: string;
  name: string;
  brand: string;
  categoryNames: readonly [string, string, string];
  color: CleanColor | null;
  wornAs: 'clothing' | 'shoes' | 'other';
  isKids: boolean;
};
