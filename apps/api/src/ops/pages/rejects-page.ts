import type { Reject } from '../feed-queries.ts';
import { html } from './html.ts';
import { opsPage } from './page.ts';
import { type Column, pager, type Stretch, table } from './table.ts';
import { moment, oneLine } from './words.ts';

type Run = { id: number; store: string; startedAt: Date; outcome: string };

const columns: Column<Reject>[] = [
  { name: 'Line', show: ({ line }) => line, isNumber: true },
  { name: 'Field', show: ({ field }) => html`<code>${field}</code>` },
  { name: 'Value', show: ({ value }) => oneLine(value) },
  { name: 'Reason', show: ({ reason }) => oneLine(reason) },
];

/** What one run refused, row by row. */
export const rejectsPage = ({ id, store, startedAt, outcome }: Run, rejects: Stretch<Reject>): string =>
  opsPage({
    title: `Rejects of ${store}`,
    place: '/ops/feeds',
    main: html`<p class="quiet">The run of ${moment(startedAt)} (UTC), ${outcome}. <a href="/ops/feeds">All feeds</a></p>
${table({ name: 'Rejects', columns, rows: rejects.rows, empty: 'No rows rejected.' })}
${pager(`/ops/rejects/${id}?page=`, rejects)}`,
  });
