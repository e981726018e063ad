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
 * A customer as the API shows one (spec 3, `userDetails`). `flag` is true from
 * the registration on. `has_password` is ours: false for accounts that only
 * Google opens (decisions 7 and 10).
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

/** A customer and the token that the next calls carry in their `Token` header. */
export const signedInCustomer = z.extend(customerDetails, { token: z.string() });

export type SignedInCustomer = z.output<typeof signedInCustomer>;

const signedInReply = z.object({ message: z.string(), data: signedInCustomer });

/** Spec 7, `POST /api/customer/signin`: 400 with one message for an unknown address and a wrong password alike. */
export const signIn = endpoint({
  method: 'POST',
  url: '/api/customer/signin',
  schema: {
    body: signInForm,
    response: { 200: signedInReply },
  },
});

/** Spec 7, `POST /api/customer/signup`: signs in at once (decision 20); 400 when the address is taken (decision 59). */
export const signUp = endpoint({
  method: 'POST',
  url: '/api/customer/signup',
  schema: {
    body: signUpForm,
    response: { 200: signedInReply },
  },
});

/** Spec 7, `POST /api/customer/signout`: ends the session; a second time is harmless. */
export const signOut = endpoint({
  method: 'POST',
  url: '/api/customer/signout',
  schema: { body: z.nullish(form({ Token: bodyTokenField })), response: { 200: messageReply } },
});

/** Spec 7, `POST /api/customer/forgotpassword`: the same answer for a known and an unknown address (decision 36). */
export const forgotPassword = endpoint({
  method: 'POST',
  url: '/api/customer/forgotpassword',
  schema: { body: forgotPasswordForm, response: { 200: messageReply } },
});

/** Spec 7, `POST /api/customer/resetpassword`: `id` is the link's; ends every session of the account. */
export const resetPassword = endpoint({
  method: 'POST',
  url: '/api/customer/resetpassword',
  schema: {
    body: resetPasswordForm,
    response: { 200: messageReply },
  },
});

/**
 * Spec 7, `POST /api/customer/update`, as form data or JSON (decision 65). An
 * absent `password` keeps the old one; a new one needs `current_password` where
 * the account has a password (decision 10).
 */
export const updateCustomer = endpoint({
  method: 'POST',
  url: '/api/customer/update',
  schema: {
    body: updateCustomerForm,
    response: { 200: signedInReply },
  },
});

/** Spec 7, `GET /api/customer/verify?id=`: idempotent, since mail scanners open links; signs nobody in (decision 61). */
export const verifyEmail = endpoint({
  method: 'GET',
  url: '/api/customer/verify',
  schema: { querystring: form({ id: linkIdField }), response: { 200: noticeReply } },
});

/** Spec 7, `GET /api/customer/details`: whose token it is; 401 without one. */
export const getCustomer = endpoint({
  method: 'GET',
  url: '/api/customer/details',
  schema: { response: { 200: z.object({ data: customerDetails }) } },
});

/** Google's signed credential, raw, as its own button hands it over (decision 9). */
const credentialField = z
  .string('Invalid token specified')
  .check(rules(atLeast(1, 'Invalid token specified'), atMost(lengths.credential, 'Invalid token specified')));

/** Spec 7, `POST /api/google-login`; 503 where Google sign-in is not configured (decision 70). */
export const googleLogin = endpoint({
  method: 'POST',
  url: '/api/google-login',
  schema: {
    body: form({ token: credentialField }),
    response: { 200: z.object({ message: z.string(), user: signedInCustomer }) },
  },
});

/** Decision 20: sends the verification mail of the signed-in customer once more. */
export const resendVerification = endpoint({
  method: 'POST',
  url: '/api/customer/resend-verification',
  schema: { body: z.nullish(form({ Token: bodyTokenField })), response: { 200: messageReply } },
});

/**
 * Sends the verification mail once more for the link of an earlier one, expired or not, so that nobody has to sign in for
 * it. The reply is the same whether the link belongs to an account or not.
 */
export const renewVerification = endpoint({
  method: 'POST',
  url: '/api/customer/renew-verification',
  schema: { body: form({ id: linkIdField }), response: { 200: messageReply } },
});

/**
 * Asks the new address to confirm that it is to be the account's; until then the account keeps the old one. Who has a
 * password must know it.
 */
export const changeEmail = endpoint({
  method: 'POST',
  url: '/api/customer/change-email',
  schema: {
    body: changeEmailForm,
    response: { 200: messageReply },
  },
});

/** Gives the account the address that the link's `id` was mailed to. The old address is told, and may undo it for a week. */
export const confirmEmail = endpoint({
  method: 'POST',
  url: '/api/customer/confirm-email',
  schema: { body: form({ id: linkIdField }), response: { 200: messageReply } },
});

/** Gives the account its old address back, which the link's `id` was mailed to; ends every session and the password. */
export const undoEmail = endpoint({
  method: 'POST',
  url: '/api/customer/undo-email',
  schema: { body: form({ id: linkIdField }), response: { 200: messageReply } },
});

/** Has a file made of what is kept about the signed-in customer; a mail says when it is ready. */
export const requestExport = endpoint({
  method: 'POST',
  url: '/api/customer/request-export',
  schema: { body: z.nullish(form({ Token: bodyTokenField })), response: { 200: messageReply } },
});

/** The file with the signed-in customer's data, for a day after it was made; null where there is none. */
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
 * Deletes the account of the signed-in customer and all that belongs to it. The password confirms it; an account without one
 * is deleted by the link of a mail.
 */
export const deleteAccount = endpoint({
  method: 'POST',
  url: '/api/customer/delete',
  schema: { body: deleteAccountForm, response: { 200: messageReply } },
});

/** Mails the signed-in customer a link to a page that deletes the account. */
export const requestDeletion = endpoint({
  method: 'POST',
  url: '/api/customer/request-deletion',
  schema: { body: z.nullish(form({ Token: bodyTokenField })), response: { 200: messageReply } },
});

/** Deletes the account that the link's `id` was mailed for: pressed on its page, since mail scanners open links. */
export const confirmDeletion = endpoint({
  method: 'POST',
  url: '/api/customer/confirm-deletion',
  schema: { body: form({ id: linkIdField }), response: { 200: messageReply } },
});

/** Decision 20, 'this was not me': deletes the unverified account that the link's `id` was sent for. */
export const disownAccount = endpoint({
  method: 'POST',
  url: '/api/customer/disown',
  schema: { body: form({ id: linkIdField }), response: { 200: messageReply } },
});
