import { withConnection } from '@wearfolio/catalogue/connection';
import { feedRow, importText } from '@wearfolio/catalogue/testing/trial';
import type { ListedFeed } from '@wearfolio/contracts/desk-feeds';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { getDesk, type SignedInStaff, signInStaff } from '../testing/desk-shop.ts';

let shop: TestApp;
let viewer: SignedInStaff;

const hostile = '<img src=x onerror=alert(1)>';

beforeAll(async () => {
  shop = await startTestApp();
  viewer = await signInStaff(shop.db, 'reader');
  await importText(shop.url, 'Larkfield', [
    feedRow('a'),
    feedRow('b', { color: 'Zzyzx' }),
    feedRow('c', { price: hostile }),
  ]);
  await importText(shop.url, 'Birchwood', [feedRow('a')]);
  await shop.app.refreshCatalogue();
});
afterAll(() => shop.app.close());

const read = async (query = '') => (await getDesk(shop, `/feeds${query}`, viewer.cookie).expect(200)).body;
const feedOf = async (name: string): Promise<ListedFeed> =>
  (await read(`?q=${name}`)).data.find((feed: ListedFeed) => feed.name === name);
const addStore = async (name: string) => (await shop.db.store.create({ data: { name, slug: name } })).id;

describe('GET /api/desk/feeds', () => {
  it("returns the result of a store's last good import, and what needs attention", async () => {
    expect(await feedOf('Larkfield')).toMatchObject({
      ...{ state: 'good', reason: null, products: 2, read: 3, created: 2, changed: 0, unchanged: 0, merged: 0 },
      ...{ rejected: 1, sold_out: 0, held: 0, unmapped: 1, cron: null, is_paused: false, next_at: null },
    });
  });

  it('sorts stores alphabetically, finds them by name and counts each list', async () => {
    const names = ['abbott', 'Éclair', 'elm', 'Zenith'];
    await shop.db.store.createMany({ data: names.map((name) => ({ name, slug: name })) });

    const all = await read();
    const never = await read('?list=never&q=E');
    const beyond = await read('?page=99');
    await shop.db.store.deleteMany({ where: { name: { in: names } } });

    const namesOf = ({ data }: { data: ListedFeed[] }) => data.map(({ name }) => name);
    expect(namesOf(all)).toEqual(['abbott', 'Birchwood', 'Éclair', 'elm', 'Larkfield', 'Zenith']);
    expect(all.counts).toEqual({ all: 6, trouble: 0, running: 0, never: 4 });
    expect(namesOf(never)).toEqual(['Éclair', 'elm', 'Zenith']);
    expect([beyond.data, beyond.counts.all]).toEqual([[], 6]);
  });

  it('explains why the last import was refused, and keeps the counts of the last good one', async () => {
    await importText(shop.url, 'Birchwood', 'id,title,link\n').catch(() => undefined);

    expect(await feedOf('Birchwood')).toMatchObject({
      state: 'refused',
      reason: 'The feed contains no products',
      read: 1,
    });
    expect((await read('?list=trouble')).data).toHaveLength(1);
  });

  it.each([
    ['The store answered 500', 'unreached', 'The store answered 500'],
    ['unchanged', 'good', null],
    [null, 'good', null],
  ])('shows the state of a feed whose last fetch gave %j', async (lastOutcome, state, reason) => {
    const { id } = await shop.db.store.findUniqueOrThrow({ where: { name: 'Larkfield' } });
    await shop.db.feedSchedule.create({
      data: { storeId: id, cron: '0 4 * * *', url: 'https://feeds.example/y?key=secret', lastOutcome },
    });

    const feed = await feedOf('Larkfield');
    await shop.db.feedSchedule.deleteMany();

    expect(feed).toMatchObject({ state, reason });
    expect(JSON.stringify(feed)).not.toContain('secret');
  });

  it('says that a store is deleted while it can be kept', async () => {
    const id = await addStore('Gone');
    await shop.db.store.update({ where: { id }, data: { removeAt: new Date() } });
    const feed = await feedOf('Gone');
    await shop.db.store.delete({ where: { id } });

    expect(feed).toMatchObject({ state: 'deleted', reason: null });
  });

  it('returns the time of the next fetch unless the schedule is paused', async () => {
    const id = await addStore('Elmsford');
    await shop.db.feedSchedule.create({ data: { storeId: id, cron: '0 4 * * *', url: 'https://feeds.example/y' } });
    const { next_at: next } = await feedOf('Elmsford');
    await shop.db.feedSchedule.updateMany({ data: { pausedAt: new Date() } });
    const paused = await feedOf('Elmsford');
    await shop.db.store.delete({ where: { id } });

    expect(next).toMatch(/T04:00:00\.000Z$/);
    expect(Date.parse(next ?? '') - Date.now()).toBeGreaterThan(0);
    expect(Date.parse(next ?? '') - Date.now()).toBeLessThanOrEqual(24 * 3_600_000);
    expect(paused).toMatchObject({ next_at: null, is_paused: true });
  });

  it('distinguishes running imports from imports of a dead process', async () => {
    const stores = await shop.db.store.findMany();
    await shop.db.import.createMany({
      data: stores.map(({ id }) => ({ storeId: id, source: 'https://feeds.example/x' })),
    });

    await withConnection(shop.url, async (importer) => {
      await importer.query(`SELECT pg_advisory_lock(5170005, hashtext('larkfield'))`);
      expect([(await feedOf('Larkfield')).state, (await feedOf('Birchwood')).state]).toEqual([
        'running',
        'interrupted',
      ]);
      expect((await read('?list=running')).counts).toMatchObject({ running: 1, trouble: 1 });
    });
    await shop.db.import.deleteMany({ where: { outcome: 'running' } });
  });
});

describe('GET /api/desk/feed/rejects', () => {
  it('lists rejected rows as the store wrote them', async () => {
    const { last_run } = await feedOf('Larkfield');

    const { body } = await getDesk(shop, `/feed/rejects?id=${last_run}`, viewer.cookie).expect(200);

    expect(body.data).toEqual([{ line: 4, field: 'price', value: hostile, reason: expect.any(String) }]);
    expect(body).toMatchObject({ total: 1, run: { store: 'Larkfield', outcome: 'imported' } });
    const [{ reason }] = body.data;
    expect(body.reasons).toEqual([{ field: 'price', key: reason, reason, rows: 1 }]);
    await getDesk(shop, '/feed/rejects?id=999999', viewer.cookie).expect(404);
    await getDesk(shop, '/feed/rejects?id=x', viewer.cookie).expect(400);
  });

  it('counts the rows of each reason, the most common first, and lists those of one', async () => {
    const bad = ['d', 'e'].map((id) => feedRow(id, { title: '' }));
    await importText(shop.url, 'Elm', [feedRow('a'), feedRow('b', { price: 'free' }), ...bad]);
    const { last_run } = await feedOf('Elm');
    const list = (query = '') => getDesk(shop, `/feed/rejects?id=${last_run}${query}`, viewer.cookie).expect(200);

    const { body: all } = await list();
    const { body: nameless } = await list('&field=name&reason=missing');

    expect(all.reasons.map(({ field, rows }: { field: string; rows: number }) => [field, rows])).toEqual([
      ['name', 2],
      ['price', 1],
    ]);
    expect([all.total, nameless.total]).toEqual([3, 2]);
    expect(nameless.data.map(({ line }: { line: number }) => line)).toEqual([4, 5]);
    expect(nameless.reasons).toEqual(all.reasons);
    expect((await list('&field=price&reason=missing')).body.data).toEqual([]);
  });
});
