import { type Clicks, type ProductClicks, type Search, shownDays } from '../shopper-queries.ts';
import { html } from './html.ts';
import { opsPage } from './page.ts';
import { type Column, pager, type Stretch, table } from './table.ts';
import { count } from './words.ts';

type Shoppers = {
  vain: Stretch<Search>;
  frequent: readonly Search[];
  stores: readonly Clicks[];
  products: readonly ProductClicks[];
};

const keyword: Column<Search> = {
  name: 'Searched for',
  show: ({ keyword: words }) => html`<a href="/search?keyword=${encodeURIComponent(words)}">${words}</a>`,
};
const searches: Column<Search> = { name: 'Searches', show: (row) => count(row.searches), isNumber: true };
const found: Column<Search> = { name: 'Found', show: ({ total }) => count(total), isNumber: true };

const storeColumns: Column<Clicks>[] = [
  { name: 'Store', show: ({ name }) => html`<b>${name}</b>` },
  { name: 'Click-outs', show: ({ clicks }) => count(clicks), isNumber: true },
  { name: 'Products', show: ({ products }) => count(products), isNumber: true },
];

const productColumns: Column<ProductClicks>[] = [
  { name: 'Product', show: ({ productId, slug, title }) => html`<a href="/product/${productId}/${slug}">${title}</a>` },
  { name: 'Store', show: ({ store }) => store },
  { name: 'Click-outs', show: ({ clicks }) => count(clicks), isNumber: true },
];

/** What shoppers wanted, and where they went. Nothing tells who they were. */
export const shoppersPage = ({ vain, frequent, stores, products }: Shoppers): string =>
  opsPage({
    title: 'Shoppers',
    place: '/ops/shoppers',
    main: html`<p class="quiet">The last ${shownDays} days.</p>
<h2>Searches that found nothing</h2>
${table({ name: 'Searches that found nothing', columns: [keyword, searches], rows: vain.rows, empty: 'Every search found something.' })}
${pager('/ops/shoppers?page=', vain)}
<h2>Most frequent searches</h2>
${table({ name: 'Most frequent searches', columns: [keyword, searches, found], rows: frequent, empty: 'No searches yet.' })}
<h2>Click-outs by store</h2>
${table({ name: 'Click-outs by store', columns: storeColumns, rows: stores, empty: 'No click-outs yet.' })}
<h2>Click-outs by product</h2>
${table({ name: 'Click-outs by product', columns: productColumns, rows: products, empty: 'No click-outs yet.' })}`,
  });
