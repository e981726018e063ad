import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { messageReply, noticeReply } from './errors.ts';
import {
  changeEmailForm,
  deleteAccountForm,
  forgotPasswordForm,
  resetPasswordForm,
  signInForm,
  signUpForm,
  updateCustomerForm,
} from './fields/customer-forms.ts';
import { bodyTokenField, form, linkIdField } from './fields/fields.ts';
import { lengths } from './limits.ts';
import { atLeast, atMost, rules } from './text/text.ts';

/**
 * A customer (behavior.md#customer-fields). `flag` is true after registration. `has_password` is an addition to the
 * specification: false for accounts that sign in only with Google (behavior.md#customer-password-mask and
 * behavior.md#customer-fields).
 */
export const customerDetails = z.object({
  id: z.number(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  flag: z.boolean(),
  message: z.string(),
  email_verified: z.boolean(),
  has_password: z.boolean(),
  wants_alerts: z.boolean(),
});

export type CustomerDetails = z.output<typeof customerDetails>;

/** A customer and the session token to send in the `Token` header of further calls. */
export const signedInCustomer = z.extend(customerDetails, { token: z.string() });

export type SignedInCustomer = z.output<typeof signedInCustomer>;

const signedInReply = z.object({ message: z.string(), data: signedInCustomer });

/**
 * behavior.md#calls-table, `POST /api/customer/signin`: 400 with the same message for an unknown address and a wrong
 * password.
 */
export const signIn = endpoint({
  method: 'POST',
  url: '/api/customer/signin',
  schema: {
    body: signInForm,
    response: { 200: signedInReply },
  },
});

/**
 * behavior.md#calls-table, `POST /api/customer/signup`: creates the account and signs in
 * (behavior.md#customer-unverified). 400 when the address is taken (behavior.md#customer-sign-up).
 */
export const signUp = endpoint({
  method: 'POST',
  url: '/api/customer/signup',
  schema: {
    body: signUpForm,
    response: { 200: signedInReply },
  },
});

/** behavior.md#calls-table, `POST /api/customer/signout`: ends the session. Idempotent. */
export const signOut = endpoint({
  method: 'POST',
  url: '/api/customer/signout',
  schema: { body: z.nullish(form({ Token: bodyTokenField })), response: { 200: messageReply } },
});

/** Ends every session of the customer, and with them a change of address that is not confirmed. */
export const signOutEverywhere = endpoint({
  method: 'POST',
  url: '/api/customer/signout-everywhere',
  schema: { body: z.nullish(form({ Token: bodyTokenField })), response: { 200: messageReply } },
});

/**
 * behavior.md#calls-table, `POST /api/customer/forgotpassword`: the same reply for known and unknown addresses
 * (behavior.md#customer-forgot-password).
 */
export const forgotPassword = endpoint({
  method: 'POST',
  url: '/api/customer/forgotpassword',
  schema: { body: forgotPasswordForm, response: { 200: messageReply } },
});

/**
 * behavior.md#calls-table, `POST /api/customer/resetpassword`: `id` comes from the mailed link. Ends every session of
 * the account.
 */
export const resetPassword = endpoint({
  method: 'POST',
  url: '/api/customer/resetpassword',
  schema: {
    body: resetPasswordForm,
    response: { 200: messageReply },
  },
});

/**
 * behavior.md#calls-table, as form data or JSON (behavior.md#customer-profile-edit). Without `password`, the old one
 * stays. A new one requires `current_password` if the account has a password (behavior.md#customer-profile-edit).
 */
export const updateCustomer = endpoint({
  method: 'POST',
  url: '/api/customer/update',
  schema: {
    body: updateCustomerForm,
    response: { 200: signedInReply },
  },
});

/**
 * behavior.md#calls-table, `GET /api/customer/verify?id=`: idempotent because mail scanners open links. Does not sign
 * in (behavior.md#customer-mailed-links).
 */
export const verifyEmail = endpoint({
  method: 'GET',
  url: '/api/customer/verify',
  schema: { querystring: form({ id: linkIdField }), response: { 200: noticeReply } },
});

/** behavior.md#calls-table, `GET /api/customer/details`: the customer of the token. 401 without a valid token. */
export const getCustomer = endpoint({
  method: 'GET',
  url: '/api/customer/details',
  schema: { response: { 200: z.object({ data: customerDetails }) } },
});

/** The signed credential that Google's button returns, unparsed (behavior.md#customer-google). */
const credentialField = z
  .string('Invalid token specified')
  .check(rules(atLeast(1, 'Invalid token specified'), atMost(lengths.credential, 'Invalid token specified')));

/**
 * behavior.md#calls-table, `POST /api/google-login`. 503 when Google sign-in is not configured
 * (behavior.md#customer-google).
 */
export const googleLogin = endpoint({
  method: 'POST',
  url: '/api/google-login',
  schema: {
    body: form({ token: credentialField }),
    response: { 200: z.object({ message: z.string(), user: signedInCustomer }) },
  },
});

/** behavior.md#customer-unverified: sends the verification mail to the signed-in customer again. */
export const resendVerification = endpoint({
  method: 'POST',
  url: '/api/customer/resend-verification',
  schema: { body: z.nullish(form({ Token: bodyTokenField })), response: { 200: messageReply } },
});

/**
 * Sends the verification mail again, given the link of an earlier one, even if it has expired. Needs no sign-in. The
 * reply is the same whether or not the link belongs to an account.
 */
export const renewVerification = endpoint({
  method: 'POST',
  url: '/api/customer/renew-verification',
  schema: { body: form({ id: linkIdField }), response: { 200: messageReply } },
});

/**
 * Mails a confirmation link to the new address. The account keeps the old address until it is confirmed. Accounts with
 * a password must send it.
 */
export const changeEmail = endpoint({
  method: 'POST',
  url: '/api/customer/change-email',
  schema: {
    body: changeEmailForm,
    response: { 200: messageReply },
  },
});

/**
 * Changes the account's address to the one that received the link with this `id`. The old address gets a mail and can
 * undo the change for a week.
 */
export const confirmEmail = endpoint({
  method: 'POST',
  url: '/api/customer/confirm-email',
  schema: { body: form({ id: linkIdField }), response: { 200: messageReply } },
});

/**
 * Restores the old address of the account, which received the link with this `id`. Ends every session and removes the
 * password.
 */
export const undoEmail = endpoint({
  method: 'POST',
  url: '/api/customer/undo-email',
  schema: { body: form({ id: linkIdField }), response: { 200: messageReply } },
});

/** Starts an export of the signed-in customer's data. A mail tells the customer when the file is ready. */
export const requestExport = endpoint({
  method: 'POST',
  url: '/api/customer/request-export',
  schema: { body: z.nullish(form({ Token: bodyTokenField })), response: { 200: messageReply } },
});

/** The file with the signed-in customer's data, available for a day after the export; null when there is none. */
export const getExport = endpoint({
  method: 'GET',
  url: '/api/customer/export',
  schema: {
    response: {
      200: z.object({
        data: z.nullable(z.object({ until: z.string(), file: z.record(z.string(), z.unknown()) })),
      }),
    },
  },
});

/**
 * Deletes the account of the signed-in customer with all its data. Requires the password. An account without a password
 * is deleted by a mailed link.
 */
export const deleteAccount = endpoint({
  method: 'POST',
  url: '/api/customer/delete',
  schema: { body: deleteAccountForm, response: { 200: messageReply } },
});

/** Mails the signed-in customer a link to the page that deletes the account. */
export const requestDeletion = endpoint({
  method: 'POST',
  url: '/api/customer/request-deletion',
  schema: { body: z.nullish(form({ Token: bodyTokenField })), response: { 200: messageReply } },
});

/**
 * Deletes the account that the link with this `id` was mailed to. A POST by a button, because mail scanners open links.
 */
export const confirmDeletion = endpoint({
  method: 'POST',
  url: '/api/customer/confirm-deletion',
  schema: { body: form({ id: linkIdField }), response: { 200: messageReply } },
});

/**
 * behavior.md#customer-unverified, 'this was not me': deletes the account that the link with this `id` was
 * mailed for.
 */
export const disownAccount = endpoint({
  method: 'POST',
  url: '/api/customer/disown',
  schema: { body: form({ id: linkIdField }), response: { 200: messageReply } },
});
