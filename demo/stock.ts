import { chanceOf, pickBy } from './chance.ts';
import type { Colour } from './drawings.ts';
import type { Extra } from './model.ts';
import type { DemoVariant } from './product.ts';

type Level = NonNullable<Extra['stock']>;

/** A few products of every kind are low or sold out. */
const levelBy = (key: string): Level => {
  const chance = chanceOf(`${key} level`);
  if (chance < 0.03) return 'none';
  return chance < 0.09 ? 'low' : 'plenty';
};

const plenty = (key: string): number =>
  chanceOf(`${key} gone`) < 0.12 ? 0 : 2 + Math.floor(chanceOf(`${key} count`) * 28);

/**
 * All combinations of color and size with their stock. 'low' leaves one to three items in total. Without a `level`, the
 * key determines it.
 */
export const stockUp = (
  colours: readonly Colour[],
  sizes: readonly string[],
  key: string,
  level = levelBy(key),
): DemoVariant[] => {
  const variants = colours.flatMap((colour) =>
    sizes.map((size) => ({ colour, size, stock: level === 'plenty' ? plenty(`${key} ${colour} ${size}`) : 0 })),
  );
  const last = pickBy(variants, `${key} last`);
  if (level === 'low') last.stock = 1 + Math.floor(chanceOf(`${key} left`) * 3);
  if (level === 'plenty' && variants.every(({ stock }) => stock === 0)) last.stock = 6;
  return variants;
};
