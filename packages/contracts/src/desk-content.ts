import * as z from 'zod/mini';
import { documentKinds, isContentKey, placeOfKey } from './content/content-body.ts';
import { listedProduct } from './desk-products.ts';
import { endpoint } from './endpoint.ts';
import { messageReply } from './errors.ts';
import { form, idField } from './fields/fields.ts';
import { idParam } from './fields/query-fields.ts';
import { homePage } from './home/home-sections.ts';
import { atLeast, atMost, isPlainLine, isPlainText, notPlainText, rules } from './text/text.ts';

const noSuchDocument = 'There is no such page';

/** `home`, `identity`, or the kind of the document and its name: `page/imprint`, `collection/summer`, `merchandise/boots`. */
const keyField = z.string(noSuchDocument).check(rules([isContentKey, noSuchDocument]));

/** The document of a newsletter. */
export const newsletterKeyField = keyField.check(
  z.refine((key) => placeOfKey(key)?.kind === 'newsletter', noSuchDocument),
);

/** A document that the shop shows; a newsletter is sent. */
const shownKeyField = keyField.check(z.refine((key) => placeOfKey(key)?.kind !== 'newsletter', 'A newsletter is sent'));

/** The longest document, in characters. */
export const longestBody = 200_000;

/** What a document holds, as JSON: `homeDraft`, `identityDraft` or `pageDraft`. */
const bodyField = z
  .string('The text is missing')
  .check(
    rules(atLeast(2, 'The text is missing'), atMost(longestBody, 'This is too long'), [isPlainText, notPlainText]),
  );

const basedOnField = z
  .number('Must be a whole number')
  .check(z.refine((value) => Number.isInteger(value) && value >= 0 && value <= 999_999_999, 'Must be a whole number'));

const document = z.object({
  key: z.string(),
  title: z.string(),
  /** The newest version, 0 where nothing was written yet. */
  number: z.number(),
  changed_at: z.nullable(z.string()),
  actor: z.nullable(z.string()),
  /** The version that the shop shows; null where it shows what it has from elsewhere. */
  live_number: z.nullable(z.number()),
  /** When another version takes its place. */
  scheduled_at: z.nullable(z.string()),
});

export type ContentDocument = z.output<typeof document>;

/** All documents of a kind by their keys; of pages the home page first. */
export const listContent = endpoint({
  method: 'GET',
  url: '/api/desk/content',
  schema: {
    querystring: form({ kind: z._default(z.enum(documentKinds, 'Choose a list'), 'page') }),
    response: { 200: z.object({ data: z.array(document) }) },
  },
});

const version = z.object({ number: z.number(), actor: z.string(), made_at: z.string() });

const wholeDocument = z.extend(document, {
  /** The newest version, as JSON; where nothing was written yet, what to begin with. */
  body: z.string(),
  scheduled_number: z.nullable(z.number()),
  /** The last ones, the newest first. */
  versions: z.array(version),
});

export type WholeDocument = z.output<typeof wholeDocument>;

/** A document with its newest version. */
export const getContent = endpoint({
  method: 'GET',
  url: '/api/desk/content/document',
  schema: { querystring: form({ key: keyField }), response: { 200: z.object({ data: wholeDocument }) } },
});

/** One version of a document, as JSON. */
export const getContentVersion = endpoint({
  method: 'GET',
  url: '/api/desk/content/version',
  schema: {
    querystring: form({ key: keyField, number: idParam }),
    response: { 200: z.object({ data: z.object({ body: z.string() }) }) },
  },
});

/**
 * Writes a new version. `based_on` is the version that was read before: where somebody wrote another one meanwhile, this is
 * refused with 409 and nothing is overwritten.
 */
export const saveContent = endpoint({
  method: 'POST',
  url: '/api/desk/content/save',
  schema: {
    body: form({ key: keyField, based_on: basedOnField, body: bodyField }),
    response: { 200: z.object({ message: z.string(), data: z.object({ number: z.number() }) }) },
  },
});

const badTime = 'Choose a time in the future';

/** A time to come; null: now. */
export const timeField = z.nullable(
  z.string(badTime).check(rules([isPlainLine, notPlainText], [(text) => !Number.isNaN(Date.parse(text)), badTime])),
);

/** Has the shop show a version, now or from `at` on. */
export const publishContent = endpoint({
  method: 'POST',
  url: '/api/desk/content/publish',
  schema: { body: form({ key: shownKeyField, number: idField, at: timeField }), response: { 200: messageReply } },
});

/** What can be taken back: the version that is shown, or the one that waits for its time. */
export const withdrawable = ['live', 'scheduled'] as const;

/** Takes a document out of the shop, which shows what it has from elsewhere again, or calls off what was scheduled. */
export const withdrawContent = endpoint({
  method: 'POST',
  url: '/api/desk/content/withdraw',
  schema: {
    body: form({ key: keyField, what: z.enum(withdrawable, 'Say what to take back') }),
    response: { 200: messageReply },
  },
});

/** What a collection or an order of a listing would show: the first page, and how many products there are in all. */
const listingPreview = z.object({
  total: z.number(),
  /** As the listing is without what is written here; null of a collection. */
  before: z.nullable(z.array(listedProduct)),
  after: z.array(listedProduct),
  /** The products that are named one by one, also those that the shop does not show; ones that are gone are left out. */
  chosen: z.array(listedProduct),
});

export type ListingPreview = z.output<typeof listingPreview>;

/** A newsletter as it would be mailed, and the products that are named one by one. */
const mailPreview = z.object({
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  chosen: z.array(listedProduct),
});

/** What the shop would show. Nothing is kept. */
export const previewContent = endpoint({
  method: 'POST',
  url: '/api/desk/content/preview',
  schema: {
    body: form({ key: keyField, body: bodyField }),
    response: {
      200: z.object({
        data: z.object({
          home: z.nullable(homePage),
          html: z.nullable(z.string()),
          listing: z.nullable(listingPreview),
          mail: z.nullable(mailPreview),
        }),
      }),
    },
  },
});

/** The largest picture that is taken, in bytes, as of stores' pictures. */
export const largestPicture = 25 * 1024 * 1024;

const noPicture = 'Choose a picture';

/** Bytes in base64. */
const bytesField = z
  .string(noPicture)
  .check(
    rules(atLeast(1, noPicture), atMost(Math.ceil(largestPicture / 3) * 4, 'A picture may have at most 25 MB'), [
      (text) => /^[A-Za-z0-9+/]+={0,2}$/.test(text),
      noPicture,
    ]),
  );

/** Brings a picture into the shop's formats and keeps it; the same bytes are kept once. */
export const addContentPicture = endpoint({
  method: 'POST',
  url: '/api/desk/content/picture',
  schema: {
    body: form({
      name: z
        .string('Give the picture a name')
        .check(
          rules(atLeast(1, 'Give the picture a name'), atMost(200, 'At most 200 characters'), [
            isPlainLine,
            notPlainText,
          ]),
        ),
      data: bytesField,
    }),
    response: {
      200: z.object({ data: z.object({ src: z.string(), width: z.number(), height: z.number() }) }),
    },
  },
});
