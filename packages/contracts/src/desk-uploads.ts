import * as z from 'zod/mini';
import { settingFields } from './desk-store-settings.ts';
import { endpoint } from './endpoint.ts';
import { messageReply } from './errors.ts';
import { form, idField } from './fields/fields.ts';
import { idParam } from './fields/query-fields.ts';
import { atLeast, atMost, isPlainLine, notPlainText, rules } from './text/text.ts';

/** The largest feed that is taken, and the largest part of it in one request, in bytes. */
export const largestUpload = 512 * 1024 ** 2;
export const largestPart = 1024 ** 2;

const noUpload = 'There is no such upload';

/** The id of an upload. */
export const uploadField = z.string(noUpload).check(z.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, noUpload));

const upload = z.object({
  id: z.string(),
  name: z.string(),
  bytes: z.number(),
  /** Bytes that came so far; it goes on with the next one. */
  received: z.number(),
});

export type FeedUpload = z.output<typeof upload>;

const uploadReply = z.object({ data: upload });

const missingName = 'Choose a file';
const badSize = 'A feed has between 1 byte and 512 MB';

/** Begins to upload a feed, packed or not; `store` is left out for a store that is not there yet. */
export const beginFeedUpload = endpoint({
  method: 'POST',
  url: '/api/desk/feeds/upload',
  schema: {
    body: form({
      name: z
        .string(missingName)
        .check(rules(atLeast(1, missingName), atMost(255, 'At most 255 characters'), [isPlainLine, notPlainText])),
      bytes: z
        .number(badSize)
        .check(z.refine((count) => Number.isInteger(count) && count >= 1 && count <= largestUpload, badSize)),
      store: z.optional(idField),
    }),
    response: { 200: uploadReply },
  },
});

const notAPlace = 'Must be a whole number of bytes';

/** Takes the part of an upload that begins `at` bytes after its beginning. The body is the bytes themselves, 1 MB at most. */
export const addFeedPart = endpoint({
  method: 'POST',
  url: '/api/desk/feeds/upload/part',
  schema: {
    querystring: form({
      id: uploadField,
      at: z.pipe(z.string(notAPlace).check(z.regex(/^\d{1,10}$/, notAPlace)), z.transform(Number)),
    }),
    response: { 200: uploadReply },
  },
});

/** How much of an upload came so far. */
export const getFeedUpload = endpoint({
  method: 'GET',
  url: '/api/desk/feeds/upload',
  schema: { querystring: form({ id: uploadField }), response: { 200: uploadReply } },
});

/** Imports an upload as the next feed of a store. `yes` takes one that lacks much of what the store offers now. */
export const importFeedUpload = endpoint({
  method: 'POST',
  url: '/api/desk/feed/import',
  schema: {
    body: form({
      id: idField,
      upload: uploadField,
      yes: z._default(z.boolean('Say whether to take it all the same'), false),
    }),
    response: { 200: messageReply },
  },
});

/** Reads a feed of a store as an import would, with settings that are not kept: an upload, or its last feed. */
export const tryFeed = endpoint({
  method: 'POST',
  url: '/api/desk/feed/try',
  schema: {
    body: form({ id: idField, upload: z.optional(uploadField), ...settingFields }),
    response: { 200: messageReply },
  },
});

const change = z.object({
  fact: z.string(),
  products: z.number(),
  examples: z.array(z.object({ title: z.string(), before: z.string(), after: z.string() })),
});

const trial = z.object({
  upload: z.nullable(z.string()),
  asked_at: z.string(),
  finished_at: z.nullable(z.string()),
  /** Whether it waits or is being made; neither that nor finished: it was given up. */
  is_under_way: z.boolean(),
  phase: z.nullable(z.string()),
  read: z.number(),
  refusal: z.nullable(z.string()),
  result: z.nullable(
    z.object({
      read: z.number(),
      created: z.number(),
      changed: z.number(),
      unchanged: z.number(),
      merged: z.number(),
      rejected: z.number(),
      sold_out: z.number(),
      /** Products in the shop, and those of them that the feed lacks. */
      offered: z.number(),
      missing: z.number(),
      /** Whether it lacks so much that an import must be told to take it. */
      is_short: z.boolean(),
      /** Prices that would wait for staff. */
      held: z.number(),
      changes: z.array(change),
    }),
  ),
});

export type FeedTrial = z.output<typeof trial>;

/** The last dry run of a store, and what would change; `data` is null where there was none. */
export const getFeedTrial = endpoint({
  method: 'GET',
  url: '/api/desk/feed/trial',
  schema: { querystring: form({ id: idParam }), response: { 200: z.object({ data: z.nullable(trial) }) } },
});
