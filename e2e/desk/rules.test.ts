// cspell:ignore Rohdaten Farbe Rot Jacke
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { axeFaults } from '../testing/axe.ts';
import { it } from '../testing/journey.ts';
import { type Shop, startShop } from '../testing/shop.ts';
import { heading, joinDesk } from '../testing/staff.ts';

const rows = [
  'SKU;Title;Vendor;Dept;Farbe;Price;Page;Photo',
  'X1;OBR Alpine Shell :: Dusk;OBR GMBH;4711;Dusk;100.00;/p/x1;x1.jpg',
  'X2;OBR Summer Dress :: Rot;OBR GMBH;4712;Rot;50.00;/p/x2;x2.jpg',
  'X3;TEST do not list;OBR GMBH;4711;Rot;1.00;/p/x3;x3.jpg',
].join('\n');

const when = (of: string, value: string) => [{ of, test: 'is', value }];

const filling = (of: string, value: string) => ({
  name: of,
  when: [{ of, test: 'empty' }],
  actions: [{ type: 'set', of, value }],
});

/** All but the last rule, which is made in the browser. A file replaces all rules, also those of settings. */
const rules = [
  filling('currency', 'USD'),
  filling('link', 'https://rohdaten.example/p/{id}'),
  { name: 'Pictures', when: [], actions: [{ type: 'pictures', value: 'https://rohdaten.example/' }] },
  { name: 'Maker', when: when('brand', 'OBR GmbH'), actions: [{ type: 'set', of: 'brand', value: 'Oboro' }] },
  {
    name: 'Names',
    when: [],
    actions: [
      { type: 'replace', of: 'name', find: '^OBR\\s+', pattern: true, value: '' },
      { type: 'replace', of: 'name', find: '\\s*::.*$', pattern: true, value: '' },
    ],
  },
  {
    name: 'Jackets',
    when: when('column:Dept', '4711'),
    actions: [{ type: 'map', of: 'kind', value: 'women/clothing/jackets' }],
  },
  {
    name: 'Dresses',
    when: when('column:Dept', '4712'),
    actions: [{ type: 'map', of: 'kind', value: 'women/clothing/dresses' }],
  },
  { name: 'Dusk', when: when('color', 'Dusk'), actions: [{ type: 'map', of: 'color', value: 'Blue' }] },
  { name: 'Rot', when: when('color', 'Rot'), actions: [{ type: 'set', of: 'color', value: 'Red' }] },
  { name: 'With tax', when: [], actions: [{ type: 'multiply', of: 'price', value: 1.2 }] },
];

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ copyOf: inject('emptyDir'), environment: { SEED: 'none' } });
});
afterAll(() => shop.stop());

type Card = { name: string; brand: string; price: number; category: string };

const cards = async (page: Page): Promise<Card[]> => {
  const { data } = await (await page.request.get(`${shop.url}/api/productList`)).json();
  const found = (data as Record<string, unknown>[]).map(({ product_name, brand_name, price }) => ({
    product_name,
    brand_name,
    price,
  }));
  return found as never;
};

const imported = async (page: Page, count: number): Promise<void> => {
  await page.goto('/ops/store?id=1');
  await page
    .getByRole('cell', { name: 'imported' })
    .nth(count - 1)
    .waitFor({ timeout: 200_000 });
};

describe('a feed of raw rows', { timeout: 600_000 }, () => {
  it('becomes clean cards by rules alone, which are previewed, published and undone', async ({ openFresh }) => {
    const desk = await openFresh({ shopUrl: shop.url, forgives: /Failed to load resource/ });
    const [, invitation = ''] = /(\/ops\/accept#\S+)/.exec(shop.output()) ?? [];
    await joinDesk(desk, { path: invitation, name: 'Ada Byron', email: 'ada@shop.test' });
    const [feed, file] = ['rows.csv', 'rules.json'].map((name) => join(tmpdir(), `${process.pid}-${name}`)) as [
      string,
      string,
    ];
    await writeFile(feed, rows);
    await writeFile(file, JSON.stringify(rules));

    await desk.goto('/ops/new-store');
    await desk.getByLabel('Name of the store').fill('Rohdaten');
    await desk.getByRole('button', { name: 'Upload a file' }).click();
    await desk.locator('input[type=file]').setInputFiles(feed);
    await desk.getByLabel('Currency', { exact: true }).fill('USD');
    await desk.getByLabel('Currency', { exact: true }).press('Tab');
    await desk.getByLabel('Product address', { exact: true }).fill('https://rohdaten.example/p/{id}');
    await desk.getByLabel('Picture base', { exact: true }).fill('https://rohdaten.example/');
    await desk.getByLabel('Picture base', { exact: true }).press('Tab');
    await desk.getByText('3 rows in all').waitFor();
    await desk.getByRole('button', { name: 'Import it' }).click();
    await heading(desk, 'Rohdaten').waitFor();
    await imported(desk, 1);
    const raw = await cards(desk);

    await desk.getByRole('link', { name: 'Rules', exact: true }).last().click();
    await heading(desk, 'Rules of Rohdaten').waitFor();
    await desk.locator('input[type=file]').setInputFiles(file);
    await desk.getByText('With tax').first().waitFor();
    await desk.getByRole('button', { name: 'Add a rule' }).click();
    await desk.getByLabel('Name', { exact: true }).fill('No tests');
    await desk.getByLabel('Condition 1: value').fill('do not list');
    expect.soft(await axeFaults(desk)).toEqual([]);
    await desk.getByRole('button', { name: 'Preview' }).click();
    await desk.getByText('All 3 rows of the feed').waitFor({ timeout: 60_000 });
    const report = await desk.getByRole('region', { name: 'Rows before and after' }).textContent();
    const counts = await desk.getByRole('region', { name: 'Rows of each rule' }).textContent();
    expect.soft(await axeFaults(desk)).toEqual([]);
    const untouched = await cards(desk);
    await desk.getByRole('button', { name: 'Publish' }).click();
    await desk.getByText('The last feed is imported again').waitFor();
    await desk.getByRole('button', { name: 'Undo version 2' }).waitFor();
    const conflicts = await desk.getByText('while you were writing').count();
    await imported(desk, 2);
    const clean = await cards(desk);

    await desk.goto('/ops/rules?store=1');
    await desk.getByRole('button', { name: 'Undo version 2' }).click();
    await desk.getByText('The last feed is imported again').waitFor();
    await imported(desk, 3);

    expect(raw).toHaveLength(3);
    expect(conflicts).toBe(0);
    expect(untouched).toEqual(raw);
    expect(report).toContain('Oboro');
    expect(report).toContain('is left out by a rule');
    expect(counts).toContain('Maker3');
    expect(clean.toSorted((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)))).toMatchObject([
      { product_name: 'Alpine Shell', brand_name: 'Oboro' },
      { product_name: 'Summer Dress', brand_name: 'Oboro' },
    ]);
    expect(await cards(desk)).toEqual(raw);
  });
});
