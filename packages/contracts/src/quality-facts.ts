/** The facts that are counted for each store, in display order. */
export const qualityFacts = [
  'brand',
  'category',
  'audience',
  'color',
  'size',
  'gtin',
  'mpn',
  'picture',
  'description',
] as const;
export type QualityFact = (typeof qualityFacts)[number];
