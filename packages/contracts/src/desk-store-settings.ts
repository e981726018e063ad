import { own } from '@wearfolio/messages/own';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { messageReply } from './errors.ts';
import { lineField, textField } from './fields/desk-fields.ts';
import { form, idField } from './fields/fields.ts';
import { idParam } from './fields/query-fields.ts';
import { qualityFacts } from './quality-facts.ts';

/** Audiences for rows of a store that name none. */
export const storeAudiences = ['women', 'men', 'girls', 'boys', 'kids', 'unisex'] as const;

export type StoreAudience = (typeof storeAudiences)[number];

const setting = z._default(lineField(1000).check(z.trim()), '');

/** Settings of a store's feed. An empty field leaves the decision to the import. */
export const settingFields = {
  /** The brand of rows without one. With `force_brand`, the brand of all rows. */
  brand: setting,
  force_brand: z._default(z.boolean(own('desk.faults.forceBrand')), false),
  /** The pattern of the store's titles, such as `{brand} {title} - {color} - {size}`. */
  title_pattern: setting,
  /** The currency of prices without one. */
  currency: setting,
  /** The audience of rows without one. */
  audience: setting,
  /** The category of rows that cannot be placed: a leaf of the tree. */
  category: setting,
  /** The address of a product when the feed has none. Contains `{id}`. */
  link: setting,
  /** The base URL of relative picture addresses. */
  picture_base: setting,
  /** The files of an archive that are the feed: names or patterns, separated by commas. */
  archive_files: setting,
  /** The columns of our fields, as JSON, for feeds whose column names are not recognized. */
  mapping: z._default(
    textField(20_000, { tooLong: own('desk.faults.mappingTooLong', { max: 20_000 }) }).check(z.trim()),
    '',
  ),
};

const deliveryRule = z.object({
  /** A country, or a region of it: 'US', 'US:CA'. */
  place: setting,
  /** 'free', or an amount with a currency or in the store's. Empty is unknown, as for the others. */
  fee: setting,
  /** The amount from which delivery is free. */
  free_from: setting,
  /** From and to, such as '2-4'. */
  days: setting,
  returns_days: setting,
  /** 'yes' or 'no'. */
  returns_free: setting,
  /** Where to return goods. */
  returns_note: setting,
});

/** What a store asks for delivery to a place, where its feed says nothing. */
export type DeliveryRule = z.output<typeof deliveryRule>;

const settings = z.object({
  brand: z.string(),
  force_brand: z.boolean(),
  title_pattern: z.string(),
  currency: z.string(),
  audience: z.string(),
  category: z.string(),
  link: z.string(),
  picture_base: z.string(),
  archive_files: z.string(),
  mapping: z.string(),
});

export type StoreSettings = z.output<typeof settings>;

const point = z.object({
  at: z.string(),
  products: z.number(),
  duplicates: z.number(),
  known: z.record(z.enum(qualityFacts), z.number()),
});

export type QualityPoint = z.output<typeof point>;

const about = z.object({
  id: z.number(),
  name: z.string(),
  settings,
  /** The template of buy links, with `{url}` for the product's address. Empty: link directly to the store. */
  click_out: z.string(),
  /** Whether its terms allow its products in the feeds that the shop gives out. */
  feeds_out: z.boolean(),
  delivery: z.array(deliveryRule),
  /** What imports derived about the feed, in words. */
  learned: z.array(z.object({ name: z.string(), text: z.string() })),
  /** The measured quality of the latest imports, newest first. */
  quality: z.array(point),
  /** Examples of duplicates in the last import. */
  alike: z.array(z.object({ title: z.string(), products: z.number(), ids: z.array(z.number()) })),
  reasons: z.array(
    z.object({ rows: z.number(), stores: z.string(), text: z.string(), path: z.string(), command: z.string() }),
  ),
  /** The stored copy of the last successful feed. Null if the schedule fetches it again or there is none. */
  kept: z.nullable(z.object({ host: z.string(), at: z.string() })),
});

export type StoreAbout = z.output<typeof about>;

export const getStoreAbout = endpoint({
  method: 'GET',
  url: '/api/desk/store',
  about: {
    access: 'feeds',
    summary: "Get a store's settings and what its imports derived",
    refusals: [404],
    example: { querystring: { id: '1' } },
  },
  schema: { querystring: form({ id: idParam }), response: { 200: z.object({ data: about }) } },
});

export const saveStoreSettings = endpoint({
  method: 'POST',
  url: '/api/desk/store/settings',
  about: {
    access: 'feeds-change',
    summary: "Save a store's settings",
    details:
      'Applied from the next import on; `click_out` immediately, `delivery` within a minute. An empty field leaves the decision to the import.',
    refusals: [409],
    example: { body: { id: 1, currency: 'EUR', audience: 'women' } },
  },
  schema: {
    body: form({
      id: idField,
      ...settingFields,
      click_out: setting,
      /** Whether its terms allow its products in feeds of the shop. Without this field it stays. */
      feeds_out: z.optional(z.boolean('feeds_out must be true or false')),
      /** All of its rules. Without this field they stay. */
      delivery: z.optional(
        z
          .array(deliveryRule, own('desk.faults.noPlaces'))
          .check(z.maxLength(60, own('desk.faults.places', { max: 60 }))),
      ),
    }),
    response: { 200: messageReply },
  },
});
