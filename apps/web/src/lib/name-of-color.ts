import type { CardColor } from '@wearfolio/contracts/listing/product-card';

/** The name of a color for shoppers, with a note if it was read from the picture only. */
export const nameOfColor = ({ color_name, is_guess }: CardColor): string =>
  is_guess ? `${color_name} (from the picture)` : color_name;
