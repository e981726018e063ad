import { own } from '@wearfolio/messages/own';
import * as z from 'zod/mini';
import { reject } from './desk-feed-imports.ts';
import { accessFields, hasAccess, missingUrl, type Source, sourceFields, storeNameField } from './desk-feed-source.ts';
import { fedRow } from './desk-products.ts';
import { settingFields } from './desk-store-settings.ts';
import { endpoint } from './endpoint.ts';
import { messageReply } from './errors.ts';
import { form, idField } from './fields/fields.ts';
import { atMost, isPlainLine, rules } from './text/text.ts';

const card = z.object({
  title: z.string(),
  brand: z.string(),
  category: z.string(),
  price: z.nullable(z.number()),
  retail_price: z.nullable(z.number()),
  currency: z.string(),
  /** In the shop's currency; null without a rate. */
  shop_price: z.nullable(z.number()),
  shop_retail_price: z.nullable(z.number()),
  image: z.nullable(z.string()),
  colors: z.array(z.string()),
  sizes: z.array(z.string()),
  row: fedRow,
  /** The row by the feed's own columns. Empty for formats with a reader of their own. */
  cells: z.array(z.object({ name: z.string(), value: z.string() })),
});

export type PreviewCard = z.output<typeof card>;

/** A column of a table or a path of a document, with an example and the share of rows that have a value (0 to 1). */
const column = z.object({ path: z.string(), example: z.string(), filled: z.number() });

export type FeedColumn = z.output<typeof column>;

const columns = z.object({
  columns: z.array(column),
  variant_columns: z.array(column),
  /** The mapping in use or a proposal to complete, as JSON. Null if the columns are unknown. */
  mapping: z.nullable(z.string()),
  /** Whether the format has its own reader. A mapping replaces it. */
  has_own_reader: z.boolean(),
});

export type FeedColumns = z.output<typeof columns>;

/** Prices of a feed: their currency, and the median in hundredths of it. */
const feedPrices = { currency: z.string(), cents: z.number() };

const preview = z.object({
  format: z.nullable(z.string()),
  read: z.number(),
  /** Whether the whole feed was read, or only its beginning. */
  is_whole: z.boolean(),
  rejected: z.number(),
  rejects: z.array(reject),
  /** What is read from where, in the words of the feed, with samples. What is unknown or guessed comes first. */
  readings: z.array(
    z.object({
      name: z.string(),
      certainty: z.enum(['certain', 'guessed', 'unknown']),
      source: z.string(),
      samples: z.array(z.string()),
      rows: z.number(),
    }),
  ),
  notes: z.array(z.string()),
  /** A doubt about all prices, until staff confirm them. */
  price_doubt: z.nullable(z.object({ reason: z.string(), ...feedPrices })),
  unknown: z.array(z.object({ kind: z.string(), value: z.string(), rows: z.number() })),
  cards: z.array(card),
  /** Why the feed cannot be read. */
  refusal: z.nullable(z.string()),
  columns: z.nullable(columns),
});

export type FeedPreview = z.output<typeof preview>;

export const previewFeed = endpoint({
  method: 'POST',
  url: '/api/desk/feeds/preview',
  about: {
    access: 'feeds-change',
    summary: "Preview the products of a feed's first rows",
    details:
      'Fetches a URL, or reads an upload or the latest feed of a store, for at most 20 seconds. Saves nothing. `refusal` says why the feed cannot be read.',
    refusals: [409],
    example: { body: { name: 'Nordic', url: 'https://nordic.example/feed.xml.gz' } },
  },
  schema: {
    body: form({
      store: z.optional(idField),
      name: z.optional(storeNameField),
      ...sourceFields,
      ...accessFields,
      ...settingFields,
    }).check(
      hasAccess,
      z.refine<Source & { store?: number | undefined }>(
        ({ url, upload, store }) => url !== undefined || upload !== undefined || store !== undefined,
        { error: missingUrl, path: ['url'] },
      ),
    ),
    response: { 200: z.object({ data: preview }) },
  },
});

const badCurrency = own('desk.faults.currencyCode');
const badCents = own('desk.faults.wholeNumber');

export const confirmFeedPrices = endpoint({
  method: 'POST',
  url: '/api/desk/feed/prices',
  about: {
    access: 'feeds-change',
    summary: "Confirm the prices of a store's feed",
    details:
      'Ends the doubt of a preview that whole prices may be cents. It returns for another currency, or for prices five times as high.',
    refusals: [409],
    example: { body: { id: 1, currency: 'EUR', cents: 1590000 } },
  },
  schema: {
    body: form({
      id: idField,
      currency: z.string(badCurrency).check(rules([(text) => /^[A-Z]{3}$/.test(text), badCurrency])),
      cents: z.int(badCents).check(z.positive(badCents), z.maximum(100_000_000_00, badCents)),
    }),
    response: { 200: messageReply },
  },
});

const notAPicture = own('desk.faults.pictureAddress');

export const getFeedPicture = endpoint({
  method: 'GET',
  url: '/api/desk/feeds/picture',
  about: {
    access: 'feeds-change',
    summary: 'Get a picture of a feed that is previewed, small',
    details:
      'Fetches it from the store with the protections for feeds, keeps nothing, and returns `image/webp`; 204 without content if there is no picture.',
    example: { querystring: { src: 'https://img.store.example/boots.jpg' } },
  },
  schema: {
    querystring: form({
      src: z
        .string(notAPicture)
        .check(
          rules(
            atMost(2000, own('desk.faults.characters', { max: 2000 })),
            [isPlainLine, notAPicture],
            [(text) => /^https?:\/\//i.test(text), notAPicture],
          ),
        ),
    }),
    response: { 200: z.string() },
  },
});
