import type { Translate } from '@wearfolio/messages/key';
import {
  type MailContent,
  type MailPart,
  type MailProduct,
  type MailSection,
  stockNewsInline,
} from './mail-content.ts';

const width = 72;

const wrapLine = (line: string): string => {
  const lines: string[] = [];
  let current = '';
  for (const word of line.split(' ')) {
    if (current !== '' && current.length + 1 + word.length > width) {
      lines.push(current);
      current = word;
    } else current = current === '' ? word : `${current} ${word}`;
  }
  return [...lines, current].join('\n');
};

const wrap = (text: string): string => text.split('\n').map(wrapLine).join('\n');

const describe = (t: Translate, product: MailProduct): string => {
  const { brand, name, color, before, isRegular, now, delivery, store, note, href } = product;
  const price = [
    now,
    before && (isRegular ? t('mails.regularPriceIs', { before }) : t('mails.downFrom', { before })),
    delivery,
    stockNewsInline(t, product),
    store && t('mails.atStore', { store }),
    note,
  ]
    .filter(Boolean)
    .join(', ');
  const what = [`${brand}: ${name}`, color].filter(Boolean).join(', ');
  return `${wrap(what)}\n${price}\n${href}`;
};

const sectionText = (t: Translate, { title, products, action }: MailSection): string[] => [
  ...(title === '' ? [] : [wrap(title)]),
  ...products.map((product) => describe(t, product)),
  ...(action ? [`${wrap(action.label)}:\n${action.href}`] : []),
];

const partText = (t: Translate, part: MailPart): string[] =>
  'html' in part ? [wrap(part.text)] : sectionText(t, part);

/** The content as plain text. Lines have at most 72 characters; addresses are unbroken on their own lines. */
export const printMail = (
  { title, paragraphs, sections = [], parts: body = [], action, smallPrint }: MailContent,
  shopName: string,
  t: Translate,
): string => {
  const parts = [
    title,
    ...paragraphs.map(wrap),
    ...sections.flatMap((section) => sectionText(t, section)),
    ...body.flatMap((part) => partText(t, part)),
  ];
  if (action) parts.push(`${action.label}:\n${action.href}`);
  parts.push(shopName, '-- ');
  return `${parts.join('\n\n')}\n${smallPrint.map(({ text, href }) => (href ? `${wrap(text)}\n${href}` : wrap(text))).join('\n\n')}\n`;
};
