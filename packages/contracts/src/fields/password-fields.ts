import { own } from '@wearfolio/messages/own';
import * as z from 'zod/mini';
import { lengths } from '../limits.ts';
import { atLeast, atMost, type FieldFault, isPlainText, notPlainText, rules } from '../text/text.ts';

const passwordTooLong = own('rules.passwordTooLong', { max: lengths.password.max });

// bcrypt uses only the first 72 bytes, so longer passwords in UTF-8 get the same message
// (behavior.md#customer-password). The length check is cheaper and runs first.
const passwordLimits = [
  atMost(lengths.password.max, passwordTooLong),
  [(text: string) => new TextEncoder().encode(text).length <= lengths.passwordBytes, passwordTooLong],
  [isPlainText, notPlainText],
] as const;

// Systems type 'ä' as one character or as two. Composed, a password is the same from each.
const composed = z.overwrite((text: string) => text.normalize('NFC'));

const missingPassword = atLeast(1, own('rules.passwordMissing'));

/** An existing password. Rejects values longer than any valid password. */
export const knownPasswordField = z
  .string(missingPassword[1])
  .check(composed, rules(missingPassword, ...passwordLimits));

/**
 * Like `knownPasswordField`, but absent or empty for accounts without a password (behavior.md#customer-profile-edit).
 */
export const currentPasswordField = z.optional(z.string(notPlainText).check(composed, rules(...passwordLimits)));

const isMask = (text: string): boolean => /^\*+$/.test(text);

/** A new password (behavior.md#customer-password). */
export const passwordField = z
  .string(missingPassword[1])
  .check(
    composed,
    rules(
      missingPassword,
      atLeast(lengths.password.min, own('rules.passwordTooShort', { min: lengths.password.min })),
      ...passwordLimits,
      [(text) => !isMask(text), own('rules.passwordMasked')],
    ),
  );

/**
 * behavior.md#customer-profile-edit: absent, empty, or the page's mask keep the old password. The output is undefined
 * then.
 */
export const changedPasswordField = z.pipe(
  z.optional(z.string(missingPassword[1])),
  z.pipe(
    z.transform((text: string | undefined) => (text === undefined || /^\**$/.test(text) ? undefined : text)),
    z.optional(passwordField),
  ),
);

const missingConfirmation = own('rules.confirmationMissing');

export const confirmPasswordField = z
  .string(missingConfirmation)
  .check(composed, rules(atLeast(1, missingConfirmation), [isPlainText, notPlainText]));

type Passwords = { password: string; confirm_password: string };

const hasBoth = (value: unknown): boolean => {
  const { password, confirm_password } = (value ?? {}) as Partial<Passwords>;
  return typeof password === 'string' && typeof confirm_password === 'string' && confirm_password !== '';
};

/** Requires both password fields to match. Runs even if other fields are invalid. */
export const passwordsMatch = z.refine<Passwords>((form) => form.password === form.confirm_password, {
  error: own('rules.confirmationDiffers'),
  path: ['confirm_password'],
  params: { fault: { code: 'different' } satisfies FieldFault },
  when: ({ value }) => hasBoth(value),
});
