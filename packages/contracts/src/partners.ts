import * as z from 'zod/mini';
import { described } from './described.ts';
import { endpoint } from './endpoint.ts';
import { form } from './fields/fields.ts';

/** The most changes in a reply. */
export const changesMax = 500;

/** An offer of a store as partners read it: in changes, webhooks and feeds. */
export const partnerProduct = z.object({
  product_id: z.number(),
  group_id: described(z.number(), 'Offers of one product share it'),
  title: z.string(),
  brand: z.string(),
  store: z.string(),
  category: described(z.string(), 'Path of slugs such as `women/shoes/boots`'),
  price: described(z.nullable(z.number()), 'Price in currency units; null if unknown'),
  retail_price: described(z.nullable(z.number()), 'The struck price; null if none is struck'),
  currency: z.string(),
  in_stock: z.boolean(),
  colors: z.array(z.string()),
  sizes: described(z.array(z.string()), 'Sizes that can be bought'),
  images: described(z.array(z.string()), 'Absolute addresses, the main one first'),
  link: described(z.string(), 'Its page in the shop'),
  product_url: described(z.string(), 'Leads to the store, and counts for the partner'),
  description: described(z.string(), 'Sanitized HTML'),
  gtin: z.nullable(z.string()),
  mpn: z.nullable(z.string()),
  condition: z.nullable(z.string()),
  material: z.nullable(z.string()),
  pattern: z.nullable(z.string()),
  age_group: z.nullable(z.string()),
  audience: z.nullable(z.string()),
  delivery_price: described(z.nullable(z.number()), 'Cost of delivery; null if unknown'),
  first_seen: described(z.string(), 'ISO 8601'),
});

export type PartnerProduct = z.output<typeof partnerProduct>;

/** Formats of feeds for partners, and of news for feed readers. */
export const feedFormats = ['google', 'acp', 'csv'] as const;
export const newsFormats = ['rss', 'json'] as const;

/** What news are about: products that are new, or whose price dropped. */
export const newsKinds = ['new', 'drops'] as const;

/** The most entries of news. */
export const newsMax = 50;

const change = z.object({
  number: described(z.number(), 'The change number; rises with each change of any product'),
  product_id: z.number(),
  product: described(z.nullable(partnerProduct), 'As it is now; null: remove it from the mirror'),
});

export type Change = z.output<typeof change>;

const notANumber = 'since must be a change number, 0 at first';
const notALimit = `limit must be a whole number from 1 to ${changesMax}`;

const wholeNumber = (fallback: string, pattern: RegExp, message: string) =>
  z.pipe(z._default(z.string(message).check(z.regex(pattern, message)), fallback), z.transform(Number));

export const listChanges = endpoint({
  method: 'GET',
  url: '/api/changes',
  about: {
    group: 'Partners',
    access: 'partner',
    summary: 'List the products that changed since a change number',
    details:
      'For a mirror: begin with `since=0`, store each `product` under its `product_id` or remove it where `product` is null, and go on with `next`, at once while `has_more` is true. Each product is listed once, as it is now: new ones, other prices, stock, texts or pictures, hidden and merged ones. 410 means that `since` is too old or unknown: empty the mirror and begin with 0.',
    refusals: [410, 429],
    example: { querystring: { since: '0', limit: '100' } },
  },
  schema: {
    querystring: form({
      since: described(wholeNumber('0', /^\d{1,15}$/, notANumber), 'The `next` of the last reply; 0 at first'),
      limit: described(
        wholeNumber('200', /^(?:[1-9]\d?|[1-4]\d{2}|500)$/, notALimit),
        `The most changes to return, up to ${changesMax}`,
      ),
    }),
    response: {
      200: z.object({
        data: z.array(change),
        next: described(z.number(), 'The next `since`'),
        has_more: described(z.boolean(), 'Whether there are more changes already'),
      }),
    },
  },
});

const ofParam = described(
  z._default(z.string('of must be the path of a listing').check(z.maxLength(2000, 'of is too long')), ''),
  'The path of a listing in the shop, with its filters; all products by default: a category, brand, collection or search, such as `/browse/women/dresses?price_range=0-50`',
);

export const getFeed = endpoint({
  method: 'GET',
  url: '/api/feeds/:format',
  about: {
    group: 'Partners',
    access: 'partner',
    summary: 'Get the products of a listing as a feed',
    details:
      '`google`: Google product data (RSS 2.0 with `g:`). `acp`: products.jsonl of the Agentic Commerce Protocol, feed 2026-04-17. `csv`. A feed has the offers of stores whose terms allow it. `Change-Number` of the reply is the next `since`. With `since` a feed has only what changed; a product that left is `out_of_stock`, in the others `discontinued`. One feed at a time.',
    refusals: [404, 410, 429],
    types: ['application/xml', 'application/x-ndjson', 'text/csv'],
    example: { params: { format: 'google' }, querystring: { of: '/browse/women', since: '0' } },
  },
  schema: {
    params: z.object({ format: z.enum(feedFormats, `Choose a format: ${feedFormats.join(', ')}`) }),
    querystring: form({
      of: ofParam,
      since: described(wholeNumber('0', /^\d{1,15}$/, notANumber), 'Only what changed since; 0 for the whole feed'),
    }),
    response: { 200: z.string() },
  },
});

export const getNewsFeed = endpoint({
  method: 'GET',
  url: '/api/news/:format',
  about: {
    group: 'Partners',
    access: 'public',
    summary: 'Get what is new in a listing for feed readers',
    details: `RSS 2.0 or JSON Feed 1.1 with up to ${newsMax} products of stores whose terms allow it. \`drops\`: prices that dropped in the last 30 days.`,
    refusals: [404],
    types: ['application/rss+xml', 'application/feed+json'],
    example: { params: { format: 'rss' }, querystring: { of: '/browse/women', kind: 'new' } },
  },
  schema: {
    params: z.object({ format: z.enum(newsFormats, `Choose a format: ${newsFormats.join(', ')}`) }),
    querystring: form({
      of: ofParam,
      kind: described(
        z._default(z.enum(newsKinds, `Choose a kind: ${newsKinds.join(', ')}`), 'new'),
        'What the news are about',
      ),
    }),
    response: { 200: z.string() },
  },
});
