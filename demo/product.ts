import type { Ratio } from './pictures/kind.ts';
import type { KindName } from './pictures/kinds.ts';
import type { Colour } from './pictures/palette.ts';

/** One colour and size of a product and how many are left. */
export type DemoVariant = { colour: Colour; size: string; stock: number };

/** A product as one store sells it, worked out from its model. Prices in cents. */
export type DemoProduct = {
  id: string;
  store: string;
  brand: string;
  /** 'Brand: Name' as the models say, the same in every store that sells it. */
  model: string;
  /** As this store calls it. */
  name: string;
  category: readonly [top: string, middle: string, leaf: string];
  kind: KindName;
  design: number;
  ratio: Ratio;
  /** The first one is the primary colour. */
  colours: readonly Colour[];
  priceCents: number;
  retailCents: number | null;
  variants: readonly DemoVariant[];
  description: string;
};

/** Whether anything of it can be bought. */
export const isBuyable = ({ variants }: DemoProduct): boolean => variants.some(({ stock }) => stock > 0);
