// cspell:ignore Österreich Deutsch
// cspell:ignore Markt kein Verwenden nach Beispiel
import { readBody } from '@wearfolio/contracts/content/content-body';
import type { MarketState } from '@wearfolio/contracts/desk-markets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RequestRefused } from '../../http/errors.ts';
import { addBrand, addCategories, addColor, addProduct, addStore, publishAll } from '../../testing/builders.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { getDesk, postDesk, signInStaff } from '../testing/desk-shop.ts';

let shop: TestApp;
let cookie: string;
let storeId: number;

beforeAll(async () => {
  shop = await startTestApp();
  const { db } = shop;
  const [brand, store] = [await addBrand(db, 'Calder'), await addStore(db, 'Ostra')];
  storeId = store.id;
  await addStore(db, 'Without Products');
  const [categories, colors] = [await addCategories(db, 'Women/Shoes/Boots'), [await addColor(db, 'Red')]];
  await addProduct(db, { name: 'Boot', brand, store, categories, colors, priceCents: 10_000 });
  await publishAll(shop);
  cookie = (await signInStaff(db, 'editor')).cookie;
});
afterAll(() => shop.app.close());

const austria = { prefix: 'at', country: 'AT', language: 'de', currency: 'EUR', sizes: ['EU'], has_vat_note: true };

const save = async (markets: object[], who = cookie) => {
  const { number } = (await getDesk(shop, '/content/document?key=markets', cookie).expect(200)).body.data;
  return postDesk(shop, '/content/save', { key: 'markets', based_on: number, body: JSON.stringify({ markets }) }, who);
};

const statesNow = async (): Promise<MarketState[]> => (await getDesk(shop, '/markets', cookie).expect(200)).body.data;

describe('markets at the desk', () => {
  it('begin with the shop itself', async () => {
    expect(await statesNow()).toMatchObject([{ prefix: '', country: 'US', language: 'en', currency: 'USD' }]);
  });

  it('are saved and published by editors, and each says what it lacks', async () => {
    const { data } = (await save([austria])).body;
    await postDesk(shop, '/content/publish', { key: 'markets', number: data.number, at: null }, cookie).expect(200);
    const [, market] = await statesNow();

    expect(market).toMatchObject({ prefix: 'at', name: 'Österreich · Deutsch', currency: 'EUR' });
    expect(market?.lines.find(({ title }) => title.startsWith('Stores that ship to AT'))).toEqual({
      title: 'Stores that ship to AT: 0 of 1',
      detail: 'No word of it from Ostra',
      is_done: false,
    });
    expect(shop.app.markets()).toEqual([austria]);

    await shop.db.storeDelivery.create({ data: { storeId, country: 'AT', currency: 'EUR', feeCents: 490n } });
    await publishAll(shop);
    const after = (await statesNow())[1]?.lines.find(({ title }) => title.startsWith('Stores that ship to AT'));
    expect(after).toMatchObject({ title: 'Stores that ship to AT: 1 of 1', is_done: true });
  });

  it.each([
    [{ ...austria, prefix: 'shop' }, 'An address of the shop begins with this prefix'],
    [{ ...austria, country: 'Austria' }, 'A country is a code of two capital letters'],
    [{ ...austria, country: 'ZZ' }, 'ZZ is not a country'],
    [{ ...austria, language: 'xx' }, 'A language of the shop is'],
  ])('are refused when a field is wrong: %j', async (market, reason) => {
    const { status, body } = await save([market]);

    expect(status).toBe(400);
    expect(body.message).toContain(reason);
  });

  it('are refused in German with the place and the rule', () => {
    const read = readBody('markets', { markets: [{ ...austria, country: 'ZZ' }] });
    const { message } = new RequestRefused(400, 'wrong' in read ? read.wrong : '').replyIn('de');

    expect(message).toBe('Markt 1, Land: ZZ ist kein Land. Verwenden Sie den Code nach ISO 3166, zum Beispiel DE');
  });

  it('are not changed by a merchandiser', async () => {
    const merchandiser = (await signInStaff(shop.db, 'merchandiser')).cookie;

    expect((await save([], merchandiser)).status).toBe(403);
  });
});
