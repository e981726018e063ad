import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FavoritesShop, startFavoritesShop } from '../favorites/testing/favorites-shop.ts';
import { signInAs } from '../testing/sign-in.ts';

describe('an account deleted during a request', () => {
  let shop: FavoritesShop;

  beforeAll(async () => {
    shop = await startFavoritesShop();
  });
  afterAll(() => shop.app.close());

  const countWaiting = async (): Promise<number> => {
    const [row] = await shop.db.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    return row?.count ?? 0;
  };

  it.each<[path: string, body: (made: FavoritesShop['made']) => object]>([
    ['add-to-favorite', ({ boot, wine }) => ({ product_id: boot, color_id: wine.id, actionType: 'add' })],
    ['follow-brand', ({ vael }) => ({ brand_id: vael.id, actionType: 'add' })],
    ['favorites/share', () => ({ action: 'publish' })],
  ])("gets the guest's reply to %s instead of a 500", async (path, body) => {
    const { id, headers } = await signInAs(shop, 'Ada', { isVerified: false });
    const post = () => request(shop.app.server).post(`/api/${path}`).set(headers).send(body(shop.made));

    // The token is checked before the account is deleted, and the row is written after it.
    const reply = await shop.db.$transaction(async (tx) => {
      await tx.customer.delete({ where: { id } });
      const sent = post().then(({ status, body: said }) => ({ status, said }));
      await expect.poll(countWaiting).toBe(1);
      return { sent };
    });

    expect(await reply.sent).toEqual({
      status: 401,
      said: { message: 'Login Required!', codes: [{ code: 'login_required' }] },
    });
  });
});
