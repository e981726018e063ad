import { own } from '@wearfolio/messages/own';
import * as z from 'zod/mini';
import { shopLanguage } from './content/markets.ts';
import { rowCounts } from './desk-feed-imports.ts';
import { settingFields } from './desk-store-settings.ts';
import { endpoint } from './endpoint.ts';
import { messageReply } from './errors.ts';
import { neededLine } from './fields/desk-fields.ts';
import { form, idField } from './fields/fields.ts';
import { idParam } from './fields/query-fields.ts';

/** Maximum bytes of a feed, and of a part in one request. */
export const largestUpload = 512 * 1024 ** 2;
export const largestPart = 1024 ** 2;

const noUpload = own('desk.faults.noUpload');

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

const missingName = own('desk.faults.noFile');
const badSize = own('desk.faults.feedSize');

export const beginFeedUpload = endpoint({
  method: 'POST',
  url: '/api/desk/feeds/upload',
  about: {
    access: 'feeds-change',
    summary: 'Start the upload of a feed',
    details:
      'At most 512 MB, optionally compressed with gzip or zip. The shop keeps an upload for two days if it is not imported.',
    refusals: [404, 409],
    example: { body: { name: 'shoes.csv.gz', bytes: 5242880 } },
  },
  schema: {
    body: form({
      name: neededLine(missingName, 255),
      bytes: z
        .number(badSize)
        .check(z.refine((count) => Number.isInteger(count) && count >= 1 && count <= largestUpload, badSize)),
      store: z.optional(idField),
    }),
    response: { 200: uploadReply },
  },
});

const notAPlace = own('desk.faults.wholeBytes');

export const addFeedPart = endpoint({
  method: 'POST',
  url: '/api/desk/feeds/upload/part',
  about: {
    access: 'feeds-change',
    summary: 'Append a part to an upload',
    details:
      'The body is at most 1 MB of `application/octet-stream`. A part that does not start at the number of received bytes is ignored, so sending it again is safe.',
    refusals: [404],
    example: { querystring: { id: '0b8f7c1e-5a3d-4c2b-9e6f-1a2b3c4d5e6f', at: '0' } },
  },
  schema: {
    querystring: form({
      id: uploadField,
      at: z.pipe(z.string(notAPlace).check(z.regex(/^\d{1,10}$/, notAPlace)), z.transform(Number)),
    }),
    response: { 200: uploadReply },
  },
});

export const getFeedUpload = endpoint({
  method: 'GET',
  url: '/api/desk/feeds/upload',
  about: {
    access: 'feeds',
    summary: 'Get the progress of an upload',
    refusals: [404],
    example: { querystring: { id: '0b8f7c1e-5a3d-4c2b-9e6f-1a2b3c4d5e6f' } },
  },
  schema: { querystring: form({ id: uploadField }), response: { 200: uploadReply } },
});

export const importFeedUpload = endpoint({
  method: 'POST',
  url: '/api/desk/feed/import',
  about: {
    access: 'feeds-change',
    summary: "Import an upload as a store's next feed",
    details:
      "With `yes`, the import accepts a feed that lacks many of the store's current products. With `language`, only its titles and descriptions are taken, for the same products in that language, and the sent settings are those of this feed alone.",
    refusals: [409],
    example: { body: { id: 1, upload: '0b8f7c1e-5a3d-4c2b-9e6f-1a2b3c4d5e6f' } },
  },
  schema: {
    body: form({
      id: idField,
      upload: uploadField,
      yes: z._default(z.boolean(own('desk.faults.importAnyway')), false),
      language: z.optional(shopLanguage),
      ...settingFields,
    }),
    response: { 200: messageReply },
  },
});

export const tryFeed = endpoint({
  method: 'POST',
  url: '/api/desk/feed/try',
  about: {
    access: 'feeds-change',
    summary: 'Start a dry run of an import',
    details: 'Reads an upload, or the latest feed of the store. Uses the sent settings without saving them.',
    refusals: [409],
    example: { body: { id: 1 } },
  },
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
      ...rowCounts,
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

export const getFeedTrial = endpoint({
  method: 'GET',
  url: '/api/desk/feed/trial',
  about: {
    access: 'feeds',
    summary: 'Get the latest dry run of a store',
    example: { querystring: { id: '1' } },
  },
  schema: { querystring: form({ id: idParam }), response: { 200: z.object({ data: z.nullable(trial) }) } },
});
