import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { feedRow, importText } from '@wearfolio/catalogue/testing/trial';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reimportFeed } from '../jobs/reimport-feed.ts';
import { taskContext } from '../jobs/testing/run-jobs.ts';
import type { TestApp } from '../testing/test-app.ts';
import { type Ops, openOps, rowsWith, startOpsShop } from './testing/ops-shop.ts';

let shop: TestApp;
let ops: Ops;
let path = '';
let feeds = { folder: '', mostFiles: 9, mostBytes: 1_000_000 };

const rows = Array.from({ length: 30 }, (_, at) =>
  feedRow(`L-${at}`, { brand: '', category: 'General', title: `Zorblat ${at}` }),
);
const fields = {
  brand: '',
  titlePattern: '',
  currency: '',
  audience: '',
  category: '',
  link: '',
  pictureBase: '',
  mapping: '',
};

beforeAll(async () => {
  shop = await startOpsShop();
  feeds = { folder: mkdtempSync(join(tmpdir(), 'wearfolio-kept-')), mostFiles: 9, mostBytes: 1_000_000 };
  await importText(shop.url, 'Larkfield', rows, { feeds });
  const { id } = await shop.db.store.findUniqueOrThrow({ where: { name: 'Larkfield' } });
  path = `/ops/stores/${id}`;
  ops = await openOps(shop);
});
afterAll(async () => {
  await shop.app.close();
  rmSync(feeds.folder, { recursive: true, force: true });
});

const readAgain = async (folder: string) => {
  const [job] = await shop.db.$queryRaw<{ key: string }[]>`
    SELECT key FROM graphile_worker.jobs WHERE task_identifier = 'reimport-feed'`;
  const context = taskContext(shop, '');
  const env = { ...context.env, keptFeeds: { ...feeds, folder } };
  const storeId = Number(job?.key.split(':')[1]);
  const run = { id: '1', createdAt: new Date(), attempts: 1, signal: new AbortController().signal };
  await reimportFeed({ ...context, env }, { storeId }, run);
};

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
    const mapping = '{"fields": {"name": "title"}}';
    const typed = { ...fields, mapping, brand: 'Tarnbeck', audience: 'women', category: 'women/shoes/boots' };
    const { headers } = await ops.post(path, typed).expect(303);
    const page = await ops.get(String(headers.location));
    await importText(shop.url, 'Larkfield', rows);

    expect(page).toContain('role="status">Kept, from the next import on.');
    expect(page).toContain('name="brand" value="Tarnbeck"');
    expect(page).toContain('&quot;name&quot;: &quot;title&quot;');
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
    [{ mapping: 'id' }, 'This is no mapping: it is not JSON'],
    [{ mapping: '{"fields": {"foo": "bar"}}' }, 'foo is none of our fields'],
  ])('refuses %j, says why and shows what was typed', async (wrong, reason) => {
    const before = await shop.db.store.findMany();
    const { text } = await ops.post(path, { ...fields, link: 'https://x.example/{id}', ...wrong }).expect(400);

    expect(text).toContain(reason);
    expect(text).toContain('value="https://x.example/{id}"');
    expect(await shop.db.store.findMany()).toEqual(before);
  });
});

describe('what was answered', () => {
  it('is offered on the page of the store, and says where the feed is that is not here', async () => {
    const { headers } = await ops.post(`${path}/reread`, {}).expect(303);
    await readAgain('/nowhere');

    expect(await ops.get(String(headers.location))).toContain('role="status">Its last feed is read again');
    expect(await shop.db.import.findFirst({ orderBy: { id: 'desc' } })).toMatchObject({
      outcome: 'refused',
      reason: expect.stringMatching(/^The last feed of Larkfield, of .*, is no longer in \/nowhere/),
    });
    await ops.post('/ops/stores/999999/reread', {}).expect(409);
  });
});
