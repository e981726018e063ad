import type { OutdatedStore } from '../reread-queries.ts';
import { kindOf, type ListedValue, mappingTargets, type ValueList, valueLists } from '../value-queries.ts';
import { type Html, html } from './html.ts';
import { type Notice, opsPage } from './page.ts';
import { type Column, pager, type Stretch, table } from './table.ts';
import { count, oneLine } from './words.ts';

type Values = {
  list: ValueList;
  counts: Record<ValueList, number>;
  values: Stretch<ListedValue>;
  outdated: readonly OutdatedStore[];
  notice: Notice | undefined;
  /** The form that `notice` says why not of: it is shown as it was filled in, and says so itself. */
  refused: { from: string; to: string } | undefined;
};

const words: Record<ValueList, { many: string; hint: string; empty: string }> = {
  category: { many: 'Categories', hint: 'A leaf of our tree, like women/shoes/boots.', empty: 'No unmapped values.' },
  color: { many: 'Colors', hint: 'The color of the palette that filters use.', empty: 'No unmapped values.' },
  placed: {
    many: 'All categories',
    hint: 'Every category of the feeds, and where its rows went. Map what went to the wrong leaf, or what is guessed.',
    empty: 'No feed has told a category yet.',
  },
};

const option = (target: string): Html => html`<option value="${target}">${target}</option>`;

const fieldOf = (list: ValueList, value: string, tried: string | undefined): Html => {
  const about = html`name="to" required aria-label="What ${oneLine(value, 80)} is"${
    tried === undefined ? null : html` aria-invalid="true" aria-describedby="refusal" autofocus`
  }`;
  if (list !== 'color') return html`<input ${about} list="targets" value="${tried ?? ''}" />`;
  return html`<select ${about}><option value="">Choose ...</option>${mappingTargets.color.map(option)}</select>`;
};

const formOf = ({ list, values, notice, refused }: Values, { value, mappedTo }: ListedValue): Html => {
  const tried = refused?.from === value ? refused.to : undefined;
  const more = list === 'placed' ? '&list=placed' : '';
  return html`
${mappedTo === null ? null : html`<p class="quiet">${mappedTo}, from the next import on</p>`}
<form class="row" method="post" action="/ops/values?page=${values.page}${more}"><input type="hidden" name="kind" value="${kindOf(list)}" /><input type="hidden" name="from" value="${value}" />${fieldOf(list, value, tried)}<button>Map</button></form>
${tried === undefined ? null : html`<p class="mark bad" id="refusal" role="alert">${notice?.text ?? null}</p>`}`;
};

const marks = { certain: 'ok', guessed: 'warn', unknown: 'bad' } as const;

const mostPlaces = 4;

const placeOf = ({ path, certainty, rows }: ListedValue['places'][number]): Html =>
  html`<span class="mark ${marks[certainty]}">${path} <span class="quiet">${count(rows)}, ${certainty}</span></span><br />`;

const placesOf = ({ places }: ListedValue): Html => {
  const more = places.length - mostPlaces;
  return html`${places.slice(0, mostPlaces).map(placeOf)}${more > 0 ? html`<span class="quiet">and ${more} more</span>` : null}`;
};

const columnsOf = (page: Values): Column<ListedValue>[] => {
  return [
    { name: 'Value', show: ({ value }) => html`<b>${value === '' ? '(empty)' : oneLine(value)}</b>` },
    { name: 'Rows', show: ({ rows }) => count(rows), isNumber: true },
    { name: 'Stores', show: ({ stores }) => oneLine(stores, 80) },
    ...(page.list === 'placed' ? [{ name: 'Placed in', show: placesOf }] : []),
    {
      name: 'Is',
      show: (row) => (row.value.trim() === '' ? 'An empty value cannot be mapped' : formOf(page, row)),
    },
  ];
};

const tab = (one: ValueList, { list, counts }: Values): Html =>
  html`<li><a href="/ops/values?kind=${one}"${one === list ? html` aria-current="true"` : null}>${words[one].many} <span>${count(counts[one])}</span></a></li>`;

/** Offers to read feeds again whose stores were imported before what is mapped now. */
const rereadForm = ({ list, outdated }: Values): Html | null => {
  if (outdated.length === 0) return null;
  const names = oneLine(outdated.map(({ store }) => store).join(', '));
  return html`<form method="post" action="/ops/values/reread?kind=${list}"><p>Mapped since they were last imported: ${names}</p><p><button>${outdated.length === 1 ? 'Read its last feed again' : 'Read their last feeds again'}</button></p></form>
`;
};

/** What feeds say of categories and colors, first what no map knew, and forms that say what it is. */
export const valuesPage = (page: Values): string => {
  const { list, values, notice, refused } = page;
  const isSaidThere = values.rows.some(({ value }) => value === refused?.from && value.trim() !== '');
  return opsPage({
    title: 'Unmapped values',
    place: '/ops/values',
    notice: isSaidThere ? undefined : notice,
    main: html`<nav aria-label="Kinds of values"><ul class="tabs">${valueLists.map((one) => tab(one, page))}</ul></nav>
<p class="quiet">${words[list].hint} The next import of a store applies it.</p>
${rereadForm(page)}<datalist id="targets">${mappingTargets[kindOf(list)].map(option)}</datalist>
${table({ name: words[list].many, columns: columnsOf(page), rows: values.rows, empty: words[list].empty })}
${pager(`/ops/values?kind=${list}&page=`, values)}`,
  });
};
