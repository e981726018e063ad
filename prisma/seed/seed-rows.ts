import { slugOf } from '@wearfolio/feeds/clean/category/category-tree';
import { sizeContextAt } from '@wearfolio/feeds/clean/size/size-context';
import { caseTitle, withoutBrand } from '@wearfolio/feeds/clean/title/title';
import { type CleanRow, type CleanSize, type CleanVariant, type FeedEvent, noDetails } from '@wearfolio/feeds/row';
import { readSize } from '@wearfolio/sizes/read/read-size';
import { makeUpDescription } from './description.ts';
import { pick, randomFrom } from './random.ts';
import type { Style } from './style.ts';

const sizeTexts = {
  clothing: ['XS', 'S', 'M', 'L', 'XL', 'XXL'],
  shoes: ['6', '7', '8', '9', '10', '11', '12'],
  other: ['One Size'],
};

const ladders = new Map<string, CleanSize[]>();
const ladderOf = ({ wornAs, categoryNames }: Style): CleanSize[] => {
  const key = `${wornAs}/${categoryNames.join('/')}`;
  const context = { ...sizeContextAt(categoryNames.map(slugOf).join('/')), family: wornAs, home: 'us' } as const;
  const sizes = ladders.get(key) ?? sizeTexts[wornAs].map((text) => readSize(text, context));
  ladders.set(key, sizes);
  return sizes;
};

/** Returns a stock: mostly high, sometimes low, sometimes zero. */
const stockOf = (random: () => number): number => {
  const chance = random();
  if (chance < 0.1) return 0;
  return chance < 0.2 ? 1 + Math.floor(random() * 3) : 4 + Math.floor(random() * 60);
};

type Offer = { id: string; price: number; retail: number | null; currency: string };

const variantsOf = (style: Style, { id, price, retail, currency }: Offer, random: () => number): CleanVariant[] => {
  const ladder = ladderOf(style);
  const from = Math.floor(random() * Math.max(1, ladder.length - 3));
  const sizes = ladder.slice(from, from + 2 + Math.floor(random() * 4));
  return sizes.map((size) => ({
    externalId: `${id}-${slugOf(size.value)}`,
    color: style.color,
    size,
    stock: stockOf(random),
    priceCents: price,
    retailCents: retail,
    currency,
    images: [],
    gtin: null,
    mpn: null,
    sku: null,
  }));
};

type Place = { at: number; id: string; store: string; currency: string };

/** Returns the `at`th product of a seeded catalogue, as in a store's feed. */
const rowOf = (style: Style, { at, id, store, currency }: Place, random: () => number): CleanRow => {
  const price = 500 + Math.floor(random() ** 3 * 60_000) * 5 + 95;
  const retail = random() < 0.3 ? Math.round((price * pick([1.1, 1.25, 1.5, 2], random)) / 5) * 5 : null;
  const variants = variantsOf(style, { id, price, retail, currency }, random);
  return {
    externalId: id,
    groupId: null,
    groupStem: null,
    name: style.name,
    title: caseTitle(withoutBrand(style.name, [style.brand])),
    brand: style.brand,
    categoryPath: style.categoryNames.map(slugOf).join('/'),
    categoryNames: style.categoryNames,
    sourceCategory: style.categoryNames.join(' > '),
    isUnmovable: false,
    description: makeUpDescription(randomFrom(at + 7_000_003)),
    currency,
    priceCents: price,
    retailCents: retail,
    url: `https://${slugOf(store)}.example/p/${encodeURIComponent(id)}`,
    images: [],
    stock: variants.reduce((sum, variant) => sum + (variant.stock ?? 0), 0),
    variants,
    unmapped: [],
    namesColor: style.color !== null,
    facts: {
      brand: 'certain',
      kind: 'certain',
      audience: 'certain',
      color: style.color === null ? 'unknown' : 'certain',
      size: 'certain',
      group: 'certain',
    },
    sources: { brand: '', kind: '', audience: '', color: '', size: '', group: '', price: '' },
    ...noDetails,
    warnings: [],
  };
};

type SeedPlan = { styles: readonly Style[]; products: number; stores: readonly string[]; currency: string };

/**
 * Generates the products of one store in a seeded catalogue. If there are fewer styles than products, styles repeat
 * under new ids. The same number always yields the same product in the same store.
 */
export async function* seedRows(
  { styles, products, stores, currency }: SeedPlan,
  store: string,
): AsyncGenerator<FeedEvent> {
  for (let at = 0; at < products; at += 1) {
    if (stores[at % stores.length] !== store) continue;
    const random = randomFrom(at + 1_000_003);
    const style = styles[at % styles.length];
    if (!style) return;
    const round = Math.floor(at / styles.length);
    const id = round === 0 ? style.id : `${style.id}-${round}`;
    yield { type: 'row', line: at + 1, row: rowOf(style, { at, id, store, currency }, random) };
  }
}
