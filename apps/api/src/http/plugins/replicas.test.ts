import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withTransaction } from '@wearfolio/catalogue/connection';
import { publishProducts } from '@wearfolio/catalogue/publish/publish-listing';
import { createClient, type Database } from '@wearfolio/database/client';
import { findRoom } from '@wearfolio/database/testing/test-database';
import { Client } from 'pg';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { register } from '../../customer/personal-data/register.ts';
import { makeFolder, type OwnPostgres, openOwnPostgres } from '../../faults/testing/own-postgres.ts';
import { type OwnReplica, openOwnReplica } from '../../faults/testing/own-replica.ts';
import { type BadNetwork, openBadNetwork } from '../../faults/testing/tcp-proxy.ts';
import { opsToken } from '../../metrics/testing/metrics-shop.ts';
import { addBrand, addCategories, addColor, addProduct, addStore, publishAll } from '../../testing/builders.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

const ends: (() => Promise<void>)[] = [];
const atEnd = (undo: () => Promise<void>): void => void ends.unshift(undo);

let primary: OwnPostgres;
let one: OwnReplica;
let other: OwnReplica;
let network: BadNetwork;
/** The network between the shop and `one`. */
let nearOne: BadNetwork;
let shop: TestApp;
let boot = 0;

beforeAll(async () => {
  primary = await openOwnPostgres({ atEnd, folder: await makeFolder(atEnd, await findRoom()) });
  [one, other] = [await openOwnReplica(primary, 'one', atEnd), await openOwnReplica(primary, 'other', atEnd)];
  network = await openBadNetwork(primary.url, atEnd);
  nearOne = await openBadNetwork(one.url, atEnd);
  const replicas = { urls: [nearOne.url, other.url], mostLag: 1 };
  const database = { db: createClient(network.url, 5, () => undefined), url: network.url };
  shop = await buildTestApp({ replicas, opsToken }, undefined, database);
  atEnd(() => shop.app.close());
  await shop.app.ready();
  const { db } = shop;
  const [store, brand, red] = [await addStore(db, 'Store'), await addBrand(db, 'Vael'), await addColor(db, 'Red')];
  const categories = await addCategories(db, 'Women/Shoes/Boots');
  boot = await addProduct(db, { name: 'Boot', brand, store, categories, colors: [red], priceCents: 4000 });
  await publishAll(shop);
}, 120_000);
afterAll(async () => {
  vi.restoreAllMocks();
  for (const end of ends) await end();
});

const ask = (path: string) => request(shop.app.server).get(path);
const figures = () => shop.app.replicaFigures();
const statesNow = () => figures().map(({ state }) => state);
const untilStates = async (...states: string[]) => {
  await expect.poll(statesNow, { timeout: 60_000, interval: 20 }).toEqual(states);
};
const untilCaughtUp = async () => {
  await untilStates('up', 'up');
  const change = shop.app.listingChange();
  await expect
    .poll(() => figures().every(({ changeNumber }) => changeNumber >= change), { timeout: 60_000, interval: 20 })
    .toBe(true);
};

/** Imports another price. Resolves when the listing has it. */
const reprice = async (cents: number): Promise<void> => {
  await withTransaction(primary.url, async (db) => {
    await db.query('UPDATE product SET price_cents = $1::int, quoted_cents = $1::int WHERE id = $2', [cents, boot]);
    await publishProducts(db, [boot]);
  });
  await shop.app.refreshCatalogue();
};

const cardPrice = async (): Promise<number> => (await ask('/api/productList').expect(200)).body.data[0].price;
const pagePrice = async (): Promise<number> => (await ask(`/api/product/${boot}`).expect(200)).body[0].price;

/** Records the statements sent to these servers. */
const watchStatements = (servers: readonly { url: string }[]) => {
  const ports = servers.map(({ url }) => Number(new URL(url).port));
  const query = vi.spyOn(Client.prototype, 'query');
  return () =>
    query.mock.calls.flatMap(([statement]: unknown[], call) => {
      const text = typeof statement === 'string' ? statement : (statement as { text: string }).text;
      return ports.includes((query.mock.contexts[call] as Client).port) ? [text] : [];
    });
};

const readers = [
  'agents/ask/search-shop.ts',
  'agents/llms-text.ts',
  'agents/mcp/compare-offers.ts',
  'agents/mcp/get-product.ts',
  'agents/mcp/list-categories.ts',
  'agents/mcp/price-history.ts',
  'agents/ucp/lookup-catalog.ts',
  'agents/ucp/search-catalog.ts',
  'catalogue/brands/brand-routes.ts',
  'catalogue/page/load-page.ts',
  'catalogue/page/reply-with-page.ts',
  'catalogue/routes.ts',
  'click-out/routes.ts',
  'feeds-out/routes.ts',
  'home/routes.ts',
  'http/plugins/replicas.ts',
  'search/routes.ts',
  'site/health.ts',
  'site/metadata/compare-metadata.ts',
  'site/metadata/first-data.ts',
  'site/metadata/listing-metadata.ts',
  'site/metadata/page-metadata.ts',
  'site/metadata/page-owner.ts',
  'site/metadata/plain-metadata.ts',
  'site/metadata/product-metadata.ts',
  'site/pages.ts',
  'site/sitemap/routes.ts',
  'sizes/fit-routes.ts',
];

describe('I16: reading from replicas', () => {
  it('happens only for cards, product pages, sitemaps and what programs read of them', () => {
    const src = join(import.meta.dirname, '..', '..');
    const found = globSync('**/*.ts', { cwd: src }).filter(
      (path) => !/\.(test|faults)\.ts$/.test(path) && /\breadDb\b/.test(readFileSync(join(src, path), 'utf8')),
    );

    expect(found.sort()).toEqual(readers);
  });

  it('alternates between replicas for cards, product pages and sitemaps, and uses none for personal data', {
    tags: 'sweep',
  }, async () => {
    await untilCaughtUp();
    const ada = await signInAs(shop, 'Ada');
    const before = figures().map(({ reads }) => reads);
    const sent = watchStatements([nearOne, other]);

    for (const path of [
      '/api/productList',
      `/api/product/${boot}`,
      `/api/product/${boot}/prices`,
      `/api/media/mediaList?product_id=${boot}`,
      '/api/homepage/index',
      '/api/content/home',
      '/sitemap.xml',
      '/sitemaps/products-1.xml',
      `/product/${boot}/boot`,
      '/browse/women',
      '/api/customer/details',
      '/api/favorites',
    ])
      for (let time = 0; time < 2; time += 1) await ask(path).set(ada.headers);
    await request(shop.app.server).post('/api/email-subscription/create').send({ email: 'ada@shop.test' });
    vi.restoreAllMocks();

    const after = figures().map(({ reads }) => reads);
    expect(after.every((reads, at) => reads > (before[at] ?? 0))).toBe(true);
    const tables = register.map(({ table }) => table.sql.replaceAll(/\W+/g, '.')).filter((name) => name !== '');
    const ofPersons = new RegExp(`\\b(${tables.join('|')}|rate_limit|session|staff)\\b`);
    expect(sent().length).toBeGreaterThan(10);
    expect(sent().filter((text) => ofPersons.test(text))).toEqual([]);
  });

  it("skips a replica that lacks the listing's change, and one that lags too far behind", async () => {
    await untilCaughtUp();
    await one.pause();
    await reprice(5000);

    for (let time = 0; time < 6; time += 1) expect([await cardPrice(), await pagePrice()]).toEqual([50, 50]);
    await other.pause();
    await reprice(6000);
    for (let time = 0; time < 6; time += 1) expect([await cardPrice(), await pagePrice()]).toEqual([60, 60]);

    await untilStates('lagging', 'lagging');
    expect(figures().every(({ lagSeconds, lagBytes }) => lagSeconds > 1 && lagBytes > 0)).toBe(true);
    const { body: health } = await ask('/api/health').expect(200);
    expect(health.replicas.map(({ state }: { state: string }) => state)).toEqual(['lagging', 'lagging']);
    const { text } = await ask('/metrics').set('Authorization', `Bearer ${opsToken}`).expect(200);
    expect(text).toMatch(/^wearfolio_replica\{server="127\.0\.0\.1:\d+",state="lagging"\} 1$/m);
    expect(text).toMatch(/^wearfolio_replica_lag_seconds\{server="127\.0\.0\.1:\d+"\} [1-9]/m);
    await Promise.all([one.resume(), other.resume()]);
    await untilCaughtUp();
    const [first] = figures();
    await pagePrice();
    await pagePrice();
    expect(figures()[0]?.reads).toBeGreaterThan(first?.reads ?? 0);
  });

  it('would show an outdated card to a read that ignores the listing’s change (planted)', async () => {
    await untilCaughtUp();
    await Promise.all([one.pause(), other.pause()]);
    await reprice(6500);
    const priceOf = (db: Database) =>
      db.product.findUniqueOrThrow({ where: { id: boot }, select: { priceCents: true } });

    const [careless, careful] = [await priceOf(shop.app.readDb(0)), await priceOf(shop.app.readDb())];
    await Promise.all([one.resume(), other.resume()]);

    expect([careless.priceCents, careful.priceCents]).toEqual([6000, 6500]);
    await reprice(6000);
  });

  it('shows shoppers what they just saved, however far the replicas lag', async () => {
    await untilCaughtUp();
    await Promise.all([one.pause(), other.pause()]);
    const ben = await signInAs(shop, 'Ben');
    const { body: before } = await ask('/api/productList').set(ben.headers);
    const [color] = before.data[0].product_color_data;
    const heart = { product_id: boot, color_id: color.color_id, actionType: 'add' };

    await request(shop.app.server).post('/api/add-to-favorite').set(ben.headers).send(heart).expect(200);
    const { body: after } = await ask('/api/productList').set(ben.headers);
    await Promise.all([one.resume(), other.resume()]);

    expect([before.data[0].is_favorite, after.data[0].is_favorite]).toEqual([0, 1]);
  });

  it('switches immediately when a replica dies, and uses it again when it is back', async () => {
    await untilCaughtUp();
    const asking = Array.from({ length: 40 }, () => pagePrice());
    await one.kill();
    const began = performance.now();
    for (let time = 0; time < 20; time += 1) expect(await pagePrice()).toBe(60);

    // Far below 20 waits for a connection.
    expect(performance.now() - began).toBeLessThan(20_000);
    expect(new Set(await Promise.all(asking))).toEqual(new Set([60]));
    expect(statesNow()).toEqual(['down', 'up']);
    await one.start();
    await untilCaughtUp();
  });

  it('does not wait for an unresponsive replica, and uses it again when it responds', async () => {
    await untilCaughtUp();
    nearOne.isBlackHole = true;
    const waits = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const asked = performance.now();
        expect(await pagePrice()).toBe(60);
        return performance.now() - asked;
      }),
    );
    await untilStates('down', 'up');
    nearOne.isBlackHole = false;

    expect(nearOne.seen.deaf).toBeGreaterThan(0);
    expect(Math.max(...waits)).toBeLessThan(3000);
    await untilCaughtUp();
  });

  it('survives a failover: reads from replicas, and returns 503 for writes until the address leads to the new primary', async () => {
    await untilCaughtUp();
    const password = 'seven small boats';
    const signUp = (email: string) =>
      request(shop.app.server)
        .post('/api/customer/signup')
        .send({ first_name: 'Cleo', last_name: 'Test', email, password, confirm_password: password });
    const { status: usual } = await signUp('cleo@shop.test');
    const countBuilds = async () => (await shop.app.catalogueFigures()).builds;
    const built = await countBuilds();

    await primary.kill();
    const refused = await signUp('dora@shop.test');
    expect([usual, refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([200, 503, true]);
    await expect.poll(pagePrice).toBe(60);
    await ask('/api/ready').expect(200);
    await other.promote();
    await untilStates('up', 'promoted');
    expect([await pagePrice(), await pagePrice()]).toEqual([60, 60]);

    network.lead(other.url);
    await expect.poll(async () => (await signUp('dora@shop.test')).status, { timeout: 60_000 }).toBe(200);
    await expect.poll(countBuilds, { timeout: 60_000 }).toBe(built + 1);
    primary = other;
    await reprice(7000);
    expect([await cardPrice(), await pagePrice()]).toEqual([70, 70]);
  });
});
