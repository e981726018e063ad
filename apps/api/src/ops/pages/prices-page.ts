import { type Html, html } from '../html.ts';
import { opsPage } from '../page.ts';
import { jumpDays, jumpShare, type PriceJump } from '../price-queries.ts';
import { type Column, pager, type Stretch, table } from '../table.ts';
import { ago, moment } from '../words.ts';

const money = (currency: string): ((cents: number) => string) => {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return (cents) => format.format(cents / 100);
};

// A true minus sign, as on the cards.
const shareOf = ({ before, after }: PriceJump): Html => {
  const share = Math.round((100 * (after - before)) / Math.max(before, 1));
  return html`<span class="mark ${share < 0 ? 'bad' : 'warn'}">${share < 0 ? `−${-share}` : `+${share}`}%</span>`;
};

const columnsOf = (currency: string): Column<PriceJump>[] => {
  const show = money(currency);
  return [
    {
      name: 'Product',
      show: ({ productId, slug, title }) => html`<a href="/product/${productId}/${slug}">${title}</a>`,
    },
    { name: 'Store', show: ({ store }) => store },
    { name: 'Before', show: ({ before }) => show(before), isNumber: true },
    { name: 'After', show: ({ after }) => show(after), isNumber: true },
    { name: 'Change', show: shareOf, isNumber: true },
    {
      name: 'When',
      show: ({ changedAt }) => html`${moment(changedAt)}<br /><span class="quiet">${ago(changedAt)}</span>`,
    },
  ];
};

/** Prices that moved so far that somebody should look. */
export const pricesPage = (jumps: Stretch<PriceJump>, currency: string): string =>
  opsPage({
    title: 'Price jumps',
    place: '/ops/prices',
    main: html`<p class="quiet">Up or down by more than ${jumpShare * 100} % within the last ${jumpDays} days. The shop shows these prices
already: nothing is held back. Where one is a slip, have the store correct its feed, and import it again.</p>
${table({ name: 'Price jumps', columns: columnsOf(currency), rows: jumps.rows, empty: 'No price jumped.' })}
${pager('/ops/prices?page=', jumps)}`,
  });
