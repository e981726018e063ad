import { commandLine } from '@wearfolio/catalogue/audit';
import { withConnection } from '@wearfolio/catalogue/connection';
import { addMarket, removeMarket } from '@wearfolio/catalogue/content/markets';
import { addPartner, changePartner, removePartner } from '@wearfolio/catalogue/partners/partners';
import { feedRow, importText } from '@wearfolio/catalogue/testing/trial';
import type { Market } from '@wearfolio/contracts/content/markets';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { getDesk, postDesk, type SignedInStaff, signInStaff } from '../desk/testing/desk-shop.ts';
import { signInAs } from '../testing/sign-in.ts';
import { publicUrl, startTestApp, type TestApp } from '../testing/test-app.ts';

let shop: TestApp;
let other: TestApp;
let product = 0;
const lines: string[] = [];

const add = async (name: string, quotaPerDay: number): Promise<string> =>
  (await addPartner(shop.url, commandLine, { name, quotaPerDay })).key;

const ask = (key: string | null, path = '/api/productList', { app }: Pick<TestApp, 'app'> = shop) => {
  const asked = request(app.server).get(path);
  return key === null ? asked : asked.set('Authorization', `Bearer ${key}`);
};

/** Until a pause or a removal has taken effect everywhere. */
const forgotten = () => new Promise((resolve) => setTimeout(resolve, 1100));

beforeAll(async () => {
  shop = await startTestApp({}, lines);
  await importText(shop.url, 'Larkfield', [feedRow('a')]);
  await shop.app.refreshCatalogue();
  product = (await shop.db.product.findFirstOrThrow()).id;
  other = await startTestApp({}, undefined, shop);
});
afterAll(() => Promise.all([shop, other].map(({ app }) => app.close())));

describe("a partner's key", () => {
  it('reads what a guest reads, with links that count its click-outs', async () => {
    const key = await add('Style Weekly', 100);

    const guest = await ask(null).expect(200);
    const reply = await ask(key).expect(200);
    const details = await ask(key, `/api/product/${product}`).expect(200);

    const link = `${publicUrl}/out/${product}?partner=style-weekly`;
    expect(reply.body).toEqual({ ...guest.body, data: [{ ...guest.body.data[0], product_url: link }] });
    expect(details.body[0].offers[0].product_url).toBe(link);
    expect(reply.headers).toMatchObject({ 'ratelimit-policy': '"day";q=100;w=86400', vary: /Authorization/ });
    expect(reply.headers.ratelimit).toMatch(/^"day";r=99;t=\d+$/);
    expect(guest.headers).not.toHaveProperty('ratelimit');
    expect(reply.headers.etag).not.toBe(guest.headers.etag);
  });

  it('counts calls and click-outs apart, for partners that exist', async () => {
    await shop.app.flushCounts();
    await shop.db.dailyCount.deleteMany();
    const key = await add('Counted', 100);
    for (const path of ['/api/colors', '/api/categories']) await ask(key, path).expect(200);
    for (const slug of ['counted', 'counted', 'nobody', "x'--", 'x'.repeat(300)])
      await request(shop.app.server)
        .get(`/out/${product}?partner=${encodeURIComponent(slug)}`)
        .set('User-Agent', 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0')
        .expect(302);
    await shop.app.afterwardsDone();
    await shop.app.flushCounts();
    const viewer = await signInStaff(shop.db, 'reader');
    const { body } = await getDesk(shop, '/insight?name=partners&days=7', viewer.cookie).expect(200);

    expect(body.data.tables).toMatchObject([{ key: 'partner', rows: [{ name: 'counted', now: [2, 2] }] }]);
    expect((await shop.db.clickOut.findMany()).map(({ count }) => count)).toEqual([5]);
  });

  it.each(['wfp_', 'nonsense', `wfp_${'x'.repeat(43)}`, 'x'.repeat(5000)])(
    'is refused when wrong: %.20s',
    async (key) => {
      const { body, headers } = await ask(key).expect(401);

      expect(body).toEqual({ message: 'This key is not valid. Ask the shop for a new one.' });
      expect(headers).toMatchObject({ 'www-authenticate': 'Bearer', 'cache-control': 'no-store' });
    },
  );

  it('is none of our business in another scheme, which a proxy in front of the shop may ask for', async () => {
    await request(shop.app.server).get('/api/productList').auth('staging', 'secret').expect(200);
  });

  it('is refused while paused, and ends when removed', async () => {
    const key = await add('Paused', 100);
    await ask(key).expect(200);

    await changePartner(shop.url, commandLine, 'Paused', { isPaused: true });
    await forgotten();
    await ask(key).expect(403);
    for (const path of ['/api/changes', '/api/feeds/csv']) await ask(key, path).expect(403);
    for (const path of ['/mcp', '/api/ucp/catalog/search'])
      await request(shop.app.server).post(path).set('Authorization', `Bearer ${key}`).send({ query: 'x' }).expect(403);
    await changePartner(shop.url, commandLine, 'paused', { isPaused: false });
    await forgotten();
    await ask(key).expect(200);
    await removePartner(shop.url, commandLine, 'Paused');
    await forgotten();
    await ask(key).expect(401);
  });

  it('is refused in an address, however it is written, and no log or figure repeats it from anywhere', async () => {
    const key = await add('Careless', 100);
    const secret = key.slice(4);

    for (const path of [
      `/api/productList?key=${key}`,
      `/api/search?keyword=${key.replace('_', '%5f')}`,
      `/?key=${key}`,
      `/out/1?partner=${key}`,
      `/browse/${key.replace('w', '%2577')}`,
    ]) {
      const { text } = await request(shop.app.server).get(path).set('Accept', '*/*').expect(400);
      expect(text).toContain('Send the key as a header');
      expect(text).not.toContain(secret);
    }
    await ask(key).expect(200);
    for (const name of ['Token', 'X-Api-Key', 'Cookie', 'Referer', 'User-Agent', 'X-Request-Id', 'If-None-Match'])
      await request(shop.app.server).get(`/out/${product}`).set(name, `https://a.example/?key=${key}`);
    for (const path of ['/mcp', '/api/ucp/catalog/search', '/api/customer/signin', '/api/contact-us/save'])
      await request(shop.app.server).post(path).send({ query: key, email: key, key });
    shop.app.log.error({ err: new Error(`Refused ${key}`) }, 'A planted failure');
    await shop.app.afterwardsDone();
    await shop.app.flushCounts();

    expect(lines.join('\n')).toContain('Refused [key]');
    const figures = JSON.stringify([await shop.db.searchLog.findMany(), await shop.db.dailyCount.findMany()]);
    for (const text of [lines.join('\n'), await shop.app.metrics.metrics(), figures])
      expect(text).not.toContain(secret);
    expect(await shop.db.partner.findFirstOrThrow({ where: { slug: 'careless' } })).toMatchObject({ used: 5 });
  });

  it('reads the market that it was given, until there is none', async () => {
    const market = { prefix: 'de', country: 'US', language: 'de', currency: 'EUR', sizes: [], has_vat_note: false };
    await addMarket(shop.url, commandLine, market as Market);
    await shop.app.refreshPublished();
    const { key } = await addPartner(shop.url, commandLine, { name: 'Berlin', market: 'de' });
    const { body } = await ask(key, '/api/changes').expect(200);
    await changePartner(shop.url, commandLine, 'Berlin', { quotaPerDay: 7 });
    await removeMarket(shop.url, commandLine, 'de');
    await shop.app.refreshPublished();
    await forgotten();

    expect(body.data[0].product.link).toContain(`${publicUrl}/de/product/`);
    expect((await ask(key, '/api/changes').expect(403)).body.message).toContain('market of this key is gone');
    await ask(key, '/api/colors').expect(403);
    await expect(changePartner(shop.url, commandLine, 'Berlin', { market: 'fr' })).rejects.toThrow(
      'There is no market fr',
    );
    await changePartner(shop.url, commandLine, 'Berlin', { market: '' });
    await forgotten();
    await ask(key, '/api/changes').expect(200);
  });

  it('learns nothing about customers, whatever token comes with it', async () => {
    const key = await add('Curious', 100);
    const { headers, id } = await signInAs(shop, 'Ada');
    await request(shop.app.server)
      .post('/api/add-to-favorite')
      .set(headers)
      .send({
        product_id: product,
        color_id: (await shop.db.productColor.findFirstOrThrow()).colorId,
        user_id: id,
        actionType: 'add',
      })
      .expect(200);

    const own = await request(shop.app.server).get('/api/productList').set(headers).expect(200);
    const { body } = await ask(key).set(headers).expect(200);
    const refused = await Promise.all(
      ['/api/favorites', '/api/customer/details', '/api/desk/messages', '/api/desk/partners', '/metrics'].map(
        async (path) => (await ask(key, path)).status,
      ),
    );

    expect(own.body.data[0]).toMatchObject({ is_favorite: 1 });
    expect(body.data[0]).toMatchObject({ is_favorite: 0, user_id: null, favorite_color_ids: [] });
    expect(refused).toEqual([401, 401, 401, 401, 404]);
  });
});

describe("a partner's quota", () => {
  it('holds for several processes together, and a refusal says what is left', async () => {
    const key = await add('Eager', 57);

    const statuses = await Promise.all(
      Array.from({ length: 120 }, async (_, at) => (await ask(key, '/api/colors', at % 2 === 0 ? shop : other)).status),
    );
    // A process that found the quota used up believes it for a while, while the other may hold a few calls. Calls that
    // were too many at once did not count.
    await Promise.all([shop, other].map(({ app }) => app.giveBackCalls(true)));
    const more = [];
    for (let at = 0; at < 60; at += 1) more.push((await ask(key, '/api/colors', at % 2 === 0 ? shop : other)).status);
    const { body, headers } = await ask(key, '/api/colors').expect(429);

    expect([...statuses, ...more].filter((status) => status === 200)).toHaveLength(57);
    expect(new Set([...statuses, ...more])).toEqual(new Set([200, 429]));
    expect(body).toEqual({ message: '0 of 57 calls are left today. The next day starts at 00:00 UTC.' });
    expect(headers.ratelimit).toMatch(/^"day";r=0;t=\d+$/);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  it('is spared calls that are too many at once, which wait for nobody', async () => {
    const key = await add('Hasty', 100);
    await ask(key, '/api/colors').expect(200);
    await shop.app.giveBackCalls(true);
    const answered: { status: number; body: object }[] = [];
    const ended: Promise<unknown>[] = [];
    await shop.db.$transaction(
      async (db) => {
        // Calls wait for this row to be counted.
        await db.$executeRaw`SELECT FROM partner WHERE slug = 'hasty' FOR UPDATE`;
        for (let at = 0; at < 20; at += 1)
          ended.push(ask(key, '/api/colors').then(({ status, body }) => answered.push({ status, body })));
        await expect.poll(() => answered.length).toBe(4);
      },
      { timeout: 60_000 },
    );
    await Promise.all(ended);

    const refused = {
      status: 429,
      body: expect.objectContaining({ message: expect.stringContaining('16 calls at once') }),
    };
    expect(answered.slice(0, 4)).toEqual(Array.from({ length: 4 }, () => refused));
    expect(answered.slice(4).map(({ status }) => status)).toEqual(Array.from({ length: 16 }, () => 200));
    await ask(key, '/api/colors').expect(200);
    await shop.app.giveBackCalls(true);
    expect(await shop.db.partner.findUniqueOrThrow({ where: { slug: 'hasty' } })).toMatchObject({ used: 18 });
  });

  it('leaves connections to shoppers, however many partners call', async () => {
    const keys = await Promise.all(['One', 'Two', 'Three'].map((name) => add(`Many ${name}`, 1000)));
    for (const key of keys) await ask(key, '/api/colors').expect(200);
    const calls: Promise<number>[] = [];
    await withConnection(shop.url, async (db) => {
      await db.query('BEGIN; LOCK TABLE listing IN ACCESS EXCLUSIVE MODE');
      for (let at = 0; at < 48; at += 1)
        calls.push(ask(keys[at % 3] ?? '', '/api/changes').then(({ status }) => status));
      // They wait for the table by now.
      await vi.waitFor(async () =>
        expect(
          (
            await db.query(
              'SELECT FROM pg_locks JOIN pg_database ON oid = database WHERE datname = current_database() AND NOT granted',
            )
          ).rowCount,
        ).toBeGreaterThan(0),
      );
      await ask(null, '/api/disclosure').expect(200);
      await db.query('ROLLBACK');
    });

    expect(new Set(await Promise.all(calls))).toEqual(new Set([200]));
  });

  it('writes to the database once for many calls, and gives back what a process did not use', async () => {
    const key = await add('Patient', 10_000);
    for (let at = 0; at < 30; at += 1) await ask(key, '/api/colors').expect(200);
    const usedOf = async () => (await shop.db.partner.findUniqueOrThrow({ where: { slug: 'patient' } })).used;

    const held = await usedOf();
    await shop.app.giveBackCalls(true);

    expect([held, await usedOf()]).toEqual([100, 30]);
  });

  it('starts anew each day, and rises at once with the number', async () => {
    const key = await add('Daily', 1);
    await ask(key, '/api/colors').expect(200);
    await ask(key, '/api/colors').expect(429);

    await shop.db.$executeRaw`UPDATE partner SET used_day = used_day - 1 WHERE slug = 'daily'`;
    await shop.app.giveBackCalls(true);
    await ask(key, '/api/colors').expect(200);
    await changePartner(shop.url, commandLine, 'Daily', { quotaPerDay: 2 });
    await forgotten();
    await ask(key, '/api/colors').expect(200);
    await ask(key, '/api/colors').expect(429);
  });

  it('answers 503 while the database cannot count', async () => {
    const key = await add('Unlucky', 100);
    await shop.db.$executeRaw`ALTER TABLE partner RENAME TO lost`;

    const { status } = await ask(key, '/api/colors');
    await ask(null, '/api/colors').expect(200);
    await shop.db.$executeRaw`ALTER TABLE lost RENAME TO partner`;

    expect(status).toBeGreaterThanOrEqual(500);
  });
});

describe('/api/desk/partners', () => {
  let owner: SignedInStaff;
  beforeAll(async () => {
    owner = await signInStaff(shop.db, 'owner');
  });
  const post = (path: string, body: object) => postDesk(shop, `/partners${path}`, body, owner.cookie);
  const list = async () => (await getDesk(shop, '/partners', owner.cookie).expect(200)).body.data;

  it('adds, changes, renews and removes a partner, and logs no key', async () => {
    const { body } = await post('/add', { name: ' Nord & Süd ', quota_per_day: 5, terms: 'CPC' }).expect(200);
    const { id } = (await list()).find(({ slug }: { slug: string }) => slug === body.data.slug);
    await ask(body.data.key).expect(200);
    await post('/change', { id, quota_per_day: 7, terms: 'CPA', is_paused: true }).expect(200);
    const changed = (await list()).find((one: { id: number }) => one.id === id);
    const renewed = await post('/key', { id }).expect(200);
    await post('/change', { id, quota_per_day: 7, terms: 'CPA', is_paused: false }).expect(200);
    await forgotten();
    await ask(body.data.key).expect(401);
    await ask(renewed.body.data.key).expect(200);
    await post('/remove', { id }).expect(200);

    expect(body).toEqual({
      message: 'Nord & Süd was added',
      data: { key: expect.stringMatching(/^wfp_[\w-]{43}$/), slug: 'nord-sud' },
    });
    expect(changed).toMatchObject({ quota_per_day: 7, terms: 'CPA', paused_at: expect.any(String) });
    const entries = JSON.stringify(await shop.db.auditLog.findMany(), (_, value) =>
      typeof value === 'bigint' ? Number(value) : value,
    );
    expect(entries).toContain('renew partner key');
    expect(entries).not.toMatch(/wfp_/);
    expect(JSON.stringify(await shop.db.partner.findMany())).not.toMatch(/wfp_/);
  });

  it.each([
    ['/add', { name: '', quota_per_day: 5 }, 400],
    ['/add', { name: '東京', quota_per_day: 5 }, 409],
    ['/add', { name: 'Style Weekly', quota_per_day: 5 }, 409],
    ['/add', { name: 'A', quota_per_day: 0 }, 400],
    ['/add', { name: 'A', quota_per_day: 1e9 }, 400],
    ['/add', { name: 'A', quota_per_day: 5, market: 'nowhere' }, 409],
    ['/change', { id: 999_999, quota_per_day: 5, is_paused: false }, 409],
    ['/key', { id: 999_999 }, 409],
    ['/remove', { id: 999_999 }, 409],
  ])('refuses %s %j', async (path, body, status) => {
    await post(path, body).expect(status);
  });
});
