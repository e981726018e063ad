// cspell:ignore colours: a field of the demo's models
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { categoryTree } from '@wearfolio/feeds/clean/category/category-tree';
import { newStore } from '@wearfolio/feeds/cleaning-rules';
import { readFeed } from '@wearfolio/feeds/read-feed';
import type { CleanRow } from '@wearfolio/feeds/row';
import { describe, expect, it } from 'vitest';
import { brands } from './brands.ts';
import { categoryMap } from './category-map.ts';
import { demoProducts, firstOffers } from './demo-products.ts';
import { feedOf } from './feed.ts';
import { picturesBase } from './pictures-base.ts';
import { isBuyable } from './product.ts';
import { type Evidence, sharedModels } from './shared-models.ts';
import { stores } from './stores.ts';

const readText = (slug: string) => readFile(join(import.meta.dirname, 'feeds', `${slug}.csv`), 'utf8');

const rules = {
  currency: 'USD',
  currencies: new Set<string>(),
  categories: categoryMap,
  colors: new Map<string, string>(),
  brands: new Map<string, string>(),
  mediaBase: picturesBase,
  store: newStore('Demo'),
  knownBrands: new Map<string, string>(),
};

const readRows = async (slug: string): Promise<CleanRow[]> => {
  const rows: CleanRow[] = [];
  const bytes = async function* () {
    yield Buffer.from(await readText(slug));
  };
  for await (const event of readFeed(bytes(), { rules })) {
    if (event.type === 'reject') throw new Error(`${slug}, line ${event.reject.line}: ${event.reject.reason}`);
    if (event.type === 'row') rows.push(event.row);
  }
  return rows;
};

const rowsByStore = new Map(await Promise.all(stores.map(async ({ slug }) => [slug, await readRows(slug)] as const)));
const allRows = [...rowsByStore.values()].flat();

const countBy = (keyOf: (product: (typeof demoProducts)[number]) => string) => Map.groupBy(demoProducts, keyOf);
const share = (part: number) => part / demoProducts.length;

describe('the demo feeds', () => {
  it.each(stores.map(({ slug }) => slug))('%s.csv equals the output of build-feeds.ts', async (slug) => {
    expect(await readText(slug)).toBe(feedOf(slug, demoProducts));
  });

  it('are read without a reject, a warning or an unknown value', () => {
    const faulty = allRows.filter(({ unmapped, warnings }) => unmapped.length + warnings.length > 0);

    expect(faulty.map(({ name, unmapped, warnings }) => ({ name, unmapped, warnings }))).toEqual([]);
    expect(allRows.length).toBe(demoProducts.reduce((sum, { variants }) => sum + variants.length, 0));
  });

  it("contain every product's displayed name", () => {
    const unlike = allRows.filter(({ name, title, brand }) => name !== title && name !== `${brand} ${title}`);

    expect(unlike.map(({ name }) => name)).toEqual([]);
  });

  it('place every row in its leaf of the tree', () => {
    const wanted = new Set(demoProducts.map(({ category }) => categoryMap.get(category.join(' > ').toLowerCase())));

    expect(new Set(allRows.map(({ categoryPath }) => categoryPath))).toEqual(wanted);
  });

  it('take less than 3 MB in total', async () => {
    const texts = await Promise.all(stores.map(({ slug }) => readText(slug)));

    expect(texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0)).toBeLessThan(3_000_000);
  });
});

describe('the demo catalogue', () => {
  it('has about 600 products of 8 stores and 40 brands', () => {
    expect(Math.abs(firstOffers.length - 600)).toBeLessThanOrEqual(40);
    expect(countBy(({ store }) => store).size).toBe(8);
    expect(countBy(({ brand }) => brand).size).toBe(40);
    expect(brands).toHaveLength(40);
    expect(new Set(demoProducts.map(({ id }) => id)).size).toBe(demoProducts.length);
  });

  it('sells every product in one to six colors', () => {
    const counts = new Set(demoProducts.map(({ colours }) => colours.length));

    expect([...counts].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(demoProducts.filter(({ colours }) => new Set(colours).size !== colours.length)).toEqual([]);
  });

  it('has at least eight products in each category of the home page', () => {
    const byLeaf = countBy(({ category }) => category.join('/'));
    const counts = categoryTree.Women?.['Summer Shop']?.map(
      (leaf) => byLeaf.get(`Women/Summer Shop/${leaf}`)?.length ?? 0,
    );

    expect(counts).toHaveLength(5);
    expect(Math.min(...(counts ?? []))).toBeGreaterThanOrEqual(8);
  });

  it('fills most leaves of its five departments', () => {
    const tops = ['Women', 'Men', 'Kids', 'Beauty', 'Home'];
    const leaves = tops.flatMap((top) => Object.values(categoryTree[top] ?? {}).flat());
    const filled = countBy(({ category }) => category.join('/'));

    expect(new Set(demoProducts.map(({ category }) => category[0]))).toEqual(new Set(tops));
    expect(filled.size / leaves.length).toBeGreaterThan(0.7);
  });

  it('has reduced and low-stock products, sold-out products and sold-out sizes', () => {
    const left = demoProducts.map(({ variants }) => variants.reduce((sum, { stock }) => sum + stock, 0));
    const partly = demoProducts.filter(
      (product) => isBuyable(product) && product.variants.some(({ stock }) => stock === 0),
    );

    expect(share(demoProducts.filter(({ retailCents }) => retailCents !== null).length)).toBeCloseTo(0.25, 1);
    expect(share(left.filter((count) => count > 0 && count <= 3).length)).toBeGreaterThan(0.03);
    expect(share(left.filter((count) => count === 0).length)).toBeGreaterThan(0.02);
    expect(share(partly.length)).toBeGreaterThan(0.2);
  });

  it('has prices from below $50 to beyond $5000', () => {
    const within = (from: number, to: number) =>
      demoProducts.filter(({ priceCents }) => priceCents >= from && priceCents < to).length;

    expect(within(0, 5_000)).toBeGreaterThan(40);
    expect(within(100_000, 500_000)).toBeGreaterThan(5);
    expect(within(500_000, 2_000_000)).toBeGreaterThanOrEqual(2);
  });

  it('sells at least 55 models in two to four stores at different prices, matched by numbers or by words', () => {
    const shared = [...countBy(({ model }) => model).values()].filter((offers) => offers.length > 1);

    expect(shared.length).toBe(sharedModels.size);
    expect(shared.length).toBeGreaterThanOrEqual(55);
    for (const offers of shared) {
      expect(offers.length).toBeLessThanOrEqual(4);
      expect(new Set(offers.map(({ store }) => store)).size).toBe(offers.length);
      expect(new Set(offers.map(({ priceCents }) => priceCents)).size).toBe(offers.length);
    }
    const byEvidence = Map.groupBy(sharedModels.values(), ({ evidence }) => evidence);
    expect(
      Math.min(...['gtin', 'mpn', 'words'].map((one) => byEvidence.get(one as Evidence)?.length ?? 0)),
    ).toBeGreaterThan(10);
  });

  it('describes every product in HTML', () => {
    const descriptions = demoProducts.map(({ description }) => description);

    expect(descriptions.filter((text) => !/^<p>.+<\/p>.*<ul>(<li><b>.+<\/li>)+<\/ul>/.test(text))).toEqual([]);
    expect(descriptions.filter((text) => /[!]|undefined|must-have|cheap/i.test(text))).toEqual([]);
  });
});
