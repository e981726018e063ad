import { own } from '@wearfolio/messages/own';
import * as z from 'zod/mini';
import { decisionPageSize } from './desk-decisions.ts';
import { endpoint } from './endpoint.ts';
import { messageReply } from './errors.ts';
import { letterField } from './fields/desk-fields.ts';
import { emailField, form, idField } from './fields/fields.ts';
import { pageParam } from './fields/query-fields.ts';
import { lengths } from './limits.ts';

/** Messages per page of the desk. */
export const messagePageSize = decisionPageSize;

/** Lists of messages: new ones, oldest first; answered and closed ones, newest first. */
export const messageLists = ['new', 'answered', 'closed'] as const;
export type MessageList = (typeof messageLists)[number];

const contactMessage = z.object({
  id: z.number(),
  full_name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  subject: z.string(),
  message: z.string(),
  at: z.string(),
  status: z.enum(messageLists),
  reply: z.nullable(z.string()),
  replied_at: z.nullable(z.string()),
});

export type DeskMessage = z.output<typeof contactMessage>;

export const listDeskMessages = endpoint({
  method: 'GET',
  url: '/api/desk/messages',
  about: {
    access: 'messages',
    summary: 'List messages of the contact form',
    details: 'Owners and support see addresses and phone numbers, others see them masked.',
    example: { querystring: { list: 'new' } },
  },
  schema: {
    querystring: form({ list: z._default(z.enum(messageLists, own('desk.faults.noList')), 'new'), page: pageParam }),
    response: {
      200: z.object({
        data: z.array(contactMessage),
        counts: z.object({ new: z.number(), answered: z.number(), closed: z.number() }),
      }),
    },
  },
});

const { max } = lengths.contactReply;
const noReply = own('desk.faults.replyMissing');

export const answerDeskMessage = endpoint({
  method: 'POST',
  url: '/api/desk/messages/answer',
  about: {
    access: 'messages-change',
    summary: 'Reply to a message by mail',
    details: 'A message can be answered once.',
    refusals: [404, 409],
    example: { body: { id: 1, reply: 'It left our store on Monday.' } },
  },
  schema: {
    body: form({
      id: idField,
      reply: letterField(noReply, max, `The reply must be at most ${max} characters`),
    }),
    response: { 200: messageReply },
  },
});

export const closeDeskMessage = endpoint({
  method: 'POST',
  url: '/api/desk/messages/close',
  about: {
    access: 'messages-change',
    summary: 'Close or reopen a message',
    refusals: [404],
    example: { body: { id: 1, is_closed: true } },
  },
  schema: {
    body: form({ id: idField, is_closed: z.boolean('is_closed must be true or false') }),
    response: { 200: messageReply },
  },
});

/** What is stored in one table, and what an erasure does to it. */
const stored = z.object({
  what: z.string(),
  rows: z.number(),
  at_erasure: z.enum(['deleted', 'anonymized', 'stays']),
});

export type Stored = z.output<typeof stored>;

const customer = z.object({
  id: z.number(),
  email: z.string(),
  name: z.string(),
  is_verified: z.boolean(),
  /** Whether the customer proved to hold the mailbox, which a mail scanner that verifies an address cannot. */
  is_proven: z.boolean(),
  since: z.string(),
  favorites: z.number(),
  searches: z.number(),
  is_subscribed: z.boolean(),
  /** Until when the customer can download the latest export. */
  export_until: z.nullable(z.string()),
  /** What is stored with the account, and if the mailbox is proven also under its address. */
  stored: z.array(stored),
});

export type DeskCustomer = z.output<typeof customer>;

export const findDeskCustomer = endpoint({
  method: 'POST',
  url: '/api/desk/customers/find',
  about: {
    access: 'data-requests',
    summary: 'Find what is stored about an e-mail address, with or without an account',
    details:
      '`stored` is what is known by the address only: empty if it belongs to the account of a proven mailbox. Only owners and support see it unmasked. The address is in the body so that it does not appear in request logs.',
    example: { body: { email: 'nobody@shop.example' } },
  },
  schema: {
    body: form({ email: emailField }),
    response: { 200: z.object({ data: z.nullable(customer), stored: z.array(stored) }) },
  },
});

export const mailDeskAddressData = endpoint({
  method: 'POST',
  url: '/api/desk/addresses/export',
  about: {
    access: 'data-requests',
    summary: 'Mail what is stored about an address without an account to this address',
    refusals: [404, 409],
    example: { body: { email: 'nobody@shop.example' } },
  },
  schema: { body: form({ email: emailField }), response: { 200: messageReply } },
});

export const eraseDeskAddress = endpoint({
  method: 'POST',
  url: '/api/desk/addresses/erase',
  about: {
    access: 'data-requests',
    summary: 'Erase what is stored about an address without an account',
    details:
      'Requires both factors within the last ten minutes. Otherwise returns 403 with `errors.confirm`. Returns 409 for the address of an account: erase the account.',
    refusals: [404, 409],
    example: { body: { email: 'nobody@shop.example' } },
  },
  schema: { body: form({ email: emailField }), response: { 200: messageReply } },
});

export const exportDeskCustomer = endpoint({
  method: 'POST',
  url: '/api/desk/customers/export',
  about: {
    access: 'data-requests',
    summary: "Start an export of a customer's data",
    details: 'The customer gets a mail and can download the file for one day after signing in.',
    refusals: [404],
    example: { body: { id: 999999999 } },
  },
  schema: { body: form({ id: idField }), response: { 200: messageReply } },
});

export const eraseDeskCustomer = endpoint({
  method: 'POST',
  url: '/api/desk/customers/erase',
  about: {
    access: 'data-requests',
    summary: "Delete a customer's account",
    details: 'Requires both factors within the last ten minutes. Otherwise returns 403 with `errors.confirm`.',
    refusals: [404],
    example: { body: { id: 999999999, email: 'nobody@shop.example' } },
  },
  schema: { body: form({ id: idField, email: emailField }), response: { 200: messageReply } },
});
