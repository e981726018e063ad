import { own } from '@wearfolio/messages/own';
import * as z from 'zod/mini';
import { exampleLink } from './about.ts';
import { endpoint } from './endpoint.ts';
import { messageReply } from './errors.ts';
import { nameField } from './fields/desk-fields.ts';
import { emailField, form, linkIdField } from './fields/fields.ts';
import { confirmPasswordField, knownPasswordField, passwordField, passwordsMatch } from './fields/password-fields.ts';
import { staffRoles } from './rights.ts';
import { atMost, rules } from './text/text.ts';

/** The stage of a sign-in: `code` waits for the second factor, `set-up` has none yet, `in` is signed in. */
export const deskStages = ['code', 'set-up', 'in'] as const;

const nameOfStaff = nameField('Please enter your name', 80, 'Your name must be at most 80 characters');

const badCode = own('desk.faults.codeMissing');

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

export const signInAtDesk = endpoint({
  method: 'POST',
  url: '/api/desk/sign-in',
  about: {
    access: 'public',
    summary: 'Start a sign-in at the desk',
    details: 'The cookie is valid only for the second step. `stage` names that step.',
    refusals: [429],
    example: { body: { email: 'ada@shop.example', password: 'seven small boats' } },
  },
  schema: { body: form({ email: emailField, password: knownPasswordField }), response: { 200: deskSessionReply } },
});

export const forgotAtDesk = endpoint({
  method: 'POST',
  url: '/api/desk/forgot-password',
  about: {
    access: 'public',
    summary: 'Mail a link to reset a password of the desk',
    details: 'Returns the same reply for addresses with and without an account.',
    refusals: [429],
    example: { body: { email: 'ada@shop.example' } },
  },
  schema: { body: form({ email: emailField }), response: { 200: messageReply } },
});

export const resetAtDesk = endpoint({
  method: 'POST',
  url: '/api/desk/reset-password',
  about: {
    access: 'public',
    summary: 'Reset a password of the desk with a mailed link',
    details: 'The link is valid once, for one hour. Ends every session of the account. The second factor stays.',
    refusals: [429],
    example: { body: { id: exampleLink, password: 'eight tall ships', confirm_password: 'eight tall ships' } },
  },
  schema: {
    body: form({ id: linkIdField, password: passwordField, confirm_password: confirmPasswordField }).check(
      passwordsMatch,
    ),
    response: { 200: messageReply },
  },
});

export const proveAtDesk = endpoint({
  method: 'POST',
  url: '/api/desk/second-factor',
  about: {
    access: 'staff',
    summary: 'Complete a sign-in at the desk with a code',
    details: 'Sets the cookie of a new session.',
    refusals: [429],
    example: { body: { code: '492 039' } },
  },
  schema: { body: form({ code: codeField }), response: { 200: deskSessionReply } },
});

export const startFactor = endpoint({
  method: 'POST',
  url: '/api/desk/second-factor/start',
  about: {
    access: 'staff',
    summary: 'Create a secret for an authenticator app',
    details: '`address` is the content of the QR code.',
    refusals: [409],
  },
  schema: { response: { 200: z.object({ data: z.object({ secret: z.string(), address: z.string() }) }) } },
});

export const codesReply = z.object({ data: z.object({ recovery_codes: z.array(z.string()) }) });

export const finishFactor = endpoint({
  method: 'POST',
  url: '/api/desk/second-factor/finish',
  about: {
    access: 'staff',
    summary: 'Verify the secret and complete the sign-in',
    details: 'The reply contains recovery codes, which are shown once.',
    refusals: [409, 429],
    example: { body: { code: '492 039' } },
  },
  schema: { body: form({ code: codeField }), response: { 200: codesReply } },
});

export const getDeskSession = endpoint({
  method: 'GET',
  url: '/api/desk/session',
  about: {
    access: 'staff',
    summary: 'Get the signed-in member of staff and the stage of the sign-in',
  },
  schema: { response: { 200: deskSessionReply } },
});

export const signOutAtDesk = endpoint({
  method: 'POST',
  url: '/api/desk/sign-out',
  about: {
    access: 'staff',
    summary: 'Sign out of the desk',
  },
  schema: { response: { 200: messageReply } },
});

export const confirmAtDesk = endpoint({
  method: 'POST',
  url: '/api/desk/confirm',
  about: {
    access: 'account',
    summary: 'Confirm both factors before a sensitive action',
    details: 'Sensitive actions require a confirmation within the last ten minutes.',
    refusals: [429],
    example: { body: { password: 'seven small boats', code: '492 039' } },
  },
  schema: { body: form({ password: knownPasswordField, code: codeField }), response: { 200: messageReply } },
});

export const readInvitation = endpoint({
  method: 'POST',
  url: '/api/desk/invitation',
  about: {
    access: 'public',
    summary: 'Get an invitation to the desk',
    details: 'A POST, so that the secret does not appear in request logs.',
    refusals: [429],
    example: { body: { id: exampleLink } },
  },
  schema: {
    body: form({ id: linkIdField }),
    response: { 200: z.object({ data: z.object({ email: z.nullable(z.string()), role: z.enum(staffRoles) }) }) },
  },
});

export const acceptInvitation = endpoint({
  method: 'POST',
  url: '/api/desk/accept',
  about: {
    access: 'public',
    summary: 'Accept an invitation',
    details: 'The cookie opens a session that must set up a second factor first.',
    refusals: [409, 429],
    example: {
      body: {
        id: exampleLink,
        name: 'Ada Byron',
        email: 'ada@shop.example',
        password: 'seven small boats',
        confirm_password: 'seven small boats',
      },
    },
  },
  schema: {
    body: form({
      id: linkIdField,
      name: nameOfStaff,
      email: z.optional(emailField),
      password: passwordField,
      confirm_password: confirmPasswordField,
    }).check(passwordsMatch),
    response: { 200: deskSessionReply },
  },
});
