import type { CleanRow } from '@wearfolio/feeds/row';
import { importInMemory } from '../import-in-memory.ts';
import type { Case, ExpectedProduct } from './case-set.ts';

/** Whether one fact of a case is right, with both values as text. */
export type CaseVerdict = { fact: string; isRight: boolean; expected: string; actual: string };

/** What the shop shows of a product: all rows of one key. */
type Shown = {
  title: string;
  name: string;
  path: string;
  audience: string;
  prices: readonly (number | null)[];
  retail: number | null;
  currency: string;
  sizes: readonly string[];
  colors: readonly string[];
  pictures: number;
  stock: boolean;
};

const units = (cents: number | null): number | null => (cents === null ? null : cents / 100);

const shownOf = (rows: readonly CleanRow[]): Shown => {
  const [first] = rows;
  const variants = rows.flatMap((row) => row.variants);
  const prices = [...rows, ...variants].flatMap(({ priceCents }) => (priceCents === null ? [] : [priceCents]));
  const lowest = prices.length === 0 ? null : Math.min(...prices);
  const cheapest = [...variants, ...rows].find(({ priceCents }) => priceCents === lowest);
  return {
    title: `${first?.brand ?? ''} ${first?.title ?? ''}`,
    name: first?.title ?? '',
    path: first?.categoryPath ?? '',
    audience: first?.categoryPath.split('/')[0] ?? '',
    prices: [units(lowest)],
    retail: units(cheapest?.retailCents ?? null),
    currency: cheapest?.currency ?? '',
    sizes: [...new Set(variants.flatMap(({ size }) => size?.value ?? []))],
    colors: [...new Set(variants.flatMap(({ color }) => (color ? [color.parent, color.name] : [])))],
    pictures: new Set(
      rows.flatMap(({ images, variants: own }) =>
        [...images, ...own.flatMap((one) => one.images)].map(({ url }) => url),
      ),
    ).size,
    stock: variants.some(({ stock }) => stock !== 0),
  };
};

const productsOf = (rows: readonly CleanRow[]): Shown[] => {
  const keyOf = ({ groupId, groupStem, externalId }: CleanRow): string => groupId ?? groupStem ?? externalId;
  return [...Map.groupBy(rows, keyOf).values()].map(shownOf);
};

const matches = (pattern: string, text: string): boolean => new RegExp(pattern, 'iu').test(text);

const isSameSet = (wanted: readonly string[], actual: readonly string[]): boolean =>
  wanted.length === actual.length && wanted.every((one) => actual.includes(one));

/** Every expected color must be one of the product's, by its own name or its parent's. */
const hasColors = (wanted: readonly string[], actual: readonly string[]): boolean =>
  wanted.every((pattern) => actual.some((color) => matches(`^(?:${pattern})$`, color)));

const isAudience = (wanted: string, { audience }: Shown): boolean =>
  wanted === 'adult' ? audience !== 'kids' : audience === wanted;

const judges: Readonly<Record<keyof ExpectedProduct, (wanted: ExpectedProduct, shown: Shown) => boolean>> = {
  title: ({ title }, shown) => matches(title, shown.title),
  price: ({ price }, { prices }) => prices.includes(price ?? null),
  retail: ({ retail }, shown) => shown.retail === retail,
  sizes: ({ sizes = [] }, shown) => isSameSet(sizes, shown.sizes),
  colors: ({ colors = [] }, shown) => hasColors(colors, shown.colors),
  audience: ({ audience = '' }, shown) => isAudience(audience, shown),
  kind: ({ kind = '' }, { path }) => matches(kind, path),
  pictures: ({ pictures }, shown) => shown.pictures === pictures,
  stock: ({ stock }, shown) => shown.stock === stock,
  currency: ({ currency }, shown) => shown.currency === currency,
  not_title: ({ not_title = '' }, { title, name }) => !matches(not_title, name === '' ? title : name),
  not_colors: ({ not_colors = [] }, { colors }) => !not_colors.some((color) => colors.includes(color)),
  not_kind: ({ not_kind = '' }, { path }) => !matches(not_kind, path),
};

/** Finds the product that an expectation is about; of several with its title, the one that fulfills most of it. */
const findShown = (wanted: ExpectedProduct, free: readonly Shown[]): Shown | undefined => {
  const facts = Object.keys(wanted) as (keyof ExpectedProduct)[];
  const right = (shown: Shown): number => facts.filter((fact) => judges[fact](wanted, shown)).length;
  return free
    .filter(({ title }) => matches(wanted.title, title))
    .toSorted((one, other) => right(other) - right(one))[0];
};

/** Imports a case into a store of its own, in memory, and judges every fact that it expects. */
export const judgeCase = async (one: Case): Promise<CaseVerdict[]> => {
  const { rows, refusal } = await importInMemory(one.bytes, one.flags);
  if (one.refused !== undefined)
    return [
      {
        ...{ fact: 'refused', expected: one.refused, actual: refusal ?? 'imported' },
        isRight: refusal !== null && matches(one.refused, refusal),
      },
    ];
  const products = productsOf(rows);
  const verdicts: CaseVerdict[] = [];
  if (one.count !== undefined)
    verdicts.push({
      ...{ fact: 'count', isRight: products.length === one.count, expected: String(one.count) },
      actual: refusal ?? String(products.length),
    });
  const free = new Set(products);
  for (const wanted of one.products) {
    const shown = findShown(wanted, [...free]);
    if (shown) free.delete(shown);
    for (const fact of Object.keys(wanted) as (keyof ExpectedProduct)[])
      verdicts.push({
        ...{ fact: `${wanted.title}: ${fact}`, expected: JSON.stringify(wanted[fact]) },
        isRight: shown !== undefined && judges[fact](wanted, shown),
        actual: shown
          ? JSON.stringify(shown)
          : (refusal ?? `none of ${products.map(({ title }) => title).join(' | ')}`),
      });
  }
  return verdicts;
};
