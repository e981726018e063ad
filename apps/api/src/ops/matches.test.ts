import { importOffers, offerId, sharedOf } from '@wearfolio/catalogue/testing/offers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../testing/test-app.ts';
import { type Ops, openOps, postForm, startOpsShop } from './testing/ops-shop.ts';

describe('/ops/matches', () => {
  let shop: TestApp;
  let ops: Ops;
  let fields: Record<string, string> = {};

  beforeAll(async () => {
    shop = await startOpsShop();
    ops = await openOps(shop);
    await importOffers(shop.url, 'Alpine', {
      a: { title: 'Ridge Flex Hiking Shoe', price: '99.00', brand: 'Lark & Field' },
    });
    await importOffers(shop.url, 'Basecamp', {
      b: { title: 'Ridge Flex Mid Hiking Shoe', price: '120.00', brand: 'Lark & Field' },
    });
    const [first, second] = [await offerId(shop.url, 'Alpine', 'a'), await offerId(shop.url, 'Basecamp', 'b')];
    fields = { first: String(first), second: String(second) };
  });
  afterAll(() => shop.app.close());

  const pairsIn = (page: string): string[] =>
    [...page.matchAll(/<li class="pair"(.*?)<\/form>/gs)].map(([, pair = '']) => pair);

  it('shows both offers side by side, with pictures, prices, stores and reasons', async () => {
    const [pair = '', ...others] = pairsIn(await ops.get('/ops/matches'));

    expect(others).toEqual([]);
    expect([...pair.matchAll(/<img class="picture" src="([^"]+)"/g)].map(([, src]) => src)).toEqual([
      'https://alpine.example/a.jpg',
      'https://basecamp.example/b.jpg',
    ]);
    expect(pair).toContain('<b>Lark &amp; Field</b>');
    expect(pair.replace(/<[^>]*>/g, ' ')).toMatch(
      /\$99\.00 .*Alpine, .*\$120\.00 .*Basecamp, .*Score 0\.\d\d.*height/s,
    );
  });

  it('joins, keeps apart, and takes back', async () => {
    const shared = [['Alpine a', 'Basecamp b']];

    await ops
      .post('/ops/matches', { ...fields, decision: 'join' })
      .expect('Location', '/ops/matches?list=waiting&page=1');
    const said = await ops.get('/ops/matches');
    const joined = await sharedOf(shop.url);
    await ops.post('/ops/matches?list=decided', { ...fields, decision: 'undo' }).expect(303);
    const undone = [await sharedOf(shop.url), pairsIn(await ops.get('/ops/matches')).length];
    await ops.post('/ops/matches', { ...fields, decision: 'split' }).expect(303);

    expect(said).toContain('role="status">Joined: one product from now on.');
    expect(pairsIn(said)).toEqual([]);
    expect(joined).toEqual(shared);
    expect(undone).toEqual([[], 1]);
    expect(pairsIn(await ops.get('/ops/matches'))).toEqual([]);
    expect(pairsIn(await ops.get('/ops/matches?list=decided'))[0]).toContain('Kept apart <time');
  });

  it('says why not, and is for nobody who is not signed in', async () => {
    const { text } = await ops.post('/ops/matches', { first: '1', second: '4711', decision: 'join' }).expect(409);

    expect(text).toContain('role="alert">There is no product 4711');
    await ops.post('/ops/matches', { first: '1', second: 'x', decision: 'join' }).expect(400);
    await postForm(shop, '/ops/matches', { ...fields, decision: 'join' }).expect(401);
  });
});
