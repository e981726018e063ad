import { cutNotes } from '../title/option-words.ts';
import { brandKey, dictionaryWords } from './brand.ts';

const mostBrandWords = 4;

const peopleAhead = /^(?:(?:wo)?men['’]?s|ladies|kids['’]?|boys['’]?|girls['’]?|youth|unisex)\s+/iu;

/** A word that is also a brand counts as one if an audience follows it: 'On Women's Trail Shoe'. */
const people = /^(?:(?:(?:wo)?m[ae]n|kid|boy|girl)(?:['’]?s['’]?)?|[mw]['’]s|unisex)$/iu;

/** A display brand and its spelling in the title. */
export type LeadingBrand = { brand: string; spelled: string };

/**
 * Returns the longest brand known to `brandOf` at the front of a title, or null. A dictionary word alone does not
 * count.
 */
export const leadingBrand = (name: string, brandOf: (words: string) => string | undefined): LeadingBrand | null => {
  const words = cutNotes(name).replace(peopleAhead, '').split(/\s+/).slice(0, mostBrandWords);
  for (let count = Math.min(words.length - 1, mostBrandWords); count > 0; count -= 1) {
    const spelled = words
      .slice(0, count)
      .join(' ')
      .replace(/[\s,:®™–-]+$/u, '');
    const key = brandKey(spelled);
    if (
      !/\p{L}/u.test(key) ||
      key.length < 2 ||
      (count === 1 && dictionaryWords.has(key) && !people.test(words[1] ?? ''))
    )
      continue;
    const brand = brandOf(spelled);
    if (brand !== undefined) return { brand, spelled };
  }
  return null;
};
