import * as z from 'zod/mini';
import { settingFields } from './desk-store-settings.ts';
import { endpoint } from './endpoint.ts';
import { messageReply } from './errors.ts';
import { form, idField } from './fields/fields.ts';
import { idParam } from './fields/query-fields.ts';
import { atLeast, atMost, isPlainLine, notPlainText, rules } from './text/text.ts';

/** Maximum bytes of a feed, and of a part in one request. */
export const largestUpload = 512 * 1024 ** 2;
export const largestPart = 1024 ** 2;

const noUpload = 'This upload does not exist';

/** The id of an upload. */
export const uploadField = z.string(noUpload).check(z.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, noUpload));

const upload = z.object({
  id: z.string(),
  name: z.string(),
  bytes: z.number(),
  /** Received bytes. The next part starts here. */
  received: z.number(),
});

export type FeedUpload = z.output<typeof upload>;

const uploadReply = z.object({ data: upload });

const missingName = 'Choose a file';
const badSize = 'A feed must have between 1 byte and 512 MB';

/** Starts the upload of a feed, compressed or not. Leave out `store` for a store that does not exist yet. */
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

/** Appends the part of an upload that starts at byte `at`. The request body is the bytes, at most 1 MB. */
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

/** How many bytes of an upload have arrived. */
export const getFeedUpload = endpoint({
  method: 'GET',
  url: '/api/desk/feeds/upload',
  schema: { querystring: form({ id: uploadField }), response: { 200: uploadReply } },
});

/**
 * Imports an upload as the next feed of a store. With `yes`, the import accepts a feed that lacks many of the store's
 * current products.
 */
export const importFeedUpload = endpoint({
  method: 'POST',
  url: '/api/desk/feed/import',
  schema: {
    body: form({
      id: idField,
      upload: uploadField,
      yes: z._default(z.boolean('Say whether to import it anyway'), false),
    }),
    response: { 200: messageReply },
  },
});

/** Starts a dry run of an import with unsaved settings. Reads an upload or the store's latest feed. */
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
  /** Whether it is queued or running. If it is neither that nor finished, it failed. */
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
      /** The store's products in the shop, and how many of them the feed lacks. */
      offered: z.number(),
      missing: z.number(),
      /** Whether the feed lacks so many products that an import needs `yes`. */
      is_short: z.boolean(),
      /** Prices that would be held. */
      held: z.number(),
      changes: z.array(change),
    }),
  ),
});

export type FeedTrial = z.output<typeof trial>;

/** The latest dry run of a store and what would change; `data` is null when there was none. */
export const getFeedTrial = endpoint({
  method: 'GET',
  url: '/api/desk/feed/trial',
  schema: { querystring: form({ id: idParam }), response: { 200: z.object({ data: z.nullable(trial) }) } },
});
