import * as z from 'zod/mini';
import { decisionPageSize } from './desk-decisions.ts';
import { endpoint } from './endpoint.ts';
import { messageReply } from './errors.ts';
import { emailField, form, idField } from './fields/fields.ts';
import { pageParam } from './fields/query-fields.ts';
import { lengths } from './limits.ts';
import { atLeast, atMost, isPlainText, notPlainText, notUnseen, rules } from './text/text.ts';

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

/** Messages from the contact form. Owners see addresses and phone numbers, others see them masked. */
export const listDeskMessages = endpoint({
  method: 'GET',
  url: '/api/desk/messages',
  schema: {
    querystring: form({ list: z._default(z.enum(messageLists, 'Choose a list'), 'new'), page: pageParam }),
    response: {
      200: z.object({
        data: z.array(contactMessage),
        counts: z.object({ new: z.number(), answered: z.number(), closed: z.number() }),
      }),
    },
  },
});

const { max } = lengths.contactReply;
const noReply = 'Please write a reply';

/** Mails a reply to the sender of a message. A message can be answered once. */
export const answerDeskMessage = endpoint({
  method: 'POST',
  url: '/api/desk/messages/answer',
  schema: {
    body: form({
      id: idField,
      reply: z
        .string(noReply)
        .check(
          rules([isPlainText, notPlainText], notUnseen(noReply)),
          z.trim(),
          rules(atLeast(1, noReply), atMost(max, `The reply must be at most ${max} characters`)),
        ),
    }),
    response: { 200: messageReply },
  },
});

/** Closes a message that needs no reply, or reopens it. */
export const closeDeskMessage = endpoint({
  method: 'POST',
  url: '/api/desk/messages/close',
  schema: {
    body: form({ id: idField, is_closed: z.boolean('is_closed must be true or false') }),
    response: { 200: messageReply },
  },
});

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
});

export type DeskCustomer = z.output<typeof customer>;

/** Finds a customer by e-mail address. The reply masks it for roles below owner. The address is in the body so that it does not appear in request logs. */
export const findDeskCustomer = endpoint({
  method: 'POST',
  url: '/api/desk/customers/find',
  schema: { body: form({ email: emailField }), response: { 200: z.object({ data: z.nullable(customer) }) } },
});

/** Starts an export of a customer's data, as the customer can. A mail tells the customer where to download it. */
export const exportDeskCustomer = endpoint({
  method: 'POST',
  url: '/api/desk/customers/export',
  schema: { body: form({ id: idField }), response: { 200: messageReply } },
});

/** Deletes a customer's account, as the customer can. The address must still be the account's. */
export const eraseDeskCustomer = endpoint({
  method: 'POST',
  url: '/api/desk/customers/erase',
  schema: { body: form({ id: idField, email: emailField }), response: { 200: messageReply } },
});
