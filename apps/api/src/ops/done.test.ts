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
    ['/ops/jobs/retry', {}, 'Nothing to put back: it was taken up again already, or discarded.'],
  ])('by the form %s is said once, however often its page is looked at', async (path, fields, text) => {
    const { headers } = await ops.post(path, fields as Record<string, string>).expect(303);

    const looks = [await ops.get(String(headers.location)), await ops.get(String(headers.location))];

    expect(looks.map(said)).toEqual([text, undefined]);
  });

  it('is said on its own page, wherever a second tab leads in between', async () => {
    await ops.post('/ops/jobs/retry', {}).expect(303);

    const pages = ['/ops/shoppers', '/ops/search', '/ops/jobs'];
    const looks: (string | undefined)[] = [];
    for (const page of pages) looks.push(said(await ops.get(page)));

    expect(looks).toEqual([undefined, undefined, expect.stringMatching(/^Nothing to put back/)]);
  });

  it('H4: is kept for a minute from scripts and other sites', async () => {
    const { headers } = await ops.post('/ops/jobs/retry', {}).expect(303);

    expect(headers.location).toBe('/ops/jobs');
    expect(headers['set-cookie']).toEqual([
      '__Host-ops-done=retry.0; Path=/; Max-Age=60; Secure; HttpOnly; SameSite=Strict',
    ]);
  });

  it.each([
    ['synonym.1', 'Added; the shop follows within seconds.'],
    ...[
      '',
      'synonym',
      'synonym.',
      'synonym.-1',
      'synonym.1.1',
      'synonym.1234567890',
      'buy.1',
      'constructor.1',
      '<b>.1',
    ].map((value) => [value, undefined]),
  ])('is read from the cookie as it was written there alone: %j', async (value, text) => {
    const page = await request(shop.app.server)
      .get('/ops/search')
      .set('Cookie', `${await signInAsOps(shop)}; __Host-ops-done=${value}`)
      .expect(200);

    expect(said(page.text)).toBe(text);
  });

  it('is not what an address says', async () => {
    expect(said(await ops.get('/ops/search?done=synonym&count=2'))).toBeUndefined();
  });
});
