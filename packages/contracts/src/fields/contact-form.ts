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
  type Rule,
  removeTurning,
  rules,
} from '../text/text.ts';
import { contactEmailField, form, honeypotField } from './fields.ts';

const missingName = own('rules.nameMissing');

const fullNameField = z
  .string(missingName)
  .check(
    rules(atLeast(1, missingName), [isPlainLine, notPlainText], notUnseen(missingName)),
    z.overwrite(foldSpace),
    rules(
      atLeast(lengths.contactName.min, own('rules.fullNameTooShort', { min: lengths.contactName.min })),
      atMost(lengths.contactName.max, own('rules.fullNameTooLong', { max: lengths.contactName.max })),
    ),
  );

const phoneMessage = own('rules.phone', { digits: lengths.phoneDigits });
const phonePattern = /^(?:\+|\d)[\d-]*$/;

const isPhone = (text: string): boolean =>
  phonePattern.test(text) && /\d$/.test(text) && text.replace(/\D/g, '').length <= lengths.phoneDigits;

const phoneField = z.optional(
  z
    .string(phoneMessage)
    .check(rules(atMost(lengths.phone, phoneMessage), [(text) => text === '' || isPhone(text), phoneMessage])),
);

const subjectTooShort = own('rules.subjectTooShort', { min: lengths.contactSubject.min });

const subjectField = z
  .string(subjectTooShort)
  .check(
    rules([isPlainLine, notPlainText], notUnseen(subjectTooShort)),
    z.overwrite(removeTurning),
    z.trim(),
    rules(atLeast(lengths.contactSubject.min, subjectTooShort)),
  );

const missingMessage = own('rules.messageMissing');

// behavior.md#contact-message: the limit is 100 characters although the message says 20. The counter on the page keeps
// shoppers below the limit.
const messageTooLong: Rule = atMost(lengths.contactMessage.max, own('rules.messageTooLong'));

const messageField = z
  .string(missingMessage)
  .check(
    rules(atLeast(1, missingMessage), [isPlainText, notPlainText], notUnseen(missingMessage)),
    z.overwrite(removeTurning),
    z.trim(),
    rules(
      atLeast(lengths.contactMessage.min, own('rules.messageTooShort', { min: lengths.contactMessage.min })),
      messageTooLong,
    ),
  );

/** The fields of the contact form. */
export const contactForm = form({
  full_name: fullNameField,
  email: contactEmailField,
  phone: phoneField,
  subject: subjectField,
  message: messageField,
  leave_empty: honeypotField,
});
