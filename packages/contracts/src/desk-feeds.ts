import { isLocale } from '@wearfolio/messages/locales';
import { own } from '@wearfolio/messages/own';
import * as z from 'zod/mini';
import { notALanguage } from './content/markets.ts';
import { run } from './desk-feed-imports.ts';
import {
  accessFields,
  cronField,
  feedAccesses,
  hasAccess,
  hasSource,
  sourceFields,
  storeNameField,
  urlField,
} from './desk-feed-source.ts';
import { settingFields } from './desk-store-settings.ts';
import { endpoint } from './endpoint.ts';
import { messageReply } from './errors.ts';
import { form, idField } from './fields/fields.ts';
import { idParam, pageParam, textParam } from './fields/query-fields.ts';

/** Lists of feeds: all, with problems, running, and never imported. */
export const feedLists = ['all', 'trouble', 'running', 'never'] as const;
export type FeedList = (typeof feedLists)[number];

/** The state of a feed. `unreached`: the fetch failed before an import started. `deleted`: the store is being removed. */
export const feedStates = [
  ...(['good', 'running', 'interrupted', 'unreached', 'refused', 'failed', 'never'] as const),
  'deleted',
] as const;
export type FeedState = (typeof feedStates)[number];

const listedFeed = z.object({
  id: z.number(),
  name: z.string(),
  state: z.enum(feedStates),
  /** Why it was refused, failed or could not be fetched. */
  reason: z.nullable(z.string()),
  /** Products in the shop. */
  products: z.number(),
  /** The last successful import and its counts. */
  good_at: z.nullable(z.string()),
  read: z.number(),
  created: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  merged: z.number(),
  sold_out: z.number(),
  /** The last finished import, and how many rows it refused. */
  last_run: z.nullable(z.number()),
  rejected: z.number(),
  /** Held prices. */
  held: z.number(),
  /** Values that no mapping covered in the last successful import. */
  unmapped: z.number(),
  cron: z.nullable(z.string()),
  is_paused: z.boolean(),
  /** The next fetch; null if none is scheduled within eight days. */
  next_at: z.nullable(z.string()),
  /** Whether what its server asks for can no longer be read, because the secret of the shop changed. */
  is_access_lost: z.boolean(),
});

export type ListedFeed = z.output<typeof listedFeed>;

export const listDeskFeeds = endpoint({
  method: 'GET',
  url: '/api/desk/feeds',
  about: {
    access: 'feeds',
    summary: 'List the feeds of all stores with their state, last import and next fetch',
    example: { querystring: { list: 'all' } },
  },
  schema: {
    querystring: form({
      q: textParam,
      list: z._default(z.enum(feedLists, own('desk.faults.noList')), 'all'),
      page: pageParam,
    }),
    response: {
      200: z.object({
        data: z.array(listedFeed),
        counts: z.object({ all: z.number(), trouble: z.number(), running: z.number(), never: z.number() }),
        page_size: z.number(),
      }),
    },
  },
});

export const addDeskStore = endpoint({
  method: 'POST',
  url: '/api/desk/feeds/add',
  about: {
    access: 'feeds-change',
    summary: 'Add a store with the URL of its feed or an upload',
    details: 'Its feed is fetched now and later by schedule, or it is an upload, which is imported now.',
    refusals: [409],
    example: { body: { name: 'Nordic', url: 'https://nordic.example/feed.xml.gz', cron: '0 4 * * *' } },
  },
  schema: {
    body: form({
      name: storeNameField,
      ...sourceFields,
      ...accessFields,
      ...settingFields,
      cron: z._default(cronField, '0 4 * * *'),
    }).check(hasSource, hasAccess),
    response: { 200: z.object({ message: z.string(), data: z.object({ id: z.number() }) }) },
  },
});

const storeFeed = z.object({
  id: z.number(),
  name: z.string(),
  products: z.number(),
  /** Whether a feed can be read: the last one was kept, or it has an address. Not of stores by hand. */
  has_feed: z.boolean(),
  /** Without the query and with `***` for parts of the path that may be the store's keys. */
  url: z.nullable(z.string()),
  /** In `time_zone`. */
  cron: z.nullable(z.string()),
  time_zone: z.string(),
  is_paused: z.boolean(),
  /** How the shop identifies itself to the server; null without an address. */
  access: z.nullable(z.enum(feedAccesses)),
  /** The shop's secret changed, so that the password of the feed must be entered again. */
  is_access_lost: z.boolean(),
  /** The outcome of the last fetch: `imported`, `unchanged`, or the reason for a failure. */
  last_outcome: z.nullable(z.string()),
  last_fetched_at: z.nullable(z.string()),
  /** Whether a fetch or import is queued or running. */
  is_due: z.boolean(),
  /** The uploaded feed that was not imported yet. */
  upload: z.nullable(z.object({ id: z.string(), name: z.string(), bytes: z.number(), received: z.number() })),
  /** Its feeds in other languages. `url` is null when it was uploaded or imported by hand. */
  texts: z.array(
    z.object({
      language: z.string(),
      url: z.nullable(z.string()),
      /** The products with texts of it. */
      products: z.number(),
      /** What came of the last one: `imported`, `unchanged`, or the reason of a refusal. */
      last_outcome: z.nullable(z.string()),
      read_at: z.nullable(z.string()),
      /** Whether the store's mapping does not fit the last one, so that it was read without. */
      is_unmapped: z.boolean(),
    }),
  ),
  runs: z.array(run),
});

export type StoreFeed = z.output<typeof storeFeed>;

export const getStoreFeed = endpoint({
  method: 'GET',
  url: '/api/desk/feed',
  about: {
    access: 'feeds',
    summary: 'Get the feed of a store with its imports',
    refusals: [404],
    example: { querystring: { id: '1' } },
  },
  schema: { querystring: form({ id: idParam }), response: { 200: z.object({ data: storeFeed }) } },
});

export const runStoreFeed = endpoint({
  method: 'POST',
  url: '/api/desk/feed/run',
  about: {
    access: 'feeds-change',
    summary: 'Fetch the feed of a store now',
    refusals: [409],
    example: { body: { id: 1 } },
  },
  schema: { body: form({ id: idField }), response: { 200: messageReply } },
});

export const scheduleStoreFeed = endpoint({
  method: 'POST',
  url: '/api/desk/feed/schedule',
  about: {
    access: 'feeds-change',
    summary: "Schedule or pause the fetches of a store's feed",
    details:
      'A null `cron` pauses it. With the URL of another server, the shop forgets what it showed to the former one.',
    refusals: [409],
    example: { body: { id: 1, cron: '0 4 * * *' } },
  },
  schema: {
    body: form({
      id: idField,
      cron: z.nullable(cronField),
      url: z.optional(urlField),
      ...accessFields,
    }).check(hasAccess),
    response: { 200: messageReply },
  },
});

export const setStoreTexts = endpoint({
  method: 'POST',
  url: '/api/desk/feed/texts',
  about: {
    access: 'feeds-change',
    summary: "Set the address of a store's feed in another language",
    details:
      "It is fetched now and always with the store's feed, with the same credentials if both are on one server. A null `url` ends that; the texts stay.",
    refusals: [409],
    example: { body: { id: 1, language: 'de', url: 'https://nordic.example/german.xml.gz' } },
  },
  schema: {
    body: form({ id: idField, language: z.string(notALanguage), url: z.nullable(urlField) }).check(
      // The shop may no longer have the language of a feed that is not to be fetched anymore.
      z.refine(({ language, url }) => url === null || isLocale(language), { error: notALanguage, path: ['language'] }),
    ),
    response: { 200: messageReply },
  },
});
