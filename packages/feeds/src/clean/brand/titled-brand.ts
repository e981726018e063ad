import { brandKey } from './brand.ts';
import { brandNames } from './brand-names.ts';
import { leadingBrand } from './leading-brand.ts';

const known = new Map(brandNames.map((name) => [brandKey(name), name] as const));

/** Returns the built-in brand that a title begins with. */
export const titledBrand = (name: string): string | undefined =>
  leadingBrand(name, (words) => known.get(brandKey(words)))?.brand;
