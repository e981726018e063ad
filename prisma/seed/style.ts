import type { CleanColor } from '@wearfolio/feeds/row';

/** A seeded product without store, price and sizes. */
export type Style = {
  id: string;
  name: string;
  brand: string;
  categoryNames: readonly [string, string, string];
  color: CleanColor | null;
  wornAs: 'clothing' | 'shoes' | 'other';
  isKids: boolean;
};
