import type { Key } from './english.ts';
import { brands } from './french/brands.ts';
import { compare } from './french/compare.ts';
import { contact } from './french/contact.ts';
import { customer } from './french/customer.ts';
import { delivery } from './french/delivery.ts';
import { favorites } from './french/favorites.ts';
import { home } from './french/home.ts';
import { listing } from './french/listing.ts';
import { mails } from './french/mails.ts';
import { newsletter } from './french/newsletter.ts';
import { product } from './french/product.ts';
import { ranking } from './french/ranking.ts';
import { replies } from './french/replies.ts';
import { rules } from './french/rules.ts';
import { searches } from './french/searches.ts';
import { shell } from './french/shell.ts';
import { sizes } from './french/sizes.ts';
import { statement } from './french/statement.ts';
import { texts } from './french/texts.ts';
import { titles } from './french/titles.ts';
import { traits } from './french/traits.ts';
import { ui } from './french/ui.ts';

/** The French texts by key. The desk is in English only. */
export const french: Readonly<Partial<Record<Key, string>>> = {
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
  ...ranking,
  ...replies,
  ...rules,
  ...searches,
  ...shell,
  ...sizes,
  ...statement,
  ...texts,
  ...titles,
  ...traits,
  ...ui,
};
