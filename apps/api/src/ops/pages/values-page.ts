import { mappingTargets, type UnmappedKind, type UnmappedValue, unmappedKinds } from '../value-queries.ts';
import { type Html, html } from './html.ts';
import { type Notice, opsPage } from './page.ts';
import { type Column, pager, type Stretch, table } from './table.ts';
import { count, oneLine } from './words.ts';

type Values = {
  kind: UnmappedKind;
  counts: Record<UnmappedKind, number>;
  values: Stretch<UnmappedValue>;
  notice: Notice | undefined;
  /** The form that `notice` says why not of: it is shown as it was filled in, and says so itself. */
  refused: { from: string; to: string } | undefined;
};

const words: Record<UnmappedKind, { many: string; hint: string }> = {
  category: { many: 'Categories', hint: 'A leaf of our tree, like women/shoes/boots.' },
  color: { many: 'Colors', hint: 'The color of the palette that filters use.' },
};

const option = (target: string): Html => html`<option value="${target}">${target}</option>`;

const fieldOf = (kind: UnmappedKind, value: string, tried: string | undefined): Html => {
  const about = html`name="to" required aria-label="What ${oneLine(value, 80)} is"${
    tried === undefined ? null : html` aria-invalid="true" aria-describedby="refusal" autofocus`
  }`;
  if (kind !== 'color') return html`<input ${about} list="targets" value="${tried ?? ''}" />`;
  return html`<select ${about}><option value="">Choose ...</option>${mappingTargets.color.map(option)}</select>`;
};

const formOf = ({ kind, values, notice, refused }: Values, { value, mappedTo }: UnmappedValue): Html => {
  const tried = refused?.from === value ? refused.to : undefined;
  return html`
${mappedTo === null ? null : html`<p class="quiet">${mappedTo}, from the next import on</p>`}
<form class="row" method="post" action="/ops/values?page=${values.page}"><input type="hidden" name="kind" value="${kind}" /><input type="hidden" name="from" value="${value}" />${fieldOf(kind, value, tried)}<button>Map</button></form>
${tried === undefined ? null : html`<p class="mark bad" id="refusal" role="alert">${notice?.text ?? null}</p>`}`;
};

const columnsOf = (page: Values): Column<UnmappedValue>[] => [
  { name: 'Value', show: ({ value }) => html`<b>${value === '' ? '(empty)' : oneLine(value)}</b>` },
  { name: 'Rows', show: ({ rows }) => count(rows), isNumber: true },
  { name: 'Stores', show: ({ stores }) => oneLine(stores, 80) },
  { name: 'Is', show: (row) => (row.value.trim() === '' ? 'An empty value cannot be mapped' : formOf(page, row)) },
];

const tab = (one: UnmappedKind, { kind, counts }: Values): Html =>
  html`<li><a href="/ops/values?kind=${one}"${one === kind ? html` aria-current="true"` : null}>${words[one].many} <span>${count(counts[one])}</span></a></li>`;

/** What the last good imports could not place, and forms that say what it is. */
export const valuesPage = (page: Values): string => {
  const { kind, values, notice, refused } = page;
  const targets = mappingTargets[kind];
  const isSaidThere = values.rows.some(({ value }) => value === refused?.from && value.trim() !== '');
  return opsPage({
    title: 'Unmapped values',
    place: '/ops/values',
    notice: isSaidThere ? undefined : notice,
    main: html`<nav aria-label="Kinds of values"><ul class="tabs">${unmappedKinds.map((one) => tab(one, page))}</ul></nav>
<p class="quiet">${words[kind].hint} The next import of a store applies it.</p>
<datalist id="targets">${targets.map(option)}</datalist>
${table({ name: words[kind].many, columns: columnsOf(page), rows: values.rows, empty: 'No unmapped values.' })}
${pager(`/ops/values?kind=${kind}&page=`, values)}`,
  });
};
