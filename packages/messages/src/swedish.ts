import type { Key } from './english.ts';
import { brands } from './swedish/brands.ts';
import { compare } from './swedish/compare.ts';
import { contact } from './swedish/contact.ts';
import { customer } from './swedish/customer.ts';
import { delivery } from './swedish/delivery.ts';
import { favorites } from './swedish/favorites.ts';
import { home } from './swedish/home.ts';
import { listing } from './swedish/listing.ts';
import { mails } from './swedish/mails.ts';
import { newsletter } from './swedish/newsletter.ts';
import { product } from './swedish/product.ts';
import { ranking } from './swedish/ranking.ts';
import { replies } from './swedish/replies.ts';
import { rules } from './swedish/rules.ts';
import { searches } from './swedish/searches.ts';
import { shell } from './swedish/shell.ts';
import { sizes } from './swedish/sizes.ts';
import { statement } from './swedish/statement.ts';
import { texts } from './swedish/texts.ts';
import { titles } from './swedish/titles.ts';
import { traits } from './swedish/traits.ts';
import { ui } from './swedish/ui.ts';

/** The Swedish texts by key. */
export const swedish: Readonly<Partial<Record<Key, string>>> = {
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
