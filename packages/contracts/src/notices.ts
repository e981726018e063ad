import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { messageReply } from './errors.ts';
import { isAddress, isPublicAddress } from './fields/email-address.ts';
import { form, honeypotField, idField } from './fields/fields.ts';
import { lengths } from './limits.ts';
import { atLeast, atMost, foldSpace, isPlainLine, isPlainText, notPlainText, notUnseen, rules } from './text/text.ts';

/** What may be wrong with an offer. */
export const noticeReasons = ['illegal', 'counterfeit', 'wrong'] as const;

const noReason = 'Please choose what is wrong';
const tooShort = `Please explain in at least ${lengths.noticeExplanation.min} characters`;
const tooLong = `Please explain in at most ${lengths.noticeExplanation.max} characters`;

const explanationField = z
  .string(tooShort)
  .check(
    rules([isPlainText, notPlainText], notUnseen(tooShort)),
    z.trim(),
    rules(atLeast(lengths.noticeExplanation.min, tooShort), atMost(lengths.noticeExplanation.max, tooLong)),
  );

const nameField = z.optional(
  z
    .string(notPlainText)
    .check(
      rules([isPlainLine, notPlainText]),
      z.overwrite(foldSpace),
      rules(atMost(lengths.contactName.max, 'Name must be at most 101 characters')),
    ),
);

const badEmail = 'Email must be a valid email';

const emailField = z.optional(
  z.string(badEmail).check(rules([(text) => text === '' || (isAddress(text) && isPublicAddress(text)), badEmail])),
);

const goodFaith = 'Please confirm that what you say is true';

/**
 * Reports an offer as illegal, counterfeit or wrong (DSA, article 16). The report is kept and mailed to ops. Whoever gives an
 * address is told that it arrived, and later what was decided. 404 where there is no such product.
 */
export const reportOffer = endpoint({
  method: 'POST',
  url: '/api/report-offer',
  schema: {
    body: form({
      product_id: idField,
      reason: z.enum(noticeReasons, noReason),
      explanation: explanationField,
      full_name: nameField,
      email: emailField,
      is_true: z.literal(true, goodFaith),
      leave_empty: honeypotField,
    }),
    response: { 200: messageReply },
  },
});
