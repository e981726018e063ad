import { importOffers, offerId, sharedOf } from '@wearfolio/catalogue/testing/offers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { getDesk, postDesk, type SignedInStaff, signInStaff } from '../testing/desk-shop.ts';

describe('/api/desk/matches', () => {
  let shop: TestApp;
  let editor: SignedInStaff;
  let pair = { first: 0, second: 0 };

  beforeAll(async () => {
    shop = await startTestApp();
    editor = await signInStaff(shop.db, 'editor');
    await importOffers(shop.url, 'Alpine', {
      a: { title: 'Ridge Flex Hiking Shoe', price: '99.00', brand: 'Lark & Field' },
    });
    await importOffers(shop.url, 'Basecamp', {
      b: { title: 'Ridge Flex Mid Hiking Shoe', price: '120.00', brand: 'Lark & Field' },
    });
    pair = { first: await offerId(shop.url, 'Alpine', 'a'), second: await offerId(shop.url, 'Basecamp', 'b') };
  });
  afterAll(() => shop.app.close());

  const list = async (name: string) => (await getDesk(shop, `/matches?list=${name}`, editor.cookie).expect(200)).body;
  const decide = (body: object) => postDesk(shop, '/matches/decide', body, editor.cookie);

  it('lists both offers with pictures, prices, stores and reasons', async () => {
    const { data, counts } = await list('waiting');

    expect(counts).toEqual({ waiting: 1, decided: 0 });
    expect(data).toMatchObject([
      {
        first: { brand: 'Lark & Field', store: 'Alpine', price: 99, image: 'https://alpine.example/a.jpg' },
        second: { store: 'Basecamp', price: 120, image: 'https://basecamp.example/b.jpg' },
        decision: null,
      },
    ]);
    expect(data[0].reasons.join()).toContain('height');
  });

  it('joins offers, keeps them separate and undoes both, with an audit entry each', async () => {
    const { body } = await decide({ ...pair, decision: 'join' }).expect(200);
    const joined = [await sharedOf(shop.url), (await list('waiting')).data];
    await decide({ ...pair, decision: 'undo' }).expect(200);
    const undone = [await sharedOf(shop.url), (await list('waiting')).data.length];
    await decide({ ...pair, decision: 'split' }).expect(200);

    expect(body).toEqual({ message: 'The offers are now one product', is_shown: true, act: expect.any(String) });
    expect([joined, undone]).toEqual([
      [[['Alpine a', 'Basecamp b']], []],
      [[], 1],
    ]);
    expect((await list('decided')).data).toMatchObject([{ decision: 'split' }]);
    const entries = await shop.db.auditLog.findMany({ where: { actor: editor.email }, orderBy: { id: 'asc' } });
    expect(entries.map(({ actor, action, before, after }) => [actor, action, before, after])).toEqual([
      [editor.email, 'match: join', { decision: 'none' }, { decision: 'join' }],
      [editor.email, 'match: undo', { decision: 'join' }, { decision: 'none' }],
      [editor.email, 'match: split', { decision: 'none' }, { decision: 'split' }],
    ]);
  });

  it('lists the offers of a product with their reasons, splits one and undoes the whole act', async () => {
    const offersOf = async () =>
      (await getDesk(shop, `/product/offers?id=${pair.first}`, editor.cookie).expect(200)).body.data;
    await decide({ ...pair, decision: 'join' }).expect(200);
    const joined = await offersOf();
    const { body } = await postDesk(shop, '/product/split', { id: pair.first }, editor.cookie).expect(200);
    const split = await offersOf();
    await postDesk(shop, '/matches/undo', { act: body.act }, editor.cookie).expect(200);

    expect(joined.offers).toMatchObject([
      { store: 'Alpine', link: { other: { store: 'Basecamp' }, is_decided: true } },
      { store: 'Basecamp', price: 120, link: { other: { id: pair.first } } },
    ]);
    expect(joined.offers[0].link.reasons.join()).toContain('height');
    expect(split).toMatchObject({
      offers: [{ store: 'Alpine', link: null }],
      acts: [{ act: body.act, verdict: 'split', one: { store: 'Basecamp' }, others: [{ store: 'Alpine' }] }],
    });
    expect(await sharedOf(shop.url)).toEqual([['Alpine a', 'Basecamp b']]);
    await postDesk(shop, '/matches/undo', { act: body.act }, editor.cookie).expect(409);
    await decide({ ...pair, decision: 'undo' }).expect(200);
  });

  it('explains a refusal', async () => {
    const { body } = await decide({ first: 1, second: 4711, decision: 'join' }).expect(409);

    expect(body.message).toBe('There is no product 4711');
    await decide({ ...pair, decision: 'keep' }).expect(400);
  });
});
