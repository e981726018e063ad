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
  ended_at: z.nullable(z.string()),
  /** How many subscribers there were when sending began. */
  total: z.number(),
  sent: z.number(),
  /** Mails that a mail server rejected permanently. */
  failed: z.number(),
  /** Subscribers who used the unsubscribe link in it. */
  unsubscribed: z.number(),
});

export type NewsletterSend = z.output<typeof send>;

/** Sent, running and scheduled newsletters, newest first, and the current number of confirmed subscribers. */
export const listNewsletters = endpoint({
  method: 'GET',
  url: '/api/desk/newsletters',
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

/** Sends a version of a newsletter to all confirmed subscribers, now or at the time `at`. */
export const sendNewsletter = endpoint({
  method: 'POST',
  url: '/api/desk/newsletters/send',
  schema: { body: form({ ...version, at: timeField }), response: { 200: messageReply } },
});

/** Sends a version of a newsletter to the caller. */
export const testNewsletter = endpoint({
  method: 'POST',
  url: '/api/desk/newsletters/test',
  schema: { body: form(version), response: { 200: messageReply } },
});

/** Cancels a newsletter. Subscribers who did not get it yet will not get it. */
export const cancelNewsletter = endpoint({
  method: 'POST',
  url: '/api/desk/newsletters/cancel',
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

/**
 * Newsletter subscribers, newest first. Owners see addresses and give the beginning of one as `q`; others see them masked
 * and give a whole one.
 */
export const listSubscribers = endpoint({
  method: 'GET',
  url: '/api/desk/subscribers',
  schema: {
    querystring: form({
      list: z._default(z.enum(subscriberLists, 'Choose a list'), 'confirmed'),
      q: textParam,
      before: z.optional(idParam),
    }),
    response: { 200: z.object({ data: z.array(subscriber), next: z.nullable(z.number()) }) },
  },
});

/**
 * A part of the confirmed subscribers as CSV lines. The first part has a header. `after` is the `next` of the previous
 * part.
 */
export const exportSubscribers = endpoint({
  method: 'POST',
  url: '/api/desk/subscribers/export',
  schema: {
    body: form({ after: z.nullable(idField) }),
    response: { 200: z.object({ data: z.object({ csv: z.string(), next: z.nullable(z.number()) }) }) },
  },
});
