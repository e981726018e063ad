import { renderMail } from '../layout.ts';
import type { Mail, MailPart } from '../mail-content.ts';

type Words = { subject: string; preheader: string; parts: readonly MailPart[]; stopHref: string };

/** A newsletter with its unsubscribe link. */
export const newsletterMail = ({ subject, preheader, parts, stopHref }: Words): Mail =>
  renderMail({
    subject,
    preheader,
    title: subject,
    paragraphs: [],
    parts,
    smallPrint: [
      { text: 'Prices and availability were set by the stores and may have changed since we sent this e-mail.' },
      { text: 'You’re receiving this e-mail because you subscribed to our newsletter. Unsubscribe:', href: stopHref },
    ],
  });
