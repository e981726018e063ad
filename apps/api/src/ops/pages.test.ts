import { withConnection } from '@wearfolio/database/catalogue/connection';
import { feedRow, importText } from '@wearfolio/database/catalogue/testing/trial';
import { addJob } from '@wearfolio/database/jobs';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInAs } from '../testing/sign-in.ts';
import type { TestApp } from '../testing/test-app.ts';
import { postForm, rowsWith, signInAsOps, startOpsShop } from './testing/ops-shop.ts';

let shop: TestApp;
let cookie = '';

const hostile = '<img src=x onerror=alert(1)>';
const larkfield = [
  feedRow('a', { color: 'Zzyzx' }),
  feedRow('b', { title: 'Zorblat', color: 'Zzyzx', category: 'Wet & Wild' }),
  feedRow('c', { price: hostile }),
];

beforeAll(async () => {
  shop = await startOpsShop();
  await importText(shop.url, 'Larkfield', larkfield);
  await importText(shop.url, 'Birchwood', [feedRow('a', { title: 'Plain Hat', brand: 'Birchwood' })]);
  await shop.app.refreshCatalogue();
  cookie = await signInAsOps(shop);
});
afterAll(() => shop.app.close());

const get = async (path: string, status = 200): Promise<string> =>
  (await request(shop.app.server).get(path).set('Cookie', cookie).expect(status)).text;

describe('/ops', () => {
  it('tells of each store how its last good run went, with one of its rejects', async () => {
    const [cells = []] = rowsWith(await get('/ops'), 'Larkfield');

    expect(cells.slice(0, 2)).toEqual(['Larkfield', 'Good']);
    expect(cells.slice(3, 12)).toEqual(['2', '3', '2', '0', '0', '0', '1', '0', '0']);
    expect(cells[12]).toMatch(/^1 rejected\s+line 4, price: &lt;img src=x onerror=alert\(1\)&gt;, /);
  });

  it('lists stores as people sort them, and all there are on a page past the last', async () => {
    const names = ['abbott', 'Éclair', 'elm', 'Zenith'];
    await shop.db.store.createMany({ data: names.map((name) => ({ name, slug: name })) });

    const page = await get('/ops?page=99');
    await shop.db.store.deleteMany({ where: { name: { in: names } } });

    const [stores = ''] = page.split('Imports in progress');
    expect([...stores.matchAll(/<b>(.+?)<\/b>/g)].map(([, name]) => name)).toEqual([
      'abbott',
      'Birchwood',
      'Éclair',
      'elm',
      'Larkfield',
      'Zenith',
    ]);
  });

  it('F3: shows what stores write as text', async () => {
    const [, path = ''] = /href="(\/ops\/rejects\/\d+)"/.exec(await get('/ops')) ?? [];
    const page = await get(path);

    expect(page).not.toContain('<img');
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(page).toContain('Rejects of Larkfield');
    await get('/ops/rejects/999999', 404);
    await get('/ops/rejects/x', 400);
  });

  it('says why the last run was refused, and keeps showing the last good one', async () => {
    await importText(shop.url, 'Birchwood', 'id,title,link\n').catch(() => undefined);

    const [cells = []] = rowsWith(await get('/ops'), 'Birchwood');

    expect(cells[1]).toMatch(/^Last run refused\s+The feed holds no product$/);
    expect(cells[4]).toBe('1');
  });

  it('says why the first import of a store was refused', async () => {
    await importText(shop.url, 'Elmsford', 'id,title,link\n').catch(() => undefined);

    const [cells = []] = rowsWith(await get('/ops'), 'Elmsford');
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

    const [cells = []] = rowsWith(await get('/ops'), name);
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

      const page = await get('/ops');
      const running = page.slice(page.indexOf('Imports in progress'));

      expect(rowsWith(running, 'Larkfield')[0]?.[1]).toBe('Under way');
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

    const page = await get('/ops');

    expect(rowsWith(page.slice(page.indexOf('Fetched by')), 'Larkfield')[0]).toEqual([
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

    const first = await get('/ops');
    const [, path = ''] = /aria-label="Pages of schedules">.*?href="([^"]+)" rel="next"/.exec(first) ?? [];
    const second = await get(path.replace('&amp;', '&'));
    await shop.db.feedSchedule.deleteMany({ where: { store: { name: { in: names } } } });
    await shop.db.store.deleteMany({ where: { name: { in: names } } });

    const scheduled = (page: string) => rowsWith(page.slice(page.indexOf('Fetched by')), 'Zinnia').length;
    expect(scheduled(first)).toBeLessThan(51);
    expect(scheduled(first) + scheduled(second)).toBe(51);
    expect(rowsWith(second.slice(0, second.indexOf('Fetched by')), 'Larkfield')).toHaveLength(1);
  });
});

describe('/ops/values', () => {
  it('maps a value by a form, and the next import applies it', async () => {
    const before = rowsWith(await get('/ops/values?kind=color'), 'Zzyzx');
    const { headers } = await postForm(shop, '/ops/values', { kind: 'color', from: 'Zzyzx', to: 'Blue' }, cookie);
    const page = await get(String(headers.location));
    await importText(shop.url, 'Larkfield', larkfield);

    expect(before[0]?.slice(0, 3)).toEqual(['Zzyzx', '2', 'Larkfield']);
    expect(headers.location).toBe('/ops/values?kind=color&page=1&done=mapped');
    expect(page).toContain('Mapped, from the next import on.');
    expect(page).toContain('Blue, from the next import on');
    expect(rowsWith(await get('/ops/values?kind=color'), 'Zzyzx')).toEqual([]);
    const color = await shop.db.color.findUniqueOrThrow({ where: { name: 'Zzyzx' }, include: { parent: true } });
    expect(color.parent.name).toBe('Blue');
  });

  it('asks for no brands, as any name is one', async () => {
    const page = await get('/ops/values');
    const tabs = /<ul class="tabs">(.*?)<\/ul>/s.exec(page)?.[1];

    expect(tabs?.match(/kind=\w+/g)).toEqual(['kind=category', 'kind=color']);
    await postForm(shop, '/ops/values', { kind: 'brand', from: 'Nord-Vik', to: 'Nordvik' }, cookie).expect(400);
  });

  it('offers the leaves of the tree, and says why another one will not do', async () => {
    const fields = { kind: 'category', from: 'Wet & Wild', to: 'women/none' };

    expect(await get('/ops/values')).toContain('<option value="women/shoes/boots">');
    const { text } = await postForm(shop, '/ops/values', fields, cookie).expect(400);

    expect(text).toMatch(/role="alert">There is no category &#39;women\/none&#39; in the tree/);
    expect(rowsWith(text, 'Wet &amp; Wild')[0]?.[1]).toBe('1');
  });

  it('keeps what was typed and the page of the list where it will not do, and the page where it will', async () => {
    const rows = Array.from({ length: 60 }, (_, at) =>
      feedRow(`p${at}`, { title: 'Zorblat', category: `Frobs & Quux ${at + 10}` }),
    );
    await importText(shop.url, 'Quillmoor', rows);
    const last = 'Frobs & Quux 69';

    const { text } = await postForm(
      shop,
      '/ops/values?page=2',
      { kind: 'category', from: last, to: 'Boots & "co"' },
      cookie,
    );
    const right = { kind: 'category', from: last, to: 'Women/Shoes/Boots ' };
    const { headers } = await postForm(shop, '/ops/values?page=2', right, cookie).expect(303);

    expect(text.match(/aria-invalid/g)).toHaveLength(1);
    expect(text).toContain(
      'aria-label="What Frobs &amp; Quux 69 is" aria-invalid="true" aria-describedby="refusal" autofocus',
    );
    expect(text).toContain('value="Boots &amp; &quot;co&quot;"');
    expect(rowsWith(text, last.replace('&', '&amp;'))[0]?.[3]).toMatch(/There is no category &#39;Boots/);
    expect(text).toContain('<span>Page 2</span>');
    expect(headers.location).toBe('/ops/values?kind=category&page=2&done=mapped');
  });

  it.each([
    { kind: 'nothing', from: 'x', to: 'y' },
    { kind: 'color', from: 'x' },
    { kind: 'color', from: '', to: 'Blue' },
    { kind: 'color', from: 'x\0y', to: 'Blue' },
    { kind: 'color', from: 'Red', to: 'Blue' },
  ])('refuses %j', async (fields) => {
    const count = await shop.db.valueMapping.count();

    await postForm(shop, '/ops/values', fields as Record<string, string>, cookie).expect(400);

    expect(await shop.db.valueMapping.count()).toBe(count);
  });
});

describe('/ops/jobs', () => {
  const fail = async (customerId: number, attempts: number): Promise<string> => {
    await addJob(shop.db, 'mail-reset', { customerId });
    const [job] = await shop.db.$queryRaw<{ id: string }[]>`
      UPDATE graphile_worker._private_jobs
      SET attempts = ${attempts}::int, last_error = '550 nobody ada@shop.test here', run_at = now() + interval '1 hour'
      WHERE payload->>'customerId' = ${String(customerId)} RETURNING id::text`;
    return job?.id ?? '';
  };
  const findJob = async (id: string) => {
    const [job] = await shop.db.$queryRaw<{ attempts: number; isDue: boolean }[]>`
      SELECT attempts::int, run_at <= now() AS "isDue" FROM graphile_worker._private_jobs WHERE id = ${id}::bigint`;
    return job;
  };

  it('lists what was given up first, shows no address, and tries again at the press of a button', async () => {
    await shop.db.$executeRaw`TRUNCATE graphile_worker._private_jobs`;
    const ada = await signInAs(shop, 'Ada');
    const waiting = await fail(0, 3);
    const dead = await fail(ada.id, 12);

    const page = await get('/ops/jobs');
    await postForm(shop, '/ops/jobs/retry', { id: dead }, cookie).expect(303);

    expect(rowsWith(page, '>mail-reset</b> <').map((cells) => cells.slice(1, 4))).toEqual([
      ['Given up', expect.stringMatching(/^a\*\*\*@shop\.test$/), '12 of 12'],
      [expect.stringMatching(/^Waiting/), '', '3 of 12'],
    ]);
    expect(page).toContain('550 nobody a***@shop.test here');
    expect(page).not.toContain(ada.email);
    expect(await findJob(dead)).toEqual({ attempts: 0, isDue: true });
    expect(await findJob(waiting)).toEqual({ attempts: 3, isDue: false });
  });

  it('says whose feed it is that was not fetched', async () => {
    await shop.db.$executeRaw`TRUNCATE graphile_worker._private_jobs`;
    const { id } = await shop.db.store.findUniqueOrThrow({ where: { name: 'Larkfield' } });
    await addJob(shop.db, 'fetch-feed', { storeId: id });
    await addJob(shop.db, 'fetch-feed', { storeId: 0 });

    const rows = rowsWith(await get('/ops/jobs'), '>fetch-feed</b> <');

    expect(rows.map((cells) => cells[2])).toEqual(['Larkfield', '']);
  });

  it('puts a fetch back with as many tries as it began with, which are fewer than those of a mail', async () => {
    await shop.db.$executeRaw`TRUNCATE graphile_worker._private_jobs`;
    const { id: storeId } = await shop.db.store.findUniqueOrThrow({ where: { name: 'Larkfield' } });
    await addJob(shop.db, 'fetch-feed', { storeId });
    await shop.db.$executeRaw`UPDATE graphile_worker._private_jobs SET attempts = 3, max_attempts = 3`;
    await fail(1, 12);

    await postForm(shop, '/ops/jobs/retry', {}, cookie).expect(303);

    const page = await get('/ops/jobs');
    expect(rowsWith(page, '>fetch-feed</b> <')[0]?.[3]).toBe('0 of 3');
    expect(rowsWith(page, '>mail-reset</b> <')[0]?.[3]).toBe('0 of 12');
  });

  it('puts back all that were given up, and leaves those alone that are under way', async () => {
    await shop.db.$executeRaw`TRUNCATE graphile_worker._private_jobs`;
    const [dead, running] = [await fail(1, 12), await fail(2, 12)];
    await shop.db.$executeRaw`
      UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = 'me' WHERE id = ${running}::bigint`;

    const { headers } = await postForm(shop, '/ops/jobs/retry', {}, cookie).expect(303);

    expect(await get(String(headers.location))).toContain('role="status">Put back, to be done now.');
    expect([await findJob(dead), await findJob(running)]).toMatchObject([{ attempts: 0 }, { attempts: 12 }]);
  });

  it('takes a press in a second tab, of one job or of all, for the first', async () => {
    await shop.db.$executeRaw`TRUNCATE graphile_worker._private_jobs`;
    const [running, done] = [await fail(1, 12), await fail(2, 12)];
    await postForm(shop, '/ops/jobs/retry', {}, cookie).expect(303);
    await shop.db.$executeRaw`
      UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = 'me' WHERE id = ${running}::bigint`;
    await shop.db.$executeRaw`DELETE FROM graphile_worker._private_jobs WHERE id = ${done}::bigint`;

    for (const form of [{ id: running }, { id: done }, {}] as Record<string, string>[]) {
      const { headers } = await postForm(shop, '/ops/jobs/retry', form, cookie).expect(303);
      expect(await get(String(headers.location))).toContain('role="status">Nothing to put back: it was taken up again');
    }
  });
});

describe('/ops/shoppers', () => {
  it('lists searches that found nothing, and where shoppers went', async () => {
    const { storeId, brandId, id } = await shop.db.product.findFirstOrThrow({
      where: { store: { name: 'Larkfield' } },
    });
    const day = new Date(new Date().toISOString().slice(0, 10));
    await shop.db.searchLog.createMany({
      data: [
        { keyword: 'purple unicorn', day, count: 7, lastTotal: 0 },
        { keyword: 'hat', day, count: 9, lastTotal: 3 },
        { keyword: 'old wish', day: new Date('2020-01-01'), count: 99, lastTotal: 0 },
      ],
    });
    await shop.db.clickOut.create({ data: { productId: id, day, storeId, brandId, count: 4 } });

    const page = await get('/ops/shoppers');
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

  it('shows fifty rows at a time', async () => {
    const day = new Date(new Date().toISOString().slice(0, 10));
    await shop.db.searchLog.createMany({
      data: Array.from({ length: 60 }, (_, at) => ({ keyword: `wish ${at}`, day, count: 1, lastTotal: 0 })),
    });

    const first = await get('/ops/shoppers');
    const second = await get('/ops/shoppers?page=2');
    const vain = (page: string) => page.slice(0, page.indexOf('Most frequent')).match(/search\?/g)?.length;

    expect([vain(first), vain(second)]).toEqual([50, 11]);
    expect(first).toContain('<a href="/ops/shoppers?page=2" rel="next">');
    expect(second).toContain('<a href="/ops/shoppers?page=1" rel="prev">');
    expect(vain(await get('/ops/shoppers?page=99'))).toBe(11);
    await get('/ops/shoppers?page=-1');
  });

  it('says that there is nothing only where there is nothing, on whatever page', async () => {
    const day = new Date(new Date().toISOString().slice(0, 10));
    const vain = async () => (await get('/ops/shoppers?page=9999')).includes('Every search found something.');
    await shop.db.searchLog.deleteMany();

    const before = await vain();
    await shop.db.searchLog.create({ data: { keyword: 'wish', day, count: 1, lastTotal: 0 } });

    expect([before, await vain()]).toEqual([true, false]);
  });
});
