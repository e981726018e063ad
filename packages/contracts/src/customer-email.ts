import * as z from 'zod/mini';
import { exampleLink } from './about.ts';
import { endpoint } from './endpoint.ts';
import { messageReply, noticeReply } from './errors.ts';
import { changeEmailForm } from './fields/customer-forms.ts';
import { bodyTokenField, form, linkIdField } from './fields/fields.ts';

/**
 * behavior.md#calls-table: idempotent because mail scanners open links. Does not sign
 * in (behavior.md#customer-mailed-links).
 */
export const verifyEmail = endpoint({
  method: 'GET',
  url: '/api/customer/verify',
  about: {
    group: 'Customer',
    access: 'public',
    summary: 'Verify the e-mail address with a mailed link',
    example: { querystring: { id: exampleLink } },
  },
  schema: { querystring: form({ id: linkIdField }), response: { 200: noticeReply } },
});

/** behavior.md#customer-unverified: sends the verification mail to the signed-in customer again. */
export const resendVerification = endpoint({
  method: 'POST',
  url: '/api/customer/resend-verification',
  about: {
    group: 'Customer',
    access: 'customer',
    summary: 'Resend the verification mail',
    refusals: [429],
    example: { body: {} },
  },
  schema: { body: z.nullish(form({ Token: bodyTokenField })), response: { 200: messageReply } },
});

export const renewVerification = endpoint({
  method: 'POST',
  url: '/api/customer/renew-verification',
  about: {
    group: 'Customer',
    access: 'public',
    summary: 'Resend the verification mail for an earlier link',
    details: 'Accepts expired links. Known and unknown links return the same reply.',
    refusals: [429],
    example: { body: { id: exampleLink } },
  },
  schema: { body: form({ id: linkIdField }), response: { 200: messageReply } },
});

export const changeEmail = endpoint({
  method: 'POST',
  url: '/api/customer/change-email',
  about: {
    group: 'Customer',
    access: 'customer',
    summary: 'Mail a link to a new e-mail address',
    details: 'The account keeps the old address until the link is opened. The link is valid once, for one day.',
    refusals: [429],
    example: { body: { email: 'ada@new.example', current_password: 'seven small boats' } },
  },
  schema: {
    body: changeEmailForm,
    response: { 200: messageReply },
  },
});

export const confirmEmail = endpoint({
  method: 'POST',
  url: '/api/customer/confirm-email',
  about: {
    group: 'Customer',
    access: 'public',
    summary: 'Change the e-mail address with a mailed link',
    details: 'The old address gets a mail and can undo the change for a week.',
    example: { body: { id: exampleLink } },
  },
  schema: { body: form({ id: linkIdField }), response: { 200: messageReply } },
});

export const undoEmail = endpoint({
  method: 'POST',
  url: '/api/customer/undo-email',
  about: {
    group: 'Customer',
    access: 'public',
    summary: 'Restore the old e-mail address with a mailed link',
    details:
      'Possible for one week after the change. Ends every session and removes the password, because another person may know it.',
    example: { body: { id: exampleLink } },
  },
  schema: { body: form({ id: linkIdField }), response: { 200: messageReply } },
});
