import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../testing/test-app.ts';
import { type Ops, openOps, signInAsOps, startOpsShop } from './testing/ops-shop.ts';

let shop: TestApp;
let ops: Ops;

beforeAll(async () => {
  shop = await startOpsShop();
  await shop.db.store.create({ data: { name: 'Larkfield', slug: 'larkfield' } });
  ops = await openOps(shop);
});
afterAll(() => shop.app.close());

const said = (page: string): string | undefined => /role="status">(.*?)<\/p>/.exec(page)?.[1];

describe('What was done on a page of ops', () => {
  it.each([
    ['/ops/search', { from: 'zzyzx', to: 'blue' }, 'Added; the shop follows within seconds.'],
    ['/ops/search/remove', { from: 'zzyzx' }, 'Removed; the shop follows within seconds.'],
  ])('by the form %s is said once, however often its page is looked at', async (path, fields, text) => {
    const { headers } = await ops.post(path, fields as Record<string, string>).expect(303);

    const looks = [await ops.get(String(headers.location)), await ops.get(String(headers.location))];

    expect(looks.map(said)).toEqual([text, undefined]);
  });

  it('is said on its own page, wherever a second tab leads in between', async () => {
    await ops.post('/ops/search', { from: 'zzyzx', to: 'red' }).expect(303);

    const looks: (string | undefined)[] = [];
    for (const page of ['/ops/pictures', '/ops/search']) looks.push(said(await ops.get(page)));

    expect(looks).toEqual([undefined, expect.stringMatching(/^Added/)]);
  });

  it('is not what an address says', async () => {
    expect(said(await ops.get('/ops/search?done=synonym&count=2'))).toBeUndefined();
  });

  it('H4: is kept for a minute from scripts and other sites', async () => {
    const { headers } = await ops.post('/ops/search', { from: 'zzyzx', to: 'blue' }).expect(303);

    expect(headers.location).toMatch(/^\/ops\/search/);
    expect(headers['set-cookie']).toEqual([
      '__Host-ops-done=synonym; Path=/; Max-Age=60; Secure; HttpOnly; SameSite=Strict',
    ]);
  });

  it.each([
    ['synonym', 'Added; the shop follows within seconds.'],
    ...['', 'synonym.1', 'removed', 'buy', 'constructor', '<b>'].map((value) => [value, undefined]),
  ])('is read from the cookie as it was written there alone: %j', async (value, text) => {
    const page = await request(shop.app.server)
      .get('/ops/search')
      .set('Cookie', `${await signInAsOps(shop)}; __Host-ops-done=${value}`)
      .expect(200);

    expect(said(page.text)).toBe(text);
  });
});
