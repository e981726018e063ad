import { type Html, html, type Part } from './html.ts';

/** One column of a table: its name, and what it says of a row. */
export type Column<Row> = { name: string; show: (row: Row) => Part; isNumber?: true };

type Table<Row> = { name: string; columns: readonly Column<Row>[]; rows: readonly Row[]; empty: string };

/** Rows on one page of a table. */
export const rowsAtOnce = 50;

/** One page of a longer list, and whether more follow. */
export type Stretch<Row> = { rows: Row[]; page: number; isLast: boolean };

type Find<Row> = (part: { offset: number; limit: number }) => Promise<Row[]>;

// Halves what is left, as there may be thousands of pages.
const findLastPage = async (beyond: number, find: Find<unknown>): Promise<number> => {
  let last = 1;
  for (let none = beyond; none - last > 1; ) {
    const middle = Math.floor((last + none) / 2);
    const { length } = await find({ offset: (middle - 1) * rowsAtOnce, limit: 1 });
    if (length > 0) last = middle;
    else none = middle;
  }
  return last;
};

/** The stretch of a list that `find` looks up, one row more than is shown; past the end of the list, its last one. */
export const findStretch = async <Row>(page: number, find: Find<Row>): Promise<Stretch<Row>> => {
  const rows = await find({ offset: (page - 1) * rowsAtOnce, limit: rowsAtOnce + 1 });
  if (rows.length === 0 && page > 1) return findStretch(await findLastPage(page, find), find);
  return { rows: rows.slice(0, rowsAtOnce), page, isLast: rows.length <= rowsAtOnce };
};

const kind = (isNumber?: true): Html | null => (isNumber ? html` class="number"` : null);

/** A table that scrolls sideways by itself, so that the keyboard must be able to reach it; with forms, see style/table.css. */
export const table = <Row>({ name, columns, rows, empty }: Table<Row>): Html => {
  if (rows.length === 0) return html`<p class="empty">${empty}</p>`;
  const head = columns.map((column) => html`<th scope="col"${kind(column.isNumber)}>${column.name}</th>`);
  const cellsOf = (row: Row): Html[] =>
    columns.map(({ name, show, isNumber }) => html`<td${kind(isNumber)} data-name="${name}">${show(row)}</td>`);
  const body = rows.map(
    (row) => html`<tr>${cellsOf(row)}</tr>
`,
  );
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${name}">
<table><thead><tr>${head}</tr></thead><tbody>
${body}</tbody></table></div>`;
};

/** The way to the pages before and after this one; `path` ends where the number of the page goes. `name` tells two apart. */
export const pager = (
  path: string,
  { page, isLast }: Pick<Stretch<unknown>, 'page' | 'isLast'>,
  name = 'Pages',
): Html | null => {
  if (page === 1 && isLast) return null;
  const back = page > 1 ? html`<a href="${path}${page - 1}" rel="prev">Previous</a>` : html`<span>Previous</span>`;
  const on = isLast ? html`<span>Next</span>` : html`<a href="${path}${page + 1}" rel="next">Next</a>`;
  return html`<nav class="pager" aria-label="${name}">${back}<span>Page ${page}</span>${on}</nav>`;
};
