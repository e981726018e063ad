import * as z from 'zod/mini';
import { signedInCustomer } from './customer.ts';
import { described } from './described.ts';
import { endpoint } from './endpoint.ts';
import { messageReply } from './errors.ts';
import { form, idField, isRememberField } from './fields/fields.ts';
import { answerField, nameField, passkey } from './fields/passkey-fields.ts';
import { currentPasswordField } from './fields/password-fields.ts';
import { atLeast, atMost, isPlainText, notPlainText, rules } from './text/text.ts';

const answer = '{"id":"Xq3vYk0Zr8nB2mW5","rawId":"Xq3vYk0Zr8nB2mW5","type":"public-key","response":{}}';

/** The WebAuthn options for the browser, as JSON. They are valid once, for five minutes. */
const optionsReply = z.object({ data: z.object({ options: described(z.string(), 'WebAuthn options as JSON') }) });

export const startCustomerPasskey = endpoint({
  method: 'POST',
  url: '/api/customer/passkeys/start',
  about: {
    group: 'Customer',
    access: 'customer',
    summary: 'Start the registration of a passkey',
    details: 'An account with a password requires it.',
    refusals: [409, 429],
    example: { body: { current_password: 'seven small boats' } },
  },
  schema: { body: form({ current_password: currentPasswordField }), response: { 200: optionsReply } },
});

export const addCustomerPasskey = endpoint({
  method: 'POST',
  url: '/api/customer/passkeys/add',
  about: {
    group: 'Customer',
    access: 'customer',
    summary: 'Save a new passkey',
    details: 'A verified address gets an e-mail about it.',
    refusals: [409, 429],
    example: { body: { name: 'Laptop', answer } },
  },
  schema: { body: form({ name: nameField, answer: answerField }), response: { 200: messageReply } },
});

export const listCustomerPasskeys = endpoint({
  method: 'GET',
  url: '/api/customer/passkeys',
  about: { group: 'Customer', access: 'customer', summary: "List the customer's passkeys" },
  schema: { response: { 200: z.object({ data: z.array(passkey) }) } },
});

export const renameCustomerPasskey = endpoint({
  method: 'POST',
  url: '/api/customer/passkeys/rename',
  about: {
    group: 'Customer',
    access: 'customer',
    summary: 'Rename a passkey',
    refusals: [404],
    example: { body: { id: 1, name: 'Laptop' } },
  },
  schema: { body: form({ id: idField, name: nameField }), response: { 200: messageReply } },
});

export const removeCustomerPasskey = endpoint({
  method: 'POST',
  url: '/api/customer/passkeys/remove',
  about: {
    group: 'Customer',
    access: 'customer',
    summary: 'Remove a passkey',
    details: 'It no longer signs in. Sessions that it began stay.',
    refusals: [404],
    example: { body: { id: 1 } },
  },
  schema: { body: form({ id: idField }), response: { 200: messageReply } },
});

const noRequest = 'Ask for a passkey first';

const requestField = z
  .string(noRequest)
  .check(rules(atLeast(43, noRequest), atMost(43, noRequest), [isPlainText, notPlainText]));

export const startPasskeyLogin = endpoint({
  method: 'POST',
  url: '/api/customer/passkey-signin/start',
  about: {
    group: 'Customer',
    access: 'public',
    summary: 'Request a passkey to sign in without a password',
    refusals: [429],
  },
  schema: {
    response: {
      200: z.object({
        data: z.object({
          request: described(z.string(), 'To send back with the answer'),
          options: described(z.string(), 'WebAuthn options as JSON, valid once for five minutes'),
        }),
      }),
    },
  },
});

export const signInByCustomerPasskey = endpoint({
  method: 'POST',
  url: '/api/customer/passkey-signin',
  about: {
    group: 'Customer',
    access: 'public',
    summary: 'Sign in with a passkey instead of a password',
    details: 'The device verifies its user. The token is valid for 12 hours, or 30 days with `isRemember`.',
    refusals: [429],
    example: { body: { request: 'A'.repeat(43), answer, isRemember: true } },
  },
  schema: {
    body: form({ request: requestField, answer: answerField, isRemember: isRememberField }),
    response: { 200: z.object({ message: z.string(), data: signedInCustomer }) },
  },
});
