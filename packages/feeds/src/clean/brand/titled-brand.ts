import { brandKey, dictionaryWords } from './brand.ts';
import { brandNames } from './brand-names.ts';
import { leadingBrand } from './leading-brand.ts';

const known = new Map(brandNames.map((name) => [brandKey(name), name] as const));

const behindMark = /\s[|–-]\s+([^|–-]+)$/;

const behind = (name: string): string | undefined => {
  const key = brandKey(behindMark.exec(name)?.[1] ?? '');
  return dictionaryWords.has(key) ? undefined : known.get(key);
};

/** Returns the built-in brand that a title begins with, or that follows its last mark: 'Ridge Boot | Oboro'. */
export const titledBrand = (name: string): string | undefined =>
  leadingBrand(name, (words) => known.get(brandKey(words)))?.brand ?? behind(name);
