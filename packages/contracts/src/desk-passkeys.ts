import * as z from 'zod/mini';
import { deskSessionReply } from './desk-sign-in.ts';
import { endpoint } from './endpoint.ts';
import { messageReply } from './errors.ts';
import { form, idField } from './fields/fields.ts';
import { answerField, nameField, passkey } from './fields/passkey-fields.ts';
import { knownPasswordField } from './fields/password-fields.ts';

/**
 * The WebAuthn options to pass to the browser, as JSON. They are valid once, for five minutes, in the session that
 * requested them.
 */
const optionsReply = z.object({ data: z.object({ options: z.string() }) });

export const startPasskey = endpoint({
  method: 'POST',
  url: '/api/desk/passkeys/start',
  about: {
    access: 'staff',
    summary: 'Start the registration of a passkey',
    details: 'Allowed while setting up the first second factor, and for ten minutes after giving both factors.',
    refusals: [409, 429],
  },
  schema: { response: { 200: optionsReply } },
});

export const addPasskey = endpoint({
  method: 'POST',
  url: '/api/desk/passkeys/add',
  about: {
    access: 'staff',
    summary: 'Save a new passkey',
    details:
      'The first second factor completes the sign-in. The reply then contains recovery codes, which are shown once.',
    refusals: [409, 429],
    example: {
      body: {
        name: 'Laptop',
        answer: '{"id":"Xq3vYk0Zr8nB2mW5","rawId":"Xq3vYk0Zr8nB2mW5","type":"public-key","response":{}}',
      },
    },
  },
  schema: {
    body: form({ name: nameField, answer: answerField }),
    response: { 200: z.object({ data: z.object({ recovery_codes: z.nullable(z.array(z.string())) }) }) },
  },
});

export const requestPasskey = endpoint({
  method: 'POST',
  url: '/api/desk/passkeys/ask',
  about: {
    access: 'staff',
    summary: "Request one of the caller's passkeys",
    refusals: [409, 429],
  },
  schema: { response: { 200: optionsReply } },
});

export const proveByPasskey = endpoint({
  method: 'POST',
  url: '/api/desk/second-factor/passkey',
  about: {
    access: 'staff',
    summary: 'Complete a sign-in with a passkey',
    refusals: [409, 429],
    example: {
      body: { answer: '{"id":"Xq3vYk0Zr8nB2mW5","rawId":"Xq3vYk0Zr8nB2mW5","type":"public-key","response":{}}' },
    },
  },
  schema: { body: form({ answer: answerField }), response: { 200: deskSessionReply } },
});

export const confirmByPasskey = endpoint({
  method: 'POST',
  url: '/api/desk/confirm/passkey',
  about: {
    access: 'account',
    summary: 'Confirm both factors again with a passkey',
    refusals: [404, 409, 429],
    example: {
      body: {
        password: 'seven small boats',
        answer: '{"id":"Xq3vYk0Zr8nB2mW5","rawId":"Xq3vYk0Zr8nB2mW5","type":"public-key","response":{}}',
      },
    },
  },
  schema: { body: form({ password: knownPasswordField, answer: answerField }), response: { 200: messageReply } },
});

export const startPasskeySignIn = endpoint({
  method: 'POST',
  url: '/api/desk/sign-in/passkey/start',
  about: {
    access: 'public',
    summary: 'Request a passkey to sign in without a password',
    refusals: [429],
  },
  schema: { response: { 200: optionsReply } },
});

export const signInByPasskey = endpoint({
  method: 'POST',
  url: '/api/desk/sign-in/passkey',
  about: {
    access: 'public',
    summary: 'Sign in with a passkey instead of a password',
    details: 'The device verifies its user.',
    refusals: [429],
    example: {
      body: { answer: '{"id":"Xq3vYk0Zr8nB2mW5","rawId":"Xq3vYk0Zr8nB2mW5","type":"public-key","response":{}}' },
    },
  },
  schema: { body: form({ answer: answerField }), response: { 200: deskSessionReply } },
});

export const listPasskeys = endpoint({
  method: 'GET',
  url: '/api/desk/passkeys',
  about: {
    access: 'account',
    summary: "List the caller's passkeys",
    refusals: [404, 409, 429],
  },
  schema: { response: { 200: z.object({ data: z.array(passkey) }) } },
});

export const renamePasskey = endpoint({
  method: 'POST',
  url: '/api/desk/passkeys/rename',
  about: {
    access: 'account',
    summary: 'Rename a passkey',
    refusals: [404, 409, 429],
    example: { body: { id: 1, name: 'Laptop' } },
  },
  schema: { body: form({ id: idField, name: nameField }), response: { 200: messageReply } },
});

export const removePasskey = endpoint({
  method: 'POST',
  url: '/api/desk/passkeys/remove',
  about: {
    access: 'account',
    summary: 'Remove a passkey',
    details: 'Returns 409 for the last second factor.',
    refusals: [404, 409, 429],
    example: { body: { id: 1 } },
  },
  schema: { body: form({ id: idField }), response: { 200: messageReply } },
});

export const removeApp = endpoint({
  method: 'POST',
  url: '/api/desk/second-factor/remove',
  about: {
    access: 'account',
    summary: 'Remove the authenticator app',
    details: 'Returns 409 for the last second factor.',
    refusals: [404, 409, 429],
  },
  schema: { response: { 200: messageReply } },
});
