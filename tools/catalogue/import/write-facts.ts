import { writeFile } from 'node:fs/promises';
import type { Certainty, CleanRow, FeedEvent } from '@wearfolio/feeds/row';

/** One value of a fact, where it comes from, and whether the source states it. */
type Told = { value: string | number; source: string; certain: boolean };
type ProductFacts = { id: string; title: string; category: string; rows: string[]; facts: Record<string, Told[]> };

const audienceOf = ({ categoryPath }: CleanRow): string => {
  const [top = '', middle = ''] = categoryPath.split('/');
  if (top !== 'kids') return top === 'women' || top === 'men' ? top : '';
  return middle === 'girls' || middle === 'boys' ? middle : 'kids';
};

/** Returns a row's facts: the name, the values, the source and the certainty of each. */
const toldBy = (row: CleanRow): [name: string, values: (string | number)[], source: string, certainty: Certainty][] => {
  const { facts, sources, variants } = row;
  const prices = variants.flatMap(({ priceCents }) => priceCents ?? []);
  const lowest = prices.length === 0 ? row.priceCents : Math.min(...prices);
  return [
    ['brand', [row.brand], sources.brand, facts.brand],
    ['kind', [row.categoryPath], sources.kind, facts.kind],
    ['audience', [audienceOf(row)], sources.audience, facts.audience],
    ['color', variants.flatMap(({ color }) => color?.name ?? []), sources.color, facts.color],
    ['size', variants.flatMap(({ size }) => size?.value ?? []), sources.size, facts.size],
    ['price', lowest === null ? [] : [lowest / 100], sources.price, 'certain'],
    ['currency', [row.currency], sources.price, 'certain'],
  ];
};

const add = (known: Told[], value: string | number, source: string, certain: boolean): void => {
  if (value !== '' && !known.some((told) => told.value === value)) known.push({ value, source, certain });
};

const addRow = (product: ProductFacts, row: CleanRow): void => {
  product.rows.push(row.externalId);
  for (const [name, values, source, certainty] of toldBy(row)) {
    const known = product.facts[name] ?? [];
    product.facts[name] = known;
    for (const value of values) add(known, value, source, certainty === 'certain');
  }
};

/**
 * Passes a feed's events on, and writes the facts of its products to a file when they end: a line of JSON a product. Kept
 * rows have no facts, so rows must not be recalled.
 */
export async function* withFacts(events: AsyncIterable<FeedEvent>, path: string): AsyncGenerator<FeedEvent> {
  const products = new Map<string, ProductFacts>();
  for await (const event of events) {
    if (event.type === 'row') {
      const { row } = event;
      const key = row.groupId ?? row.groupStem ?? row.externalId;
      const product = products.get(key) ?? {
        ...{ id: row.groupId ?? row.externalId, title: row.title, category: row.categoryPath },
        ...{ rows: [], facts: {} },
      };
      products.set(key, product);
      addRow(product, row);
    }
    yield event;
  }
  await writeFile(path, [...products.values()].map((product) => `${JSON.stringify(product)}\n`).join(''));
}
