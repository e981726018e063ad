import type { CardColor } from '@wearfolio/contracts/listing/product-card';

/** A color's name as shoppers read it, which says so where no feed tells it and the picture alone does. */
export const nameOfColor = ({ color_name, is_guess }: CardColor): string =>
  is_guess ? `${color_name} (from the picture)` : color_name;
