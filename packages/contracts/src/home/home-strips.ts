import type { SectionOf } from './home-sections.ts';

/** The newest products. The texts are those of behavior.md#home-sections. */
export const newestStrip: SectionOf<'strip'> = {
  kind: 'strip',
  key: 'weekly_product',
  eyebrow: 'Latest Drop',
  title: 'Shop The Newest Finds',
};

/**
 * Frequently saved products. The texts are those of behavior.md#home-sections. Pages leave out a strip without cards.
 */
export const savedStrip: SectionOf<'strip'> = {
  kind: 'strip',
  key: 'favorites',
  eyebrow: 'Saved most',
  title: "People's Favourite Products",
};
