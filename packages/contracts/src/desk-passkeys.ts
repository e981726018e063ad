import * as z from 'zod/mini';
import { deskSessionReply } from './desk.ts';
import { endpoint } from './endpoint.ts';
import { messageReply } from './errors.ts';
import { form, idField } from './fields/fields.ts';
import { knownPasswordField } from './fields/password-fields.ts';
import { atLeast, atMost, foldSpace, isPlainLine, isPlainText, notPlainText, notUnseen, rules } from './text/text.ts';

const noPasskey = 'This is no passkey';

/** What a browser answers for a passkey, as JSON (WebAuthn). */
const answerField = z
  .string(noPasskey)
  .check(rules(atLeast(2, noPasskey), atMost(20_000, noPasskey), [isPlainText, notPlainText]));

const noName = 'Give the passkey a name';

const nameField = z
  .string(noName)
  .check(
    rules(
      atLeast(1, noName),
      atMost(60, 'A name is at most 60 characters'),
      [isPlainLine, notPlainText],
      notUnseen(noName),
    ),
    z.overwrite(foldSpace),
  );

/** What a browser is asked for, as JSON (WebAuthn). It works once, for five minutes, in the session that asked. */
const optionsReply = z.object({ data: z.object({ options: z.string() }) });

const passkey = z.object({
  id: z.number(),
  name: z.string(),
  created_at: z.string(),
  used_at: z.nullable(z.string()),
});

export type Passkey = z.output<typeof passkey>;

/** Asks for a new passkey. For whoever sets up the first second factor, and for whoever has given both lately. */
export const startPasskey = endpoint({
  method: 'POST',
  url: '/api/desk/passkeys/start',
  schema: { response: { 200: optionsReply } },
});

/** Keeps a new passkey. As the first second factor it signs in, and answers with recovery codes, which are shown once. */
export const addPasskey = endpoint({
  method: 'POST',
  url: '/api/desk/passkeys/add',
  schema: {
    body: form({ name: nameField, answer: answerField }),
    response: { 200: z.object({ data: z.object({ recovery_codes: z.nullable(z.array(z.string())) }) }) },
  },
});

/** Asks for one of the own passkeys, for the second step of a sign-in or to confirm. */
export const askForPasskey = endpoint({
  method: 'POST',
  url: '/api/desk/passkeys/ask',
  schema: { response: { 200: optionsReply } },
});

/** The second step of signing in, with a passkey instead of a code. */
export const proveByPasskey = endpoint({
  method: 'POST',
  url: '/api/desk/second-factor/passkey',
  schema: { body: form({ answer: answerField }), response: { 200: deskSessionReply } },
});

/** Both factors again, with a passkey instead of a code. */
export const confirmByPasskey = endpoint({
  method: 'POST',
  url: '/api/desk/confirm/passkey',
  schema: { body: form({ password: knownPasswordField, answer: answerField }), response: { 200: messageReply } },
});

/** Asks for any passkey of the shop, to sign in with it alone. */
export const startPasskeySignIn = endpoint({
  method: 'POST',
  url: '/api/desk/sign-in/passkey/start',
  schema: { response: { 200: optionsReply } },
});

/** Signs in with a passkey alone: the device has checked who holds it. */
export const signInByPasskey = endpoint({
  method: 'POST',
  url: '/api/desk/sign-in/passkey',
  schema: { body: form({ answer: answerField }), response: { 200: deskSessionReply } },
});

/** The own passkeys, the oldest first. */
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

/** Removes a passkey; the last second factor stays. */
export const removePasskey = endpoint({
  method: 'POST',
  url: '/api/desk/passkeys/remove',
  schema: { body: form({ id: idField }), response: { 200: messageReply } },
});

/** Removes the authenticator app; the last second factor stays. */
export const removeApp = endpoint({
  method: 'POST',
  url: '/api/desk/second-factor/remove',
  schema: { response: { 200: messageReply } },
});
