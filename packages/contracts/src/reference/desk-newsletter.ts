import {
  cancelNewsletter,
  exportSubscribers,
  listNewsletters,
  listSubscribers,
  sendNewsletter,
  testNewsletter,
} from '../desk-newsletter.ts';
import { describe } from './describe.ts';

const read = { group: 'Desk', token: 'staff', role: 'viewer', refusals: [401, 403] } as const;
const write = { group: 'Desk', token: 'staff', role: 'editor', refusals: [401, 403, 404] } as const;

const key = 'newsletter/november';

/** The calls of the desk about newsletters and their subscribers. */
export const deskNewsletterCalls = [
  describe(
    listNewsletters,
    { querystring: {} },
    { ...read, summary: 'Newsletters that were sent or are to be, and how many subscribers there are' },
  ),
  describe(
    sendNewsletter,
    { body: { key, number: 1, at: null } },
    {
      ...write,
      refusals: [401, 403, 404, 409],
      summary: 'Sends a version of a newsletter to all confirmed subscribers',
      details: 'Listings in it are read at once. Mails of customers go first.',
    },
  ),
  describe(
    testNewsletter,
    { body: { key, number: 1 } },
    { ...write, summary: 'Sends a version of a newsletter to whoever asks' },
  ),
  describe(
    cancelNewsletter,
    { body: { id: 999_999_999 } },
    { ...write, summary: 'Stops a newsletter that waits or is being sent' },
  ),
  describe(
    listSubscribers,
    { querystring: { list: 'confirmed', q: '' } },
    { ...read, summary: 'Subscribers of the newsletter' },
  ),
  describe(
    exportSubscribers,
    { body: { after: null } },
    {
      ...write,
      refusals: [401, 403],
      summary: 'Confirmed subscribers as lines of a CSV file, part by part',
      details:
        'The first part, asked for with null, has a head and is noted in the audit log. `next` asks for the part behind it.',
    },
  ),
];
