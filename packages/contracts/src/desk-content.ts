import { own } from '@wearfolio/messages/own';
import * as z from 'zod/mini';
import { categoryEntry } from './catalogue.ts';
import { documentKinds, isContentKey, placeOfKey } from './content/content-body.ts';
import { listedProduct } from './desk-products.ts';
import { endpoint } from './endpoint.ts';
import { messageReply } from './errors.ts';
import { countField, lineField, neededLine, textField } from './fields/desk-fields.ts';
import { form, idField } from './fields/fields.ts';
import { idParam } from './fields/query-fields.ts';
import { homePage } from './home/home-sections.ts';
import { promotedKeys } from './listing/promoted.ts';
import { atLeast, isPlainLine, notPlainText, rules } from './text/text.ts';

const noSuchDocument = own('desk.faults.noPage');

/** `home`, `identity`, or kind and name of a document: `page/imprint`, `collection/summer`, `merchandise/boots`. */
const keyField = z.string(noSuchDocument).check(rules([isContentKey, noSuchDocument]));

/** The key of a newsletter's document. */
export const newsletterKeyField = keyField.check(
  z.refine((key) => placeOfKey(key)?.kind === 'newsletter', noSuchDocument),
);

/** The key of a document that can be published. A newsletter is sent instead. */
const shownKeyField = keyField.check(
  z.refine((key) => placeOfKey(key)?.kind !== 'newsletter', own('desk.faults.newsletterNotPublished')),
);

/** Maximum characters of a document. */
export const longestBody = 200_000;

/** The document as JSON: `homeDraft`, `identityDraft` or `pageDraft`. */
const bodyField = textField(longestBody, {
  noText: own('desk.faults.noText'),
  tooLong: own('desk.faults.tooLong'),
}).check(rules(atLeast(2, own('desk.faults.noText'))));

const document = z.object({
  key: z.string(),
  title: z.string(),
  /** The newest version; 0 if none was saved. */
  number: z.number(),
  changed_at: z.nullable(z.string()),
  actor: z.nullable(z.string()),
  /** The published version; null if the shop shows its default. */
  live_number: z.nullable(z.number()),
  /** When shoppers begin to see a published collection; null if they see it, or nothing is published. */
  seen_from: z.nullable(z.string()),
  /** When the scheduled version is published. */
  scheduled_at: z.nullable(z.string()),
});

export type ContentDocument = z.output<typeof document>;

export const listContent = endpoint({
  method: 'GET',
  url: '/api/desk/content',
  about: {
    access: 'merchandise',
    summary: 'List the documents of a kind with their published versions',
    details: 'Kinds are pages (the home page first), collections, orders of listings, and newsletters.',
    refusals: [404],
    example: { querystring: { kind: 'page' } },
  },
  schema: {
    querystring: form({ kind: z._default(z.enum(documentKinds, own('desk.faults.noList')), 'page') }),
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

export const getContent = endpoint({
  method: 'GET',
  url: '/api/desk/content/document',
  about: {
    access: 'merchandise',
    summary: 'Get the newest version of a document and the list of its versions',
    refusals: [404],
    example: { querystring: { key: 'collection/summer' } },
  },
  schema: { querystring: form({ key: keyField }), response: { 200: z.object({ data: wholeDocument }) } },
});

export const getContentVersion = endpoint({
  method: 'GET',
  url: '/api/desk/content/version',
  about: {
    access: 'merchandise',
    summary: 'Get a version of a document',
    refusals: [404],
    example: { querystring: { key: 'collection/summer', number: '1' } },
  },
  schema: {
    querystring: form({ key: keyField, number: idParam }),
    response: { 200: z.object({ data: z.object({ body: z.string() }) }) },
  },
});

export const saveContent = endpoint({
  method: 'POST',
  url: '/api/desk/content/save',
  about: {
    access: 'merchandise-change',
    summary: 'Save a new version of a document',
    details:
      'Pages and the identity require a role that may change texts. Returns 409 with `errors.based_on` if another version was saved after `based_on`. Nothing is overwritten then.',
    refusals: [409],
    example: {
      body: {
        key: 'collection/summer',
        based_on: 0,
        body: '{"title":"Summer","choice":{"by":"rule","href":"/browse/women/shoes"},"from":null,"until":null}',
      },
    },
  },
  schema: {
    body: form({ key: keyField, based_on: countField, body: bodyField }),
    response: { 200: z.object({ message: z.string(), data: z.object({ number: z.number() }) }) },
  },
});

export const getDeskMenu = endpoint({
  method: 'GET',
  url: '/api/desk/menu',
  about: {
    access: 'merchandise',
    summary: 'Get the category tree that the menu arranges',
    details:
      'By the names and in the order of a shop without a menu of its own, without branches that have no product.',
  },
  schema: {
    response: {
      200: z.object({
        data: z.object({
          tree: z.array(categoryEntry),
          /** Which of New In and Sale have products. */
          filled: z.array(z.enum(promotedKeys)),
        }),
      }),
    },
  },
});

const badTime = own('desk.replies.isPast');

/** A future time; null means now. */
export const timeField = z.nullable(
  z.string(badTime).check(rules([isPlainLine, notPlainText], [(text) => !Number.isNaN(Date.parse(text)), badTime])),
);

export const publishContent = endpoint({
  method: 'POST',
  url: '/api/desk/content/publish',
  about: {
    access: 'merchandise-change',
    summary: 'Publish a version now or at a future time',
    details:
      'Returns 409 with `errors.links` if links of a home page that is published now lead nowhere. Those of a scheduled one are checked at its time: it is not published then, and whoever scheduled it gets a mail.',
    refusals: [409],
    example: { body: { key: 'collection/summer', number: 1, at: null } },
  },
  schema: {
    body: form({
      key: shownKeyField,
      number: idField,
      at: timeField,
      /** Whether to publish although links of the home page lead nowhere. */
      with_dead_links: z._default(z.boolean('with_dead_links must be true or false'), false),
    }),
    response: { 200: messageReply },
  },
});

/** The most links of one check. */
export const mostLinks = 200;

const notALink = own('desk.faults.noLink');

export const checkLinks = endpoint({
  method: 'POST',
  url: '/api/desk/content/links',
  about: {
    access: 'merchandise',
    summary: 'Find links that lead to no page of the shop',
    details: 'Links to other sites are not followed.',
    example: { body: { links: ['/browse/women/shoes'] } },
  },
  schema: {
    body: form({
      links: z
        .array(lineField(2000, { noText: notALink }), own('desk.faults.noLinks'))
        .check(z.maxLength(mostLinks, `At most ${mostLinks} links`)),
    }),
    response: { 200: z.object({ data: z.object({ dead: z.array(z.string()) }) }) },
  },
});

/** What can be withdrawn: the published version, or the scheduled one. */
export const withdrawable = ['live', 'scheduled'] as const;

export const withdrawContent = endpoint({
  method: 'POST',
  url: '/api/desk/content/withdraw',
  about: {
    access: 'merchandise-change',
    summary: 'Unpublish a document or cancel a scheduled version',
    refusals: [409],
    example: { body: { key: 'collection/summer', what: 'live' } },
  },
  schema: {
    body: form({ key: keyField, what: z.enum(withdrawable, own('desk.faults.nothingToWithdraw')) }),
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

export const previewContent = endpoint({
  method: 'POST',
  url: '/api/desk/content/preview',
  about: {
    access: 'merchandise',
    summary: 'Preview a document',
    details:
      'Saves nothing. Returns the sections of a home page, the HTML of a page or newsletter, or the first products of a collection or an ordered listing.',
    refusals: [409],
    example: {
      body: {
        key: 'collection/summer',
        body: '{"title":"Summer","choice":{"by":"rule","href":"/browse/women/shoes"},"from":null,"until":null}',
      },
    },
  },
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

export const addContentPicture = endpoint({
  method: 'POST',
  url: '/api/desk/content/picture',
  about: {
    access: 'pictures-add',
    summary: 'Add a picture',
    details:
      'The body is the file, as `application/octet-stream`: JPEG, PNG, GIF, WebP or AVIF, at most 25 MB and 50 megapixels, at least 40 pixels on each side.',
    example: { querystring: { name: 'half.png' } },
  },
  schema: {
    querystring: form({
      name: neededLine(own('desk.faults.pictureUnnamed'), 200),
    }),
    response: {
      200: z.object({ data: z.object({ src: z.string(), width: z.number(), height: z.number() }) }),
    },
  },
});
