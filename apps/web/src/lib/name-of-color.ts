import type { CardColor } from '@wearfolio/contracts/listing/product-card';
import { nameOf } from './name-of.ts';
import { t } from './t.tsx';

/** The name of a color for shoppers, with a note if it was read from the picture only. */
export const nameOfColor = ({ color_name, is_guess }: CardColor): string =>
  is_guess ? t('listing.colorFromPicture', { colorName: nameOf(color_name) }) : nameOf(color_name);
