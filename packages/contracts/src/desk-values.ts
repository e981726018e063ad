import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { messageReply } from './errors.ts';
import { form, idField } from './fields/fields.ts';
import { pageParam } from './fields/query-fields.ts';
import { atLeast, atMost, isPlainLine, notPlainText, rules } from './text/text.ts';

/** What no map knew of each kind, and all categories with where their rows went. */
export const valueLists = ['category', 'color', 'placed'] as const;
export type ValueList = (typeof valueLists)[number];

export const valueKinds = ['category', 'color'] as const;

const listedValue = z.object({
  value: z.string(),
  rows: z.number(),
  stores: z.string(),
  /** What staff said of it since the last import. */
  mapped_to: z.nullable(z.string()),
  /** Where the rows of a category went. */
  places: z.array(
    z.object({ path: z.string(), certainty: z.enum(['certain', 'guessed', 'unknown']), rows: z.number() }),
  ),
  proposal: z.nullable(z.object({ to: z.string(), why: z.string() })),
});

export type DeskValue = z.output<typeof listedValue>;

/** Values of the feeds as they were last imported, those of the most rows first. */
export const listDeskValues = endpoint({
  method: 'GET',
  url: '/api/desk/values',
  schema: {
    querystring: form({ list: z._default(z.enum(valueLists, 'Choose a list'), 'category'), page: pageParam }),
    response: {
      200: z.object({
        data: z.array(listedValue),
        /** Those that wait for staff; of `placed`, all. */
        counts: z.object({ category: z.number(), color: z.number(), placed: z.number() }),
        total: z.number(),
        page_size: z.number(),
        /** The colors that a color may be mapped to. */
        palette: z.array(z.string()),
        /** Stores that were imported before what is mapped now. */
        outdated: z.array(z.object({ id: z.number(), name: z.string() })),
      }),
    },
  },
});

const text = (missing: string) =>
  z
    .string(missing)
    .check(rules(atLeast(1, missing), atMost(1000, 'At most 1000 characters'), [isPlainLine, notPlainText]));

/** Says what a value of the feeds is: a leaf of the tree, or a color of the palette. In a category * stands for any text. */
export const mapDeskValue = endpoint({
  method: 'POST',
  url: '/api/desk/values/map',
  schema: {
    body: form({
      kind: z.enum(valueKinds, 'Choose category or color'),
      from: text('Which value is meant?'),
      to: text('Choose what it is'),
    }),
    response: { 200: messageReply },
  },
});

/** Has the last feed of a store read again; without `id` those of all stores that what was mapped since is about. */
export const reimportFeeds = endpoint({
  method: 'POST',
  url: '/api/desk/feeds/reimport',
  schema: { body: form({ id: z.optional(idField) }), response: { 200: messageReply } },
});
