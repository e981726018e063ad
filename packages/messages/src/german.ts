import type { Key } from './english.ts';
import { brands } from './german/brands.ts';
import { compare } from './german/compare.ts';
import { contact } from './german/contact.ts';
import { customer } from './german/customer.ts';
import { delivery } from './german/delivery.ts';
import { favorites } from './german/favorites.ts';
import { home } from './german/home.ts';
import { listing } from './german/listing.ts';
import { mails } from './german/mails.ts';
import { newsletter } from './german/newsletter.ts';
import { product } from './german/product.ts';
import { rules } from './german/rules.ts';
import { searches } from './german/searches.ts';
import { shell } from './german/shell.ts';
import { sizes } from './german/sizes.ts';
import { texts } from './german/texts.ts';
import { titles } from './german/titles.ts';
import { traits } from './german/traits.ts';
import { ui } from './german/ui.ts';

/** The German texts by key. The desk is in English only. */
export const german: Readonly<Partial<Record<Key, string>>> = {
  ...brands,
  ...compare,
  ...contact,
  ...customer,
  ...delivery,
  ...favorites,
  ...home,
  ...listing,
  ...mails,
  ...newsletter,
  ...product,
  ...rules,
  ...searches,
  ...shell,
  ...sizes,
  ...texts,
  ...titles,
  ...traits,
  ...ui,
};
