import * as z from 'zod/mini';
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
  /** The canonical path of the listing, without a page number. */
  address: z.string(),
  frequency: z.enum(searchFrequencies),
  created_at: z.string(),
});

/**
 * `total` is the number of products in the listing now; `new_count` is how many of them are news since the last visit.
 */
const searchEntry = z.extend(savedSearch, {
  total: z.number(),
  new_count: z.number(),
  news: z.array(searchNews),
});

export type SavedSearch = z.output<typeof searchEntry>;

/**
 * The caller's saved searches, newest first, each with the news since the last visit. A visit ends after 30 minutes.
 */
export const listSearches = endpoint({
  method: 'GET',
  url: '/api/saved-searches',
  schema: { response: { 200: z.object({ data: z.array(searchEntry), wants_alerts: z.boolean() }) } },
});

/**
 * Saves the listing or search at `address`. An existing one keeps its name and frequency. One that was removed in the
 * last 15 minutes is restored with its news. 400 when the address is not a listing or matches most of the shop; 409
 * above `searchesMax`.
 */
export const saveSearch = endpoint({
  method: 'POST',
  url: '/api/saved-searches',
  schema: {
    body: form({ address: addressField, name: nameField, frequency: frequencyField }),
    response: { 200: z.object({ message: z.string(), data: savedSearch }) },
  },
});

/** Changes the name or frequency of the caller's saved search. 404 for others. */
export const updateSearch = endpoint({
  method: 'POST',
  url: '/api/saved-searches/:id',
  schema: {
    params: z.object({ id: idParam }),
    body: form({ name: z.optional(nameField), frequency: z.optional(frequencyField) }),
    response: { 200: z.object({ message: z.string(), data: savedSearch }) },
  },
});

/** Removes the caller's saved search. Idempotent. `saveSearch` can restore it for 15 minutes. */
export const removeSearch = endpoint({
  method: 'POST',
  url: '/api/saved-searches/:id/remove',
  schema: { params: z.object({ id: idParam }), response: { 200: messageReply } },
});

/** Marks the news as seen, so that the next visit does not show it again. */
export const markSearchesSeen = endpoint({
  method: 'POST',
  url: '/api/saved-searches/seen',
  schema: { response: { 200: messageReply } },
});
