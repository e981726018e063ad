import request from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const computer = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
const phone = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
beforeEach(() => shop.db.$executeRaw`TRUNCATE daily_count`);
afterAll(() => shop.app.close());

const open = (path: string, headers: Record<string, string> = {}) =>
  request(shop.app.server)
    .get(path)
    .set({ 'User-Agent': computer, 'Sec-Fetch-Site': 'none', ...headers });

const counts = async (): Promise<Record<string, number>> => {
  await shop.app.flushCounts();
  const rows = await shop.db.dailyCount.findMany({ orderBy: [{ figure: 'asc' }, { value: 'asc' }] });
  return Object.fromEntries(rows.map(({ figure, value, count }) => [`${figure} ${value}`, count]));
};

describe('countVisits', () => {
  it('counts a visit by page, source and device, and a page opened within the shop as a view only', async () => {
    await open('/', { 'Sec-Fetch-Site': 'cross-site', Referer: 'https://www.search.example/' }).expect(200);
    await open('/browse/women/shoes', { 'Sec-Fetch-Site': 'same-origin' });
    await open('/search?keyword=boots', { 'User-Agent': phone });

    const { 'search vain': _searched, ...visits } = await counts();
    expect(visits).toMatchObject({
      'view home': 1,
      'view search': 1,
      'visit home': 1,
      'visit search': 1,
      'visit-source search.example': 1,
      'visit-source direct': 1,
      'visit-device computer': 1,
      'visit-device phone': 1,
    });
  });

  it('counts pages through a service worker alike, and not those that it asks for by itself', async () => {
    const passedOn = { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'empty' };
    await open('/', passedOn).expect(200);
    await open('/', { ...passedOn, Referer: 'http://127.0.0.1/product/1' });
    await open('/', { ...passedOn, Referer: 'http://127.0.0.1/', 'Cache-Control': 'max-age=0' });
    await open('/', { ...passedOn, 'X-Purpose': 'prefetch' });

    expect(await counts()).toMatchObject({ 'view home': 3, 'visit home': 1, 'visit-source direct': 1 });
  });

  it('counts an unchanged page (304), and adds up two flushes', async () => {
    const { headers } = await open('/');
    await counts();
    await open('/', { 'If-None-Match': String(headers.etag) }).expect(304);

    expect(await counts()).toMatchObject({ 'view home': 2, 'visit home': 2 });
  });

  it.each([
    ['a crawler', { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
    ['a prefetch', { 'Sec-Purpose': 'prefetch' }],
    ['a browser that asks not to be tracked', { 'Sec-GPC': '1' }],
    ["the page's own script", { Accept: 'application/json' }],
  ])('does not count %s', async (_who, headers) => {
    await open('/', headers as Record<string, string>);

    expect(await counts()).toEqual({});
  });

  it('starts no visit on reload, and does not count missing pages', async () => {
    await open('/', { 'Cache-Control': 'max-age=0' });
    await open('/nowhere').expect(404);

    expect(await counts()).toEqual({ 'view home': 1 });
  });

  it.each([
    'http://192.168.0.7/',
    'https://shop/',
    'not an address',
    `https://${'a'.repeat(70)}.example/`,
    'https://[::1]/',
  ])('stores no name of %s', async (referrer) => {
    await open('/', { 'Sec-Fetch-Site': 'cross-site', Referer: referrer });

    expect(await counts()).toMatchObject({ 'visit-source direct': 1 });
  });

  it('limits the number of sources in memory without losing visits', async () => {
    for (let n = 0; n < 2100; n += 1) shop.app.countToday('visit-source', `site${n}.example`);

    const rows = await counts();
    expect(Object.keys(rows).length).toBe(2001);
    expect(rows['visit-source other']).toBe(100);
  });

  it('writes later what the database refused', async () => {
    await open('/');
    await shop.db.$executeRaw`ALTER TABLE daily_count RENAME TO away`;
    await shop.app.flushCounts();
    await shop.db.$executeRaw`ALTER TABLE away RENAME TO daily_count`;

    expect(await counts()).toMatchObject({ 'visit home': 1 });
  });
});
