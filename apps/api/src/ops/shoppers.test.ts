import { feedRow, importText } from '@wearfolio/catalogue/testing/trial';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestApp } from '../testing/test-app.ts';
import { type Ops, openOps, rowsWith, startOpsShop } from './testing/ops-shop.ts';

let shop: TestApp;
let ops: Ops;

const day = new Date(new Date().toISOString().slice(0, 10));

beforeAll(async () => {
  shop = await startOpsShop();
  await importText(shop.url, 'Larkfield', [feedRow('a')]);
  ops = await openOps(shop);
});
beforeEach(() => shop.db.$executeRaw`TRUNCATE search_log, click_out`);
afterAll(() => shop.app.close());

describe('/ops/shoppers', () => {
  it('lists searches that found nothing, and where shoppers went', async () => {
    const { storeId, brandId, id } = await shop.db.product.findFirstOrThrow();
    await shop.db.searchLog.createMany({
      data: [
        { keyword: 'purple unicorn', day, count: 7, lastTotal: 0 },
        { keyword: 'hat', day, count: 9, lastTotal: 3 },
        { keyword: 'old wish', day: new Date('2020-01-01'), count: 99, lastTotal: 0 },
      ],
    });
    await shop.db.clickOut.create({ data: { productId: id, day, storeId, brandId, count: 4 } });

    const page = await ops.get('/ops/shoppers');
    const vain = page.slice(page.indexOf('found nothing'), page.indexOf('Most frequent'));

    expect(rowsWith(vain, 'search?').map((cells) => cells)).toEqual([['purple unicorn', '7']]);
    expect(rowsWith(page.slice(page.indexOf('Most frequent')), 'search?')).toEqual([
      ['hat', '9', '3'],
      ['purple unicorn', '7', '0'],
    ]);
    expect(rowsWith(page.slice(page.indexOf('Click-outs by store')), '<b>Larkfield')).toEqual([
      ['Larkfield', '4', '1'],
    ]);
    expect(page).not.toContain('old wish');
  });

  it('F3: shows what shoppers wrote as text', async () => {
    const keyword = '<img src=x onerror=alert(1)>';
    await shop.db.searchLog.create({ data: { keyword, day, count: 99, lastTotal: 0 } });

    const page = await ops.get('/ops/shoppers');

    expect(page).not.toContain('<img');
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });

  it('shows fifty rows at a time', async () => {
    await shop.db.searchLog.createMany({
      data: Array.from({ length: 61 }, (_, at) => ({ keyword: `wish ${at}`, day, count: 1, lastTotal: 0 })),
    });

    const first = await ops.get('/ops/shoppers');
    const second = await ops.get('/ops/shoppers?page=2');
    const vain = (page: string) => page.slice(0, page.indexOf('Most frequent')).match(/search\?/g)?.length;

    expect([vain(first), vain(second)]).toEqual([50, 11]);
    expect(first).toContain('<a href="/ops/shoppers?page=2" rel="next">');
    expect(second).toContain('<a href="/ops/shoppers?page=1" rel="prev">');
    expect(vain(await ops.get('/ops/shoppers?page=99'))).toBe(11);
    await ops.get('/ops/shoppers?page=-1');
  });

  it('says that there is nothing only where there is nothing, on whatever page', async () => {
    const vain = async () => (await ops.get('/ops/shoppers?page=9999')).includes('Every search found something.');

    const before = await vain();
    await shop.db.searchLog.create({ data: { keyword: 'wish', day, count: 1, lastTotal: 0 } });

    expect([before, await vain()]).toEqual([true, false]);
  });
});
