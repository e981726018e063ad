import { type CleanRow, factNames } from '@wearfolio/feeds/row';
import { importInMemory } from '../import-in-memory.ts';
import type { ProductLabel, RealFeed } from './real-set.ts';

/** The figures in the order of the table: every kind of fact, then those that the reader is certain of. */
export const groups = [
  'price',
  'variants',
  'brand',
  'title',
  'kind',
  'audience',
  'color',
  'size',
  'group',
  'certain',
] as const;

/** Whether one labeled fact is right; `certain` repeats the facts that the reader is certain of. */
export type FeedVerdict = { group: (typeof groups)[number]; fact: string; isRight: boolean; detail: string };

type Fact = (typeof factNames)[number];
type Judge = (label: ProductLabel, rows: readonly CleanRow[]) => boolean | null;

const matches = (pattern: string, text: string): boolean => new RegExp(pattern, 'iu').test(text);

const variantsOf = (rows: readonly CleanRow[]) => rows.flatMap(({ variants }) => variants);

const pricesOf = (rows: readonly CleanRow[]) => {
  const priced = [...variantsOf(rows), ...rows].filter(({ priceCents }) => priceCents !== null);
  return priced.toSorted((one, other) => (one.priceCents ?? 0) - (other.priceCents ?? 0))[0];
};

const isPrice = ({ price, currency, retail }: ProductLabel, rows: readonly CleanRow[]): boolean => {
  const cheapest = pricesOf(rows);
  const units = (cents: number | null | undefined) => (cents == null ? null : cents / 100);
  return (
    units(cheapest?.priceCents) === price &&
    cheapest?.currency === currency &&
    (retail === undefined || units(cheapest.retailCents) === retail)
  );
};

const colorsOf = (rows: readonly CleanRow[]) => [
  ...new Map(variantsOf(rows).flatMap(({ color }) => (color ? [[color.name, color] as const] : []))).values(),
];

/** Each labeled color must be shown, and no other if the label knows all variants. */
const hasColors: Judge = ({ colors, variants }, rows) => {
  if (colors === undefined) return null;
  const shown = colorsOf(rows);
  const isShown = (pattern: string) =>
    shown.some(({ parent, name }) => [parent, name].some((text) => matches(`^(?:${pattern})$`, text)));
  return colors.every(isShown) && (variants === undefined || shown.length === colors.length);
};

const hasSizes: Judge = ({ sizes }, rows) => {
  if (sizes === undefined) return null;
  const shown = new Set(variantsOf(rows).flatMap(({ size }) => size?.value ?? []));
  return (
    shown.size === sizes.length &&
    sizes.every((pattern) => [...shown].some((size) => matches(`^(?:${pattern})$`, size)))
  );
};

const audienceOf = (rows: readonly CleanRow[]): string => rows[0]?.categoryPath.split('/')[0] ?? '';

/** Without a word about women or men, a product for adults may be shown under either, but not as only for men. */
const isAudience: Judge = ({ audience }, rows) => {
  if (audience === undefined) return null;
  const shown = audienceOf(rows);
  if (audience !== 'adult') return shown === audience;
  return shown !== 'kids' && rows.every((row) => row.audience !== 'men');
};

const judges: Readonly<Record<Fact, Judge>> = {
  brand: ({ brand }, rows) => (brand === undefined ? null : rows.every((row) => matches(brand, row.brand))),
  kind: ({ kind }, rows) =>
    kind === undefined
      ? null
      : rows.every(({ categoryPath }) => matches(kind, categoryPath.split('/').slice(1).join('/'))),
  audience: isAudience,
  color: hasColors,
  size: hasSizes,
  group: ({ variants }, rows) => (variants === undefined ? null : variantsOf(rows).length === variants),
};

/** The field of a label that knows a fact. */
const labels = {
  ...{ brand: 'brand', kind: 'kind', audience: 'audience' },
  ...{ color: 'colors', size: 'sizes', group: 'variants' },
} as const satisfies Record<Fact, keyof ProductLabel>;

const hasTitle: Judge = ({ title }, rows) =>
  title === undefined ? null : rows.every((row) => matches(title, row.title));

const keyOf = ({ groupId, groupStem, externalId }: CleanRow): string => groupId ?? groupStem ?? externalId;

const isRow = (wanted: string, row: CleanRow): boolean =>
  [row.externalId, row.groupId, row.url.split('/').at(-1)].includes(wanted) ||
  row.url.includes(`/${wanted}`) ||
  row.variants.some(({ externalId, sku }) => externalId === wanted || sku === wanted);

const detailOf = (rows: readonly CleanRow[]): string => {
  const [row] = rows;
  const cheapest = pricesOf(rows);
  const variants = variantsOf(rows);
  return JSON.stringify({
    title: row?.title,
    path: row?.categoryPath,
    audience: row?.audience,
    price: [cheapest?.priceCents, cheapest?.retailCents, cheapest?.currency],
    variants: variants.length,
    colors: colorsOf(rows).map(({ name, parent }) => `${name}=${parent}`),
    sizes: [...new Set(variants.map(({ size }) => size?.value))],
    brand: row?.brand,
    facts: row?.facts,
    sources: row?.sources,
  });
};

/** The price of a label that does not know the whole product is that of its own row. */
const pricedRows = (label: ProductLabel, product: readonly CleanRow[]): readonly CleanRow[] =>
  label.variants === undefined ? product.filter((row) => isRow(label.row, row)) : product;

const judgeProduct = (label: ProductLabel, product: readonly CleanRow[]): FeedVerdict[] => {
  const verdict = (
    group: FeedVerdict['group'],
    fact: string,
    isRight: boolean | null,
    detail: string,
  ): FeedVerdict[] => (isRight === null ? [] : [{ group, fact: `${label.row}: ${fact}`, isRight, detail }]);
  const detail = product.length === 0 ? 'not found' : detailOf(product);
  // A product that was not found has none of its facts.
  const own = (field: keyof ProductLabel, judge: Judge): boolean | null =>
    product.length === 0 && label[field] !== undefined ? false : judge(label, product);
  const certain =
    product.length === 0 ? [] : factNames.filter((fact) => product.every((row) => row.facts[fact] === 'certain'));
  return [
    ...verdict('price', 'price', product.length > 0 && isPrice(label, pricedRows(label, product)), detail),
    ...verdict('title', 'title', own('title', hasTitle), detail),
    ...factNames.flatMap((fact) => verdict(fact, fact, own(labels[fact], judges[fact]), detail)),
    ...certain.flatMap((fact) => verdict('certain', fact, judges[fact](label, product), detail)),
  ];
};

/** Imports a real feed in memory and judges every labeled fact. */
export const judgeFeed = async (feed: RealFeed, bytes: Buffer): Promise<FeedVerdict[]> => {
  const { rows, rejects, refusal } = await importInMemory(bytes, feed.flags);
  if (feed.refused !== undefined)
    return [
      {
        ...{ group: 'variants', fact: 'refused', detail: refusal ?? 'imported' },
        isRight: refusal !== null && matches(feed.refused, refusal),
      },
    ];
  const products = [...Map.groupBy(rows, keyOf).values()];
  const verdicts = feed.products.flatMap((label) => {
    const product = products.find((own) => own.some((row) => isRow(label.row, row))) ?? [];
    return judgeProduct(label, product);
  });
  if (feed.variants === undefined) return verdicts;
  const shown = variantsOf(rows).length;
  const detail = refusal ?? `${shown} variants of ${feed.variants}; ${rejects.slice(0, 5).join('; ')}`;
  return [{ group: 'variants', fact: 'variants of the feed', isRight: shown === feed.variants, detail }, ...verdicts];
};
