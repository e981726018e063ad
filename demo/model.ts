/** The properties of an item. The others come from its brand, its kind and its external id. */
export type Extra = {
  /** Discount in percent; 0 excludes it from sales. */
  off?: number;
  /** The number of colors, at most as many as the design is drawn in. */
  colours?: number;
  /** The first color. */
  first?: string;
  stock?: 'none' | 'low' | 'plenty';
  store?: string;
};

export type Item = readonly [name: string, brand: string, design: number, dollars: number, extra?: Extra];

type Ladder = keyof typeof ladders;

/** A model: a kind of product in one place of the tree, and the products made of it. */
export type Model = {
  /** The kind of drawing, as in `drawings.ts`. */
  kind: string;
  /** The names of the three levels, as in the category tree. */
  category: readonly [top: string, middle: string, leaf: string];
  sizes: Ladder;
  items: readonly Item[];
};

/** Sizes as in feeds, from small to large. */
export const ladders = {
  none: [''],
  one: ['One Size'],
  letters: ['XS', 'S', 'M', 'L', 'XL'],
  few: ['S', 'M', 'L'],
  long: ['S', 'M', 'L', 'XL', 'XXL'],
  dress: ['2', '4', '6', '8', '10', '12'],
  waist: ['26', '27', '28', '29', '30', '31'],
  menWaist: ['29', '30', '31', '32', '34', '36'],
  shoes: ['US 6', 'US 7', 'US 7.5', 'US 8', 'US 9', 'US 10'],
  menShoes: ['US 8', 'US 9', 'US 9.5', 'US 10', 'US 11', 'US 12'],
  kids: ['2Y', '4Y', '6Y', '8Y', '10Y'],
  kidsShoes: ['US 10C', 'US 11C', 'US 12C', 'US 13C', 'US 1Y', 'US 2Y'],
} as const;
