import {
  type HeldStore,
  isStoreJump,
  jumpDays,
  jumpPercent,
  mostAtOnce,
  type PriceJump,
  type PriceList,
  priceLists,
} from '../price-queries.ts';
import { type Html, html } from './html.ts';
import { type Notice, opsPage } from './page.ts';
import { type Column, pager, type Stretch, table } from './table.ts';
import { ago, count, moment } from './words.ts';

type Prices = {
  list: PriceList;
  counts: { held: number; rejected: number };
  jumps: Stretch<PriceJump>;
  /** Only beside the prices that wait. */
  stores: readonly HeldStore[];
  /** Products shown now, by store. */
  shown: ReadonlyMap<number, number>;
  currency: string;
  notice: Notice | undefined;
};

type Money = (cents: number) => string;

const money = (currency: string): Money => {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return (cents) => format.format(cents / 100);
};

const words: Record<PriceList, { tab: string; time: string; hint: string; empty: string }> = {
  held: {
    tab: 'Held',
    time: 'Held since',
    hint: `Up or down by more than ${jumpPercent} %. The shop goes on showing the old price until you accept or reject the new one, or the feed takes it back. Everything else about these products is up to date.`,
    empty: 'No prices waiting.',
  },
  rejected: {
    tab: 'Rejected',
    time: 'Rejected',
    hint: 'The shop keeps its price for as long as the feed sends this one. If the feed sends another, it is checked again.',
    empty: 'No prices rejected.',
  },
  shown: {
    tab: 'Went through',
    time: 'When',
    hint: `Up or down by more than ${jumpPercent} % within the last ${jumpDays} days, and in the shop: accepted here, or imported with --accept-jumps.`,
    empty: 'No price jumps.',
  },
};

// A true minus sign, as on the cards.
const shareOf = ({ before, after }: PriceJump): Html => {
  const share = Math.round((100 * (after - before)) / Math.max(before, 1));
  return html`<span class="mark ${share < 0 ? 'bad' : 'warn'}">${share < 0 ? `−${-share}` : `+${count(share)}`}%</span>`;
};

const priceOf = (show: Money, cents: number, retail: number | null): Html =>
  html`${show(cents)}${retail === null ? null : html`<br /><span class="quiet">regular ${show(retail)}</span>`}`;

const button = (decision: 'accept' | 'reject', text: string, what: string): Html =>
  html`<button name="decision" value="${decision}" aria-label="${text} ${what}">${text}</button>`;

const actionOf = ({ list, jumps }: Prices): string => `/ops/prices?list=${list}&page=${jumps.page}`;

const formOf = (page: Prices, show: Money, { productId, after, title }: PriceJump): Html => {
  const what = `${show(after)} for ${title}`;
  return html`<form class="row" method="post" action="${actionOf(page)}"><input type="hidden" name="product" value="${productId}" /><input type="hidden" name="cents" value="${after}" />${button('accept', 'Accept', what)}${page.list === 'held' ? button('reject', 'Reject', what) : null}</form>`;
};

const columnsOf = (page: Prices): Column<PriceJump>[] => {
  const show = money(page.currency);
  const isShown = page.list === 'shown';
  const columns: Column<PriceJump>[] = [
    {
      name: 'Product',
      show: ({ productId, slug, title }) => html`<a class="name" href="/product/${productId}/${slug}">${title}</a>`,
    },
    { name: 'Store', show: ({ store }) => store },
    {
      name: isShown ? 'Before' : 'In the shop',
      show: ({ before, beforeRetail }) => priceOf(show, before, beforeRetail),
      isNumber: true,
    },
    {
      name: isShown ? 'After' : 'In the feed',
      show: ({ after, afterRetail }) => priceOf(show, after, afterRetail),
      isNumber: true,
    },
    { name: 'Change', show: shareOf, isNumber: true },
    {
      name: words[page.list].time,
      show: ({ at }) =>
        html`<time datetime="${at.toISOString()}">${moment(at)}</time><br /><span class="quiet">${ago(at)}</span>`,
    },
  ];
  return isShown ? columns : [...columns, { name: 'Decide', show: (jump) => formOf(page, show, jump) }];
};

const allWords = (held: number): string => {
  if (held > mostAtOnce) return `the first ${count(mostAtOnce)}`;
  return held === 1 ? 'the one' : `all ${count(held)}`;
};

const reviewWords = (store: string, held: number): string =>
  held === 1 ? `Review ${store}’s held price` : `Review ${allWords(held)} held prices of ${store}`;

// One step more than a single price takes: nothing takes it back.
const allOf = (page: Prices, { store, held, until }: HeldStore): Html => {
  const all = allWords(held);
  return html`<details><summary>${reviewWords(store, held)}</summary>
<form class="row" method="post" action="${actionOf(page)}"><input type="hidden" name="store" value="${store}" /><input type="hidden" name="until" value="${until.toISOString()}" />${button('accept', `Accept ${all}`, `of ${store}`)}${button('reject', `Reject ${all}`, `of ${store}`)}</form></details>`;
};

const heldOf = ({ storeId, held }: HeldStore, shown: Prices['shown']): Html => {
  const products = shown.get(storeId) ?? 0;
  const text = `${count(held)} of ${count(products)} products`;
  return isStoreJump(held, products)
    ? html`<span class="mark bad">${text}</span><br /><span class="quiet">The whole store jumped: another currency, or cents for dollars?</span>`
    : html`${text}`;
};

const storeColumns = (page: Prices): Column<HeldStore>[] => [
  { name: 'Store', show: ({ store }) => html`<b>${store}</b>` },
  { name: 'Held', show: (store) => heldOf(store, page.shown) },
  {
    name: 'Typically',
    show: ({ times }) => (times === null ? null : `${Number(times.toPrecision(3))} times the price`),
  },
  { name: 'Decide', show: (store) => allOf(page, store) },
];

const tab = (one: PriceList, { list, counts }: Prices): Html => {
  const number = one === 'shown' ? null : html` <span>${count(counts[one])}</span>`;
  return html`<li><a href="/ops/prices?list=${one}"${one === list ? html` aria-current="true"` : null}>${words[one].tab}${number}</a></li>`;
};

const storesOf = (page: Prices): Html | null =>
  page.stores.length === 0
    ? null
    : html`<h2>By store</h2>
${table({ name: 'Held prices by store', columns: storeColumns(page), rows: page.stores, empty: '' })}
<h2>By product</h2>
`;

/** Prices that moved so far that somebody decides whether the shop shows them. */
export const pricesPage = (page: Prices): string => {
  const { list, jumps, notice } = page;
  const { hint, empty, tab: name } = words[list];
  return opsPage({
    title: 'Price jumps',
    place: '/ops/prices',
    notice,
    main: html`<nav aria-label="Kinds of jumps"><ul class="tabs">${priceLists.map((one) => tab(one, page))}</ul></nav>
<p class="quiet">${hint}</p>
${storesOf(page)}${table({ name: `${name} prices`, columns: columnsOf(page), rows: jumps.rows, empty })}
${pager(`/ops/prices?list=${list}&page=`, jumps)}`,
  });
};
