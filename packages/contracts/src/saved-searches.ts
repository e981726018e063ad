import * as z from 'zod/mini';
import { described } from './described.ts';
import { endpoint } from './endpoint.ts';
import { messageReply } from './errors.ts';
import { form } from './fields/fields.ts';
import { idParam } from './fields/query-fields.ts';
import { lengths, searchFrequencies } from './limits.ts';
import { productCard } from './listing/product-card.ts';
import { atLeast, atMost, foldSpace, isPlainLine, notPlainText, notUnseen, rules } from './text/text.ts';

const noName = 'Please enter a name';

const nameField = z
  .string(noName)
  .check(
    rules(
      atLeast(1, noName),
      atMost(lengths.searchName, `A name may be at most ${lengths.searchName} characters long`),
      [isPlainLine, notPlainText],
      notUnseen(noName),
    ),
    z.overwrite(foldSpace),
    rules(atLeast(1, noName)),
  );

const notAnAddress = 'The address must be that of a listing or a search of this shop';

const addressField = z
  .string(notAnAddress)
  .check(rules([(text) => text.startsWith('/') && text.length <= 2000 && isPlainLine(text), notAnAddress]));

const frequencyField = z.enum(searchFrequencies, `frequency must be one of ${searchFrequencies.join(', ')}`);

/** A product that is new or cheaper in a saved search. `before` is the earlier price in currency units. */
const searchNews = z.object({ card: productCard, kind: z.enum(['new', 'cheaper']), before: z.nullable(z.number()) });

const savedSearch = z.object({
  id: z.number(),
  name: z.string(),
  address: described(z.string(), 'The path of the listing, without a page'),
  frequency: described(z.enum(searchFrequencies), 'How often news are mailed'),
  created_at: z.string(),
});

/**
 * `total` is the number of products in the listing now; `new_count` is how many of them are news since the last visit.
 */
const searchEntry = z.extend(savedSearch, {
  total: described(z.number(), 'Products in the listing now'),
  new_count: described(z.number(), 'News since the last visit'),
  news: z.array(searchNews),
});

export type SavedSearch = z.output<typeof searchEntry>;

export const listSearches = endpoint({
  method: 'GET',
  url: '/api/saved-searches',
  about: {
    group: 'Saved searches',
    access: 'customer',
    summary: "List the caller's saved searches with their news",
    details: 'A visit ends after 30 minutes.',
  },
  schema: { response: { 200: z.object({ data: z.array(searchEntry), wants_alerts: z.boolean() }) } },
});

export const saveSearch = endpoint({
  method: 'POST',
  url: '/api/saved-searches',
  about: {
    group: 'Saved searches',
    access: 'customer',
    summary: 'Save a listing or a search',
    details:
      'Idempotent for an address. Returns 409 above 50 saved searches, and 400 for a search that matches most of the shop.',
    refusals: [409, 429],
    example: { body: { address: '/browse/dresses?sort=asc', name: 'Dresses', frequency: 'daily' } },
  },
  schema: {
    body: form({ address: addressField, name: nameField, frequency: frequencyField }),
    response: { 200: z.object({ message: z.string(), data: savedSearch }) },
  },
});

export const updateSearch = endpoint({
  method: 'POST',
  url: '/api/saved-searches/:id',
  about: {
    group: 'Saved searches',
    access: 'customer',
    summary: 'Rename a saved search or change its frequency',
    refusals: [404, 429],
    example: { params: { id: '1' }, body: { frequency: 'weekly' } },
  },
  schema: {
    params: z.object({ id: idParam }),
    body: form({ name: z.optional(nameField), frequency: z.optional(frequencyField) }),
    response: { 200: z.object({ message: z.string(), data: savedSearch }) },
  },
});

export const removeSearch = endpoint({
  method: 'POST',
  url: '/api/saved-searches/:id/remove',
  about: {
    group: 'Saved searches',
    access: 'customer',
    summary: 'Remove a saved search',
    details: 'Idempotent. `saveSearch` can restore it for 15 minutes.',
    refusals: [429],
    example: { params: { id: '1' } },
  },
  schema: { params: z.object({ id: idParam }), response: { 200: messageReply } },
});

export const markSearchesSeen = endpoint({
  method: 'POST',
  url: '/api/saved-searches/seen',
  about: {
    group: 'Saved searches',
    access: 'customer',
    summary: 'Mark the news of saved searches as seen',
    refusals: [429],
  },
  schema: { response: { 200: messageReply } },
});
