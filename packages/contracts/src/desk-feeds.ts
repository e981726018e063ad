import { own } from '@wearfolio/messages/own';
import * as z from 'zod/mini';
import { shopLanguage } from './content/markets.ts';
import { fedRow } from './desk-products.ts';
import { settingFields } from './desk-store-settings.ts';
import { uploadField } from './desk-uploads.ts';
import { endpoint } from './endpoint.ts';
import { messageReply } from './errors.ts';
import { form, idField } from './fields/fields.ts';
import { idParam, pageParam, textParam } from './fields/query-fields.ts';
import { atLeast, atMost, foldSpace, isPlainLine, notPlainText, notUnseen, rules } from './text/text.ts';

const missingName = "Please enter the store's name";
const missingUrl = "Please enter the feed's address";

const nameField = z
  .string(missingName)
  .check(
    rules(
      atLeast(1, missingName),
      atMost(100, own('desk.faults.characters', { max: 100 })),
      [isPlainLine, notPlainText],
      notUnseen(missingName),
    ),
    z.overwrite(foldSpace),
  );

const urlField = z
  .string(missingUrl)
  .check(
    z.trim(),
    rules(atLeast(1, missingUrl), atMost(2000, own('desk.faults.characters', { max: 2000 })), [
      (text) => /^(?:https?|ftps?|sftp):\/\/[^/\\\s]/i.test(text),
      own('desk.faults.feedAddress'),
    ]),
  );

/** A schedule: minute, hour, day, month, weekday, in the shop's time zone. */
const cronField = z
  .string(own('desk.faults.noTimes'))
  .check(
    rules(
      atMost(100, own('desk.faults.characters', { max: 100 })),
      [isPlainLine, notPlainText],
      atLeast(1, own('desk.faults.noTimes')),
    ),
    z.trim(),
  );

/** How the shop identifies itself to the server of a feed: not at all, or by what the store gave. */
export const feedAccesses = ['open', 'password', 'bearer', 'header'] as const;
export type FeedAccess = (typeof feedAccesses)[number];

const accessText = z._default(
  z
    .string(notPlainText)
    .check(rules(atMost(2000, own('desk.faults.characters', { max: 2000 })), [isPlainLine, notPlainText])),
  '',
);

/** `secret` is the password, the token or the value of the header. It is kept encrypted and never sent back. */
const accessFields = {
  /** Missing: as before. */
  access: z.optional(z.enum(feedAccesses, own('desk.faults.noAccess'))),
  user: accessText,
  header: accessText,
  secret: accessText,
};

type Access = { access?: FeedAccess | undefined; user: string; header: string; secret: string };

const isHeaderName = (text: string): boolean => /^[\w!#$%&'*+.^`|~-]+$/.test(text);

const hasAccess = z.superRefine<Access>(({ access, user, header, secret }, context) => {
  const miss = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
  if (access === undefined || access === 'open') return;
  if (access === 'password' && user === '') miss('user', own('desk.faults.userMissing'));
  if (access === 'header' && !isHeaderName(header)) miss('header', own('desk.faults.headerName'));
  if (secret === '')
    miss('secret', access === 'password' ? 'Please enter the password' : own('desk.faults.secretMissing'));
});

/** A feed is given by its URL or by an upload. */
const sourceFields = { url: z.optional(urlField), upload: z.optional(uploadField) };

type Source = { url?: string | undefined; upload?: string | undefined };

const hasSource = z.refine<Source>(({ url, upload }) => (url === undefined) !== (upload === undefined), {
  error: missingUrl,
  path: ['url'],
});

const reject = z.object({ line: z.number(), field: z.string(), value: z.string(), reason: z.string() });

const card = z.object({
  title: z.string(),
  brand: z.string(),
  category: z.string(),
  price: z.nullable(z.number()),
  retail_price: z.nullable(z.number()),
  currency: z.string(),
  /** In the shop's currency; null without a rate. */
  shop_price: z.nullable(z.number()),
  shop_retail_price: z.nullable(z.number()),
  image: z.nullable(z.string()),
  colors: z.array(z.string()),
  sizes: z.array(z.string()),
  row: fedRow,
  /** The row by the feed's own columns. Empty for formats with a reader of their own. */
  cells: z.array(z.object({ name: z.string(), value: z.string() })),
});

export type PreviewCard = z.output<typeof card>;

/** A column of a table or a path of a document, with an example and the share of rows that have a value (0 to 1). */
const column = z.object({ path: z.string(), example: z.string(), filled: z.number() });

export type FeedColumn = z.output<typeof column>;

const columns = z.object({
  columns: z.array(column),
  variant_columns: z.array(column),
  /** The mapping in use or a proposal to complete, as JSON. Null if the columns are unknown. */
  mapping: z.nullable(z.string()),
  /** Whether the format has its own reader. A mapping replaces it. */
  has_own_reader: z.boolean(),
});

export type FeedColumns = z.output<typeof columns>;

const preview = z.object({
  format: z.nullable(z.string()),
  read: z.number(),
  /** Whether the whole feed was read, or only its beginning. */
  is_whole: z.boolean(),
  rejected: z.number(),
  rejects: z.array(reject),
  /** What is read from where, in the words of the feed, with samples. What is unknown or guessed comes first. */
  readings: z.array(
    z.object({
      name: z.string(),
      certainty: z.enum(['certain', 'guessed', 'unknown']),
      source: z.string(),
      samples: z.array(z.string()),
      rows: z.number(),
    }),
  ),
  notes: z.array(z.string()),
  unknown: z.array(z.object({ kind: z.string(), value: z.string(), rows: z.number() })),
  cards: z.array(card),
  /** Why the feed cannot be read. */
  refusal: z.nullable(z.string()),
  columns: z.nullable(columns),
});

export type FeedPreview = z.output<typeof preview>;

export const previewFeed = endpoint({
  method: 'POST',
  url: '/api/desk/feeds/preview',
  about: {
    access: 'feeds-change',
    summary: "Preview the products of a feed's first rows",
    details:
      'Fetches a URL, or reads an upload or the latest feed of a store, for at most 20 seconds. Saves nothing. `refusal` says why the feed cannot be read.',
    refusals: [409],
    example: { body: { name: 'Nordic', url: 'https://nordic.example/feed.xml.gz' } },
  },
  schema: {
    body: form({
      store: z.optional(idField),
      name: z.optional(nameField),
      ...sourceFields,
      ...accessFields,
      ...settingFields,
    }).check(
      hasAccess,
      z.refine<Source & { store?: number | undefined }>(
        ({ url, upload, store }) => url !== undefined || upload !== undefined || store !== undefined,
        { error: missingUrl, path: ['url'] },
      ),
    ),
    response: { 200: z.object({ data: preview }) },
  },
});

export const addDeskStore = endpoint({
  method: 'POST',
  url: '/api/desk/feeds/add',
  about: {
    access: 'feeds-change',
    summary: 'Add a store with the URL of its feed or an upload',
    details: 'Its feed is fetched now and later by schedule, or it is an upload, which is imported now.',
    refusals: [409],
    example: { body: { name: 'Nordic', url: 'https://nordic.example/feed.xml.gz', cron: '0 4 * * *' } },
  },
  schema: {
    body: form({
      name: nameField,
      ...sourceFields,
      ...accessFields,
      ...settingFields,
      cron: z._default(cronField, '0 4 * * *'),
    }).check(hasSource, hasAccess),
    response: { 200: z.object({ message: z.string(), data: z.object({ id: z.number() }) }) },
  },
});

const notAPicture = own('desk.faults.pictureAddress');

export const getFeedPicture = endpoint({
  method: 'GET',
  url: '/api/desk/feeds/picture',
  about: {
    access: 'feeds-change',
    summary: 'Get a picture of a feed that is previewed, small',
    details:
      'Fetches it from the store with the protections for feeds, keeps nothing, and returns `image/webp`; 204 without content if there is no picture.',
    example: { querystring: { src: 'https://img.store.example/boots.jpg' } },
  },
  schema: {
    querystring: form({
      src: z
        .string(notAPicture)
        .check(
          rules(
            atMost(2000, own('desk.faults.characters', { max: 2000 })),
            [isPlainLine, notAPicture],
            [(text) => /^https?:\/\//i.test(text), notAPicture],
          ),
        ),
    }),
    response: { 200: z.string() },
  },
});

const run = z.object({
  id: z.number(),
  /** `running`, `imported`, `refused` or `failed`. */
  outcome: z.string(),
  reason: z.nullable(z.string()),
  /** The current step of a running import. */
  phase: z.nullable(z.string()),
  started_at: z.string(),
  finished_at: z.nullable(z.string()),
  read: z.number(),
  created: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  /** Rows that became variants of other products. `read` is the sum of these and of `rejected`. */
  merged: z.number(),
  rejected: z.number(),
  sold_out: z.number(),
});

export type FeedRun = z.output<typeof run>;

const storeFeed = z.object({
  id: z.number(),
  name: z.string(),
  products: z.number(),
  /** Whether a feed can be read: the last one was kept, or it has an address. Not of stores by hand. */
  has_feed: z.boolean(),
  /** Without the query and with `***` for parts of the path that may be the store's keys. */
  url: z.nullable(z.string()),
  /** In `time_zone`. */
  cron: z.nullable(z.string()),
  time_zone: z.string(),
  is_paused: z.boolean(),
  /** How the shop identifies itself to the server; null without an address. */
  access: z.nullable(z.enum(feedAccesses)),
  /** The shop's secret changed, so that the password of the feed must be entered again. */
  is_access_lost: z.boolean(),
  /** The outcome of the last fetch: `imported`, `unchanged`, or the reason for a failure. */
  last_outcome: z.nullable(z.string()),
  last_fetched_at: z.nullable(z.string()),
  /** Whether a fetch or import is queued or running. */
  is_due: z.boolean(),
  /** The uploaded feed that was not imported yet. */
  upload: z.nullable(z.object({ id: z.string(), name: z.string(), bytes: z.number(), received: z.number() })),
  /** Its feeds in other languages. `url` is null when it was uploaded or imported by hand. */
  texts: z.array(
    z.object({
      language: z.string(),
      url: z.nullable(z.string()),
      /** The products with texts of it. */
      products: z.number(),
      /** What came of the last one: `imported`, `unchanged`, or the reason of a refusal. */
      last_outcome: z.nullable(z.string()),
      read_at: z.nullable(z.string()),
    }),
  ),
  runs: z.array(run),
});

export type StoreFeed = z.output<typeof storeFeed>;

export const getStoreFeed = endpoint({
  method: 'GET',
  url: '/api/desk/feed',
  about: {
    access: 'feeds',
    summary: 'Get the feed of a store with its imports',
    refusals: [404],
    example: { querystring: { id: '1' } },
  },
  schema: { querystring: form({ id: idParam }), response: { 200: z.object({ data: storeFeed }) } },
});

export const runStoreFeed = endpoint({
  method: 'POST',
  url: '/api/desk/feed/run',
  about: {
    access: 'feeds-change',
    summary: 'Fetch the feed of a store now',
    refusals: [409],
    example: { body: { id: 1 } },
  },
  schema: { body: form({ id: idField }), response: { 200: messageReply } },
});

export const scheduleStoreFeed = endpoint({
  method: 'POST',
  url: '/api/desk/feed/schedule',
  about: {
    access: 'feeds-change',
    summary: "Schedule or pause the fetches of a store's feed",
    details:
      'A null `cron` pauses it. With the URL of another server, the shop forgets what it showed to the former one.',
    refusals: [409],
    example: { body: { id: 1, cron: '0 4 * * *' } },
  },
  schema: {
    body: form({
      id: idField,
      cron: z.nullable(cronField),
      url: z.optional(urlField),
      ...accessFields,
    }).check(hasAccess),
    response: { 200: messageReply },
  },
});

export const setStoreTexts = endpoint({
  method: 'POST',
  url: '/api/desk/feed/texts',
  about: {
    access: 'feeds-change',
    summary: "Set the address of a store's feed in another language",
    details:
      "It is fetched now and always with the store's feed, with the same credentials if both are on one server. A null `url` ends that; the texts stay.",
    refusals: [409],
    example: { body: { id: 1, language: 'de', url: 'https://nordic.example/german.xml.gz' } },
  },
  schema: {
    body: form({ id: idField, language: shopLanguage, url: z.nullable(urlField) }),
    response: { 200: messageReply },
  },
});

/** Lists of feeds: all, with problems, running, and never imported. */
export const feedLists = ['all', 'trouble', 'running', 'never'] as const;
export type FeedList = (typeof feedLists)[number];

/** The state of a feed. `unreached`: the fetch failed before an import started. `deleted`: the store is being removed. */
export const feedStates = [
  ...(['good', 'running', 'interrupted', 'unreached', 'refused', 'failed', 'never'] as const),
  'deleted',
] as const;
export type FeedState = (typeof feedStates)[number];

const listedFeed = z.object({
  id: z.number(),
  name: z.string(),
  state: z.enum(feedStates),
  /** Why it was refused, failed or could not be fetched. */
  reason: z.nullable(z.string()),
  /** Products in the shop. */
  products: z.number(),
  /** The last successful import and its counts. */
  good_at: z.nullable(z.string()),
  read: z.number(),
  created: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  merged: z.number(),
  sold_out: z.number(),
  /** The last finished import, and how many rows it refused. */
  last_run: z.nullable(z.number()),
  rejected: z.number(),
  /** Held prices. */
  held: z.number(),
  /** Values that no mapping covered in the last successful import. */
  unmapped: z.number(),
  cron: z.nullable(z.string()),
  is_paused: z.boolean(),
  /** The next fetch; null if none is scheduled within eight days. */
  next_at: z.nullable(z.string()),
  /** Whether what its server asks for can no longer be read, because the secret of the shop changed. */
  is_access_lost: z.boolean(),
});

export type ListedFeed = z.output<typeof listedFeed>;

export const listDeskFeeds = endpoint({
  method: 'GET',
  url: '/api/desk/feeds',
  about: {
    access: 'feeds',
    summary: 'List the feeds of all stores with their state, last import and next fetch',
    example: { querystring: { list: 'all' } },
  },
  schema: {
    querystring: form({
      q: textParam,
      list: z._default(z.enum(feedLists, own('desk.faults.noList')), 'all'),
      page: pageParam,
    }),
    response: {
      200: z.object({
        data: z.array(listedFeed),
        counts: z.object({ all: z.number(), trouble: z.number(), running: z.number(), never: z.number() }),
        page_size: z.number(),
      }),
    },
  },
});

/** Refused rows per page of the desk. */
export const rejectPageSize = 100;

/** The most reasons that the desk lists for an import. */
export const mostReasons = 20;

/** `key` is the reason to ask for; `reason` says it in the language of the desk. */
const rejectReason = z.object({ field: z.string(), key: z.string(), reason: z.string(), rows: z.number() });

export const listRejects = endpoint({
  method: 'GET',
  url: '/api/desk/feed/rejects',
  about: {
    access: 'feeds',
    summary: 'List the rows that an import refused',
    details: '`reasons` are the most common ones of the import; `total` counts the rows of the asked list.',
    refusals: [404],
    example: { querystring: { id: '1' } },
  },
  schema: {
    querystring: form({ id: idParam, field: textParam, reason: textParam, page: pageParam }),
    response: {
      200: z.object({
        data: z.array(reject),
        reasons: z.array(rejectReason),
        run: z.object({ store_id: z.number(), store: z.string(), started_at: z.string(), outcome: z.string() }),
        total: z.number(),
        page_size: z.number(),
      }),
    },
  },
});
