import type { Colour, KindName, Ratio } from './drawings.ts';

/** A color and size of a product, and its stock. */
export type DemoVariant = { colour: Colour; size: string; stock: number };

/** A product of one store, derived from its model. Prices are in cents. */
export type DemoProduct = {
  id: string;
  store: string;
  brand: string;
  /** 'Brand: Name' as in the models, the same in every store. */
  model: string;
  /** The name at this store. */
  name: string;
  category: readonly [top: string, middle: string, leaf: string];
  kind: KindName;
  design: number;
  ratio: Ratio;
  /** The first one is the primary color. */
  colours: readonly Colour[];
  priceCents: number;
  retailCents: number | null;
  variants: readonly DemoVariant[];
  description: string;
};

/** Whether any variant is in stock. */
export const isBuyable = ({ variants }: DemoProduct): boolean => variants.some(({ stock }) => stock > 0);
