import { categoryTree } from '@wearfolio/feeds/clean/category/category-tree';
import { parents } from '@wearfolio/feeds/clean/color/palette';
import { pick, randomFrom } from './random.ts';
import type { Style } from './style.ts';

const starts = 'Ash Birch Cald Dun Elm Fen Glen Hart Ivel Kest Lark Mar Nor Oak Pell Quill Row Stan Thorn Wick'.split(
  ' ',
);
const ends = 'field ford ley mere moor ton well wick wood worth'.split(' ');
const manners = 'Classic Everyday Light Relaxed Slim Soft Studio Summer Tailored Weekend Winter Woven'.split(' ');
const count = 5_000;

const leaves = Object.entries(categoryTree).flatMap(([top, middles]) =>
  Object.entries(middles).flatMap(([middle, names]) => names.map((leaf) => [top, middle, leaf] as const)),
);

const wornAs = (middle: string): Style['wornAs'] => {
  if (middle === 'Shoes') return 'shoes';
  return ['Clothing', 'Girls', 'Boys'].includes(middle) ? 'clothing' : 'other';
};

/** Returns generated styles for our own tree and palette, always the same ones. */
export const makeUpStyles = (): Style[] =>
  Array.from({ length: count }, (_, at) => {
    const random = randomFrom(at + 1);
    const categoryNames = pick(leaves, random);
    const [top, middle, leaf] = categoryNames;
    const brand = `${pick(starts, random)}${pick(ends, random)}`;
    const [parent, hexa] = pick(Object.entries(parents), random);
    return {
      id: `S${at + 1}`,
      name: `${brand} ${pick(manners, random)} ${leaf} in ${parent}`,
      brand,
      categoryNames,
      color: { name: parent, parent, hexa },
      wornAs: wornAs(middle),
      isKids: top === 'Kids',
    };
  });
