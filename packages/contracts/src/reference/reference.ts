import { catalogueCalls } from './catalogue.ts';
import { contactCalls } from './contact.ts';
import { customerCalls, deletionCalls, exportCalls } from './customer.ts';
import { callGroups, type DescribedCall } from './describe.ts';
import { deskCalls } from './desk.ts';
import { deskContentCalls } from './desk-content.ts';
import { deskDecisionCalls } from './desk-decisions.ts';
import { deskFeedCalls } from './desk-feeds.ts';
import { deskIdentityCalls } from './desk-identity.ts';
import { deskInsightCalls } from './desk-insight.ts';
import { deskJobCalls } from './desk-jobs.ts';
import { deskNewsletterCalls } from './desk-newsletter.ts';
import { deskNoticeCalls } from './desk-notices.ts';
import { deskPasskeyCalls } from './desk-passkeys.ts';
import { deskPeopleCalls } from './desk-people.ts';
import { deskProductCalls } from './desk-products.ts';
import { deskQualityCalls } from './desk-quality.ts';
import { deskSearchCalls } from './desk-search.ts';
import { deskUploadCalls } from './desk-uploads.ts';
import { deskValueCalls } from './desk-values.ts';
import { favoriteCalls } from './favorites.ts';
import { homeCalls } from './home.ts';
import { newsletterCalls } from './newsletter.ts';
import { noticeCalls } from './notices.ts';
import { operationsCalls } from './operations.ts';
import { savedSearchCalls } from './saved-searches.ts';
import { searchCalls } from './search.ts';
import { sizeCalls } from './sizes.ts';

export type { DescribedCall };
export { callGroups };

/** All calls of the API, in the order of the reference. */
export const describedCalls: readonly DescribedCall[] = [
  ...catalogueCalls,
  ...sizeCalls,
  ...searchCalls,
  ...homeCalls,
  ...customerCalls,
  ...exportCalls,
  ...favoriteCalls,
  ...savedSearchCalls,
  ...newsletterCalls,
  ...contactCalls,
  ...noticeCalls,
  ...operationsCalls,
  ...deskCalls,
  ...deskPasskeyCalls,
  ...deskProductCalls,
  ...deskDecisionCalls,
  ...deskNoticeCalls,
  ...deskPeopleCalls,
  ...deskNewsletterCalls,
  ...deskJobCalls,
  ...deskInsightCalls,
  ...deskSearchCalls,
  ...deskFeedCalls,
  ...deskUploadCalls,
  ...deskContentCalls,
  ...deskIdentityCalls,
  ...deskValueCalls,
  ...deskQualityCalls,
  ...deletionCalls,
];
