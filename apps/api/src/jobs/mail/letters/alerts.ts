import { layOut } from '../layout.ts';
import type { LetterProduct, Mail } from '../letter.ts';
import { greeting } from './greeting.ts';

type Words = { firstName: string; items: readonly LetterProduct[]; stopHref: string };

/** A digest of favorites that became cheaper or came back. `items` are the customer's, in the order to show them. */
export const alertsLetter = ({ firstName, items, stopHref }: Words): Mail => {
  const title = items.length === 1 ? 'Update on a favorite' : `Updates on ${items.length} favorites`;
  return layOut({
    subject: title,
    preheader: items
      .map(({ brand, name }) => `${brand} ${name}`)
      .join(', ')
      .slice(0, 140),
    title,
    paragraphs: [greeting(firstName), 'There’s news on items you saved:'],
    products: items,
    smallPrint: [
      { text: 'Prices and availability are as the stores listed them when we sent this e-mail.' },
      { text: 'Unsubscribe from these e-mails:', href: stopHref },
    ],
  });
};
