import type { Key } from './english.ts';
import { brands } from './polish/brands.ts';
import { compare } from './polish/compare.ts';
import { contact } from './polish/contact.ts';
import { customer } from './polish/customer.ts';
import { delivery } from './polish/delivery.ts';
import { favorites } from './polish/favorites.ts';
import { home } from './polish/home.ts';
import { listing } from './polish/listing.ts';
import { mails } from './polish/mails.ts';
import { newsletter } from './polish/newsletter.ts';
import { product } from './polish/product.ts';
import { ranking } from './polish/ranking.ts';
import { replies } from './polish/replies.ts';
import { rules } from './polish/rules.ts';
import { searches } from './polish/searches.ts';
import { shell } from './polish/shell.ts';
import { sizes } from './polish/sizes.ts';
import { statement } from './polish/statement.ts';
import { texts } from './polish/texts.ts';
import { titles } from './polish/titles.ts';
import { traits } from './polish/traits.ts';
import { ui } from './polish/ui.ts';

/** The Polish texts by key. */
export const polish: Readonly<Partial<Record<Key, string>>> = {
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
