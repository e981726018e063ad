import * as z from 'zod/mini';
import { atLeast, atMost, isPlainLine, notPlainText, rules } from '../text/text.ts';

/** Prefix of the documents of collections, before the key. */
export const collectionPrefix = 'collection/';

/** Prefix of the documents that order a listing, before the name. */
export const merchandisePrefix = 'merchandise/';

/** Maximum products that staff can list in a collection, or pin, boost or bury. */
export const mostChosen = 500;

const notAProduct = 'Enter a product by its id';

const productIds = z
  .array(
    z.number(notAProduct).check(z.refine((id) => Number.isInteger(id) && id > 0 && id <= 2_147_483_647, notAProduct)),
    'Products must be a list of ids',
  )
  .check(
    z.maxLength(mostChosen, `At most ${mostChosen} products`),
    z.refine((ids) => new Set(ids).size === ids.length, 'A product is listed twice'),
  );

const notADay = 'Enter a date and a time';

const moment = z.nullable(
  z.string(notADay).check(rules([isPlainLine, notPlainText], [(text) => !Number.isNaN(Date.parse(text)), notADay])),
);

const days = { from: moment, until: moment };

type Days = { from: string | null; until: string | null };

const endsAfterStart = ({ from, until }: Days): boolean =>
  from === null || until === null || Date.parse(from) < Date.parse(until);

const endsFirst = { message: 'The end must be after the start', path: ['until'] };

/** Whether the period contains `now` (ms). It includes its start and excludes its end. */
export const isCurrent = ({ from, until }: Days, now: number): boolean =>
  (from === null || Date.parse(from) <= now) && (until === null || now < Date.parse(until));

const title = z
  .string(notPlainText)
  .check(
    rules(atLeast(1, 'Please enter a title'), atMost(80, 'A title may have at most 80 characters'), [
      isPlainLine,
      notPlainText,
    ]),
  );

const line = z.string(notPlainText).check(rules(atMost(2000, 'At most 2,000 characters'), [isPlainLine, notPlainText]));

const ruleShape = /^\/(?:search|browse|brand|store|shop\/category)(?:[/?]|$)/;

/** All products of a listing with filters, given by its address. */
const byRule = z.object({
  by: z.literal('rule'),
  href: line.check(
    rules([
      (text) => ruleShape.test(text),
      'Enter the address of a listing, such as /browse/women/shoes?color=3. A collection cannot contain a collection.',
    ]),
  ),
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
    href: line.check(
      rules([
        (text) => listingShape.test(text),
        'Enter the address of a listing without filters, such as /browse/women, or of a search, such as /search?keyword=boots',
      ]),
    ),
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
    }, 'A product can be only one of pinned, boosted or buried'),
  );

export type MerchandiseDraft = z.output<typeof merchandiseDraft>;
