import { own } from '@wearfolio/messages/own';
import * as z from 'zod/mini';
import { lengths } from '../limits.ts';
import { atLeast, atMost, foldSpace, isPlainLine, isPlainText, notPlainText, notUnseen, rules } from '../text/text.ts';
import { isAddress, isPublicAddress, toAsciiAddress } from './email-address.ts';

/** An object schema for a body, with a message for input that is not an object. */
export const form = <const S extends Record<string, z.ZodMiniType>>(fields: S) =>
  z.object(fields, 'The request must be an object of fields');

const requiredLine = (missing: string) =>
  z
    .string(missing)
    .check(rules(atLeast(1, missing), [isPlainLine, notPlainText], notUnseen(missing)), z.overwrite(foldSpace));

const emailOr = (stricterMessage: string) =>
  z
    .string(stricterMessage)
    .check(
      z.overwrite(toAsciiAddress),
      rules(atLeast(1, stricterMessage), [isAddress, own('rules.emailInvalid')], [isPublicAddress, stricterMessage]),
    );

/** behavior.md#customer-email: sign-in, sign-up and forgot password. */
export const emailField = emailOr(own('rules.emailMissing'));

/** behavior.md#newsletter-form: newsletter. */
export const newsletterEmailField = emailOr(own('rules.emailNotValid'));

/** behavior.md#contact-form: contact form. A missing and an invalid address give the same message. */
export const contactEmailField = emailOr(own('rules.emailInvalid'));

/** behavior.md#customer-names: sign-up. Trimmed, with single spaces. */
export const firstNameField = requiredLine(own('rules.firstNameMissing')).check(
  rules(
    atLeast(lengths.firstName.min, own('rules.firstNameTooShort', { min: lengths.firstName.min })),
    atMost(lengths.firstName.max, own('rules.firstNameTooLong', { max: lengths.firstName.max })),
  ),
);

/**
 * behavior.md#customer-names: sign-up. Trimmed like the first name, so the minimum of 1 applies to the trimmed text.
 */
export const lastNameField = requiredLine(own('rules.lastNameMissing')).check(
  rules(
    atLeast(lengths.lastName.min, own('rules.lastNameTooShort', { min: lengths.lastName.min })),
    atMost(lengths.lastName.max, own('rules.lastNameTooLong', { max: lengths.lastName.max })),
  ),
);

/**
 * The one message for a mailed link that is malformed, unknown, used or expired (behavior.md#customer-mailed-links).
 */
export const badLink = own('rules.linkInvalid');

/** The `id` of a mailed link: URL-safe characters. */
export const linkIdField = z.string(badLink).check(rules([(text) => /^[\w-]{16,128}$/.test(text), badLink]));

/** A session token in the body. The header takes precedence (behavior.md#session-token). */
export const bodyTokenField = z.optional(
  z.nullable(
    z.string(notPlainText).check(rules(atMost(lengths.token, 'Token is too long'), [isPlainLine, notPlainText])),
  ),
);

/** Whether the session is the longer one (behavior.md#customer-remember-me). */
export const isRememberField = z._default(z.boolean('isRemember must be true or false'), false);

/** Opt-in: false when absent. */
export const wantsAlertsField = z._default(z.boolean('wants_alerts must be true or false'), false);

/**
 * A field that is hidden from people. If it is filled in, the sender is a bot (behavior.md#calls-limits): the server
 * sends the usual reply and does nothing.
 */
export const honeypotField = z.optional(
  z.string(notPlainText).check(rules(atMost(lengths.honeypot, notPlainText), [isPlainText, notPlainText])),
);

const notAnId = 'Must be a whole number';

const isId = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= 999_999_999;

/** A public id in a JSON body or form, as a number or its digits. */
export const idField = z.pipe(
  z.union(
    [
      z.number().check(z.refine(isId, notAnId)),
      z.string().check(z.refine((text) => /^[1-9]\d{0,8}$/.test(text), notAnId)),
    ],
    notAnId,
  ),
  z.transform(Number),
);

/**
 * The caller's own id, which the specification sends in some bodies. Absent, null and empty mean the same
 * (behavior.md#session-user-id).
 */
export const ownIdField = z.pipe(
  z.nullish(z.union([z.number(), z.string()], notAnId)),
  z.pipe(
    z.transform((value: number | string | null | undefined) => (value === '' || value === null ? undefined : value)),
    z.optional(idField),
  ),
);
