import { layOut } from '../layout.ts';
import type { Mail } from '../letter.ts';

/** Decision 11: nobody gets the newsletter who has not asked for it from this mailbox. */
export const subscriptionLetter = ({ verifyHref, stopHref }: { verifyHref: string; stopHref: string }): Mail =>
  layOut({
    subject: 'Please confirm your subscription',
    preheader: 'One click, and our newsletter is on its way to you.',
    title: 'The Wearfolio newsletter',
    paragraphs: [
      'Hello,',
      'thank you for your interest in our newsletter: new arrivals, the pieces that people love, and lower prices. Please confirm that it should come to this address.',
      'The link works for 7 days.',
    ],
    action: { label: 'Confirm subscription', href: verifyHref },
    smallPrint: [
      { text: 'Did you not ask for it? Then you need not do anything, and nothing more will come.' },
      { text: 'You can unsubscribe at any time:', href: stopHref },
    ],
  });
