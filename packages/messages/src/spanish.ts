import type { Key } from './english.ts';
import { brands } from './spanish/brands.ts';
import { compare } from './spanish/compare.ts';
import { contact } from './spanish/contact.ts';
import { customer } from './spanish/customer.ts';
import { delivery } from './spanish/delivery.ts';
import { favorites } from './spanish/favorites.ts';
import { home } from './spanish/home.ts';
import { listing } from './spanish/listing.ts';
import { mails } from './spanish/mails.ts';
import { newsletter } from './spanish/newsletter.ts';
import { product } from './spanish/product.ts';
import { ranking } from './spanish/ranking.ts';
import { replies } from './spanish/replies.ts';
import { rules } from './spanish/rules.ts';
import { searches } from './spanish/searches.ts';
import { shell } from './spanish/shell.ts';
import { sizes } from './spanish/sizes.ts';
import { statement } from './spanish/statement.ts';
import { texts } from './spanish/texts.ts';
import { titles } from './spanish/titles.ts';
import { traits } from './spanish/traits.ts';
import { ui } from './spanish/ui.ts';

/** The Spanish texts by key. The desk is in English only. */
export const spanish: Readonly<Partial<Record<Key, string>>> = {
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
