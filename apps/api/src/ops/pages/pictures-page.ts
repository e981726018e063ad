import type { HostAtRest, PictureFigures, StorePictures } from '../picture-queries.ts';
import { html } from './html.ts';
import { opsPage } from './page.ts';
import { type Column, table } from './table.ts';
import { count, moment } from './words.ts';

const columns: Column<StorePictures>[] = [
  { name: 'Store', show: ({ store }) => html`<b>${store}</b>` },
  { name: 'Served by', show: ({ isHotLinked }) => (isHotLinked ? 'the store' : 'us') },
  { name: 'Ready', show: ({ ready }) => count(ready), isNumber: true },
  { name: 'Waiting', show: ({ waiting }) => count(waiting), isNumber: true },
  { name: 'Dead', show: ({ dead }) => count(dead), isNumber: true },
  { name: 'Second copies', show: ({ duplicates }) => count(duplicates), isNumber: true },
  { name: 'Products without', show: ({ bare }) => count(bare), isNumber: true },
  { name: 'Reasons', show: ({ faults }) => faults.map((one) => `${one.fault} ${count(one.count)}`).join(', ') },
];

const hostColumns: Column<HostAtRest>[] = [
  { name: 'Host', show: ({ host }) => host },
  { name: 'Reason', show: ({ fault }) => fault },
  { name: 'Rests until', show: ({ until }) => html`<time datetime="${until.toISOString()}">${moment(until)}</time>` },
];

/** How the pictures of each store stand, as `catalogue -- pictures status` says it. */
export const picturesPage = ({ stores, hosts }: PictureFigures): string =>
  opsPage({
    title: 'Pictures',
    place: '/ops/pictures',
    main: html`<p class="quiet">The worker fetches stores’ pictures and derives them; the shop serves them from its own origin. A dead picture is left out, and tried again later. <code class="command">npm run catalogue -- pictures refetch --store NAME</code> fetches all of a store again.</p>
${table({ name: 'Pictures by store', columns, rows: stores, empty: 'There is no store yet.' })}
<h2>Hosts that rest</h2>
${table({ name: 'Hosts that rest', columns: hostColumns, rows: hosts, empty: 'All hosts answer.' })}`,
  });
