import { own } from '@wearfolio/messages/own';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { messageReply } from './errors.ts';
import { neededLine } from './fields/desk-fields.ts';
import { form, idField } from './fields/fields.ts';
import { pageParam } from './fields/query-fields.ts';

/** Lists: unmapped categories, unmapped colors, and all categories with the places of their rows. */
export const valueLists = ['category', 'color', 'placed'] as const;
export type ValueList = (typeof valueLists)[number];

export const valueKinds = ['category', 'color', 'brand'] as const;

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

export const listDeskValues = endpoint({
  method: 'GET',
  url: '/api/desk/values',
  about: {
    access: 'feeds',
    summary: 'List unmapped values of feeds with proposals, or all categories with their places',
    example: { querystring: { list: 'color' } },
  },
  schema: {
    querystring: form({ list: z._default(z.enum(valueLists, own('desk.faults.noList')), 'category'), page: pageParam }),
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
        outdated: z.array(
          z.object({
            id: z.number(),
            name: z.string(),
            /** Whether its feed is being read again, or waits for its turn. */
            is_under_way: z.boolean(),
            /** The rows that a running import has read; null while it waits. */
            read: z.nullable(z.number()),
          }),
        ),
      }),
    },
  },
});

const text = (missing: string) => neededLine(missing, 1000);

export const mapDeskValue = endpoint({
  method: 'POST',
  url: '/api/desk/values/map',
  about: {
    access: 'feeds-change',
    summary: 'Map a value of the feeds, from the next import on',
    details: 'In a category, `*` matches any text. A brand gets another spelling, which must not be another brand.',
    refusals: [409],
    example: { body: { kind: 'color', from: 'Nattehimmel', to: 'Blue' } },
  },
  schema: {
    body: form({
      kind: z.enum(valueKinds, own('desk.faults.noValueKind')),
      from: text(own('desk.faults.noValue')),
      to: text(own('desk.faults.noMeaning')),
    }),
    response: { 200: messageReply },
  },
});

export const previewDeskMapping = endpoint({
  method: 'GET',
  url: '/api/desk/values/preview',
  about: {
    access: 'feeds',
    summary: 'Count the rows that a mapping of a category would move',
    example: { querystring: { from: 'Footwear > Rain', to: 'women/shoes/boots' } },
  },
  schema: {
    querystring: form({ from: text(own('desk.faults.noValue')), to: text(own('desk.faults.noMeaning')) }),
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

export const unmapDeskValue = endpoint({
  method: 'POST',
  url: '/api/desk/values/unmap',
  about: {
    access: 'feeds-change',
    summary: 'Remove a mapping, from the next import on',
    details: 'The next import decides without it.',
    refusals: [409],
    example: { body: { kind: 'color', from: 'Nattehimmel' } },
  },
  schema: {
    body: form({ kind: z.enum(valueKinds, own('desk.faults.noValueKind')), from: text(own('desk.faults.noValue')) }),
    response: { 200: messageReply },
  },
});

export const reimportFeeds = endpoint({
  method: 'POST',
  url: '/api/desk/feeds/reimport',
  about: {
    access: 'feeds-change',
    summary: 'Import the latest feed again, of one store or of all that new mappings concern',
    details: 'Without `id`, does so for all stores that new mappings concern.',
    refusals: [409],
    example: { body: { id: 1 } },
  },
  schema: { body: form({ id: z.optional(idField) }), response: { 200: messageReply } },
});
