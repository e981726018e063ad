import { own } from '@wearfolio/messages/own';
import * as z from 'zod/mini';
import { lineField } from '../fields/desk-fields.ts';
import { atLeast, rules } from '../text/text.ts';
import { markdownField } from './home-draft.ts';

/** Limits: products in a row, and parts of a newsletter. */
export const mostInRow = 12;
export const mostParts = 20;

const text = z.object({ kind: z.literal('text'), markdown: markdownField });

const title = lineField(120);

const notAProduct = own('desk.faults.productId');

const isId = (id: number): boolean => Number.isInteger(id) && id > 0 && id <= 2_147_483_647;

/** Products chosen by staff. */
const products = z.object({
  kind: z.literal('products'),
  title,
  products: z.array(z.number(notAProduct).check(z.refine(isId, notAProduct)), 'Products must be a list of ids').check(
    z.maxLength(mostInRow, `At most ${mostInRow} products`),
    z.refine((ids) => new Set(ids).size === ids.length, own('desk.faults.productTwice')),
  ),
});

/** The first products of a listing or collection at the time of sending, with a link to the rest. */
const listing = z.object({
  kind: z.literal('listing'),
  title,
  href: lineField(2000).check(
    rules([(href) => /^\/(?:search|browse|brand|store|shop)(?:[/?]|$)/.test(href), own('desk.faults.shelfAddress')]),
  ),
  count: z
    .number(own('desk.faults.wholeNumber'))
    .check(
      z.refine(
        (count) => Number.isInteger(count) && count >= 1 && count <= mostInRow,
        `A row has 1 to ${mostInRow} products`,
      ),
    ),
});

/** A part of a newsletter: text in Markdown, or a row of products. */
export const newsletterPart = z.discriminatedUnion('kind', [text, products, listing]);

export type NewsletterPart = z.output<typeof newsletterPart>;

/** A newsletter as staff write it. The title is the subject of the mail. */
export const newsletterDraft = z.object({
  title: lineField(120).check(rules(atLeast(1, own('desk.faults.subjectMissing')))),
  /** Shown beside the subject in a list of mails. */
  preheader: lineField(200),
  /** The prefix of the market whose subscribers get it; absent for the first. */
  market: z.optional(lineField(20)),
  parts: z
    .array(newsletterPart, own('desk.faults.noParts'))
    .check(
      z.minLength(1, own('desk.faults.partMissing')),
      z.maxLength(mostParts, own('desk.faults.items', { max: mostParts })),
    ),
});

export type NewsletterDraft = z.output<typeof newsletterDraft>;
