import { brands } from './english/brands.ts';
import { compare } from './english/compare.ts';
import { contact } from './english/contact.ts';
import { customer } from './english/customer.ts';
import { delivery } from './english/delivery.ts';
import { deskAccess } from './english/desk/access.ts';
import { deskAudit } from './english/desk/audit.ts';
import { deskCatalogue } from './english/desk/catalogue.ts';
import { deskContent } from './english/desk/content.ts';
import { deskDecisions } from './english/desk/decisions.ts';
import { deskFaults } from './english/desk/faults.ts';
import { deskFeeds } from './english/desk/feeds.ts';
import { deskIdentity } from './english/desk/identity.ts';
import { deskInsight } from './english/desk/insight.ts';
import { deskJobs } from './english/desk/jobs.ts';
import { deskLaunch } from './english/desk/launch.ts';
import { deskMarkets } from './english/desk/markets.ts';
import { deskMenu } from './english/desk/menu.ts';
import { deskNewsletter } from './english/desk/newsletter.ts';
import { deskOverview } from './english/desk/overview.ts';
import { deskOwn } from './english/desk/own.ts';
import { deskPartners } from './english/desk/partners.ts';
import { deskParts } from './english/desk/parts.ts';
import { deskPeople } from './english/desk/people.ts';
import { deskReasons } from './english/desk/reasons.ts';
import { deskReplies } from './english/desk/replies.ts';
import { deskRules } from './english/desk/rules.ts';
import { deskSearch } from './english/desk/search.ts';
import { favorites } from './english/favorites.ts';
import { home } from './english/home.ts';
import { listing } from './english/listing.ts';
import { mails } from './english/mails.ts';
import { newsletter } from './english/newsletter.ts';
import { product } from './english/product.ts';
import { ranking } from './english/ranking.ts';
import { replies } from './english/replies.ts';
import { rules } from './english/rules.ts';
import { searches } from './english/searches.ts';
import { shell } from './english/shell.ts';
import { sizes } from './english/sizes.ts';
import { statement } from './english/statement.ts';
import { texts } from './english/texts.ts';
import { titles } from './english/titles.ts';
import { traits } from './english/traits.ts';
import { ui } from './english/ui.ts';

/** The English texts, which are the specification, by key: one catalog for each room. */
const english = {
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
  ...deskMenu,
  ...deskMarkets,
  ...deskNewsletter,
  ...deskOverview,
  ...deskOwn,
  ...deskParts,
  ...deskPartners,
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
} as const;

export type English = typeof english;

/** The name of a message, which begins with its room: `favorites.removed`. */
export type Key = keyof English;

export const textsOf: Readonly<Record<Key, string>> = english;
