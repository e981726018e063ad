import * as z from 'zod/mini';
import { staffRoles } from './desk.ts';
import { endpoint } from './endpoint.ts';
import { messageReply } from './errors.ts';
import { emailField, form, linkIdField } from './fields/fields.ts';
import { confirmPasswordField, knownPasswordField, passwordField, passwordsMatch } from './fields/password-fields.ts';
import { atLeast, atMost, foldSpace, isPlainLine, notPlainText, notUnseen, rules } from './text/text.ts';

/** The stage of a sign-in: `code` waits for the second factor, `set-up` has none yet, `in` is signed in. */
export const deskStages = ['code', 'set-up', 'in'] as const;

const missingName = 'Please enter your name';

const nameField = z
  .string(missingName)
  .check(
    rules(
      atLeast(1, missingName),
      atMost(80, 'Your name must be at most 80 characters'),
      [isPlainLine, notPlainText],
      notUnseen(missingName),
    ),
    z.overwrite(foldSpace),
  );

const badCode = 'Enter the 6-digit code of your app, or a recovery code';

const isCode = (text: string): boolean => /^(?:\d{6}|[0-9A-Z]{16})$/.test(text.replace(/[\s-]/g, '').toUpperCase());

/** A code of the authenticator app, or a recovery code. */
const codeField = z.string(badCode).check(
  rules(atMost(40, badCode), [isCode, badCode]),
  z.overwrite((text) => text.replace(/[\s-]/g, '').toUpperCase()),
);

/** The member of staff who is signed in at the desk. */
const deskSession = z.object({
  stage: z.enum(deskStages),
  id: z.number(),
  name: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
  /** The number of unused recovery codes. */
  recovery_codes: z.number(),
  /** Whether they are mailed about feeds. */
  feed_mails: z.boolean(),
  /** The configured second factors. */
  has_app: z.boolean(),
  passkeys: z.number(),
});

export type DeskSession = z.output<typeof deskSession>;

/** The reply of every step of a sign-in. */
export const deskSessionReply = z.object({ data: deskSession });

/** The first step of a sign-in. Sets a cookie that is valid only for the second step. */
export const signInAtDesk = endpoint({
  method: 'POST',
  url: '/api/desk/sign-in',
  schema: { body: form({ email: emailField, password: knownPasswordField }), response: { 200: deskSessionReply } },
});

/** Mails a link to reset the password. The same reply for known and unknown addresses. */
export const forgotAtDesk = endpoint({
  method: 'POST',
  url: '/api/desk/forgot-password',
  schema: { body: form({ email: emailField }), response: { 200: messageReply } },
});

/**
 * Sets the password with a mailed link, and ends every session of the account. The second factor stays and is still
 * required.
 */
export const resetAtDesk = endpoint({
  method: 'POST',
  url: '/api/desk/reset-password',
  schema: {
    body: form({ id: linkIdField, password: passwordField, confirm_password: confirmPasswordField }).check(
      passwordsMatch,
    ),
    response: { 200: messageReply },
  },
});

/** The second step: a code of the app, or a recovery code. Sets the cookie of a new session. */
export const proveAtDesk = endpoint({
  method: 'POST',
  url: '/api/desk/second-factor',
  schema: { body: form({ code: codeField }), response: { 200: deskSessionReply } },
});

/** Creates a secret for an authenticator app. It becomes active when `finishFactor` verifies it. */
export const startFactor = endpoint({
  method: 'POST',
  url: '/api/desk/second-factor/start',
  schema: { response: { 200: z.object({ data: z.object({ secret: z.string(), address: z.string() }) }) } },
});

export const codesReply = z.object({ data: z.object({ recovery_codes: z.array(z.string()) }) });

/** Verifies the new secret with a code, completes the sign-in, and returns recovery codes, which are shown once. */
export const finishFactor = endpoint({
  method: 'POST',
  url: '/api/desk/second-factor/finish',
  schema: { body: form({ code: codeField }), response: { 200: codesReply } },
});

/** The signed-in member of staff and the stage of the sign-in. */
export const getDeskSession = endpoint({
  method: 'GET',
  url: '/api/desk/session',
  schema: { response: { 200: deskSessionReply } },
});

export const signOutAtDesk = endpoint({
  method: 'POST',
  url: '/api/desk/sign-out',
  schema: { response: { 200: messageReply } },
});

/** Confirms both factors again. Sensitive actions require a confirmation within the last ten minutes. */
export const confirmAtDesk = endpoint({
  method: 'POST',
  url: '/api/desk/confirm',
  schema: { body: form({ password: knownPasswordField, code: codeField }), response: { 200: messageReply } },
});

/** The role and address of an invitation. A POST, so that the secret does not appear in request logs. */
export const readInvitation = endpoint({
  method: 'POST',
  url: '/api/desk/invitation',
  schema: {
    body: form({ id: linkIdField }),
    response: { 200: z.object({ data: z.object({ email: z.nullable(z.string()), role: z.enum(staffRoles) }) }) },
  },
});

/** Accepts an invitation. `email` is used if the invitation names no address. */
export const acceptInvitation = endpoint({
  method: 'POST',
  url: '/api/desk/accept',
  schema: {
    body: form({
      id: linkIdField,
      name: nameField,
      email: z.optional(emailField),
      password: passwordField,
      confirm_password: confirmPasswordField,
    }).check(passwordsMatch),
    response: { 200: deskSessionReply },
  },
});
