import type { SectionOf } from './home-sections.ts';

/** The newest products, in the words of spec 2. */
export const newestStrip: SectionOf<'strip'> = {
  kind: 'strip',
  key: 'weekly_product',
  eyebrow: 'Latest Drop',
  title: 'Shop The Newest Finds',
};

/** What people save, in the words of spec 2. A page leaves a strip without cards out. */
export const savedStrip: SectionOf<'strip'> = {
  kind: 'strip',
  key: 'favorites',
  eyebrow: 'Saved most',
  title: "People's Favourite Products",
};
