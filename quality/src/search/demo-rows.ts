import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import type { SourceRow } from './predicate.ts';

const folder = join(import.meta.dirname, '..', '..', '..', 'demo', 'feeds');

type Columns = Readonly<Record<string, string>>;

/** A product of the demo with its feed rows as the store wrote them, one per color and size. */
export type DemoRow = SourceRow & { columns: readonly Columns[] };

const distinct = (rows: readonly Columns[], name: string): string[] => [
  ...new Set(rows.map((row) => row[name] ?? '').filter((value) => value !== '')),
];

const isInStock = ({ availability }: Columns): boolean => availability !== 'out of stock';

/** The line of a description with the material. */
const materialOf = (html: string): string => /<b>Made of:<\/b>\s*([^<]*)/.exec(html)?.[1] ?? '';

const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();

const demoRowOf = (store: string, rows: readonly Columns[]): DemoRow => {
  const [first = {}] = rows;
  const buyable = rows.filter(isInStock);
  const prices = (buyable.length > 0 ? buyable : rows).map((row) => Number(row.price));
  const price = Math.min(...prices);
  const html = distinct(rows, 'description').join(' ');
  return {
    id: first.group_id ?? '',
    title: first.name ?? '',
    brand: first.brand ?? '',
    category: first.category ?? '',
    audience: first.gender ?? '',
    colors: distinct(rows, 'color'),
    sizes: distinct(rows, 'size'),
    description: textOf(html),
    material: materialOf(html),
    price,
    sale: rows.some((row) => Number(row.retail_price) > price),
    store,
    inStock: buyable.length > 0,
    variants: rows.map((row) => ({ color: row.color ?? '', size: row.size ?? '', inStock: isInStock(row) })),
    columns: rows,
  };
};

/** Reads the feeds of the demo: one row per product of a store, in the order of stores and feeds. */
export const readDemoRows = async (): Promise<DemoRow[]> => {
  const { stores } = await import('@wearfolio/demo/stores');
  return stores.flatMap(({ slug, name }) => {
    const rows: Columns[] = parse(readFileSync(join(folder, `${slug}.csv`)), { columns: true });
    return [...Map.groupBy(rows, (row) => row.group_id).values()].map((group) => demoRowOf(name, group));
  });
};
