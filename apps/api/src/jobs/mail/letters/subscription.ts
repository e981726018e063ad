import { layOut } from '../layout.ts';
import type { Mail } from '../letter.ts';

/** Decision 11: nobody gets the newsletter who has not asked for it from this mailbox. */
export const subscriptionLetter = ({ verifyHref, stopHref }: { verifyHref: string; stopHref: string }): Mail =>
  layOut(({ name }) => ({
    subject: 'Please confirm your subscription',
    preheader: 'One click starts your newsletter.',
    title: `The ${name} newsletter`,
    paragraphs: [
      'Hi,',
      'Thank you for your interest in our newsletter: new arrivals, the pieces that people love, and lower prices. Please confirm your subscription.',
      'The link works for 7 days.',
    ],
    action: { label: 'Confirm subscription', href: verifyHref },
    smallPrint: [
      { text: 'If you didn’t ask for it, you can ignore this e-mail. You won’t get any more.' },
      { text: 'You can unsubscribe at any time:', href: stopHref },
    ],
  }));
