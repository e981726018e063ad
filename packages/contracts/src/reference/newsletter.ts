import { subscribe, unsubscribe, verifySubscription } from '../newsletter.ts';
import { describe, link, sameAnswer } from './describe.ts';

export const newsletterCalls = [
  describe(
    subscribe,
    { body: { email: 'ada@shop.example' } },
    {
      group: 'Newsletter',
      summary: 'Subscribe to the newsletter',
      details: sameAnswer,
      token: 'optional',
      refusals: [429],
    },
  ),
  describe(
    verifySubscription,
    { params: { id: link } },
    { group: 'Newsletter', summary: 'Confirm a subscription with a mailed link', token: 'none' },
  ),
  describe(
    unsubscribe,
    { params: { id: link } },
    { group: 'Newsletter', summary: 'Unsubscribe with one click (RFC 8058)', token: 'none' },
  ),
];
