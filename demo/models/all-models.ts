import type { Model } from '../model.ts';
import { beauty } from './beauty.ts';
import { home } from './home.ts';
import { kids } from './kids.ts';
import { men } from './men.ts';
import { summerShop } from './summer-shop.ts';
import { womenAccessories } from './women-accessories.ts';
import { womenClothing } from './women-clothing.ts';

/** Everything that the demo catalogue sells. */
export const models: readonly Model[] = [
  ...womenClothing,
  ...womenAccessories,
  ...summerShop,
  ...men,
  ...kids,
  ...beauty,
  ...home,
];
