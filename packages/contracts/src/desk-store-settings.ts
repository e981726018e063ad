import * as z from 'zod/mini';
import { qualityFacts } from './desk-quality.ts';
import { endpoint } from './endpoint.ts';
import { messageReply } from './errors.ts';
import { form, idField } from './fields/fields.ts';
import { idParam } from './fields/query-fields.ts';
import { atMost, isPlainLine, isPlainText, notPlainText, rules } from './text/text.ts';

/** For whom the rows of a store may be that do not say so. */
export const storeAudiences = ['women', 'men', 'girls', 'boys', 'kids', 'unisex'] as const;

const longest = 'At most 1000 characters';

const setting = z._default(
  z.string(notPlainText).check(rules(atMost(1000, longest), [isPlainLine, notPlainText]), z.trim()),
  '',
);

/** What staff say of a store's feed. An empty field lets the feed decide. */
export const settingFields = {
  /** The brand of rows that name none; with `force_brand` of all rows. */
  brand: setting,
  force_brand: z._default(z.boolean('Say whether the brand holds for all rows'), false),
  /** How the store makes its titles: {brand} {title} - {color} - {size}. */
  title_pattern: setting,
  /** The currency of prices that tell none. */
  currency: setting,
  /** For whom rows are that do not say so. */
  audience: setting,
  /** Where rows go that cannot be placed: a leaf of the tree. */
  category: setting,
  /** A product's address where the feed tells none, with {id} in it. */
  link: setting,
  /** What relative addresses of pictures begin at. */
  picture_base: setting,
  /** Where the feed tells our fields, as JSON, where its names do not say it. */
  mapping: z._default(
    z
      .string(notPlainText)
      .check(rules(atMost(20_000, 'A mapping has at most 20,000 characters'), [isPlainText, notPlainText]), z.trim()),
    '',
  ),
};

const settings = z.object({
  brand: z.string(),
  force_brand: z.boolean(),
  title_pattern: z.string(),
  currency: z.string(),
  audience: z.string(),
  category: z.string(),
  link: z.string(),
  picture_base: z.string(),
  mapping: z.string(),
});

export type StoreSettings = z.output<typeof settings>;

const point = z.object({
  at: z.string(),
  products: z.number(),
  duplicates: z.number(),
  told: z.record(z.enum(qualityFacts), z.number()),
});

export type QualityPoint = z.output<typeof point>;

const about = z.object({
  id: z.number(),
  name: z.string(),
  settings,
  /** Where buy links lead, with {url} for the product's own address; empty: straight to the store. */
  click_out: z.string(),
  /** What its imports learned, in words, and what its columns tell. */
  learned: z.array(z.object({ name: z.string(), text: z.string() })),
  fields: z.array(z.object({ field: z.string(), share: z.string(), example: z.string() })),
  /** What its last imports measured, the last one first. */
  quality: z.array(point),
  /** Products that look alike, by the last import. */
  alike: z.array(z.object({ title: z.string(), products: z.number(), ids: z.array(z.number()) })),
  reasons: z.array(
    z.object({ rows: z.number(), stores: z.string(), text: z.string(), path: z.string(), command: z.string() }),
  ),
  /** The last good feed: where it is kept, or null where its schedule fetches it again or there is none. */
  kept: z.nullable(z.object({ host: z.string(), at: z.string() })),
});

export type StoreAbout = z.output<typeof about>;

/** What staff say of a store's feed, what its imports learned, and how good its data is. */
export const getStoreAbout = endpoint({
  method: 'GET',
  url: '/api/desk/store',
  schema: { querystring: form({ id: idParam }), response: { 200: z.object({ data: about }) } },
});

/** Says what is true of a store's feed, from its next import on, and where its buy links lead, at once. */
export const saveStoreSettings = endpoint({
  method: 'POST',
  url: '/api/desk/store/settings',
  schema: {
    body: form({ id: idField, ...settingFields, click_out: setting }),
    response: { 200: messageReply },
  },
});
