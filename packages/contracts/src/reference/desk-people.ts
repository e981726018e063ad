import {
  answerDeskMessage,
  closeDeskMessage,
  eraseDeskCustomer,
  exportDeskCustomer,
  findDeskCustomer,
  listDeskMessages,
} from '../desk-people.ts';
import { describe } from './describe.ts';

const desk = { group: 'Desk', token: 'staff' } as const;
const write = { ...desk, role: 'editor', refusals: [401, 403, 404] } as const;

/** The desk's calls for customers and their messages. */
export const deskPeopleCalls = [
  describe(
    listDeskMessages,
    { querystring: { list: 'new' } },
    { ...desk, role: 'viewer', refusals: [401, 403], summary: 'List messages of the contact form' },
  ),
  describe(
    answerDeskMessage,
    { body: { id: 1, reply: 'It left our store on Monday.' } },
    { ...write, refusals: [401, 403, 404, 409], summary: 'Reply to a message by mail' },
  ),
  describe(closeDeskMessage, { body: { id: 1, is_closed: true } }, { ...write, summary: 'Close or reopen a message' }),
  describe(
    findDeskCustomer,
    { body: { email: 'nobody@shop.example' } },
    { ...write, refusals: [401, 403], summary: 'Find a customer by e-mail address' },
  ),
  describe(
    exportDeskCustomer,
    { body: { id: 999_999_999 } },
    {
      ...write,
      summary: "Start an export of a customer's data",
      details: 'The customer gets a mail and can download the file for one day after signing in.',
    },
  ),
  describe(
    eraseDeskCustomer,
    { body: { id: 999_999_999, email: 'nobody@shop.example' } },
    {
      ...write,
      summary: "Delete a customer's account",
      details: 'Requires both factors within the last ten minutes. Otherwise returns 403 with `errors.confirm`.',
    },
  ),
];
