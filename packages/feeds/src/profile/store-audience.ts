// cspell:ignore bralettes camis
import { readAudience } from '../clean/category/audience.ts';
import { bestMatch } from '../clean/category/match-words.ts';

const mostLooked = 300;
const fewNames = 3;
const some = 0.25;
const ofWomen: ReadonlySet<string> = new Set(['dresses', 'skirts', 'heels']);
const garmentOfWomen = /\b(?:blouses?|bralettes?|camis?|rompers?|jumpsuits?)\b/i;

const whoIn = (name: string, description = ''): ReturnType<typeof readAudience> =>
  readAudience({ name, category: '', gender: '', ageGroup: '', description: () => description });

/**
 * Returns 'women' for a store that sells dresses, blouses and heels, and names no product for men or children; null for
 * other stores.
 */
export const learnStoreAudience = (rows: readonly { name: string; about: string }[]): 'women' | null => {
  const aboutOf = [...new Map(rows.map(({ name, about }) => [name, about]))].slice(0, mostLooked);
  const isOther = aboutOf.some(([name, about]) => {
    const { who, isKids } = whoIn(name, about);
    return isKids || who === 'men' || who === 'unisex';
  });
  const womens = aboutOf.filter(
    ([name]) => ofWomen.has(bestMatch(name)?.leaf ?? '') || garmentOfWomen.test(name) || whoIn(name).who === 'women',
  );
  return !isOther && womens.length >= fewNames && womens.length >= some * aboutOf.length ? 'women' : null;
};
