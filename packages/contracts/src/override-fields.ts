/** The fields that staff can override. */
export const overrideFields = [
  'title',
  'brand',
  'category',
  'audience',
  'color',
  'description',
  'pictures',
  'hidden',
] as const;
export type OverrideField = (typeof overrideFields)[number];

/** Audiences of a product. `unisex` products are listed under both Men and Women. */
export const audiences = ['women', 'men', 'unisex'] as const;
