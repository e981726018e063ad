import { own } from '@wearfolio/messages/own';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { messageReply } from './errors.ts';
import { form } from './fields/fields.ts';
import { pageParam, textParam } from './fields/query-fields.ts';

/** Explained products, and suggestions per page. */
export const explainedProducts = 10;
export const suggestionPageSize = 20;

const explained = z.object({
  parts: z.array(z.object({ text: z.string(), name: z.string(), kind: z.string(), is_relaxed: z.boolean() })),
  /** The headings of the score columns. */
  names: z.array(z.string()),
  products: z.array(
    z.object({
      id: z.number(),
      title: z.string(),
      brand: z.string(),
      store: z.string(),
      /** Group 1 matches the most parts of the search. */
      group: z.number(),
      /** Whether it is a near match (behavior.md#search-near-matches). */
      is_near: z.boolean(),
      in_stock: z.boolean(),
      score: z.number(),
      points: z.array(z.number()),
    }),
  ),
  total: z.number(),
  /** How many products match all parts. */
  complete: z.number(),
  /** How many products are near matches. */
  near: z.number(),
  /** Whether the keyword asks for a sort order. Scores do not affect the order then. */
  is_ordered: z.boolean(),
});

export type ExplainedSearch = z.output<typeof explained>;

export const explainDeskSearch = endpoint({
  method: 'GET',
  url: '/api/desk/search',
  about: {
    access: 'catalogue',
    summary: 'Explain how a search is read and its first products are ranked',
    example: { querystring: { keyword: 'red jacket' } },
  },
  schema: { querystring: form({ keyword: textParam }), response: { 200: z.object({ data: explained }) } },
});

const synonym = z.object({
  from: z.string(),
  to: z.string(),
  is_both_ways: z.boolean(),
  note: z.string(),
  day: z.string(),
});

export type DeskSynonym = z.output<typeof synonym>;

const suggestion = z.object({ from: z.string(), to: z.nullable(z.string()), searches: z.number() });

export type SynonymSuggestion = z.output<typeof suggestion>;

export const listDeskSynonyms = endpoint({
  method: 'GET',
  url: '/api/desk/synonyms',
  about: {
    access: 'catalogue',
    summary: 'List synonyms and words that may need one',
    example: { querystring: { page: '1' } },
  },
  schema: {
    querystring: form({ page: pageParam }),
    response: {
      200: z.object({ data: z.array(synonym), suggestions: z.array(suggestion), suggestion_total: z.number() }),
    },
  },
});

const noWord = own('desk.faults.wordMissing');
const noMeaning = own('desk.faults.meaningMissing');
const longNote = own('desk.faults.noteTooLong', { max: 200 });

const word = (missing: string) => z.string(missing).check(z.minLength(1, missing), z.maxLength(200, missing));

export const setDeskSynonym = endpoint({
  method: 'POST',
  url: '/api/desk/synonyms/set',
  about: {
    access: 'catalogue-change',
    summary: 'Set a synonym',
    details: 'Replaces an earlier meaning.',
    refusals: [409],
    example: { body: { from: 'trakkies', to: 'joggers', note: '', is_both_ways: true } },
  },
  schema: {
    body: form({
      from: word(noWord),
      to: word(noMeaning),
      note: z._default(z.string(longNote).check(z.maxLength(200, longNote)), ''),
      is_both_ways: z._default(z.boolean(own('desk.faults.bothWays')), true),
    }),
    response: { 200: messageReply },
  },
});

export const removeDeskSynonym = endpoint({
  method: 'POST',
  url: '/api/desk/synonyms/remove',
  about: {
    access: 'catalogue-change',
    summary: 'Remove a synonym',
    refusals: [409],
    example: { body: { from: 'trakkies' } },
  },
  schema: { body: form({ from: word(noWord) }), response: { 200: messageReply } },
});
