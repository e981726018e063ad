// cspell:ignore vorher
import { commandLine } from '@wearfolio/catalogue/audit';
import { addMarket } from '@wearfolio/catalogue/content/markets';
import { changeProducts } from '@wearfolio/catalogue/overrides/change-products';
import { setFeedsOut } from '@wearfolio/catalogue/stores/feeds-out';
import { feedRow, importText } from '@wearfolio/catalogue/testing/trial';
import type { Market } from '@wearfolio/contracts/content/markets';
import { SaxesParser } from 'saxes';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addKey } from '../partners/testing/add-key.ts';
import { publicUrl, startTestApp, type TestApp } from '../testing/test-app.ts';

let shop: TestApp;
let key = '';

/** Words that break formats: quotes, markup, control characters, formulas, several languages. */
const hostile = '=HYPERLINK("x") <b>& \'Ünï\' ]]> \u0007 東京';

beforeAll(async () => {
  shop = await startTestApp();
  key = await addKey(shop.db);
  await importText(shop.url, 'Open', [
    feedRow('a', { title: 'Rain Jacket', price: '80.00', retail_price: '100.00' }),
    feedRow('b', { title: 'Wool Coat', category: 'Men > Clothing > Coats', price: '200.00' }),
  ]);
  await importText(shop.url, 'Closed', [feedRow('c', { title: 'Secret Jacket' })]);
  await setFeedsOut(shop.url, commandLine, 'open', true);
  await shop.app.refreshCatalogue();
});
afterAll(() => shop.app.close());

const get = (path: string) => request(shop.app.server).get(path).set('Authorization', `Bearer ${key}`);
const idOf = async (name: string): Promise<number> =>
  (await shop.db.product.findFirstOrThrow({ where: { externalId: name } })).id;

const isWellFormed = (text: string): boolean => {
  const parser = new SaxesParser({ xmlns: true });
  let isGood = true;
  parser.on('error', () => {
    isGood = false;
  });
  parser.write(text).close();
  return isGood;
};

describe('GET /api/feeds/:format', () => {
  it('has the products of a listing, of stores whose terms allow it, in each format', async () => {
    const google = await get('/api/feeds/google?of=/browse/women').buffer().expect(200);
    const acp = await get('/api/feeds/acp')
      .buffer()
      .parse((reply, done) => {
        let text = '';
        reply.on('data', (part) => {
          text += part;
        });
        reply.on('end', () => done(null, text));
      });
    const csv = await get('/api/feeds/csv?of=/brand/larkfield').expect(200);

    const link = `${publicUrl}/out/${await idOf('a')}?partner=partner`;
    expect(google.headers['content-type']).toBe('application/xml; charset=utf-8');
    const xml = google.text ?? google.body.toString();
    expect(isWellFormed(xml)).toBe(true);
    expect(xml).toContain(`<link>${link}</link>`);
    expect(xml).toContain('<g:price>100.00 USD</g:price><g:sale_price>80.00 USD</g:sale_price>');
    expect(xml).not.toMatch(/Wool Coat|Secret/);
    const products = String(acp.body)
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(products.map(({ title }) => title).sort()).toEqual(['Rain Jacket', 'Wool Coat']);
    expect(products.find(({ title }) => title === 'Rain Jacket')).toMatchObject({
      url: `${publicUrl}/product/${await idOf('a')}/rain-jacket`,
      variants: [
        {
          price: { amount: 8000, currency: 'USD' },
          list_price: { amount: 10_000, currency: 'USD' },
          url: link,
          seller: { name: 'Open' },
        },
      ],
    });
    expect(csv.text.split('\r\n')).toHaveLength(4);
    expect(csv.text).not.toContain('Secret');
  });

  it('can be read back by our own importer', async () => {
    const { text, body } = await get('/api/feeds/google').buffer().expect(200);

    const { plan } = await importText(shop.url, 'Reader', Buffer.from(text ?? body));
    await shop.app.refreshCatalogue();

    expect(plan).toMatchObject({ created: 2, rejected: 0 });
  });

  it('has only what changed since a number, with what left, and 304 when nothing did', async () => {
    const first = await get('/api/feeds/csv').expect(200);
    const since = first.headers['change-number'];
    await get('/api/feeds/csv').set('If-None-Match', String(first.headers.etag)).expect(304);
    const coat = await idOf('b');
    await changeProducts(shop.url, commandLine, { field: 'hidden', of: 0, value: '1' }, { ids: [coat], scope: 'one' });
    await shop.app.refreshCatalogue();

    const { text, headers } = await get(`/api/feeds/csv?since=${since}`).expect(200);
    const left = await get(`/api/feeds/acp?since=${since}`).buffer().expect(200);
    await get('/api/feeds/csv').set('If-None-Match', String(first.headers.etag)).expect(200);
    await get('/api/feeds/csv?since=999999999').expect(410);

    expect(text.split('\r\n')).toContain(`${coat},,,,,,,,,discontinued,,,,,,,,,`);
    expect(Number(headers['change-number'])).toBeGreaterThan(Number(since));
    expect(JSON.parse((left.text ?? left.body.toString()).split('\n')[0] ?? '')).toMatchObject({
      id: String(coat),
      variants: [{ availability: { available: false, status: 'discontinued' } }],
    });
  });

  it('follows the switch of a store at once, also where only changes are read', async () => {
    const before = await get('/api/feeds/csv').expect(200);
    const since = before.headers['change-number'];
    await setFeedsOut(shop.url, commandLine, 'closed', true);
    await shop.app.refreshCatalogue();
    const opened = await get(`/api/feeds/csv?since=${since}`).expect(200);
    await get('/api/feeds/csv').set('If-None-Match', String(before.headers.etag)).expect(200);
    await setFeedsOut(shop.url, commandLine, 'closed', false);
    await shop.app.refreshCatalogue();
    const closed = await get(`/api/feeds/csv?since=${opened.headers['change-number']}`).expect(200);

    expect(opened.text).toContain('Secret Jacket');
    expect(opened.text).not.toContain('Rain Jacket');
    expect(closed.text.split('\r\n').slice(1)).toEqual([`${await idOf('c')},,,,,,,,,discontinued,,,,,,,,,`, '']);
  });

  it('stays well-formed with hostile texts, and runs no formula', async () => {
    await shop.db
      .$executeRaw`UPDATE product SET title = ${hostile}, description = ${`<p>${hostile}</p>`} WHERE external_id = 'a'`;
    const google = await get('/api/feeds/google?of=/browse/women').buffer().expect(200);
    const csv = await get('/api/feeds/csv?of=/browse/women').expect(200);
    const rss = await request(shop.app.server).get('/api/news/rss').buffer().expect(200);

    expect(isWellFormed(google.text ?? google.body.toString())).toBe(true);
    expect(isWellFormed(rss.text ?? rss.body.toString())).toBe(true);
    expect(csv.text).toContain(`"'=HYPERLINK(""x"")`);
    await shop.db.$executeRaw`UPDATE product SET title = 'Rain Jacket', description = '' WHERE external_id = 'a'`;
  });

  it('is compressed, and gives one partner one feed at a time', async () => {
    const { headers } = await get('/api/feeds/acp').set('Accept-Encoding', 'gzip').expect(200);
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: expect.stringContaining('accept-encoding') });
    for (const encoding of ['gzip', 'identity'])
      await get('/api/feeds/acp')
        .set({ 'Accept-Encoding': encoding, 'If-None-Match': String(headers.etag) })
        .expect(304)
        .expect(({ text }) => expect(text).toBe(''));
    const replies = await Promise.all(Array.from({ length: 6 }, () => get('/api/feeds/google')));
    const statuses = replies.map(({ status }) => status);

    expect(statuses).toContain(200);
    expect(new Set([200, 429, ...statuses])).toEqual(new Set([200, 429]));
    await get('/api/feeds/google').expect(200);
  });

  it('is free again for a partner that left before it began', async () => {
    for (let ms = 0; ms < 40; ms += 1) {
      const leaving = get('/api/feeds/google');
      leaving.then(
        () => undefined,
        () => undefined,
      );
      await new Promise((resolve) => setTimeout(resolve, ms / 2));
      leaving.abort();
    }

    await expect.poll(async () => (await get('/api/feeds/google')).status).toBe(200);
  });

  it.each([
    ['/api/feeds/google?of=/contact-us', 404],
    ['/api/feeds/google?of=//evil.test/browse', 404],
    ['/api/feeds/google?of=/brand/nobody', 404],
    ['/api/feeds/exe', 400],
    ['/api/feeds/google?since=-1', 400],
  ])('refuses %s', async (path, status) => {
    await get(path).expect(status);
  });

  it('asks for a key', async () => {
    await request(shop.app.server).get('/api/feeds/google').expect(401);
  });
});

describe('GET /api/news/:format', () => {
  it('has what is new, and prices that dropped, for guests', async () => {
    await importText(shop.url, 'Open', [
      feedRow('a', { title: 'Rain Jacket', price: '60.00', retail_price: '100.00' }),
      feedRow('b', { title: 'Wool Coat', category: 'Men > Clothing > Coats', price: '200.00' }),
    ]);
    await shop.app.refreshCatalogue();
    const ask = (path: string) => request(shop.app.server).get(path).buffer();

    const news = JSON.parse((await ask('/api/news/json?of=/browse/women').expect(200)).text);
    const drops = await ask('/api/news/rss?kind=drops').expect(200);
    const again = await ask('/api/news/rss?kind=drops').set('If-None-Match', String(drops.headers.etag));

    expect(news).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      items: [{ title: 'Larkfield Rain Jacket, $60 (was $100) at Open' }],
    });
    const rss = drops.text ?? drops.body.toString();
    expect(isWellFormed(rss)).toBe(true);
    expect(rss).toContain('Rain Jacket, $60 (was $100)');
    expect(rss).not.toMatch(/Wool Coat|Secret/);
    expect(again.status).toBe(304);
  });

  it('is in the language of its market', async () => {
    const market = { prefix: 'de', country: 'US', language: 'de', currency: 'USD', sizes: [], has_vat_note: false };
    await addMarket(shop.url, commandLine, market as Market);
    await shop.app.refreshPublished();
    await shop.app.refreshCatalogue();

    const { text } = await request(shop.app.server)
      .get('/api/news/json?of=/browse/women&market=de')
      .buffer()
      .expect(200);

    expect(JSON.parse(text)).toMatchObject({
      title: 'Wearfolio: Neu',
      items: [{ title: 'Larkfield Rain Jacket, 60\u00a0$ (vorher 100\u00a0$) bei Open' }],
    });
  });
});
