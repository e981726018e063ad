import { endpoint } from './endpoint.ts';
import { messageReply, noticeReply } from './errors.ts';
import { form, linkIdField } from './fields/fields.ts';
import { subscribeForm } from './fields/newsletter-form.ts';

/** Spec 4: both newsletter forms reset when a reply has exactly this message. */
export const subscriptionCreated = 'Created Successfully';

/**
 * Spec 7, `POST /api/email-subscription/create`: also for guests. A mail asks the subscriber to confirm (decision 11).
 */
export const subscribe = endpoint({
  method: 'POST',
  url: '/api/email-subscription/create',
  schema: {
    body: subscribeForm,
    response: { 200: messageReply },
  },
});

/** Spec 7, `GET /api/email-subscription/verify/{id}`: `id` comes from the mail. Idempotent (decision 61). */
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
