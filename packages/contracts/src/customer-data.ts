import * as z from 'zod/mini';
import { exampleLink } from './about.ts';
import { endpoint } from './endpoint.ts';
import { messageReply } from './errors.ts';
import { deleteAccountForm } from './fields/customer-forms.ts';
import { bodyTokenField, form, linkIdField } from './fields/fields.ts';

export const requestExport = endpoint({
  method: 'POST',
  url: '/api/customer/request-export',
  about: {
    group: 'Customer',
    access: 'customer',
    summary: "Start an export of the customer's data",
    details: 'A mail tells the customer when the file is ready.',
    refusals: [429],
    example: { body: {} },
  },
  schema: { body: z.nullish(form({ Token: bodyTokenField })), response: { 200: messageReply } },
});

export const getExport = endpoint({
  method: 'GET',
  url: '/api/customer/export',
  about: {
    group: 'Customer',
    access: 'customer',
    summary: 'Get the exported data of the customer',
    details: 'Available for one day after the export. `data` is null when there is no export.',
  },
  schema: {
    response: {
      200: z.object({
        data: z.nullable(z.object({ until: z.string(), file: z.record(z.string(), z.unknown()) })),
      }),
    },
  },
});

export const deleteAccount = endpoint({
  method: 'POST',
  url: '/api/customer/delete',
  about: {
    group: 'Account deletion',
    access: 'customer',
    summary: 'Delete the account with its password',
    details:
      'Also deletes favorites, sizes, saved searches, the shared list, followed brands, alerts, the newsletter subscription and all sessions. Cannot be undone.',
    refusals: [429],
    example: { body: { current_password: 'seven small boats' } },
  },
  schema: { body: deleteAccountForm, response: { 200: messageReply } },
});

export const requestDeletion = endpoint({
  method: 'POST',
  url: '/api/customer/request-deletion',
  about: {
    group: 'Account deletion',
    access: 'customer',
    summary: 'Mail a link to delete the account',
    details: 'For customers without a password, or who forgot it. The link is valid once, for one hour.',
    refusals: [429],
    example: { body: {} },
  },
  schema: { body: z.nullish(form({ Token: bodyTokenField })), response: { 200: messageReply } },
});

export const confirmDeletion = endpoint({
  method: 'POST',
  url: '/api/customer/confirm-deletion',
  about: {
    group: 'Account deletion',
    access: 'public',
    summary: 'Delete the account with a mailed link',
    details: 'A POST by a button, because mail scanners open links.',
    example: { body: { id: exampleLink } },
  },
  schema: { body: form({ id: linkIdField }), response: { 200: messageReply } },
});

/**
 * behavior.md#customer-unverified, 'this was not me': deletes the account that the link with this `id` was
 * mailed for.
 */
export const disownAccount = endpoint({
  method: 'POST',
  url: '/api/customer/disown',
  about: {
    group: 'Customer',
    access: 'public',
    summary: 'Delete an account that someone opened with your address',
    example: { body: { id: exampleLink } },
  },
  schema: { body: form({ id: linkIdField }), response: { 200: messageReply } },
});
