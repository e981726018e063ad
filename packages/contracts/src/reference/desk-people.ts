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

/** The calls of the desk about people: who wrote to the shop, and its customers. */
export const deskPeopleCalls = [
  describe(
    listDeskMessages,
    { querystring: { list: 'new' } },
    { ...desk, role: 'viewer', refusals: [401, 403], summary: 'Messages of the contact form' },
  ),
  describe(
    answerDeskMessage,
    { body: { id: 1, reply: 'It left our store on Monday.' } },
    { ...write, refusals: [401, 403, 404, 409], summary: 'Mails a reply to a message, once' },
  ),
  describe(
    closeDeskMessage,
    { body: { id: 1, is_closed: true } },
    { ...write, summary: 'Closes a message, or opens it again' },
  ),
  describe(
    findDeskCustomer,
    { body: { email: 'nobody@shop.example' } },
    { ...write, refusals: [401, 403], summary: 'The customer with an address' },
  ),
  describe(
    exportDeskCustomer,
    { body: { id: 999_999_999 } },
    {
      ...write,
      summary: "Has the file of a customer's data made",
      details: 'The customer is mailed and downloads it, signed in, within a day.',
    },
  ),
  describe(
    eraseDeskCustomer,
    { body: { id: 999_999_999, email: 'nobody@shop.example' } },
    {
      ...write,
      summary: "Deletes a customer's account",
      details: 'Both factors must have been given within the last ten minutes, else 403 with `errors.confirm`.',
    },
  ),
];
