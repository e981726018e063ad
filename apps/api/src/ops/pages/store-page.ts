import type { Quality, QualityPoint, UnknownReason } from '../quality-queries.ts';
import { quoted, type ReadableFeed } from '../reread-queries.ts';
import {
  describeFields,
  describeProfile,
  type FieldTold,
  type KnownStore,
  type TypedSettings,
} from '../store-queries.ts';
import { type Html, html } from './html.ts';
import { type Notice, opsPage } from './page.ts';
import { qualityColumns, reasonColumns } from './quality-columns.ts';
import { storeForm } from './store-form.ts';
import { type Column, table } from './table.ts';
import { count, moment, oneLine } from './words.ts';

type Store = {
  id: number;
  store: KnownStore;
  trend: readonly QualityPoint[];
  reasons: readonly UnknownReason[];
  /** How its last feed can be read again; null where it cannot. */
  readable: ReadableFeed | null;
  notice: Notice | undefined;
  /** What was typed and refused. */
  tried: TypedSettings | undefined;
};

const trendColumns: Column<QualityPoint>[] = [
  {
    name: 'Import',
    show: ({ at }) => html`<b><time datetime="${at.toISOString()}">${moment(at)}</time></b>`,
  },
  ...qualityColumns<QualityPoint>(({ quality }) => quality),
];

const fieldColumns: Column<FieldTold>[] = [
  { name: 'Our field', show: ({ field }) => html`<b><code>${field}</code></b>` },
  { name: 'Rows that tell it', show: ({ share }) => share, isNumber: true },
  { name: 'For example', show: ({ example }) => oneLine(example, 80) },
];

const learnedOf = ({ store }: Store): Html => {
  const learned = describeProfile(store.profile);
  if (learned.length === 0) return html`<p class="empty">Nothing yet: its next import learns from the first rows.</p>`;
  const facts = learned.map(({ name, text }) => html`<dt>${name}</dt><dd>${oneLine(text, 400)}</dd>`);
  return html`<dl class="facts">${facts}</dl>
${table({ name: 'What its columns tell', columns: fieldColumns, rows: describeFields(store.profile), empty: 'Its next import notes what its columns tell.' })}`;
};

type Example = Quality['examples'][number];

const alikeColumns: Column<Example>[] = [
  { name: 'Title', show: ({ title }) => html`<b>${oneLine(title)}</b>` },
  { name: 'Products', show: ({ products }) => count(products), isNumber: true },
  {
    name: 'Two of them',
    show: ({ ids }) => html`<a href="/product/${ids[0]}">${ids[0]}</a> and <a href="/product/${ids[1]}">${ids[1]}</a>`,
  },
];

const alikeOf = ({ trend: [last] }: Store): Html | null =>
  last === undefined || last.quality.examples.length === 0
    ? null
    : html`<h2>Likely duplicates</h2>
${table({ name: 'Likely duplicates', columns: alikeColumns, rows: last.quality.examples, empty: '' })}`;

const rereadOf = ({ id, readable }: Store): Html => {
  if (readable === null) return html`<p class="empty">None is kept yet. The next import keeps it.</p>`;
  const { host, keptAt } = readable;
  const where =
    host === null || keptAt === null
      ? 'Its schedule fetches it again.'
      : html`Of ${moment(keptAt)} (UTC), kept on ${host}.`;
  return html`<p class="quiet">${where} Read it again to apply what is set and mapped now. See first what would change: <code class="command">npm run catalogue -- reimport --store ${quoted(readable.store)} --dry-run</code></p>
<form method="post" action="/ops/stores/${id}/reread"><button>Read its last feed again</button></form>`;
};

/** One store: what is true of its feed, what its imports learned, and how good its data is. */
export const storePage = (page: Store): string => {
  const { id, store, notice, tried } = page;
  return opsPage({
    title: store.name,
    place: '/ops',
    notice,
    main: html`<h2>What is true of its feed</h2>
<p class="quiet">It holds from the next import on. An empty field lets the feed decide. <a href="/ops/values?list=placed">Categories and colors</a> are mapped for all stores at once.</p>
${storeForm({ id, store, tried })}
<h2>Its last feed</h2>
${rereadOf(page)}
<h2>What its imports learned</h2>
${learnedOf(page)}
<h2>Data quality of its last imports</h2>
${table({ name: 'Data quality by import', columns: trendColumns, rows: page.trend, empty: 'Measured by its next import.' })}
<h2>Why something is unknown</h2>
${table({ name: 'Why something is unknown', columns: reasonColumns, rows: page.reasons, empty: 'Nothing is unknown.' })}
${alikeOf(page)}`,
  });
};
