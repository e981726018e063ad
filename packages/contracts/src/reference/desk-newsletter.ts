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

/** The desk's calls for newsletters and their subscribers. */
export const deskNewsletterCalls = [
  describe(
    listNewsletters,
    { querystring: {} },
    { ...read, summary: 'List sent and scheduled newsletters and the number of subscribers' },
  ),
  describe(
    sendNewsletter,
    { body: { key, number: 1, at: null } },
    {
      ...write,
      refusals: [401, 403, 404, 409],
      summary: 'Send a newsletter to all confirmed subscribers',
      details: 'Its listings are read immediately. Mails to individual customers are sent first.',
    },
  ),
  describe(
    testNewsletter,
    { body: { key, number: 1 } },
    { ...write, summary: 'Send a newsletter to the caller as a test' },
  ),
  describe(cancelNewsletter, { body: { id: 999_999_999 } }, { ...write, summary: 'Cancel a newsletter' }),
  describe(
    listSubscribers,
    { querystring: { list: 'confirmed', q: '' } },
    {
      ...read,
      summary: 'List newsletter subscribers',
      details: 'Owners see addresses, and the audit log records it. Others see masked addresses.',
    },
  ),
  describe(
    exportSubscribers,
    { body: { after: null } },
    {
      ...write,
      role: 'owner',
      refusals: [401, 403],
      summary: 'Export confirmed subscribers as CSV, in parts',
      details:
        'Send null to get the first part. It has a header. Send `next` to get the following part. The audit log records each part.',
    },
  ),
];
