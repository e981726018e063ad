import { own } from '@wearfolio/messages/own';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { messageReply } from './errors.ts';
import { form, idField } from './fields/fields.ts';

/** What a webhook can be told (behavior.md#partners-webhooks). */
export const eventKinds = ['product.changed', 'price.dropped', 'product.back_in_stock', 'import.finished'] as const;
export type EventKind = (typeof eventKinds)[number];

const webhook = z.object({
  id: z.number(),
  partner: z.string(),
  url: z.string(),
  events: z.array(z.enum(eventKinds)),
  /** Events that it was not told yet. */
  waiting: z.number(),
  /** Failures since the last accepted delivery. */
  attempts: z.number(),
  failing_since: z.nullable(z.string()),
  last_sent_at: z.nullable(z.string()),
  /** The status or the failure of the last delivery. */
  last_answer: z.nullable(z.string()),
  paused_at: z.nullable(z.string()),
  /** A webhook of a paused partner waits. */
  is_partner_paused: z.boolean(),
});
export type DeskWebhook = z.output<typeof webhook>;

export const listWebhooks = endpoint({
  method: 'GET',
  url: '/api/desk/webhooks',
  about: { access: 'settings', summary: 'List webhooks of partners with their deliveries' },
  schema: { response: { 200: z.object({ data: z.array(webhook) }) } },
});

const noUrl = own('desk.faults.addressMissing');
const noEvent = own('desk.faults.noEvent');

const urlField = z
  .string(noUrl)
  .check(
    z.trim(),
    z.minLength(1, noUrl),
    z.maxLength(2000, own('desk.faults.characters', { max: 2_000 })),
    z.regex(/^https?:\/\/[^/\\\s]/i, own('desk.faults.webAddress')),
  );

export const addWebhook = endpoint({
  method: 'POST',
  url: '/api/desk/webhooks/add',
  about: {
    access: 'ownership',
    summary: 'Add a webhook and get the secret of its signatures, once',
    refusals: [409],
    example: { body: { partner: 1, url: 'https://weekly.example/hook', events: ['price.dropped'] } },
  },
  schema: {
    body: form({
      partner: idField,
      url: urlField,
      events: z
        .array(z.enum(eventKinds, `Choose of: ${eventKinds.join(', ')}`), noEvent)
        .check(z.minLength(1, noEvent), z.maxLength(eventKinds.length, own('desk.faults.eventTwice'))),
    }),
    response: {
      200: z.object({
        message: z.string(),
        /** The secret is never shown again. */
        data: z.object({ id: z.number(), secret: z.string() }),
      }),
    },
  },
});

export const testWebhook = endpoint({
  method: 'POST',
  url: '/api/desk/webhooks/test',
  about: {
    access: 'ownership',
    summary: 'Send a webhook a test event',
    details: 'Also while it is paused. 409 says what the address answered instead of 2xx. Nothing else changes.',
    refusals: [409],
    example: { body: { id: 1 } },
  },
  schema: { body: form({ id: idField }), response: { 200: messageReply } },
});

export const resumeWebhook = endpoint({
  method: 'POST',
  url: '/api/desk/webhooks/resume',
  about: {
    access: 'ownership',
    summary: 'Tell a paused webhook again, from where it stopped',
    refusals: [409],
    example: { body: { id: 1 } },
  },
  schema: { body: form({ id: idField }), response: { 200: messageReply } },
});

export const removeWebhook = endpoint({
  method: 'POST',
  url: '/api/desk/webhooks/remove',
  about: {
    access: 'ownership',
    summary: 'Remove a webhook',
    refusals: [409],
    example: { body: { id: 1 } },
  },
  schema: { body: form({ id: idField }), response: { 200: messageReply } },
});
