import { layOut } from '../layout.ts';
import type { LetterSection, Mail } from '../letter.ts';
import { greeting } from './greeting.ts';

type Words = { firstName: string; subject: string; sections: readonly LetterSection[]; stopHref: string };

/** A digest of what is new in favorites, target prices and saved searches, in the order to show it. */
export const digestLetter = ({ firstName, subject, sections, stopHref }: Words): Mail => {
  const [only, ...others] = sections;
  return layOut({
    subject,
    preheader: sections
      .flatMap(({ products }) => products.map(({ brand, name }) => `${brand} ${name}`))
      .join(', ')
      .slice(0, 140),
    title: subject,
    paragraphs: [greeting(firstName), 'There’s news on items and searches you saved:'],
    // One section is what the title says already.
    sections: only && others.length === 0 && only.title === subject ? [{ ...only, title: '' }] : sections,
    smallPrint: [
      { text: 'Prices and availability are as the stores listed them when we sent this e-mail.' },
      { text: 'Unsubscribe from these e-mails:', href: stopHref },
    ],
  });
};
