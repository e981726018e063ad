import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type About, callGroups } from '@wearfolio/contracts/about';
import * as catalogue from '@wearfolio/contracts/catalogue';
import * as contact from '@wearfolio/contracts/contact';
import * as customer from '@wearfolio/contracts/customer';
import * as customerData from '@wearfolio/contracts/customer-data';
import * as customerEmail from '@wearfolio/contracts/customer-email';
import * as customerPasskeys from '@wearfolio/contracts/customer-passkeys';
import * as desk from '@wearfolio/contracts/desk';
import * as deskAccount from '@wearfolio/contracts/desk-account';
import * as deskAudit from '@wearfolio/contracts/desk-audit';
import * as deskChanges from '@wearfolio/contracts/desk-changes';
import * as deskCommissions from '@wearfolio/contracts/desk-commissions';
import * as deskContent from '@wearfolio/contracts/desk-content';
import * as deskDecisions from '@wearfolio/contracts/desk-decisions';
import * as deskFeedImports from '@wearfolio/contracts/desk-feed-imports';
import * as deskFeedPreview from '@wearfolio/contracts/desk-feed-preview';
import * as deskFeeds from '@wearfolio/contracts/desk-feeds';
import * as deskIdentity from '@wearfolio/contracts/desk-identity';
import * as deskInsight from '@wearfolio/contracts/desk-insight';
import * as deskJobs from '@wearfolio/contracts/desk-jobs';
import * as deskLaunch from '@wearfolio/contracts/desk-launch';
import * as deskMarkets from '@wearfolio/contracts/desk-markets';
import * as deskNewsletter from '@wearfolio/contracts/desk-newsletter';
import * as deskNotices from '@wearfolio/contracts/desk-notices';
import * as deskOwn from '@wearfolio/contracts/desk-own';
import * as deskPartners from '@wearfolio/contracts/desk-partners';
import * as deskPasskeys from '@wearfolio/contracts/desk-passkeys';
import * as deskPeople from '@wearfolio/contracts/desk-people';
import * as deskPictures from '@wearfolio/contracts/desk-pictures';
import * as deskProducts from '@wearfolio/contracts/desk-products';
import * as deskQuality from '@wearfolio/contracts/desk-quality';
import * as deskRules from '@wearfolio/contracts/desk-rules';
import * as deskSearch from '@wearfolio/contracts/desk-search';
import * as deskSignIn from '@wearfolio/contracts/desk-sign-in';
import * as deskStaff from '@wearfolio/contracts/desk-staff';
import * as deskStoreSettings from '@wearfolio/contracts/desk-store-settings';
import * as deskSubjectList from '@wearfolio/contracts/desk-subject-list';
import * as deskSubjects from '@wearfolio/contracts/desk-subjects';
import * as deskUploads from '@wearfolio/contracts/desk-uploads';
import * as deskValues from '@wearfolio/contracts/desk-values';
import * as deskWebhooks from '@wearfolio/contracts/desk-webhooks';
import type { Endpoint } from '@wearfolio/contracts/endpoint';
import * as favorites from '@wearfolio/contracts/favorites';
import * as home from '@wearfolio/contracts/home';
import * as newsletter from '@wearfolio/contracts/newsletter';
import * as notices from '@wearfolio/contracts/notices';
import * as operations from '@wearfolio/contracts/operations';
import * as partners from '@wearfolio/contracts/partners';
import * as product from '@wearfolio/contracts/product';
import { isRight, type Right } from '@wearfolio/contracts/rights';
import * as savedSearches from '@wearfolio/contracts/saved-searches';
import * as search from '@wearfolio/contracts/search';
import * as sizes from '@wearfolio/contracts/sizes';
import * as targets from '@wearfolio/contracts/targets';
import * as ucp from '@wearfolio/contracts/ucp';

const modules = [
  ...[
    catalogue,
    contact,
    customer,
    customerData,
    customerEmail,
    customerPasskeys,
    favorites,
    home,
    newsletter,
    notices,
    operations,
    partners,
    product,
    savedSearches,
    search,
  ],
  ...[sizes, targets, ucp, desk, deskAccount, deskAudit, deskChanges, deskCommissions, deskContent, deskDecisions],
  ...[
    deskFeedImports,
    deskFeedPreview,
    deskFeeds,
    deskIdentity,
    deskInsight,
    deskJobs,
    deskLaunch,
    deskMarkets,
    deskNewsletter,
    deskNotices,
    deskOwn,
    deskPartners,
    deskPasskeys,
    deskPeople,
    deskPictures,
    deskRules,
  ],
  ...[
    deskProducts,
    deskSubjectList,
    deskSubjects,
    deskQuality,
    deskSearch,
    deskSignIn,
    deskStaff,
    deskStoreSettings,
    deskUploads,
    deskValues,
    deskWebhooks,
  ],
];

/** A call of the API in the reference, with an example of the input and of the reply. */
export type DescribedCall = Required<Pick<About, 'group' | 'summary'>> &
  Pick<About, 'details' | 'takesFormData' | 'access' | 'types'> & {
    endpoint: Endpoint;
    /** What staff need; undefined for other calls, and for those that a partial sign-in may use. */
    right: Right | undefined;
    /** Every status with which it may be refused, in order. */
    refusals: readonly number[];
    example: { [part in 'params' | 'querystring' | 'body']?: unknown };
    /** A recorded reply. Each list is cut to its first entry. */
    reply: unknown;
  };

export const callOf = ({ method, url }: Pick<Endpoint, 'method' | 'url'>): string => `${method} ${url}`;

export const repliesFile = join(import.meta.dirname, 'replies.jsonl');

/** The recorded replies by call. testing/record-replies.ts writes them. */
export const readReplies = (): Map<string, unknown> => {
  const lines = readFileSync(repliesFile, 'utf8').split('\n').filter(Boolean);
  return new Map(lines.map((line) => JSON.parse(line)).map(({ call, reply }) => [call, reply]));
};

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'url' in value && 'schema' in value;

const isOfDesk = ({ url }: Endpoint): boolean => url.startsWith('/api/desk/');

const rightOf = ({ access }: About): Right | undefined => (isRight(access) ? access : undefined);

const refusalsOf = (endpoint: Endpoint): number[] => {
  const { access, refusals = [] } = endpoint.about;
  const isPost = endpoint.method === 'POST';
  const needsRight = rightOf(endpoint.about) !== undefined;
  return [
    400,
    503,
    ...refusals,
    ...(access === 'public' || access === 'personal' ? [] : [401]),
    // For a `user_id` that is not the token's, a paused key, a missing right, or a page of another site.
    ...(access === 'customer' || access === 'partner' || needsRight || (isOfDesk(endpoint) && isPost) ? [403] : []),
    ...(isPost ? [413, 415] : []),
  ].toSorted((one, other) => one - other);
};

const describe = (endpoint: Endpoint, replies: ReadonlyMap<string, unknown>): DescribedCall => {
  const { group = 'Desk', example = {}, ...about } = endpoint.about;
  const reply = replies.get(callOf(endpoint));
  return {
    ...about,
    group,
    endpoint,
    right: rightOf(endpoint.about),
    refusals: refusalsOf(endpoint),
    example: Object(example),
    reply,
  };
};

const placeOf = ({ group, endpoint }: DescribedCall): string =>
  `${String(callGroups.indexOf(group)).padStart(2)} ${endpoint.url} ${endpoint.method}`;

const listCalls = (): DescribedCall[] => {
  const replies = readReplies();
  return modules
    .flatMap((module) => Object.values<unknown>(module).filter(isEndpoint))
    .map((endpoint) => describe(endpoint, replies))
    .toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
};

/** All calls of the API by group and address. */
export const describedCalls: readonly DescribedCall[] = listCalls();
