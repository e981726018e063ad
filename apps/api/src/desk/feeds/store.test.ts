import { refreshDelivery } from '@wearfolio/catalogue/publish/refresh-delivery';
import { feedRow, importText } from '@wearfolio/catalogue/testing/trial';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { getDesk, postDesk, type SignedInStaff, signInStaff } from '../testing/desk-shop.ts';

let shop: TestApp;
let editor: SignedInStaff;
let id = 0;

const rows = Array.from({ length: 30 }, (_, at) =>
  feedRow(`L-${at}`, { brand: '', category: 'General', title: `Zorblat ${at}` }),
);

beforeAll(async () => {
  shop = await startTestApp();
  editor = await signInStaff(shop.db, 'editor');
  await importText(shop.url, 'Larkfield', rows);
  ({ id } = await shop.db.store.findUniqueOrThrow({ where: { name: 'Larkfield' } }));
});
afterAll(() => shop.app.close());

const read = async () => (await getDesk(shop, `/store?id=${id}`, editor.cookie).expect(200)).body.data;
const save = (body: object) => postDesk(shop, '/store/settings', { id, ...body }, editor.cookie);

describe('a store at the desk', () => {
  it('shows what the shop learned about its feed, and what each import measured', async () => {
    const about = await read();

    expect(about.learned).toContainEqual({ name: 'Learned from', text: '30 rows' });
    expect(about.quality).toMatchObject([{ products: 30, known: { color: 30, gtin: 0 } }]);
    expect(about.reasons.map(({ path }: { path: string }) => path)).toContain(
      `/ops/store?id=${id}&tab=settings#audience`,
    );
    await getDesk(shop, '/store?id=999999', editor.cookie).expect(404);
  });

  it("stores editors' feed settings for the next import, with before and after in the audit log", async () => {
    const mapping = '{"fields":{"name":"title"}}';
    const said = { mapping, brand: 'Tarnbeck', audience: 'women', category: 'women/shoes/boots' };
    await save({ ...said, click_out: 'https://partner.example/go?to={url}' }).expect(200);
    const about = await read();
    await importText(shop.url, 'Larkfield', rows);

    expect(about).toMatchObject({ settings: said, click_out: 'https://partner.example/go?to={url}' });
    const products = await shop.db.product.findMany({ include: { brand: true, category: true } });
    expect(new Set(products.map(({ brand, category }) => `${brand.displayName} ${category.path}`))).toEqual(
      new Set(['Tarnbeck women/shoes/boots']),
    );
    await save({}).expect(200);
    expect((await read()).settings).toMatchObject({ brand: '', audience: '', mapping: '' });
    const [first] = await shop.db.auditLog.findMany({ where: { action: 'set store' }, orderBy: { id: 'asc' } });
    expect(first).toMatchObject({
      actor: editor.email,
      subject: 'Larkfield',
      before: { brand: null, clickOut: null },
      after: { brand: 'Tarnbeck', audience: 'women', mapping: { fields: { name: 'title' } } },
    });
  });

  it('stores rules of delivery, which the shop then follows, and keeps them when none are sent', async () => {
    const empty = { free_from: '', days: '', returns_days: '', returns_free: '', returns_note: '' };
    const rule = { ...empty, place: 'us', fee: '4.95', free_from: '60', days: '2 - 4', returns_days: '30' };
    await save({ delivery: [rule, { ...empty, place: 'DE', fee: 'free' }] }).expect(200);
    await save({}).expect(200);
    await refreshDelivery(shop.url, new AbortController().signal);

    expect((await read()).delivery).toEqual([
      { ...empty, place: 'DE', fee: 'free' },
      { ...rule, place: 'US', fee: '4.95 USD', free_from: '60 USD', days: '2-4' },
    ]);
    const { card } = await shop.db.listing.findFirstOrThrow();
    expect(card).toMatchObject({ delivery_price: 4.95, delivery_free_from: 60, delivery_days: [2, 4] });
    const { body: refused } = await save({
      delivery: [
        { ...empty, place: '' },
        { ...rule, fee: 'much' },
      ],
    }).expect(409);
    expect(refused.errors).toEqual({ 'delivery.1.fee': ['much is not an amount such as 4.95, or 4.95 EUR'] });
    await save({ delivery: [] }).expect(200);
    expect((await read()).delivery).toEqual([]);
  });

  it.each([
    [409, { currency: 'kroner' }, { currency: ['kroner is not a currency code such as EUR'] }],
    [409, { title_pattern: '<b>' }, { title_pattern: ['<b> does not contain {title}'] }],
    [409, { force_brand: true }, { brand: ['A brand for all rows needs a name'] }],
    [400, { mapping: 'id' }, { mapping: ['Enter JSON like {"fields": {"id": "sku", "name": "title"}}'] }],
    [409, { mapping: '{"fields": {"foo": "bar"}}' }, { mapping: [expect.stringContaining('foo is not a field')] }],
    [409, { click_out: 'https://partner.example/' }, undefined],
    [400, { force_brand: 'yes' }, { force_brand: ['Say whether the brand applies to all rows'] }],
  ])('refuses with %i settings without meaning: %j', async (status, wrong, errors) => {
    const before = await shop.db.store.findMany();
    const { body } = await save({ link: 'https://x.example/{id}', ...wrong }).expect(status);

    expect(body.errors).toEqual(errors);
    expect(await shop.db.store.findMany()).toEqual(before);
  });

  it('can get a feed address after its feed was imported by hand', async () => {
    const schedule = (body: object) => postDesk(shop, '/feed/schedule', { id, ...body }, editor.cookie);
    const feed = async () => (await getDesk(shop, `/feed?id=${id}`, editor.cookie)).body.data;

    await schedule({ cron: '0 4 * * *' }).expect(409);
    await schedule({ cron: '0 4 * * *', url: 'http://127.0.0.1/feed' }).expect(409);
    await schedule({
      cron: '0 4 * * 1',
      url: 'https://feeds.example/one/apikey/0a1b-SECRET/feed.xml?key=secret',
    }).expect(200);
    await shop.db.feedSchedule.updateMany({ data: { etag: '"one"' } });
    const first = await feed();
    await schedule({ cron: '0 4 * * *', url: 'https://feeds.example/two' }).expect(200);

    expect(first).toMatchObject({ url: 'https://feeds.example/one/apikey/***/feed.xml', cron: '0 4 * * 1' });
    expect(await feed()).toMatchObject({ url: 'https://feeds.example/two', cron: '0 4 * * *' });
    expect(await shop.db.feedSchedule.findFirst()).toMatchObject({ etag: null });
    const entries = await shop.db.auditLog.findMany({ where: { action: 'schedule feed' }, orderBy: { id: 'asc' } });
    expect(entries.map(({ before, after }) => [before, after])).toEqual([
      [{ schedule: 'by hand' }, { schedule: '0 4 * * 1', feed: 'https://feeds.example/one/apikey/***/feed.xml' }],
      [
        { schedule: '0 4 * * 1', feed: 'https://feeds.example/one/apikey/***/feed.xml' },
        { schedule: '0 4 * * *', feed: 'https://feeds.example/two' },
      ],
    ]);
  });
});
