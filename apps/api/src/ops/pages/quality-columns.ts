import { type Quality, qualityNames, qualityWords, type UnknownReason } from '../quality-queries.ts';
import { type Html, html } from './html.ts';
import type { Column } from './table.ts';
import { count, oneLine } from './words.ts';

/** What is below these shares of a store's products is looked at first. */
const [wanted, bearable] = [0.95, 0.7];

const shareOf = (part: number, whole: number): Html | null => {
  if (whole === 0) return null;
  const share = part / whole;
  const text = `${(100 * share).toFixed(1)}%`;
  if (share >= wanted) return html`${text}`;
  return html`<span class="mark ${share < bearable ? 'bad' : 'warn'}">${text}</span>`;
};

const named = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The columns of what an import measured: products, the share of them that tells each fact, and likely duplicates. */
export const qualityColumns = <Row>(qualityOf: (row: Row) => Quality | null): Column<Row>[] => {
  const column = (name: string, show: (quality: Quality) => Html | string | null): Column<Row> => ({
    name,
    show: (row) => {
      const quality = qualityOf(row);
      return quality && show(quality);
    },
    isNumber: true,
  });
  return [
    column('Products', ({ products }) => count(products)),
    ...qualityNames.map((name) =>
      column(named(qualityWords[name]), (quality) => shareOf(quality[name], quality.products)),
    ),
    column('Likely duplicates', ({ duplicates }) => count(duplicates)),
  ];
};

/** Why something is unknown, and what answers it. */
export const reasonColumns: Column<UnknownReason>[] = [
  { name: 'Reason', show: ({ text }) => html`<b>${oneLine(text)}</b>` },
  { name: 'Rows', show: ({ rows }) => count(rows), isNumber: true },
  { name: 'Stores', show: ({ stores }) => oneLine(stores, 80) },
  {
    name: 'Here',
    show: ({ path, text }) => html`<a href="${path}" aria-label="Answer: ${oneLine(text, 80)}">Answer</a>`,
  },
  {
    name: 'Or on the command line',
    show: ({ command }) => html`<code class="command">npm run catalogue -- ${command}</code>`,
  },
];
