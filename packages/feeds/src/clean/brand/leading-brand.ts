import { cutNotes } from '../title/option-words.ts';
import { brandKey, dictionaryWords } from './brand.ts';

const mostBrandWords = 4;

const conditionAhead = /^(?:used|pre-?owned|refurbished)\s+/i;
const peopleAhead = /^(?:(?:wo)?men['’]?s|ladies|kids['’]?|boys['’]?|girls['’]?|youth|unisex)\s+/iu;

/** A brand as shown, and as the title spells it. */
export type LeadingBrand = { brand: string; spelled: string };

/** The brand that a title begins with, the longest that `brandOf` knows, and no dictionary word alone; null for none. */
export const leadingBrand = (name: string, brandOf: (words: string) => string | undefined): LeadingBrand | null => {
  const words = cutNotes(name)
    .replace(conditionAhead, '')
    .replace(peopleAhead, '')
    .split(/\s+/)
    .slice(0, mostBrandWords);
  for (let count = Math.min(words.length - 1, mostBrandWords); count > 0; count -= 1) {
    const spelled = words
      .slice(0, count)
      .join(' ')
      .replace(/[\s,:®™–-]+$/u, '');
    const key = brandKey(spelled);
    if (!/\p{L}/u.test(key) || key.length < 2 || (count === 1 && dictionaryWords.has(key))) continue;
    const brand = brandOf(spelled);
    if (brand !== undefined) return { brand, spelled };
  }
  return null;
};
