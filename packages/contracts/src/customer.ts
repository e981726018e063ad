import * as z from 'zod/mini';
import { exampleLink } from './about.ts';
import { endpoint } from './endpoint.ts';
import { messageReply } from './errors.ts';
import {
  forgotPasswordForm,
  resetPasswordForm,
  signInForm,
  signUpForm,
  updateCustomerForm,
} from './fields/customer-forms.ts';
import { bodyTokenField, form } from './fields/fields.ts';
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
 * behavior.md#calls-table: 400 with the same message for an unknown address and a wrong
 * password.
 */
export const signIn = endpoint({
  method: 'POST',
  url: '/api/customer/signin',
  about: {
    group: 'Customer',
    access: 'public',
    summary: 'Sign in',
    details:
      'The token is valid for 12 hours, or 30 days with `isRemember`. An unknown address and a wrong password return the same message.',
    refusals: [429],
    example: { body: { email: 'ada@shop.example', password: 'seven small boats', isRemember: true } },
  },
  schema: {
    body: signInForm,
    response: { 200: signedInReply },
  },
});

/**
 * behavior.md#calls-table: creates the account and signs in
 * (behavior.md#customer-unverified). 400 when the address is taken (behavior.md#customer-sign-up).
 */
export const signUp = endpoint({
  method: 'POST',
  url: '/api/customer/signup',
  about: {
    group: 'Customer',
    access: 'public',
    summary: 'Create an account',
    refusals: [429],
    example: {
      body: {
        first_name: 'Ada',
        last_name: 'Byron',
        email: 'ada@shop.example',
        password: 'seven small boats',
        confirm_password: 'seven small boats',
        wants_alerts: true,
      },
    },
  },
  schema: {
    body: signUpForm,
    response: { 200: signedInReply },
  },
});

/** behavior.md#calls-table: ends the session. Idempotent. */
export const signOut = endpoint({
  method: 'POST',
  url: '/api/customer/signout',
  about: {
    group: 'Customer',
    access: 'personal',
    summary: 'Sign out',
    example: { body: {} },
  },
  schema: { body: z.nullish(form({ Token: bodyTokenField })), response: { 200: messageReply } },
});

export const signOutEverywhere = endpoint({
  method: 'POST',
  url: '/api/customer/signout-everywhere',
  about: {
    group: 'Customer',
    access: 'customer',
    summary: 'Sign out on all devices',
    details: 'Ends every session of the account and a change of address that is not confirmed.',
    example: { body: {} },
  },
  schema: { body: z.nullish(form({ Token: bodyTokenField })), response: { 200: messageReply } },
});

/**
 * behavior.md#calls-table: the same reply for known and unknown addresses
 * (behavior.md#customer-forgot-password).
 */
export const forgotPassword = endpoint({
  method: 'POST',
  url: '/api/customer/forgotpassword',
  about: {
    group: 'Customer',
    access: 'public',
    summary: 'Mail a link to reset the password',
    details: 'Returns the same reply for addresses with and without an account.',
    refusals: [429],
    example: { body: { email: 'ada@shop.example' } },
  },
  schema: { body: forgotPasswordForm, response: { 200: messageReply } },
});

/**
 * behavior.md#calls-table: `id` comes from the mailed link. Ends every session of
 * the account.
 */
export const resetPassword = endpoint({
  method: 'POST',
  url: '/api/customer/resetpassword',
  about: {
    group: 'Customer',
    access: 'public',
    summary: 'Reset the password with a mailed link',
    details: 'The link is valid once, for one hour. Ends every session of the account.',
    refusals: [429],
    example: { body: { password: 'eight tall ships', confirm_password: 'eight tall ships', id: exampleLink } },
  },
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
  about: {
    group: 'Customer',
    access: 'customer',
    summary: 'Update the name or password',
    details:
      'Accepts JSON or form data. Without `password`, or with a password of asterisks, the old one stays. A new password requires `current_password` if the account has one. It ends all other sessions.',
    refusals: [429],
    takesFormData: true,
    example: { body: { first_name: 'Ada', last_name: 'Lovelace' } },
  },
  schema: {
    body: updateCustomerForm,
    response: { 200: signedInReply },
  },
});

/** behavior.md#calls-table: the customer of the token. 401 without a valid token. */
export const getCustomer = endpoint({
  method: 'GET',
  url: '/api/customer/details',
  about: {
    group: 'Customer',
    access: 'customer',
    summary: 'Get the signed-in customer',
  },
  schema: { response: { 200: z.object({ data: customerDetails }) } },
});

/** The signed credential that Google's button returns, unparsed (behavior.md#customer-google). */
const credentialField = z
  .string('Invalid token specified')
  .check(rules(atLeast(1, 'Invalid token specified'), atMost(lengths.credential, 'Invalid token specified')));

/**
 * behavior.md#calls-table. 503 when Google sign-in is not configured
 * (behavior.md#customer-google).
 */
export const googleLogin = endpoint({
  method: 'POST',
  url: '/api/google-login',
  about: {
    group: 'Customer',
    access: 'public',
    summary: 'Sign in with a Google credential',
    details: 'Returns 503 if Google sign-in is not configured.',
    refusals: [429],
    example: { body: { token: 'eyJhbGciOiJSUzI1NiJ9.e30.c2lnbmF0dXJl' } },
  },
  schema: {
    body: form({ token: credentialField }),
    response: { 200: z.object({ message: z.string(), user: signedInCustomer }) },
  },
});
