import type { ProductCard } from '@wearfolio/contracts/catalogue';
import type { ExplainedPart, ExplainedProduct, ExplainedSearch } from '../../search/explain-search.ts';
import type { ListedSynonym, Suggestion } from '../search-queries.ts';
import { type Html, html } from './html.ts';
import { type Notice, opsPage } from './page.ts';
import { type Column, pager, type Stretch, table } from './table.ts';
import { count, oneLine } from './words.ts';

/** A search that ops try, and the cards of the products that it shows first. */
export type Tested = ExplainedSearch & { cards: ReadonlyMap<number, ProductCard> };

/** A synonym that was refused. */
export type TriedSynonym = { from: string; to: string; note: string };

type Search = {
  keyword: string;
  tested: Tested | null;
  synonyms: readonly ListedSynonym[];
  suggestions: Stretch<Suggestion>;
  notice: Notice | undefined;
  tried: TriedSynonym | undefined;
};

const partColumns: Column<ExplainedPart>[] = [
  { name: 'Words', show: ({ text }) => html`<b>${oneLine(text, 60)}</b>` },
  { name: 'Understood as', show: ({ name }) => oneLine(name, 80) },
  { name: 'Kind', show: ({ kind }) => kind },
  {
    name: 'Met by',
    show: ({ isRelaxed }) =>
      isRelaxed
        ? html`<span class="mark warn">some of what is shown</span>`
        : html`<span class="mark ok">all that is shown</span>`,
  },
];

const points = (value: number): Html | string =>
  Math.abs(value) < 0.005 ? html`<span class="quiet">0</span>` : value.toFixed(2);

const titleOf = ({ cards }: Tested, id: number): Html => {
  const card = cards.get(id);
  if (!card) return html`<code>${id}</code>`;
  return html`<a href="/product/${id}/${card.slug}">${oneLine(card.title, 80)}</a><br /><span class="quiet">${card.brand_name}, ${card.store_name}</span>`;
};

const productColumns = (tested: Tested): Column<ExplainedProduct>[] => [
  { name: 'Product', show: ({ id }) => titleOf(tested, id) },
  { name: 'Group', show: ({ group, isInStock }) => `${group}${isInStock ? '' : ', sold out'}` },
  { name: 'Score', show: ({ score }) => html`<b>${score.toFixed(2)}</b>`, isNumber: true },
  ...tested.names.map(
    (name, at): Column<ExplainedProduct> => ({
      name,
      show: (row) => points(row.points[at] ?? 0),
      isNumber: true,
    }),
  ),
];

const sumOf = ({ total, complete, isOrdered }: Tested): string => {
  const products = total === 1 ? '1 product' : `${count(total)} products`;
  const order = isOrdered ? ' The words ask for an order, so the scores do not count.' : '';
  return `${products}, of which ${count(complete)} meet everything.${order}`;
};

const testOf = (tested: Tested): Html => html`
${table({ name: 'What was understood', columns: partColumns, rows: tested.parts, empty: 'Nothing was understood: these words ask for everything.' })}
<p>${sumOf(tested)}</p>
${table({ name: 'The first ten products', columns: productColumns(tested), rows: tested.products, empty: 'No product meets any of it.' })}
<p class="quiet">Group 1 meets the most of the words and comes first; in each group what is sold out comes last. Otherwise the score decides, but among close scores brands take turns. The columns add up to the score.</p>`;

const hidden = (name: string, value: string): Html => html`<input type="hidden" name="${name}" value="${value}" />`;

const addressOf = (path: string, { keyword, suggestions }: Search): string =>
  `${path}?${new URLSearchParams({ keyword, page: String(suggestions.page) })}`;

const synonymColumns = (page: Search): Column<ListedSynonym>[] => [
  { name: 'Word', show: ({ from }) => html`<b>${from}</b>` },
  { name: 'Means', show: ({ to }) => to },
  { name: 'Holds', show: ({ isBothWays }) => (isBothWays ? 'both ways' : 'one way') },
  { name: 'Since', show: ({ day }) => html`<time>${day}</time>` },
  { name: 'Note', show: ({ note }) => oneLine(note, 80) },
  {
    name: 'Remove',
    show: ({ from }) =>
      html`<form method="post" action="${addressOf('/ops/search/remove', page)}">${hidden('from', from)}<button aria-label="Remove ${from}">Remove</button></form>`,
  },
];

const suggestionColumns = (page: Search): Column<Suggestion>[] => [
  {
    name: 'Searched for',
    show: ({ from }) => html`<a href="/ops/search?keyword=${encodeURIComponent(from)}">${oneLine(from, 80)}</a>`,
  },
  {
    name: 'Then',
    show: ({ to }) => (to === null ? html`<span class="quiet">found nothing</span>` : oneLine(to, 80)),
  },
  { name: 'Times', show: ({ searches }) => count(searches), isNumber: true },
  {
    name: 'Means',
    show: ({ from, to }) =>
      html`<form class="row" method="post" action="${addressOf('/ops/search', page)}">${hidden('from', from)}<input name="to" required value="${to ?? ''}" aria-label="What ${oneLine(from, 80)} means" /><button>Add</button></form>`,
  },
];

const addForm = (page: Search): Html => {
  const { tried } = page;
  const isBad = tried ? html` aria-invalid="true"` : null;
  return html`<form class="settings" method="post" action="${addressOf('/ops/search', page)}">
<label>Word or phrase<input name="from" required value="${tried?.from ?? ''}"${isBad} /></label>
<label>Means<input name="to" required value="${tried?.to ?? ''}"${isBad} /></label>
<label>Note<input name="note" value="${tried?.note ?? ''}" /></label>
<label class="choice"><input type="checkbox" name="oneWay" value="yes" /> One way: who searches for the meaning does not find the word</label>
<p><button>Add synonym</button></p>
</form>`;
};

/** What the search makes of words: a search to try, the synonyms of ops, and words that may need one. */
export const searchPage = (page: Search): string => {
  const { keyword, tested, synonyms, suggestions, notice } = page;
  return opsPage({
    title: 'Search',
    place: '/ops/search',
    notice,
    main: html`<form class="row" action="/ops/search"><input type="search" name="keyword" value="${keyword}" aria-label="A search to test" placeholder="black boots under 200" maxlength="200" /><button>Test</button></form>
${tested ? testOf(tested) : html`<p class="quiet">Type what a shopper types, and see how the shop reads it and why the first ten products rank where they do.</p>`}
<h2>Synonyms</h2>
<p class="quiet">These override the words that the shop ships with. The shop follows within seconds.</p>
${table({ name: 'Synonyms', columns: synonymColumns(page), rows: synonyms, empty: 'No synonyms of your own yet.' })}
<h3>Add a synonym</h3>
${addForm(page)}
<h2>Words that may need one</h2>
<p class="quiet">Searches of the last 30 days that found nothing, and what shoppers searched for right after another search. Pairs count from five a day on; nothing tells who searched.</p>
${table({ name: 'Words that may need a synonym', columns: suggestionColumns(page), rows: suggestions.rows, empty: 'Every search found something.' })}
${pager(`/ops/search?keyword=${encodeURIComponent(keyword)}&page=`, suggestions)}`,
  });
};
