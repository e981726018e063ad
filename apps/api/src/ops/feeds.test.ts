import { withConnection } from '@wearfolio/catalogue/connection';
import { feedRow, importText } from '@wearfolio/catalogue/testing/trial';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../testing/test-app.ts';
import { type Ops, openOps, rowsWith, startOpsShop } from './testing/ops-shop.ts';

let shop: TestApp;
let ops: Ops;

const hostile = '<img src=x onerror=alert(1)>';

beforeAll(async () => {
  shop = await startOpsShop();
  await importText(shop.url, 'Larkfield', [feedRow('a'), feedRow('b'), feedRow('c', { price: hostile })]);
  await importText(shop.url, 'Birchwood', [feedRow('a')]);
  await shop.app.refreshCatalogue();
  ops = await openOps(shop);
});
afterAll(() => shop.app.close());

describe('/ops/feeds', () => {
  it('tells of each store how its last good run went, with one of its rejects', async () => {
    const [cells = []] = rowsWith(await ops.get('/ops/feeds'), 'Larkfield');

    expect(cells.slice(0, 2)).toEqual(['Larkfield', 'Good']);
    expect(cells.slice(3, 12)).toEqual(['2', '3', '2', '0', '0', '0', '1', '0', '0']);
    expect(cells[12]).toMatch(/^1 rejected\s+line 4, price: &lt;img src=x onerror=alert\(1\)&gt;, /);
  });

  it('lists stores as people sort them, and all there are on a page past the last', async () => {
    const names = ['abbott', 'Éclair', 'elm', 'Zenith'];
    await shop.db.store.createMany({ data: names.map((name) => ({ name, slug: name })) });

    const page = await ops.get('/ops/feeds?page=99');
    await shop.db.store.deleteMany({ where: { name: { in: names } } });

    const [stores = ''] = page.split('Imports in progress');
    expect([...stores.matchAll(/<b><a[^>]*>(.+?)<\/a><\/b>/g)].map(([, name]) => name)).toEqual([
      'abbott',
      'Birchwood',
      'Éclair',
      'elm',
      'Larkfield',
      'Zenith',
    ]);
  });

  it('F3: shows what stores write as text', async () => {
    const [, path = ''] = /href="(\/ops\/rejects\/\d+)"/.exec(await ops.get('/ops/feeds')) ?? [];
    const page = await ops.get(path);

    expect(page).not.toContain('<img');
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(page).toContain('Rejects of Larkfield');
    await ops.get('/ops/rejects/999999', 404);
    await ops.get('/ops/rejects/x', 400);
  });

  it('says why the last run was refused, and keeps showing the last good one', async () => {
    await importText(shop.url, 'Birchwood', 'id,title,link\n').catch(() => undefined);

    const [cells = []] = rowsWith(await ops.get('/ops/feeds'), 'Birchwood');

    expect(cells[1]).toMatch(/^Last run refused\s+The feed holds no product$/);
    expect(cells[4]).toBe('1');
  });

  it('says why the first import of a store was refused', async () => {
    await importText(shop.url, 'Elmsford', 'id,title,link\n').catch(() => undefined);

    const [cells = []] = rowsWith(await ops.get('/ops/feeds'), 'Elmsford');
    await shop.db.store.delete({ where: { name: 'Elmsford' } });

    expect(cells[1]).toMatch(/^Never good, refused\s+The feed holds no product$/);
    expect(cells[2]).toBe('never');
  });

  it.each([
    ['Larkfield', 'The store answered 500', /^Last fetch failed\s+The store answered 500$/],
    ['Larkfield', 'unchanged', /^Good$/],
    ['Elmsford', 'The store answered 404', /^Never good, fetch failed\s+The store answered 404$/],
  ])('says of %s, last fetched with "%s", how it is', async (name, lastOutcome, state) => {
    const { id } = await shop.db.store.upsert({ where: { name }, create: { name, slug: name }, update: {} });
    await shop.db.feedSchedule.create({
      data: { storeId: id, cron: '0 4 * * *', url: 'https://feeds.example/y', lastOutcome },
    });

    const [cells = []] = rowsWith(await ops.get('/ops/feeds'), name);
    await shop.db.feedSchedule.deleteMany();
    await shop.db.store.deleteMany({ where: { name: 'Elmsford' } });

    expect(cells[1]).toMatch(state);
  });

  it('tells imports under way from those whose process died', async () => {
    const stores = await shop.db.store.findMany({ orderBy: { name: 'asc' } });
    await shop.db.import.createMany({
      data: stores.map(({ id }) => ({
        storeId: id,
        source: 'https://feeds.example/x?key=secret',
        startedAt: new Date(),
      })),
    });
    await withConnection(shop.url, async (importer) => {
      await importer.query(`SELECT pg_advisory_lock(5170005, hashtext('larkfield'))`);

      const page = await ops.get('/ops/feeds');
      const running = page.slice(page.indexOf('Imports in progress'));

      expect(rowsWith(running, 'Larkfield')[0]?.[1]).toBe('Running');
      expect(rowsWith(running, 'Birchwood')[0]?.[1]).toBe('Interrupted');
      expect(page).toContain('https://feeds.example/x');
      expect(page).not.toContain('secret');
    });
    await shop.db.import.deleteMany({ where: { outcome: 'running' } });
  });

  it('lists schedules, without the keys in their addresses', async () => {
    const { id } = await shop.db.store.findUniqueOrThrow({ where: { name: 'Larkfield' } });
    await shop.db.feedSchedule.create({
      data: { storeId: id, cron: '0 4 * * *', url: 'https://feeds.example/y?key=secret', lastOutcome: 'unchanged' },
    });

    const page = await ops.get('/ops/feeds');

    expect(rowsWith(page.slice(page.indexOf('Scheduled feeds')), 'Larkfield')[0]).toEqual([
      'Larkfield',
      '0 4 * * *',
      'never',
      'unchanged',
      'https://feeds.example/y',
    ]);
    expect(page).not.toContain('secret');
  });

  it('leads on where more feeds have a schedule than one page shows, and leaves the stores where they are', async () => {
    const names = Array.from({ length: 51 }, (_, at) => `Zinnia ${100 + at}`);
    await shop.db.store.createMany({ data: names.map((name) => ({ name, slug: name })) });
    const stores = await shop.db.store.findMany({ where: { name: { in: names } } });
    await shop.db.feedSchedule.createMany({
      data: stores.map(({ id }) => ({ storeId: id, cron: '0 4 * * *', url: 'https://feeds.example/z' })),
    });

    const first = await ops.get('/ops/feeds');
    const [, path = ''] = /aria-label="Pages of schedules">.*?href="([^"]+)" rel="next"/.exec(first) ?? [];
    const second = await ops.get(path.replace('&amp;', '&'));
    await shop.db.feedSchedule.deleteMany({ where: { store: { name: { in: names } } } });
    await shop.db.store.deleteMany({ where: { name: { in: names } } });

    const scheduled = (page: string) => rowsWith(page.slice(page.indexOf('Scheduled feeds')), 'Zinnia').length;
    expect(scheduled(first)).toBeLessThan(51);
    expect(scheduled(first) + scheduled(second)).toBe(51);
    expect(rowsWith(second.slice(0, second.indexOf('Scheduled feeds')), 'Larkfield')).toHaveLength(1);
  });
});
