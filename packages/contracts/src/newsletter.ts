import { endpoint } from './endpoint.ts';
import { messageReply, noticeReply } from './errors.ts';
import { form, linkIdField } from './fields/fields.ts';
import { subscribeForm } from './fields/newsletter-form.ts';

/** behavior.md#newsletter-form: both newsletter forms reset when a reply has exactly this message. */
export const subscriptionCreated = 'Created Successfully';

/**
 * behavior.md#calls-table, `POST /api/email-subscription/create`: also for guests. A mail asks the subscriber to
 * confirm (behavior.md#newsletter-subscription).
 */
export const subscribe = endpoint({
  method: 'POST',
  url: '/api/email-subscription/create',
  schema: {
    body: subscribeForm,
    response: { 200: messageReply },
  },
});

/**
 * behavior.md#calls-table, `GET /api/email-subscription/verify/{id}`: `id` comes from the mail. Idempotent
 * (behavior.md#customer-mailed-links).
 */
export const verifySubscription = endpoint({
  method: 'GET',
  url: '/api/email-subscription/verify/:id',
  schema: { params: form({ id: linkIdField }), response: { 200: noticeReply } },
});

/**
 * Unsubscribes immediately and idempotently. Mail clients post a form with `List-Unsubscribe=One-Click` (RFC 8058), so
 * the body is not validated.
 */
export const unsubscribe = endpoint({
  method: 'POST',
  url: '/api/email-subscription/unsubscribe/:id',
  schema: { params: form({ id: linkIdField }), response: { 200: messageReply } },
});
