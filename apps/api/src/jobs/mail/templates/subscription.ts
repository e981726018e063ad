import { renderMail } from '../layout.ts';
import type { Mail } from '../mail-content.ts';

/** behavior.md#newsletter-subscription: the newsletter starts only after a confirmation from this mailbox. */
export const subscriptionMail = ({ verifyHref, stopHref }: { verifyHref: string; stopHref: string }): Mail =>
  renderMail(({ name }) => ({
    subject: 'Please confirm your subscription',
    preheader: 'Confirm with one click to get our newsletter.',
    title: `The ${name} newsletter`,
    paragraphs: [
      'Hi,',
      'Thank you for your interest in our newsletter: new arrivals, our favorite items and price drops. Please confirm your subscription.',
      'The link works for 7 days.',
    ],
    action: { label: 'Confirm subscription', href: verifyHref },
    smallPrint: [
      { text: 'If you didn’t ask for this, you can ignore this e-mail. You won’t hear from us again.' },
      { text: 'You can unsubscribe at any time:', href: stopHref },
    ],
  }));
