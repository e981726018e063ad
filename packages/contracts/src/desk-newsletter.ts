import { own } from '@wearfolio/messages/own';
import * as z from 'zod/mini';
import { newsletterKeyField, timeField } from './desk-content.ts';
import { endpoint } from './endpoint.ts';
import { messageReply } from './errors.ts';
import { form, idField } from './fields/fields.ts';
import { idParam, textParam } from './fields/query-fields.ts';

/** Newsletters or subscribers per page of the desk. */
export const newsletterPageSize = 50;

/** Rows per part of the export. */
export const exportPartSize = 10_000;

/** The state of a newsletter. */
export const sendStates = ['scheduled', 'sending', 'sent', 'canceled'] as const;
export type SendState = (typeof sendStates)[number];

const send = z.object({
  id: z.number(),
  key: z.string(),
  version: z.number(),
  subject: z.string(),
  state: z.enum(sendStates),
  actor: z.string(),
  starts_at: z.string(),
  /** How many subscribers there were when sending began. */
  total: z.number(),
  sent: z.number(),
  /** Mails that a mail server rejected permanently. */
  failed: z.number(),
  /** Subscribers who used the unsubscribe link in it. */
  unsubscribed: z.number(),
});

export type NewsletterSend = z.output<typeof send>;

export const listNewsletters = endpoint({
  method: 'GET',
  url: '/api/desk/newsletters',
  about: {
    access: 'merchandise',
    summary: 'List sent and scheduled newsletters and the number of subscribers',
    example: { querystring: {} },
  },
  schema: {
    querystring: form({ before: z.optional(idParam) }),
    response: {
      200: z.object({
        data: z.array(send),
        /** The value of `before` for the next page; null on the last page. */
        next: z.nullable(z.number()),
        subscribers: z.number(),
      }),
    },
  },
});

const version = { key: newsletterKeyField, number: idField };

export const sendNewsletter = endpoint({
  method: 'POST',
  url: '/api/desk/newsletters/send',
  about: {
    access: 'merchandise-change',
    summary: 'Send a newsletter to all confirmed subscribers',
    details:
      'Asks for both factors again after ten minutes. Its listings are read immediately. Mails to individual customers are sent first.',
    refusals: [403, 404, 409],
    example: { body: { key: 'newsletter/november', number: 1, at: null } },
  },
  schema: { body: form({ ...version, at: timeField }), response: { 200: messageReply } },
});

export const testNewsletter = endpoint({
  method: 'POST',
  url: '/api/desk/newsletters/test',
  about: {
    access: 'merchandise-change',
    summary: 'Send a newsletter to the caller as a test',
    refusals: [404],
    example: { body: { key: 'newsletter/november', number: 1 } },
  },
  schema: { body: form(version), response: { 200: messageReply } },
});

export const cancelNewsletter = endpoint({
  method: 'POST',
  url: '/api/desk/newsletters/cancel',
  about: {
    access: 'merchandise-change',
    summary: 'Cancel a newsletter',
    details: 'Subscribers who did not get it yet will not get it.',
    refusals: [404],
    example: { body: { id: 999999999 } },
  },
  schema: { body: form({ id: idField }), response: { 200: messageReply } },
});

/** Lists of subscribers: confirmed, not yet confirmed, unsubscribed. */
export const subscriberLists = ['confirmed', 'waiting', 'left'] as const;
export type SubscriberList = (typeof subscriberLists)[number];

const subscriber = z.object({
  id: z.number(),
  email: z.string(),
  since: z.string(),
  confirmed_at: z.nullable(z.string()),
  left_at: z.nullable(z.string()),
});

export type Subscriber = z.output<typeof subscriber>;

export const listSubscribers = endpoint({
  method: 'GET',
  url: '/api/desk/subscribers',
  about: {
    access: 'messages',
    summary: 'List newsletter subscribers',
    details: 'Owners and support see addresses, and the audit log records it. Others see masked addresses.',
    example: { querystring: { list: 'confirmed', q: '' } },
  },
  schema: {
    querystring: form({
      list: z._default(z.enum(subscriberLists, own('desk.faults.noList')), 'confirmed'),
      q: textParam,
      before: z.optional(idParam),
    }),
    response: { 200: z.object({ data: z.array(subscriber), next: z.nullable(z.number()) }) },
  },
});

export const exportSubscribers = endpoint({
  method: 'POST',
  url: '/api/desk/subscribers/export',
  about: {
    access: 'ownership',
    summary: 'Export confirmed subscribers as CSV, in parts',
    details:
      'Send null to get the first part. It has a header. Send `next` to get the following part. The audit log records each part.',
    example: { body: { after: null } },
  },
  schema: {
    body: form({ after: z.nullable(idField) }),
    response: { 200: z.object({ data: z.object({ csv: z.string(), next: z.nullable(z.number()) }) }) },
  },
});
