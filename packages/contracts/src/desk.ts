import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** Paths of the desk's own application. The server renders other pages below /ops. */
export const deskPaths = {
  overview: '/ops',
  signIn: '/ops/sign-in',
  accept: '/ops/accept',
  forgot: '/ops/forgot',
  reset: '/ops/reset',
  secondFactor: '/ops/second-factor',
  staff: '/ops/staff',
  account: '/ops/account',
  audit: '/ops/audit',
  products: '/ops/catalogue',
  product: '/ops/product',
  subjects: '/ops/brands',
  brand: '/ops/brand',
  changes: '/ops/changes',
  matches: '/ops/matches',
  prices: '/ops/prices',
  feeds: '/ops/feeds',
  rejects: '/ops/rejects',
  notices: '/ops/notices',
  messages: '/ops/messages',
  customers: '/ops/customers',
  jobs: '/ops/jobs',
  values: '/ops/values',
  rules: '/ops/rules',
  quality: '/ops/quality',
  newStore: '/ops/new-store',
  store: '/ops/store',
  feed: '/ops/feed',
  content: '/ops/pages',
  document: '/ops/page',
  collections: '/ops/collections',
  collection: '/ops/collection',
  merchandise: '/ops/listings',
  listing: '/ops/listing',
  newsletters: '/ops/newsletters',
  newsletter: '/ops/newsletter',
  subscribers: '/ops/subscribers',
  identity: '/ops/identity',
  markets: '/ops/markets',
  menu: '/ops/menu',
  pictures: '/ops/pictures',
  search: '/ops/search',
  insight: '/ops/insight',
  visits: '/ops/visits',
  searches: '/ops/searches',
  favorites: '/ops/favorites',
  clicks: '/ops/click-outs',
  commissions: '/ops/commissions',
  partners: '/ops/partners',
  partnerFigures: '/ops/partner-figures',
} as const;

/** How far the overview counts reports and messages. One more means that there are more. */
export const mostCounted = 10_000;

export const getDeskOverview = endpoint({
  method: 'GET',
  url: '/api/desk/overview',
  about: {
    access: 'figures',
    summary: 'Count pending work',
  },
  schema: {
    response: {
      200: z.object({
        data: z.object({
          matches: z.number(),
          prices: z.number(),
          reports: z.number(),
          messages: z.number(),
          categories: z.number(),
          colors: z.number(),
          dead_jobs: z.number(),
          /** The day of the exchange rates and their age in days, if prices use them and they are too old; else null. */
          stale_rates: z.nullable(z.object({ day: z.string(), days: z.number() })),
        }),
      }),
    },
  },
});
