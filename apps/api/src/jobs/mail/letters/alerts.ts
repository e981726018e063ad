import { layOut } from '../layout.ts';
import type { LetterProduct, Mail } from '../letter.ts';
import { greeting } from './greeting.ts';

type Words = { firstName: string; items: readonly LetterProduct[]; stopHref: string };

/** A digest of favourites that became cheaper or came back. `items` are the customer's, in the order to show them. */
export const alertsLetter = ({ firstName, items, stopHref }: Words): Mail => {
  const title = items.length === 1 ? 'News of a favorite' : `News of ${items.length} favorites`;
  return layOut({
    subject: title,
    preheader: items
      .map(({ brand, name }) => `${brand} ${name}`)
      .join(', ')
      .slice(0, 140),
    title,
    paragraphs: [greeting(firstName), 'something changed about what you saved:'],
    products: items,
    smallPrint: [
      { text: 'Prices and stock are those of the stores at the time of this mail.' },
      { text: 'No more mails like this one:', href: stopHref },
    ],
  });
};
