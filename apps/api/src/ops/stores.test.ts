import { feedRow, importText } from '@wearfolio/catalogue/testing/trial';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../testing/test-app.ts';
import { type Ops, openOps, rowsWith, startOpsShop } from './testing/ops-shop.ts';

let shop: TestApp;
let ops: Ops;
let path = '';

const rows = Array.from({ length: 30 }, (_, at) =>
  feedRow(`L-${at}`, { brand: '', category: 'General', title: `Zorblat ${at}` }),
);
const fields = { brand: '', titlePattern: '', currency: '', audience: '', category: '', link: '', pictureBase: '' };

beforeAll(async () => {
  shop = await startOpsShop();
  await importText(shop.url, 'Larkfield', rows);
  const { id } = await shop.db.store.findUniqueOrThrow({ where: { name: 'Larkfield' } });
  path = `/ops/stores/${id}`;
  ops = await openOps(shop);
});
afterAll(() => shop.app.close());

describe('/ops/quality', () => {
  it('shows each store with its shares, and the reasons with the page and the command that answer them', async () => {
    const page = await ops.get('/ops/quality');

    expect(rowsWith(page, `href="${path}"`)[0]?.slice(0, 4)).toEqual(['Larkfield', '30', '100.0%', '0.0%']);
    expect(rowsWith(page, 'for whom')[0]?.slice(1)).toEqual([
      '30',
      'Larkfield',
      'Answer',
      'npm run catalogue -- store set --store &quot;Larkfield&quot; --audience &quot;women&quot;',
    ]);
  });
});

describe('/ops/stores/:id', () => {
  it('shows what was learned of the feed, and what each import measured', async () => {
    const page = await ops.get(path);

    expect(page).toContain('<dt>Learned from</dt><dd>30 rows</dd>');
    expect(page).toContain('category &quot;General&quot;');
    expect(rowsWith(page, '<code>category</code>')).toEqual([['category', '100.0 %', 'General']]);
    expect(rowsWith(page, '<time')).toHaveLength(1);
    await ops.get('/ops/stores/999999', 404);
  });

  it('keeps what ops say of the feed, which the next import goes by', async () => {
    const typed = { ...fields, brand: 'Tarnbeck', audience: 'women', category: 'women/shoes/boots' };
    const { headers } = await ops.post(path, typed).expect(303);
    const page = await ops.get(String(headers.location));
    await importText(shop.url, 'Larkfield', rows);

    expect(page).toContain('role="status">Kept, from the next import on.');
    expect(page).toContain('name="brand" value="Tarnbeck"');
    const products = await shop.db.product.findMany({ include: { brand: true, category: true } });
    expect(new Set(products.map(({ brand, category }) => `${brand.displayName} ${category.path}`))).toEqual(
      new Set(['Tarnbeck women/shoes/boots']),
    );
    await ops.post(path, fields).expect(303);
    expect(await shop.db.store.findFirst()).toMatchObject({
      brand: null,
      defaultAudience: null,
      defaultCategory: null,
    });
  });

  it.each([
    [{ currency: 'kroner' }, 'kroner is no currency code'],
    [{ titlePattern: '<b>' }, '&lt;b&gt; has no {title} in it'],
    [{ forceBrand: 'yes' }, '--force needs a --brand'],
  ])('refuses %j, says why and shows what was typed', async (wrong, reason) => {
    const before = await shop.db.store.findMany();
    const { text } = await ops.post(path, { ...fields, link: 'https://x.example/{id}', ...wrong }).expect(400);

    expect(text).toContain(reason);
    expect(text).toContain('value="https://x.example/{id}"');
    expect(await shop.db.store.findMany()).toEqual(before);
  });
});
