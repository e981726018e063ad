import type * as z from 'zod/mini';
import {
  emailField,
  firstNameField,
  form,
  honeypotField,
  isRememberField,
  lastNameField,
  linkIdField,
  wantsAlertsField,
} from './fields.ts';
import {
  changedPasswordField,
  confirmPasswordField,
  currentPasswordField,
  knownPasswordField,
  passwordField,
  passwordsMatch,
} from './password-fields.ts';

// The fields of the account forms. They are separate from the calls so that a page can make a call without loading the
// rules.

export const signInForm = form({ email: emailField, password: knownPasswordField, isRemember: isRememberField });

export const signUpForm = form({
  first_name: firstNameField,
  last_name: lastNameField,
  email: emailField,
  password: passwordField,
  confirm_password: confirmPasswordField,
  isRemember: isRememberField,
  wants_alerts: wantsAlertsField,
  leave_empty: honeypotField,
}).check(passwordsMatch);

export const forgotPasswordForm = form({ email: emailField });

export const resetPasswordForm = form({
  password: passwordField,
  confirm_password: confirmPasswordField,
  id: linkIdField,
}).check(passwordsMatch);

export const updateCustomerForm = form({
  first_name: firstNameField,
  last_name: lastNameField,
  password: changedPasswordField,
  current_password: currentPasswordField,
});

export const changeEmailForm = form({ email: emailField, current_password: currentPasswordField });

export const deleteAccountForm = form({ current_password: knownPasswordField });

/** The rules of a form: its typed input and the output to send. */
export type Rules<Typed, Sent> = z.ZodMiniType<Sent, Typed>;
