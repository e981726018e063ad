import * as z from 'zod/mini';
import { lengths } from '../limits.ts';
import {
  atLeast,
  atMost,
  foldSpace,
  isPlainLine,
  isPlainText,
  notPlainText,
  notUnseen,
  removeTurning,
  rules,
} from '../text/text.ts';
import { isAddress, isPublicAddress, toAsciiAddress } from './email-address.ts';
import { form, honeypotField, idField } from './fields.ts';

/** Reasons for reporting an offer. */
export const noticeReasons = ['illegal', 'counterfeit', 'wrong'] as const;

const noReason = 'Please choose what is wrong';
const tooShort = `Please explain in at least ${lengths.noticeExplanation.min} characters`;
const tooLong = `Please explain in at most ${lengths.noticeExplanation.max} characters`;

const explanationField = z
  .string(tooShort)
  .check(
    rules([isPlainText, notPlainText], notUnseen(tooShort)),
    z.overwrite(removeTurning),
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
  z
    .string(badEmail)
    .check(
      z.overwrite(toAsciiAddress),
      rules([(text) => text === '' || (isAddress(text) && isPublicAddress(text)), badEmail]),
    ),
);

const goodFaith = 'Please confirm that what you say is true';

/** The fields of the report form. */
export const reportForm = form({
  product_id: idField,
  reason: z.enum(noticeReasons, noReason),
  explanation: explanationField,
  full_name: nameField,
  email: emailField,
  is_true: z.literal(true, goodFaith),
  leave_empty: honeypotField,
});
