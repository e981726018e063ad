import { createClient } from '@wearfolio/database/client';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { signInAs } from '../testing/sign-in.ts';
import { standardEnv } from '../testing/test-app.ts';
import { type FavoritesShop, press, startFavoritesShop } from './testing/favorites-shop.ts';

type Press = { actionType: 'add' | 'remove'; began: number; ended: number };

/** Whether the stored rows match one of the last requests: either of two overlapping ones, with no later one. */
const isLastWord = (pressed: readonly Press[], rows: readonly unknown[]): boolean => {
  const left = rows.length === 1 ? 'add' : 'remove';
  const lastOfOthers = Math.max(...pressed.filter(({ actionType }) => actionType !== left).map(({ began }) => began));
  return rows.length <= 1 && pressed.some(({ actionType, ended }) => actionType === left && ended > lastOfOthers);
};

describe('POST /api/add-to-favorite', () => {
  let shop: FavoritesShop;
  beforeAll(async () => {
    shop = await startFavoritesShop();
  });
  afterAll(() => shop.app.close());

  const savedBy = (customerId: number) =>
    shop.db.favorite.findMany({
      where: { customerId },
      orderBy: { id: 'asc' },
      select: { productId: true, colorId: true, priceCents: true },
    });

  it('saves a product once in a color, with its current price', async () => {
    const { boot, wine, blue } = shop.made;
    const ada = await signInAs(shop, 'Ada');

    const { body } = await press(shop, ada, { product_id: boot, color_id: wine.id, parent_color_id: 1 }).expect(200);
    await press(shop, ada, { product_id: boot, color_id: wine.id }).expect(200);
    await press(shop, ada, { product_id: boot, color_id: blue.id, source: 'favorite_page' }).expect(200);

    expect(body).toEqual({ message: 'Product added to favorites.', status: true });
    expect(await savedBy(ada.id)).toEqual([
      { productId: boot, colorId: wine.id, priceCents: 9000n },
      { productId: boot, colorId: blue.id, priceCents: 9000n },
    ]);
  });

  it('removes one color only; repeating it changes nothing', async () => {
    const { boot, wine, blue } = shop.made;
    const ada = await signInAs(shop, 'Ada');
    await press(shop, ada, { product_id: boot, color_id: wine.id });
    await press(shop, ada, { product_id: boot, color_id: blue.id });

    const remove = { product_id: boot, color_id: wine.id, actionType: 'remove' } as const;
    const { body } = await press(shop, ada, remove).expect(200);
    await press(shop, ada, remove).expect(200);

    expect(body).toEqual({ message: 'Product removed successfully.', status: true });
    expect(await savedBy(ada.id)).toMatchObject([{ productId: boot, colorId: blue.id }]);
  });

  it('refuses a color that the product lacks, and inactive or unknown products', async () => {
    const { hat, gone, blue, red } = shop.made;
    const ada = await signInAs(shop, 'Ada');

    const { body } = await press(shop, ada, { product_id: hat, color_id: blue.id }).expect(400);
    await press(shop, ada, { product_id: hat, color_id: 999_999 }).expect(400);
    await press(shop, ada, { product_id: gone, color_id: red.id }).expect(404, {
      message: 'There is no such product',
      codes: [{ code: 'no_product' }],
    });
    await press(shop, ada, { product_id: 999_999, color_id: red.id }).expect(404);

    expect(body.errors).toEqual({ color_id: ['This product does not come in that color'] });
    expect(await savedBy(ada.id)).toEqual([]);
  });

  it('returns a receipt on My Favorites that restores the favorite, whatever happened to the product', async () => {
    const { boot, gone, red } = shop.made;
    const [ada, bob] = [await signInAs(shop, 'Ada'), await signInAs(shop, 'Bob')];
    const [left, hidden] = [
      { product_id: boot, color_id: red.id },
      { product_id: gone, color_id: red.id },
    ];
    for (const { product_id: productId, color_id: colorId } of [left, hidden]) {
      await shop.db.favorite.create({ data: { customerId: ada.id, productId, colorId } });
    }
    const letGo = async (heart: typeof left) =>
      (await press(shop, ada, { ...heart, actionType: 'remove', source: 'favorite_page' }).expect(200)).body.receipt;

    const [receipt, other] = [await letGo(left), await letGo(hidden)];
    const none = await letGo(left);
    await press(shop, ada, left).expect(400);
    await press(shop, bob, { ...left, receipt }).expect(400);
    await press(shop, ada, { ...left, color_id: 999_999, receipt }).expect(400);
    await press(shop, ada, { ...left, receipt: other }).expect(400);
    await press(shop, ada, { ...left, receipt: `${receipt}x` }).expect(400);
    await press(shop, ada, { ...left, receipt }).expect(200);
    await press(shop, ada, { ...hidden, receipt: other }).expect(200);

    expect(none).toBeUndefined();
    expect(await savedBy(bob.id)).toEqual([]);
    expect(await savedBy(ada.id)).toMatchObject([
      { productId: boot, colorId: red.id },
      { productId: gone, colorId: red.id },
    ]);
  });

  it('removes an inactive product in a color that it no longer has', async () => {
    const { gone, blue } = shop.made;
    const ada = await signInAs(shop, 'Ada');
    await shop.db.favorite.create({ data: { customerId: ada.id, productId: gone, colorId: blue.id } });

    await press(shop, ada, { product_id: gone, color_id: blue.id, actionType: 'remove' }).expect(200);

    expect(await savedBy(ada.id)).toEqual([]);
  });

  it('D1: acts for the customer of the token only', async () => {
    const { boot, wine, blue } = shop.made;
    const [ada, bob] = [await signInAs(shop, 'Ada'), await signInAs(shop, 'Bob')];
    await press(shop, bob, { product_id: boot, color_id: wine.id });
    const change = { product_id: boot, color_id: wine.id, actionType: 'remove', user_id: bob.id } as const;

    await press(shop, ada, change).expect(403, {
      message: 'This is not your account',
      codes: [{ code: 'other_account' }],
    });
    await press(shop, ada, { ...change, user_id: undefined }).expect(200);
    await press(shop, ada, { product_id: boot, color_id: blue.id, user_id: ada.id }).expect(200);
    await request(shop.app.server)
      .post('/api/add-to-favorite')
      .send(change)
      .expect(401, { message: 'Login Required!', codes: [{ code: 'login_required' }] });

    expect(await savedBy(bob.id)).toMatchObject([{ colorId: wine.id }]);
    expect(await savedBy(ada.id)).toMatchObject([{ colorId: blue.id }]);
  });

  it('D2: uses the Authorization header only, whatever the body and other headers say', async () => {
    const { boot, wine } = shop.made;
    const [ada, bob] = [await signInAs(shop, 'Ada'), await signInAs(shop, 'Bob')];

    await press(shop, ada, { product_id: boot, color_id: wine.id, Token: bob.token })
      .set('Authorization', `Bearer ${bob.token}`)
      .expect(200);
    const heart = { product_id: boot, color_id: wine.id, actionType: 'remove' };
    const ask = request(shop.app.server).post(`/api/add-to-favorite?Token=${ada.token}&token=${ada.token}`);
    await ask.send(heart).expect(401);

    expect(await savedBy(ada.id)).toHaveLength(1);
    expect(await savedBy(bob.id)).toEqual([]);
  });

  it('D3: ignores other fields in the body', async () => {
    const { boot, wine } = shop.made;
    const [ada, bob] = [await signInAs(shop, 'Ada'), await signInAs(shop, 'Bob')];
    const more = { id: 1, customerId: bob.id, customer_id: bob.id, price_cents: 1, priceCents: 1, created_at: '2001' };

    await press(shop, ada, { product_id: boot, color_id: wine.id, ...more }).expect(200);

    expect(await savedBy(bob.id)).toEqual([]);
    expect(await savedBy(ada.id)).toEqual([{ productId: boot, colorId: wine.id, priceCents: 9000n }]);
  });

  it('is limited, with Retry-After', async () => {
    const { boot, wine } = shop.made;
    const ada = await signInAs(shop, 'Ada');
    const heart = { product_id: boot, color_id: wine.id };
    await press(shop, ada, heart).expect(200);
    await shop.db.rateLimit.updateMany({ where: { bucket: 'favorite/customer' }, data: { count: 300 } });

    const { headers } = await press(shop, ada, heart).expect(429);

    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await shop.db.rateLimit.deleteMany();
  });

  it('I9: leaves one row or none after 100 concurrent requests to two servers, as the last one said', async () => {
    const { boot, wine } = shop.made;
    const ada = await signInAs(shop, 'Ada');
    const db = createClient(shop.url, 5, () => undefined);
    const env = { ...standardEnv, webDir: '/none', picturesDir: '/none' };
    const second = await buildApp({ db, databaseUrl: shop.url, env, logger: false });
    await second.ready();
    const servers = [shop, { ...shop, app: second }];
    let clock = 0;

    const pressed = await Promise.all(
      Array.from({ length: 100 }, async (_, at) => {
        const actionType = at % 4 < 2 ? ('add' as const) : ('remove' as const);
        const began = clock++;
        const heart = { product_id: boot, color_id: wine.id, actionType };
        const { status, body } = await press(servers[at % 2] ?? shop, ada, heart);
        return { actionType, status, isDone: body.status, began, ended: clock++ };
      }),
    );
    await second.close();

    expect(new Set(pressed.map(({ status, isDone }) => `${status} ${isDone}`))).toEqual(new Set(['200 true']));
    expect(isLastWord(pressed, await savedBy(ada.id))).toBe(true);
  });

  it('I9: fails the same check when a late add restores a heart (planted)', async () => {
    const { boot, wine } = shop.made;
    const ada = await signInAs(shop, 'Ada');
    const pressed: Press[] = [];
    for (const [at, actionType] of (['add', 'remove'] as const).entries()) {
      await press(shop, ada, { product_id: boot, color_id: wine.id, actionType }).expect(200);
      pressed.push({ actionType, began: 2 * at, ended: 2 * at + 1 });
    }
    expect(isLastWord(pressed, await savedBy(ada.id))).toBe(true);

    await shop.db.favorite.create({ data: { customerId: ada.id, productId: boot, colorId: wine.id } });

    expect(isLastWord(pressed, await savedBy(ada.id))).toBe(false);
  });

  it('I9: follows the request that was answered last', async () => {
    const { boot, wine } = shop.made;
    const ada = await signInAs(shop, 'Ada');

    for (const actionType of ['add', 'remove', 'add'] as const) {
      const burst = Array.from({ length: 10 }, (_, at) =>
        press(shop, ada, { product_id: boot, color_id: wine.id, actionType: at % 2 ? 'add' : 'remove' }),
      );
      await Promise.all(burst);
      await press(shop, ada, { product_id: boot, color_id: wine.id, actionType }).expect(200);

      expect(await savedBy(ada.id)).toHaveLength(actionType === 'add' ? 1 : 0);
    }
  });

  it('I10: saves once when a request is sent twenty times', async () => {
    const { hat, red } = shop.made;
    const ada = await signInAs(shop, 'Ada');

    const replies = await Promise.all(
      Array.from({ length: 20 }, () => press(shop, ada, { product_id: hat, color_id: red.id })),
    );

    expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(await savedBy(ada.id)).toHaveLength(1);
  });
});
