import { own } from '@wearfolio/messages/own';
import * as z from 'zod/mini';
import { lineField, neededLine } from '../fields/desk-fields.ts';
import { isPlainLine, notPlainText, rules } from '../text/text.ts';

/** Prefix of the documents of collections, before the key. */
export const collectionPrefix = 'collection/';

/** Prefix of the documents that order a listing, before the name. */
export const merchandisePrefix = 'merchandise/';

/** Maximum products that staff can list in a collection, or pin, boost or bury. */
export const mostChosen = 500;

const notAProduct = own('desk.faults.productId');

const productIds = z
  .array(
    z.number(notAProduct).check(z.refine((id) => Number.isInteger(id) && id > 0 && id <= 2_147_483_647, notAProduct)),
    'Products must be a list of ids',
  )
  .check(
    z.maxLength(mostChosen, `At most ${mostChosen} products`),
    z.refine((ids) => new Set(ids).size === ids.length, own('desk.faults.productTwice')),
  );

const notADay = own('desk.faults.dateTime');

const moment = z.nullable(
  z.string(notADay).check(rules([isPlainLine, notPlainText], [(text) => !Number.isNaN(Date.parse(text)), notADay])),
);

const days = { from: moment, until: moment };

type Days = { from: string | null; until: string | null };

const endsAfterStart = ({ from, until }: Days): boolean =>
  from === null || until === null || Date.parse(from) < Date.parse(until);

const endsFirst = { message: own('desk.faults.endsFirst'), path: ['until'] };

/** Whether the period contains `now` (ms). It includes its start and excludes its end. */
export const isCurrent = ({ from, until }: Days, now: number): boolean =>
  (from === null || Date.parse(from) <= now) && (until === null || now < Date.parse(until));

const title = neededLine(own('desk.faults.titleMissing'), 80, own('desk.faults.titleTooLong', { max: 80 }));

const line = lineField(2000);

const ruleShape = /^\/(?:search|browse|brand|store|shop\/category)(?:[/?]|$)/;

/** All products of a listing with filters, given by its address. */
const byRule = z.object({
  by: z.literal('rule'),
  href: line.check(rules([(text) => ruleShape.test(text), own('desk.faults.collectionAddress')])),
});

/** Products chosen by staff, in order. */
const byHand = z.object({ by: z.literal('hand'), products: productIds });

/** A collection as staff write it. Its page is `/shop/KEY`. */
export const collectionDraft = z
  .object({ title, choice: z.discriminatedUnion('by', [byHand, byRule]), ...days })
  .check(z.refine(endsAfterStart, endsFirst));

export type CollectionDraft = z.output<typeof collectionDraft>;

/** The address of a listing without filters, sort order and page. */
const listingShape = /^\/(?:search|browse|brand|store|shop)(?:\/[^?#\s]*)?(?:\?keyword=[^&#]*)?$/;

/** Products that staff pin, boost or bury in the default order of a listing or search. */
export const merchandiseDraft = z
  .object({
    title,
    href: line.check(rules([(text) => listingShape.test(text), own('desk.faults.plainListingAddress')])),
    pins: productIds,
    boosts: productIds,
    buries: productIds,
    ...days,
  })
  .check(
    z.refine(endsAfterStart, endsFirst),
    z.refine(({ pins, boosts, buries }) => {
      const all = [...pins, ...boosts, ...buries];
      return new Set(all).size === all.length;
    }, own('desk.faults.placedTwice')),
  );

export type MerchandiseDraft = z.output<typeof merchandiseDraft>;
