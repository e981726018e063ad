import type { StoreQuality, UnknownReason } from '../quality-queries.ts';
import { html } from './html.ts';
import { opsPage } from './page.ts';
import { qualityColumns, reasonColumns } from './quality-columns.ts';
import { type Column, pager, type Stretch, table } from './table.ts';

type Board = { stores: Stretch<StoreQuality>; reasons: readonly UnknownReason[] };

const nameOf = ({ storeId, store, quality, at }: StoreQuality) => {
  const state = at ? 'Measured by its next import' : 'Never imported';
  return html`<b><a href="/ops/stores/${storeId}">${store}</a></b>${quality ? null : html`<br /><span class="quiet">${state}</span>`}`;
};

const columns: Column<StoreQuality>[] = [
  { name: 'Store', show: nameOf },
  ...qualityColumns<StoreQuality>(({ quality }) => quality),
];

/** How good the data of each store is, and what would make it better. */
export const qualityPage = ({ stores, reasons }: Board): string =>
  opsPage({
    title: 'Data quality',
    place: '/ops/quality',
    main: html`<p class="quiet">The share of the products of each store's last good import that tell a fact, certain or guessed; a description counts if it has more than 80 characters. Likely duplicates have brand, category and title of another product of the store.</p>
${table({ name: 'Data quality by store', columns, rows: stores.rows, empty: 'No store has been imported yet.' })}
${pager('/ops/quality?page=', stores)}
<h2>Why something is unknown</h2>
<p class="quiet">The ten most common reasons. An answer applies from the next import of the store on, or when its last feed is read again.</p>
${table({ name: 'Why something is unknown', columns: reasonColumns, rows: reasons, empty: 'Nothing is unknown.' })}`,
  });
