import * as z from 'zod/mini';
import { documentKinds, isContentKey, placeOfKey } from './content/content-body.ts';
import { listedProduct } from './desk-products.ts';
import { endpoint } from './endpoint.ts';
import { messageReply } from './errors.ts';
import { form, idField } from './fields/fields.ts';
import { idParam } from './fields/query-fields.ts';
import { homePage } from './home/home-sections.ts';
import { atLeast, atMost, isPlainLine, isPlainText, notPlainText, rules } from './text/text.ts';

const noSuchDocument = 'This page does not exist';

/** `home`, `identity`, or kind and name of a document: `page/imprint`, `collection/summer`, `merchandise/boots`. */
const keyField = z.string(noSuchDocument).check(rules([isContentKey, noSuchDocument]));

/** The key of a newsletter's document. */
export const newsletterKeyField = keyField.check(
  z.refine((key) => placeOfKey(key)?.kind === 'newsletter', noSuchDocument),
);

/** The key of a document that can be published. A newsletter is sent instead. */
const shownKeyField = keyField.check(
  z.refine((key) => placeOfKey(key)?.kind !== 'newsletter', 'A newsletter cannot be published. Send it.'),
);

/** Maximum characters of a document. */
export const longestBody = 200_000;

/** The document as JSON: `homeDraft`, `identityDraft` or `pageDraft`. */
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
  /** The newest version; 0 if none was saved. */
  number: z.number(),
  changed_at: z.nullable(z.string()),
  actor: z.nullable(z.string()),
  /** The published version; null if the shop shows its default. */
  live_number: z.nullable(z.number()),
  /** When the scheduled version is published. */
  scheduled_at: z.nullable(z.string()),
});

export type ContentDocument = z.output<typeof document>;

/** All documents of a kind by key. The home page comes first among the pages. */
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
  /** The newest version as JSON, or the initial draft if none was saved. */
  body: z.string(),
  scheduled_number: z.nullable(z.number()),
  /** The latest versions, newest first. */
  versions: z.array(version),
});

export type WholeDocument = z.output<typeof wholeDocument>;

/** A document with its newest version. */
export const getContent = endpoint({
  method: 'GET',
  url: '/api/desk/content/document',
  schema: { querystring: form({ key: keyField }), response: { 200: z.object({ data: wholeDocument }) } },
});

/** A version of a document, as JSON. */
export const getContentVersion = endpoint({
  method: 'GET',
  url: '/api/desk/content/version',
  schema: {
    querystring: form({ key: keyField, number: idParam }),
    response: { 200: z.object({ data: z.object({ body: z.string() }) }) },
  },
});

/**
 * Saves a new version. `based_on` is the version that the editor loaded. If another one was saved since, the reply is
 * 409 and nothing is overwritten.
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

/** A future time; null means now. */
export const timeField = z.nullable(
  z.string(badTime).check(rules([isPlainLine, notPlainText], [(text) => !Number.isNaN(Date.parse(text)), badTime])),
);

/** Publishes a version now, or at the time `at`. */
export const publishContent = endpoint({
  method: 'POST',
  url: '/api/desk/content/publish',
  schema: { body: form({ key: shownKeyField, number: idField, at: timeField }), response: { 200: messageReply } },
});

/** What can be withdrawn: the published version, or the scheduled one. */
export const withdrawable = ['live', 'scheduled'] as const;

/** Unpublishes a document, so that the shop shows its default again, or cancels a scheduled version. */
export const withdrawContent = endpoint({
  method: 'POST',
  url: '/api/desk/content/withdraw',
  schema: {
    body: form({ key: keyField, what: z.enum(withdrawable, 'Choose what to withdraw') }),
    response: { 200: messageReply },
  },
});

/** The first page and total of a collection or an ordered listing as the draft would show it. */
const listingPreview = z.object({
  total: z.number(),
  /** The listing without the draft's order; null for a collection. */
  before: z.nullable(z.array(listedProduct)),
  after: z.array(listedProduct),
  /** The products listed by id, including hidden ones. Deleted ones are left out. */
  chosen: z.array(listedProduct),
});

export type ListingPreview = z.output<typeof listingPreview>;

/** The newsletter as it would be mailed, and the products listed by id. */
const mailPreview = z.object({
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  chosen: z.array(listedProduct),
});

/** A preview of a draft. Saves nothing. */
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

/** Maximum bytes of a picture, the same as for pictures of stores. */
export const largestPicture = 25 * 1024 * 1024;

/**
 * Converts a picture to the shop's formats and stores it. The request body is the file, at most `largestPicture` bytes.
 * Sending the same bytes again returns the stored picture.
 */
export const addContentPicture = endpoint({
  method: 'POST',
  url: '/api/desk/content/picture',
  schema: {
    querystring: form({
      name: z
        .string('Give the picture a name')
        .check(
          rules(atLeast(1, 'Give the picture a name'), atMost(200, 'At most 200 characters'), [
            isPlainLine,
            notPlainText,
          ]),
        ),
    }),
    response: {
      200: z.object({ data: z.object({ src: z.string(), width: z.number(), height: z.number() }) }),
    },
  },
});
