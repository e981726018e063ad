import type { AnyOf } from '@wearfolio/listing-index/filter';
import { audienceWords } from './tables/plain-words.ts';
import type { Vocabulary } from './vocabulary.ts';

/** An audience: the products that are for it, those that are not although their category allows it, and its words. */
export type Audience = {
  name: string;
  any: AnyOf;
  none: AnyOf;
  texts: readonly string[];
  categories: readonly number[];
};

type Who = (typeof audienceWords)[string];

const names: Readonly<Record<Who, string>> = { women: 'Women', men: 'Men', kids: 'Kids', girls: 'Girls', boys: 'Boys' };

/** The category paths of each audience, and the audiences that exclude it when a product names them. */
const paths: Readonly<Record<Who, readonly string[]>> = {
  women: ['women'],
  men: ['men'],
  kids: ['kids'],
  girls: ['kids/girls', 'kids/shoes', 'kids/accessories'],
  boys: ['kids/boys', 'kids/shoes', 'kids/accessories'],
};

const others: Readonly<Record<Who, readonly Who[]>> = {
  women: ['men', 'kids', 'girls', 'boys'],
  men: ['women', 'kids', 'girls', 'boys'],
  kids: [],
  girls: ['boys'],
  boys: ['girls'],
};

const gendered = ['women', 'men', 'kids'];

const wordsFor = (who: Who): string[] =>
  Object.entries(audienceWords).flatMap(([word, one]) => (one === who ? [word] : []));

const isChild = (who: Who): boolean => who === 'kids' || who === 'girls' || who === 'boys';

const makeAudience = (categories: Vocabulary['categories'], who: Who): Audience => {
  const isBelow = (path: string, tops: readonly string[]): boolean =>
    tops.some((top) => path === top || path.startsWith(`${top}/`));
  const own = categories.filter(({ path }) => isBelow(path, paths[who])).map(({ id }) => id);
  const anybody = categories.filter(({ path }) => !isBelow(path, gendered)).map(({ id }) => id);
  const texts = wordsFor(who);
  const elsewhere = { categories: [], texts: [], within: anybody };
  return {
    name: names[who],
    // A product such as a tent is for women too, unless it names another audience. For a child, it must say so.
    any: isChild(who)
      ? { categories: own, titles: texts, texts: [], within: anybody }
      : { categories: [...own, ...anybody], titles: [], texts: [], within: null },
    none: {
      ...elsewhere,
      titles: others[who].flatMap(wordsFor),
      within: isChild(who) ? [...anybody, ...own] : anybody,
    },
    texts,
    categories: own,
  };
};

const known = new WeakMap<Vocabulary['categories'], Map<Who, Audience>>();

/** The audience that a folded word names, or null. */
export const findAudience = ({ categories }: Vocabulary, word: string): Audience | null => {
  const who = Object.hasOwn(audienceWords, word) ? audienceWords[word] : undefined;
  if (!who) return null;
  // Cached, because a search is read several times and its suggestions about a dozen times.
  const audiences = known.get(categories) ?? new Map<Who, Audience>();
  known.set(categories, audiences);
  const audience = audiences.get(who) ?? makeAudience(categories, who);
  audiences.set(who, audience);
  return audience;
};
