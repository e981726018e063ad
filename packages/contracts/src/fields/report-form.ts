import { own } from '@wearfolio/messages/own';
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

const noReason = own('rules.reasonMissing');
const tooShort = own('rules.explanationTooShort', { min: lengths.noticeExplanation.min });
const tooLong = own('rules.explanationTooLong', { max: String(lengths.noticeExplanation.max) });

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
      rules(atMost(lengths.contactName.max, own('rules.nameTooLong', { max: lengths.contactName.max }))),
    ),
);

const badEmail = own('rules.emailInvalid');

const emailField = z.optional(
  z
    .string(badEmail)
    .check(
      z.overwrite(toAsciiAddress),
      rules([(text) => text === '' || (isAddress(text) && isPublicAddress(text)), badEmail]),
    ),
);

const goodFaith = own('rules.goodFaithMissing');

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
