import type { OfferNotice } from '../notice-queries.ts';
import { type Html, html } from './html.ts';
import { type Notice, opsPage } from './page.ts';
import { type Column, pager, type Stretch, table } from './table.ts';
import { moment, oneLine } from './words.ts';

export const noticeLists = ['waiting', 'decided'] as const;
export type NoticeList = (typeof noticeLists)[number];

type Page = { list: NoticeList; notices: Stretch<OfferNotice>; notice: Notice | undefined };

const timeOf = (time: Date): Html => html`<time datetime="${time.toISOString()}">${moment(time)}</time>`;

const offerOf = ({ productId, title, store }: OfferNotice): Html => {
  const name = oneLine(title, 80);
  const link = productId === null ? html`${name}` : html`<a href="/product/${productId}">${name}</a>`;
  return html`${link}<br /><span class="quiet">${store}</span>`;
};

const senderOf = ({ fullName, email }: OfferNotice): Html =>
  html`${fullName ?? 'no name'}<br /><span class="quiet">${email ?? 'no address: cannot be answered'}</span>`;

const choices = [
  ['removed', 'Remove the offer'],
  ['corrected', 'Was put right'],
  ['kept', 'Keep it as it is'],
] as const;

const formOf = ({ list, notices }: Page, { id, decision, statement }: OfferNotice): Html => {
  const option = ([value, name]: (typeof choices)[number]): Html =>
    html`<option value="${value}"${value === decision ? html` selected` : null}>${name}</option>`;
  return html`<form class="row wraps" method="post" action="/ops/notices?list=${list}&amp;page=${notices.page}"><input type="hidden" name="id" value="${id}" /><select name="decision" aria-label="Decision on report ${id}">${choices.map(option)}</select><input name="note" required value="${statement ?? ''}" aria-label="Reasons for the decision on report ${id}" placeholder="Why; the sender reads it" maxlength="4000" /><button>Decide</button></form>`;
};

const columns = (page: Page): Column<OfferNotice>[] => [
  { name: 'Report', show: ({ id }) => id, isNumber: true },
  { name: 'Offer', show: offerOf },
  {
    name: 'Reason',
    show: ({ reason, explanation }) => html`<b>${reason}</b><br /><span class="long">${explanation}</span>`,
  },
  { name: 'From', show: (row) => html`${senderOf(row)}<br />${timeOf(row.at)}` },
  ...(page.list === 'decided'
    ? [{ name: 'Decided', show: ({ decidedAt }: OfferNotice) => (decidedAt ? timeOf(decidedAt) : null) }]
    : []),
  { name: 'Decision', show: (row) => formOf(page, row) },
];

const tab = (list: NoticeList, name: string, shown: NoticeList): Html =>
  html`<li><a href="/ops/notices?list=${list}"${list === shown ? html` aria-current="page"` : null}>${name}</a></li>`;

/** Reports of illegal, counterfeit or wrong offers, and the form that decides on each. */
export const noticesPage = (page: Page): string =>
  opsPage({
    title: 'Reports',
    place: '/ops/notices',
    notice: page.notice,
    main: html`<p class="quiet">Shoppers report offers as illegal, counterfeit or wrong. Decide on each without delay. The sender is told of the decision and of your reasons. A removed offer stays out of the shop through imports, until another decision brings it back.</p>
<nav aria-label="Kinds of reports"><ul class="tabs">${tab('waiting', 'Waiting', page.list)}${tab('decided', 'Decided', page.list)}</ul></nav>
${table({
  name: 'Reports',
  columns: columns(page),
  rows: page.notices.rows,
  empty: page.list === 'waiting' ? 'No report waits.' : 'No report was decided yet.',
})}
${pager(`/ops/notices?list=${page.list}&page=`, page.notices)}`,
  });
