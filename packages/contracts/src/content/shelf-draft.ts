import * as z from 'zod/mini';
import { atLeast, atMost, isPlainLine, notPlainText, rules } from '../text/text.ts';

/** The documents that are collections; behind it stands the key. */
export const collectionPrefix = 'collection/';

/** The documents that say the order of a listing; behind it stands a name. */
export const merchandisePrefix = 'merchandise/';

/** Most products that staff choose one by one: for a collection, or to pin, boost or bury. */
export const mostChosen = 500;

const notAProduct = 'A product is named by its number';

const productIds = z
  .array(
    z.number(notAProduct).check(z.refine((id) => Number.isInteger(id) && id > 0 && id <= 2_147_483_647, notAProduct)),
    'Products are a list of numbers',
  )
  .check(
    z.maxLength(mostChosen, `At most ${mostChosen} products`),
    z.refine((ids) => new Set(ids).size === ids.length, 'A product stands there twice'),
  );

const notADay = 'Enter a day and a time';

const moment = z.nullable(
  z.string(notADay).check(rules([isPlainLine, notPlainText], [(text) => !Number.isNaN(Date.parse(text)), notADay])),
);

const days = { from: moment, until: moment };

type Days = { from: string | null; until: string | null };

const endsAfterStart = ({ from, until }: Days): boolean =>
  from === null || until === null || Date.parse(from) < Date.parse(until);

const endsFirst = { message: 'It ends before it starts', path: ['until'] };

/** Whether something counts at a time, in ms: from its start on, until its end. */
export const isCurrent = ({ from, until }: Days, now: number): boolean =>
  (from === null || Date.parse(from) <= now) && (until === null || now < Date.parse(until));

const title = z
  .string(notPlainText)
  .check(
    rules(atLeast(1, 'Please enter a title'), atMost(80, 'A title is at most 80 characters'), [
      isPlainLine,
      notPlainText,
    ]),
  );

const line = z.string(notPlainText).check(rules(atMost(2000, 'At most 2,000 characters'), [isPlainLine, notPlainText]));

const ruleShape = /^\/(?:search|browse|brand|store|shop\/category)(?:[/?]|$)/;

/** All that a listing of the shop shows, with its filters, as its address says them. */
const byRule = z.object({
  by: z.literal('rule'),
  href: line.check(
    rules([
      (text) => ruleShape.test(text),
      'A rule is the address of a listing, such as /browse/women/shoes?color=3, and not of another collection',
    ]),
  ),
});

/** Products that staff choose one by one, in their order. */
const byHand = z.object({ by: z.literal('hand'), products: productIds });

/** A collection as staff make it; `/shop/` and its key is its page. */
export const collectionDraft = z
  .object({ title, choice: z.discriminatedUnion('by', [byHand, byRule]), ...days })
  .check(z.refine(endsAfterStart, endsFirst));

export type CollectionDraft = z.output<typeof collectionDraft>;

/** What a listing is about, without filters, order and page. */
const listingShape = /^\/(?:search|browse|brand|store|shop)(?:\/[^?#\s]*)?(?:\?keyword=[^&#]*)?$/;

/** What stands first, further up and further down in the default order of one listing or search. */
export const merchandiseDraft = z
  .object({
    title,
    href: line.check(
      rules([
        (text) => listingShape.test(text),
        'Enter the address of a listing without filters, such as /browse/women, or of a search: /search?keyword=boots',
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
    }, 'A product is pinned, boosted or buried: only one of these'),
  );

export type MerchandiseDraft = z.output<typeof merchandiseDraft>;
