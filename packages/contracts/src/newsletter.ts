import { exampleLink } from './about.ts';
import { endpoint } from './endpoint.ts';
import { messageReply, noticeReply } from './errors.ts';
import { form, linkIdField } from './fields/fields.ts';
import { subscribeForm } from './fields/newsletter-form.ts';

/**
 * behavior.md#calls-table: also for guests. A mail asks the subscriber to
 * confirm (behavior.md#newsletter-subscription).
 */
export const subscribe = endpoint({
  method: 'POST',
  url: '/api/email-subscription/create',
  about: {
    group: 'Newsletter',
    access: 'personal',
    summary: 'Subscribe to the newsletter',
    details: 'Returns the same reply for addresses with and without an account.',
    refusals: [429],
    example: { body: { email: 'ada@shop.example' } },
  },
  schema: {
    body: subscribeForm,
    response: { 200: messageReply },
  },
});

/**
 * behavior.md#calls-table: `id` comes from the mail. Idempotent
 * (behavior.md#customer-mailed-links).
 */
export const verifySubscription = endpoint({
  method: 'GET',
  url: '/api/email-subscription/verify/:id',
  about: {
    group: 'Newsletter',
    access: 'public',
    summary: 'Confirm a subscription with a mailed link',
    example: { params: { id: exampleLink } },
  },
  schema: { params: form({ id: linkIdField }), response: { 200: noticeReply } },
});

export const unsubscribe = endpoint({
  method: 'POST',
  url: '/api/email-subscription/unsubscribe/:id',
  about: {
    group: 'Newsletter',
    access: 'public',
    summary: 'Unsubscribe with one click (RFC 8058)',
    details: 'Mail clients post a form with `List-Unsubscribe=One-Click` (RFC 8058), so the body is not validated.',
    example: { params: { id: exampleLink } },
  },
  schema: { params: form({ id: linkIdField }), response: { 200: messageReply } },
});
