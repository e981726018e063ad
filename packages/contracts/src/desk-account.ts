import { own } from '@wearfolio/messages/own';
import * as z from 'zod/mini';
import { codesReply } from './desk-sign-in.ts';
import { endpoint } from './endpoint.ts';
import { messageReply } from './errors.ts';
import { badLink, form } from './fields/fields.ts';
import { confirmPasswordField, passwordField, passwordsMatch } from './fields/password-fields.ts';
import { rules } from './text/text.ts';

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  url: '/api/desk/recovery-codes',
  about: {
    access: 'account',
    summary: 'Replace the recovery codes',
  },
  schema: { response: { 200: codesReply } },
});

export const changeDeskPassword = endpoint({
  method: 'POST',
  url: '/api/desk/password',
  about: {
    access: 'account',
    summary: "Change the caller's password at the desk",
    example: { body: { password: 'eight small boats', confirm_password: 'eight small boats' } },
  },
  schema: {
    body: form({ password: passwordField, confirm_password: confirmPasswordField }).check(passwordsMatch),
    response: { 200: messageReply },
  },
});

export const switchFeedMails = endpoint({
  method: 'POST',
  url: '/api/desk/account/feed-mails',
  about: {
    access: 'feeds',
    summary: 'Switch mails about feeds on or off for the caller',
    details: 'They bring news when feeds fail, and a summary each week.',
    example: { body: { is_on: true } },
  },
  schema: {
    body: form({ is_on: z.boolean('is_on must be true or false') }),
    response: { 200: messageReply },
  },
});

const listedSession = z.object({
  id: z.string(),
  device: z.string(),
  started_at: z.string(),
  seen_at: z.string(),
  is_current: z.boolean(),
});

export const listDeskSessions = endpoint({
  method: 'GET',
  url: '/api/desk/sessions',
  about: {
    access: 'account',
    summary: "List the caller's sessions",
  },
  schema: { response: { 200: z.object({ data: z.array(listedSession) }) } },
});

const uuidField = z
  .string(badLink)
  .check(rules([(text) => /^[0-9a-f-]{36}$/.test(text), own('desk.faults.noSession')]));

export const endDeskSessions = endpoint({
  method: 'POST',
  url: '/api/desk/sessions/end',
  about: {
    access: 'account',
    summary: "End one of the caller's sessions, or all others",
    refusals: [404],
    example: { body: {} },
  },
  schema: { body: form({ id: z.optional(uuidField) }), response: { 200: messageReply } },
});
