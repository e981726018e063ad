import * as z from 'zod/mini';
import { newsletterKeyField, timeField } from './desk-content.ts';
import { endpoint } from './endpoint.ts';
import { messageReply } from './errors.ts';
import { form, idField } from './fields/fields.ts';
import { idParam, textParam } from './fields/query-fields.ts';

/** Newsletters and subscribers on a page of the desk. */
export const newsletterPageSize = 50;

/** Rows of one part of the export. */
export const exportPartSize = 10_000;

/** How far a newsletter is. */
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
  /** How many subscribers there were when it began. */
  total: z.number(),
  sent: z.number(),
  /** Those whose mail servers refused it for good. */
  failed: z.number(),
  /** Those who left by a link in it. */
  unsubscribed: z.number(),
});

export type NewsletterSend = z.output<typeof send>;

/** Newsletters that were sent, are being sent, or wait for their time, the last one first; and how many would get one now. */
export const listNewsletters = endpoint({
  method: 'GET',
  url: '/api/desk/newsletters',
  schema: {
    querystring: form({ before: z.optional(idParam) }),
    response: {
      200: z.object({
        data: z.array(send),
        /** What `before` is for the next page; null on the last one. */
        next: z.nullable(z.number()),
        subscribers: z.number(),
      }),
    },
  },
});

const version = { key: newsletterKeyField, number: idField };

/** Sends a version of a newsletter to all confirmed subscribers, now or from `at` on. */
export const sendNewsletter = endpoint({
  method: 'POST',
  url: '/api/desk/newsletters/send',
  schema: { body: form({ ...version, at: timeField }), response: { 200: messageReply } },
});

/** Sends a version of a newsletter to whoever asks. */
export const testNewsletter = endpoint({
  method: 'POST',
  url: '/api/desk/newsletters/test',
  schema: { body: form(version), response: { 200: messageReply } },
});

/** Stops a newsletter: whoever did not get it yet does not get it any more. */
export const cancelNewsletter = endpoint({
  method: 'POST',
  url: '/api/desk/newsletters/cancel',
  schema: { body: form({ id: idField }), response: { 200: messageReply } },
});

/** Subscribers who confirmed, who did not yet, and who left. */
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

/** Subscribers of the newsletter, the last one first; `q` is how an address begins. */
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

/** A part of all confirmed subscribers as lines of a CSV file, the first one with a head; `after` is the `next` of the part before. */
export const exportSubscribers = endpoint({
  method: 'POST',
  url: '/api/desk/subscribers/export',
  schema: {
    body: form({ after: z.nullable(idField) }),
    response: { 200: z.object({ data: z.object({ csv: z.string(), next: z.nullable(z.number()) }) }) },
  },
});
