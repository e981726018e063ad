import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { messageReply } from './errors.ts';
import { form, idField } from './fields/fields.ts';
import { pageParam } from './fields/query-fields.ts';
import { atLeast, atMost, isPlainLine, notPlainText, rules } from './text/text.ts';

/** Lists: unmapped categories, unmapped colors, and all categories with the places of their rows. */
export const valueLists = ['category', 'color', 'placed'] as const;
export type ValueList = (typeof valueLists)[number];

export const valueKinds = ['category', 'color'] as const;

const listedValue = z.object({
  value: z.string(),
  rows: z.number(),
  stores: z.string(),
  /** The mapping in force: the value or pattern that staff mapped, and its meaning. */
  mapping: z.nullable(z.object({ from: z.string(), to: z.string() })),
  /** The mapping that staff set since the last import. */
  mapped_to: z.nullable(z.string()),
  /** The categories in which the rows were placed. */
  places: z.array(
    z.object({ path: z.string(), certainty: z.enum(['certain', 'guessed', 'unknown']), rows: z.number() }),
  ),
  proposal: z.nullable(z.object({ to: z.string(), why: z.string() })),
});

export type DeskValue = z.output<typeof listedValue>;

/** Values in the latest imports of the feeds, those with the most rows first. */
export const listDeskValues = endpoint({
  method: 'GET',
  url: '/api/desk/values',
  schema: {
    querystring: form({ list: z._default(z.enum(valueLists, 'Choose a list'), 'category'), page: pageParam }),
    response: {
      200: z.object({
        data: z.array(listedValue),
        /** Unmapped values; for `placed`, all values. */
        counts: z.object({ category: z.number(), color: z.number(), placed: z.number() }),
        total: z.number(),
        page_size: z.number(),
        /** The colors to map to. */
        palette: z.array(z.string()),
        /** Stores whose last import is older than a mapping that concerns it. */
        outdated: z.array(z.object({ id: z.number(), name: z.string() })),
      }),
    },
  },
});

const text = (missing: string) =>
  z
    .string(missing)
    .check(rules(atLeast(1, missing), atMost(1000, 'At most 1000 characters'), [isPlainLine, notPlainText]));

/** Maps a value of the feeds to a leaf of the tree or a color of the palette. In a category, `*` matches any text. */
export const mapDeskValue = endpoint({
  method: 'POST',
  url: '/api/desk/values/map',
  schema: {
    body: form({
      kind: z.enum(valueKinds, 'Choose category or color'),
      from: text('Enter the value'),
      to: text('Choose its meaning'),
    }),
    response: { 200: messageReply },
  },
});

/** The rows of the latest feeds that a mapping of a category would move, those placed with certainty first. */
export const previewDeskMapping = endpoint({
  method: 'GET',
  url: '/api/desk/values/preview',
  schema: {
    querystring: form({ from: text('Enter the value'), to: text('Choose its meaning') }),
    response: {
      200: z.object({
        data: z.array(
          z.object({
            value: z.string(),
            path: z.string(),
            certainty: z.enum(['certain', 'guessed', 'unknown']),
            rows: z.number(),
          }),
        ),
        total: z.number(),
        /** Rows of the category that stay, because another column is sure of their kind. */
        staying: z.number(),
      }),
    },
  },
});

/** Removes a mapping. The next import decides without it. */
export const unmapDeskValue = endpoint({
  method: 'POST',
  url: '/api/desk/values/unmap',
  schema: {
    body: form({ kind: z.enum(valueKinds, 'Choose category or color'), from: text('Enter the value') }),
    response: { 200: messageReply },
  },
});

/** Imports a store's latest feed again. Without `id`, does so for all stores that new mappings concern. */
export const reimportFeeds = endpoint({
  method: 'POST',
  url: '/api/desk/feeds/reimport',
  schema: { body: form({ id: z.optional(idField) }), response: { 200: messageReply } },
});
