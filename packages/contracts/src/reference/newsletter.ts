import { subscribe, unsubscribe, verifySubscription } from '../newsletter.ts';
import { describe, link, sameAnswer } from './describe.ts';

export const newsletterCalls = [
  describe(
    subscribe,
    { body: { email: 'ada@shop.example' } },
    {
      group: 'Newsletter',
      summary: 'Asks for the newsletter; a mail asks to confirm',
      details: sameAnswer,
      token: 'optional',
      refusals: [429],
    },
  ),
  describe(
    verifySubscription,
    { params: { id: link } },
    { group: 'Newsletter', summary: 'Confirms by the link of a mail', token: 'none' },
  ),
  describe(
    unsubscribe,
    { params: { id: link } },
    { group: 'Newsletter', summary: 'Ends a subscription at once (RFC 8058)', token: 'none' },
  ),
];
