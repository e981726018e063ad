import { endpoint } from './endpoint.ts';
import { messageReply, noticeReply } from './errors.ts';
import { form, linkIdField } from './fields/fields.ts';
import { subscribeForm } from './fields/newsletter-form.ts';

/** Spec 4: both newsletter forms reset when a reply says exactly this. */
export const subscriptionCreated = 'Created Successfully';

/** Spec 7, `POST /api/email-subscription/create`, for guests too: a mail asks to confirm (decision 11). */
export const subscribe = endpoint({
  method: 'POST',
  url: '/api/email-subscription/create',
  schema: {
    body: subscribeForm,
    response: { 200: messageReply },
  },
});

/** Spec 7, `GET /api/email-subscription/verify/{id}`: `id` is the mail's; idempotent (decision 61). */
export const verifySubscription = endpoint({
  method: 'GET',
  url: '/api/email-subscription/verify/:id',
  schema: { params: form({ id: linkIdField }), response: { 200: noticeReply } },
});

/**
 * Ends a subscription at once. Mail programs post it by themselves, as a form that says `List-Unsubscribe=One-Click`
 * (RFC 8058), so the body says nothing; a second time is harmless.
 */
export const unsubscribe = endpoint({
  method: 'POST',
  url: '/api/email-subscription/unsubscribe/:id',
  schema: { params: form({ id: linkIdField }), response: { 200: messageReply } },
});
