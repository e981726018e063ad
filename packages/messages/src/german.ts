import type { Key } from './english.ts';
import { brands } from './german/brands.ts';
import { compare } from './german/compare.ts';
import { contact } from './german/contact.ts';
import { customer } from './german/customer.ts';
import { delivery } from './german/delivery.ts';
import { deskAccess } from './german/desk/access.ts';
import { deskAudit } from './german/desk/audit.ts';
import { deskCatalogue } from './german/desk/catalogue.ts';
import { deskContent } from './german/desk/content.ts';
import { deskDecisions } from './german/desk/decisions.ts';
import { deskFaults } from './german/desk/faults.ts';
import { deskFeeds } from './german/desk/feeds.ts';
import { deskIdentity } from './german/desk/identity.ts';
import { deskInsight } from './german/desk/insight.ts';
import { deskJobs } from './german/desk/jobs.ts';
import { deskLaunch } from './german/desk/launch.ts';
import { deskMarkets } from './german/desk/markets.ts';
import { deskMenu } from './german/desk/menu.ts';
import { deskNewsletter } from './german/desk/newsletter.ts';
import { deskOverview } from './german/desk/overview.ts';
import { deskOwn } from './german/desk/own.ts';
import { deskPartners } from './german/desk/partners.ts';
import { deskParts } from './german/desk/parts.ts';
import { deskPeople } from './german/desk/people.ts';
import { deskReasons } from './german/desk/reasons.ts';
import { deskReplies } from './german/desk/replies.ts';
import { deskRules } from './german/desk/rules.ts';
import { deskSearch } from './german/desk/search.ts';
import { favorites } from './german/favorites.ts';
import { home } from './german/home.ts';
import { listing } from './german/listing.ts';
import { mails } from './german/mails.ts';
import { newsletter } from './german/newsletter.ts';
import { product } from './german/product.ts';
import { ranking } from './german/ranking.ts';
import { replies } from './german/replies.ts';
import { rules } from './german/rules.ts';
import { searches } from './german/searches.ts';
import { shell } from './german/shell.ts';
import { sizes } from './german/sizes.ts';
import { statement } from './german/statement.ts';
import { texts } from './german/texts.ts';
import { titles } from './german/titles.ts';
import { traits } from './german/traits.ts';
import { ui } from './german/ui.ts';

/** The German texts by key, with those of the desk. */
export const german: Readonly<Partial<Record<Key, string>>> = {
  ...brands,
  ...compare,
  ...contact,
  ...customer,
  ...delivery,
  ...deskAccess,
  ...deskCatalogue,
  ...deskContent,
  ...deskDecisions,
  ...deskFaults,
  ...deskFeeds,
  ...deskIdentity,
  ...deskInsight,
  ...deskMarkets,
  ...deskMenu,
  ...deskNewsletter,
  ...deskOverview,
  ...deskOwn,
  ...deskPartners,
  ...deskParts,
  ...deskPeople,
  ...deskAudit,
  ...deskJobs,
  ...deskLaunch,
  ...deskReasons,
  ...deskReplies,
  ...deskRules,
  ...deskSearch,
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
