import { layOut } from '../layout.ts';
import type { LetterPart, Mail } from '../letter.ts';

type Words = { subject: string; preheader: string; parts: readonly LetterPart[]; stopHref: string };

/** A newsletter, with the link that ends it. */
export const newsletterLetter = ({ subject, preheader, parts, stopHref }: Words): Mail =>
  layOut({
    subject,
    preheader,
    title: subject,
    paragraphs: [],
    parts,
    smallPrint: [
      { text: 'Prices and availability are as the stores listed them when we sent this e-mail.' },
      { text: 'You get this newsletter because you subscribed to it. Unsubscribe:', href: stopHref },
    ],
  });
