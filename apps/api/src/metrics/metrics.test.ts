import { importText } from '@wearfolio/catalogue/testing/trial';
import { createClient } from '@wearfolio/database/client';
import { addJob } from '@wearfolio/database/jobs';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { signInAs } from '../testing/sign-in.ts';
import { standardEnv, startTestApp, type TestApp } from '../testing/test-app.ts';
import { opsToken, startMetricsShop } from './testing/metrics-shop.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startMetricsShop();
});
afterAll(() => shop.app.close());

const ask = () => request(shop.app.server);
const authorization = { Authorization: `Bearer ${opsToken}` };

/** All metrics by name and labels. */
const read = async (app = shop.app): Promise<Map<string, number>> => {
  const { text } = await request(app.server).get('/metrics').set(authorization).expect(200);
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  );
};

describe('/metrics', () => {
  it('D5: requires the operations token', async () => {
    const ada = await signInAs(shop, 'Ada');

    for (const headers of [
      {},
      ada.headers,
      { Authorization: `Bearer ${ada.token}` },
      { Authorization: `Bearer ${opsToken}x` },
      { Authorization: opsToken },
      { Authorization: `Basic ${Buffer.from(`ops:${opsToken}`).toString('base64')}` },
    ]) {
      const { headers: sent, text } = await ask().get('/metrics').set(headers).expect(401);
      expect(sent['www-authenticate']).toBe('Bearer');
      expect(text).not.toContain('wearfolio_');
    }
    const { headers } = await ask().get('/metrics').set(authorization).expect(200);
    expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  });

  it('A1: limits wrong tokens', async () => {
    await shop.db.$executeRaw`TRUNCATE rate_limit`;
    const metrics = (sent: string, address = '10.0.0.1') =>
      ask()
        .get('/metrics')
        .set({ ...(sent && { Authorization: sent }), 'X-Forwarded-For': address });
    const right = `Bearer ${opsToken}`;

    for (let time = 1; time <= 12; time += 1) await metrics('').expect(401);
    for (let time = 1; time <= 9; time += 1) await metrics(`Bearer ${time}`).expect(401);
    await metrics(right).expect(200);
    for (let time = 1; time <= 10; time += 1) await metrics(`Bearer ${time}`).expect(401);

    const { headers, text } = await metrics(right).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(800);
    expect(text).not.toContain('wearfolio_');
    await metrics(right, '10.0.0.2').expect(200);
    await shop.db.$executeRaw`TRUNCATE rate_limit`;
  });

  it('D5: does not exist without a configured token', async () => {
    const closed = await startTestApp();

    await request(closed.app.server).get('/metrics').set('Authorization', 'Bearer null').expect(404);
    await closed.app.close();
  });

  it('measures requests by route, method and status class, without their content', async () => {
    await ask().get('/api/productList?keyword=secret-wish').expect(200);
    await ask().get('/api/product/987654').expect(404);
    await ask().get('/ada@shop.test').expect(404);
    await ask().post('/api/customer/signin').send({ email: 'ada@shop.test', password: 'hunter2hunter2' });

    const figures = await read();
    const count = 'wearfolio_request_duration_seconds_count';

    expect(figures.get(`${count}{method="GET",route="/api/productList",status="2xx"}`)).toBe(1);
    expect(figures.get(`${count}{method="GET",route="/api/product/:id",status="4xx"}`)).toBe(1);
    expect(figures.get(`${count}{method="GET",route="unknown",status="4xx"}`)).toBe(1);
    expect(figures.get(`${count}{method="POST",route="/api/customer/signin",status="4xx"}`)).toBe(1);
    expect([...figures.keys()].join('\n')).not.toMatch(/secret-wish|987654|ada@|hunter2|shop\.test/);
  });

  it('reports index, pool, queue, feeds and process', async () => {
    for (const price of [90, 9]) {
      const feed = `id,title,link,price\na,Hat,https://hats.example/a,${price}\nb,Cap,nowhere,9\n`;
      await importText(shop.url, 'Larkfield', feed);
    }
    await shop.app.refreshCatalogue();
    await shop.db.$executeRaw`TRUNCATE graphile_worker._private_jobs`;
    await addJob(shop.db, 'mail-reset', { customerId: 1 });
    await addJob(shop.db, 'mail-reset', { customerId: 2 });
    await addJob(shop.db, 'mail-reset', { customerId: 3 });
    await shop.db.$executeRaw`
      UPDATE graphile_worker._private_jobs SET attempts = max_attempts WHERE payload->>'customerId' = '1'`;
    await shop.db.$executeRaw`
      UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = 'me' WHERE payload->>'customerId' = '2'`;

    const figures = await read();

    expect(Object.fromEntries(figures)).toMatchObject({
      wearfolio_listing_products: 1,
      wearfolio_listing_builds: 1,
      wearfolio_database_up: 1,
      'wearfolio_jobs{task="mail-reset",state="waiting"}': 1,
      'wearfolio_jobs{task="mail-reset",state="running"}': 1,
      'wearfolio_jobs{task="mail-reset",state="dead"}': 1,
      'wearfolio_import_rejected_rows{store="larkfield"}': 1,
      'wearfolio_import_held_prices{store="larkfield"}': 1,
      'wearfolio_database_connections{state="waiting"}': 0,
    });
    for (const name of [
      'wearfolio_listing_change_number',
      'wearfolio_database_connections{state="open"}',
      'wearfolio_memory_bytes{kind="rss"}',
      'wearfolio_cpu_seconds',
      'wearfolio_uptime_seconds',
    ])
      expect([name, figures.get(name)]).toEqual([name, expect.toSatisfy((value: number) => value > 0)]);
    for (const name of ['wearfolio_listing_checked_seconds', 'wearfolio_import_age_seconds{store="larkfield"}'])
      expect([name, figures.get(name)]).toEqual([name, expect.toSatisfy((value: number) => value >= 0 && value < 300)]);
    expect(figures.get('wearfolio_event_loop_delay_seconds')).toBeGreaterThanOrEqual(0);
  });

  it('responds while the database is down, and reports that', async () => {
    const databaseUrl = 'postgresql://nobody:nothing@127.0.0.1:1/none';
    const env = { ...standardEnv, opsToken, webDir: '/none', picturesDir: '/none' };
    const app = await buildApp({ db: createClient(databaseUrl, 1, () => undefined), databaseUrl, env, logger: false });
    await app.ready();

    const figures = await read(app);
    await app.close();

    expect(figures.get('wearfolio_database_up')).toBe(0);
    expect(figures.get('wearfolio_listing_products')).toBe(0);
    expect([...figures.keys()].filter((name) => /^wearfolio_(jobs|import)/.test(name))).toEqual([]);
  });
});
