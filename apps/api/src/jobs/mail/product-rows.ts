import type { Translate } from '@wearfolio/messages/key';
import { escape as escapeHtml } from 'html-escaper';
import { type MailProduct, type MailSection, stockNews } from './mail-content.ts';
import { sans, serif } from './markup.ts';

const price = (t: Translate, product: MailProduct): string => {
  const { before, isRegular, now, delivery, store, note } = product;
  const news = stockNews(t, product);
  const [role, color] = before ? ['sale', '#b02a1c'] : ['ink', '#1b1a18'];
  const parts = [
    now && `<span class="${role}" style="color:${color}">${escapeHtml(now)}</span>`,
    before && `<s class="ink-3" style="color:#6e6860">${escapeHtml(before)}</s>`,
    before &&
      isRegular &&
      `<br><span class="ink-3" style="color:#6e6860;font-size:11px">${escapeHtml(t('ui.regularPrice'))}</span>`,
    delivery && `<br>${escapeHtml(delivery)}`,
    news && `<br>${escapeHtml(news)}`,
    store && `<br>${escapeHtml(t('mails.atStore', { store }))}`,
    note && `<br>${escapeHtml(note)}`,
  ];
  return parts.filter(Boolean).join(' ');
};

const lines = ({ name, color }: MailProduct): string =>
  [name, color]
    .filter((text) => text !== '')
    .map(escapeHtml)
    .join('<br>');

const cell = (t: Translate, product: MailProduct): string => `
<td class="ink-2" width="50%" valign="top" style="width:50%;padding:0 8px 24px 0;color:#5a554e;${sans};font-size:13px;line-height:18px">
<a href="${escapeHtml(product.href)}" style="color:inherit;text-decoration:none"><img src="${escapeHtml(product.image)}" alt="" width="268" height="335" style="display:block;width:100%;max-width:268px;height:auto;margin-bottom:8px;background-color:#eeebe5;border:0">
<strong class="ink" style="color:#1b1a18">${escapeHtml(product.brand)}</strong><br>${lines(product)}<br>${price(t, product)}</a></td>`;

/** Products in two columns. Pictures are requested at twice their displayed size. */
const productRows = (t: Translate, products: readonly MailProduct[]): string => {
  const rows: string[] = [];
  for (let start = 0; start < products.length; start += 2) {
    const cells = products.slice(start, start + 2).map((product) => cell(t, product));
    rows.push(`<tr>${cells.join('')}${cells.length === 1 ? '<td width="50%"></td>' : ''}</tr>`);
  }
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${rows.join('')}</table>`;
};

const heading = (title: string): string =>
  `<h2 class="ink" style="margin:16px 0;color:#1b1a18;${serif};font-size:22px;line-height:28px">${escapeHtml(title)}</h2>`;

const more = ({ label, href }: { label: string; href: string }): string =>
  `<p style="margin:0 0 24px;${sans};font-size:14px;line-height:20px"><a class="ink" href="${escapeHtml(href)}" style="color:#1b1a18">${escapeHtml(label)}</a></p>`;

/** A section of a digest: title, products, and a link to more. */
export const sectionRows = (t: Translate, { title, products, action }: MailSection): string =>
  (title === '' ? '' : heading(title)) + productRows(t, products) + (action ? more(action) : '');
