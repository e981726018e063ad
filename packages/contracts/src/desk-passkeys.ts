import * as z from 'zod/mini';
import { deskSessionReply } from './desk-sign-in.ts';
import { endpoint } from './endpoint.ts';
import { messageReply } from './errors.ts';
import { form, idField } from './fields/fields.ts';
import { knownPasswordField } from './fields/password-fields.ts';
import { atLeast, atMost, foldSpace, isPlainLine, isPlainText, notPlainText, notUnseen, rules } from './text/text.ts';

const noPasskey = 'This is not a passkey';

/** The browser's response for a passkey, as JSON (WebAuthn). */
const answerField = z
  .string(noPasskey)
  .check(rules(atLeast(2, noPasskey), atMost(20_000, noPasskey), [isPlainText, notPlainText]));

const noName = 'Enter a name for the passkey';

const nameField = z
  .string(noName)
  .check(
    rules(
      atLeast(1, noName),
      atMost(60, 'A name may have at most 60 characters'),
      [isPlainLine, notPlainText],
      notUnseen(noName),
    ),
    z.overwrite(foldSpace),
  );

/**
 * The WebAuthn options to pass to the browser, as JSON. They are valid once, for five minutes, in the session that
 * requested them.
 */
const optionsReply = z.object({ data: z.object({ options: z.string() }) });

const passkey = z.object({
  id: z.number(),
  name: z.string(),
  created_at: z.string(),
  used_at: z.nullable(z.string()),
});

export type Passkey = z.output<typeof passkey>;

/**
 * Starts the registration of a passkey. Requires a session that sets up its first second factor, or that gave both
 * factors recently.
 */
export const startPasskey = endpoint({
  method: 'POST',
  url: '/api/desk/passkeys/start',
  schema: { response: { 200: optionsReply } },
});

/**
 * Saves a new passkey. If it is the first second factor, it completes the sign-in, and the reply contains recovery
 * codes, which are shown once.
 */
export const addPasskey = endpoint({
  method: 'POST',
  url: '/api/desk/passkeys/add',
  schema: {
    body: form({ name: nameField, answer: answerField }),
    response: { 200: z.object({ data: z.object({ recovery_codes: z.nullable(z.array(z.string())) }) }) },
  },
});

/** Requests one of the caller's passkeys, for the second step of a sign-in or to confirm an action. */
export const requestPasskey = endpoint({
  method: 'POST',
  url: '/api/desk/passkeys/ask',
  schema: { response: { 200: optionsReply } },
});

/** The second step of a sign-in with a passkey instead of a code. */
export const proveByPasskey = endpoint({
  method: 'POST',
  url: '/api/desk/second-factor/passkey',
  schema: { body: form({ answer: answerField }), response: { 200: deskSessionReply } },
});

/** Confirms both factors again, with a passkey instead of a code. */
export const confirmByPasskey = endpoint({
  method: 'POST',
  url: '/api/desk/confirm/passkey',
  schema: { body: form({ password: knownPasswordField, answer: answerField }), response: { 200: messageReply } },
});

/** Requests any passkey of the shop, to sign in with it alone. */
export const startPasskeySignIn = endpoint({
  method: 'POST',
  url: '/api/desk/sign-in/passkey/start',
  schema: { response: { 200: optionsReply } },
});

/** Signs in with a passkey alone. The device has verified its owner. */
export const signInByPasskey = endpoint({
  method: 'POST',
  url: '/api/desk/sign-in/passkey',
  schema: { body: form({ answer: answerField }), response: { 200: deskSessionReply } },
});

/** The caller's passkeys, oldest first. */
export const listPasskeys = endpoint({
  method: 'GET',
  url: '/api/desk/passkeys',
  schema: { response: { 200: z.object({ data: z.array(passkey) }) } },
});

export const renamePasskey = endpoint({
  method: 'POST',
  url: '/api/desk/passkeys/rename',
  schema: { body: form({ id: idField, name: nameField }), response: { 200: messageReply } },
});

/** Removes a passkey. The last second factor cannot be removed. */
export const removePasskey = endpoint({
  method: 'POST',
  url: '/api/desk/passkeys/remove',
  schema: { body: form({ id: idField }), response: { 200: messageReply } },
});

/** Removes the authenticator app. The last second factor cannot be removed. */
export const removeApp = endpoint({
  method: 'POST',
  url: '/api/desk/second-factor/remove',
  schema: { response: { 200: messageReply } },
});
