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

const missingName = 'Please enter your name';

const fullNameField = z
  .string(missingName)
  .check(
    rules(atLeast(1, missingName), [isPlainLine, notPlainText], notUnseen(missingName)),
    z.overwrite(foldSpace),
    rules(
      atLeast(lengths.contactName.min, 'Full Name must be at least 3 characters'),
      atMost(lengths.contactName.max, 'Full Name must be at most 101 characters'),
    ),
  );

const phoneMessage = 'Phone number must start with + followed by up to 15 digits';
const phonePattern = /^(?:\+|\d)[\d-]*$/;

const isPhone = (text: string): boolean =>
  phonePattern.test(text) && /\d$/.test(text) && text.replace(/\D/g, '').length <= lengths.phoneDigits;

const phoneField = z.optional(
  z
    .string(phoneMessage)
    .check(rules(atMost(lengths.phone, phoneMessage), [(text) => text === '' || isPhone(text), phoneMessage])),
);

const subjectTooShort = 'Subject must be at least 5 characters';

const subjectField = z
  .string(subjectTooShort)
  .check(
    rules([isPlainLine, notPlainText], notUnseen(subjectTooShort)),
    z.overwrite(removeTurning),
    z.trim(),
    rules(atLeast(lengths.contactSubject.min, subjectTooShort)),
  );

const missingMessage = 'Please enter your message';

// behavior.md#contact-message: the limit is 100 characters although the message says 20. The counter on the page keeps
// shoppers below the limit.
const messageTooLong: Rule = atMost(lengths.contactMessage.max, 'Message must be 20 characters');

const messageField = z
  .string(missingMessage)
  .check(
    rules(atLeast(1, missingMessage), [isPlainText, notPlainText], notUnseen(missingMessage)),
    z.overwrite(removeTurning),
    z.trim(),
    rules(atLeast(lengths.contactMessage.min, 'Message must be at least 5 characters'), messageTooLong),
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
