import { accounts } from './accounts.ts';
import type { Defect } from './defect.ts';
import { desk } from './desk.ts';
import { favoritesAndMails } from './favorites-and-mails.ts';
import { feeds } from './feeds.ts';
import { listing } from './listing.ts';
import { pages } from './pages.ts';
import { partners } from './partners.ts';
import { pricesAndMatching } from './prices-and-matching.ts';

/** Defects that `npm test` must find. The named test file finds the defect; others may find it too. */
export const defects: readonly Defect[] = [
  ...listing,
  ...pricesAndMatching,
  ...feeds,
  ...partners,
  ...desk,
  ...accounts,
  ...favoritesAndMails,
  ...pages,
];
