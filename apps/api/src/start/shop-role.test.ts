import { randomUUID } from 'node:crypto';
import { withConnection } from '@wearfolio/catalogue/connection';
import { feedRow, importText } from '@wearfolio/catalogue/testing/trial';
import { beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { migrateApart } from '../faults/testing/migrate-apart.ts';
import { launchShop, startShop } from '../faults/testing/shop-process.ts';
import { post, signUp } from '../faults/testing/writers.ts';
import { openMailSink } from '../jobs/mail/testing/mail-sink.ts';
import { createDatabase } from '../testing/test-database.ts';

const patience = { timeout: 60_000 };
const unique = (name: string): string => `${name}_${randomUUID().replaceAll('-', '')}`;
const as = (url: string, username: string): string =>
  Object.assign(new URL(url), { username, password: username }).href;

/** The products that a shop lists. */
const listProducts = async (url: string): Promise<{ total: number; price: number | undefined }> => {
  const reply = (await (await fetch(`${url}/api/productList`)).json()) as { total: number; data: { price: number }[] };
  return { total: reply.total, price: reply.data[0]?.price };
};

describe('K5: a shop whose role cannot change tables', { timeout: 400_000 }, () => {
  let ownerUrl: string;
  let shopUrl: string;
  let said: string;

  beforeAll(async () => {
    const owner = unique('owner');
    const url = await createDatabase(inject('templateUrl'), 'template0', unique('guarded'));
    await withConnection(url, async (admin) => {
      await admin.query(`CREATE ROLE ${owner} LOGIN CREATEROLE PASSWORD '${owner}'`);
      await admin.query(`ALTER DATABASE ${new URL(url).pathname.slice(1)} OWNER TO ${owner}`);
    });
    ownerUrl = as(url, owner);
    shopUrl = as(url, unique('shop'));
    ({ output: said } = await migrateApart(shopUrl, { DATABASE_OWNER_URL: ownerUrl }).ended);
  });

  it('gets its role and privileges from npm run migrate, which can be repeated', async () => {
    const again = await migrateApart(shopUrl, { DATABASE_OWNER_URL: ownerUrl }).ended;

    expect(said).toMatch(/^Applied \w+.*\nThe role shop_\w+ may read and write rows, but not change tables\n$/);
    expect(again).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^The database is up to date\nThe role shop_/),
    });
  });

  it('serves, imports, gets notifications and runs its jobs', async () => {
    const sink = await openMailSink();
    onTestFinished(sink.close);
    const shop = await startShop(shopUrl, { WORKER: 'inline', SMTP_URL: sink.url });
    const seen = () => listProducts(shop.url);

    await importText(shopUrl, 'Larkfield', [feedRow('a', { price: '40.00' })]);
    await expect.poll(seen, patience).toEqual({ total: 1, price: 40 });
    await importText(shopUrl, 'Larkfield', [feedRow('a', { price: '35.00' })]);
    await expect.poll(seen, patience).toEqual({ total: 1, price: 35 });
    const { email, status, body } = await signUp(shop.url);
    expect(status).toBe(200);
    await expect.poll(() => sink.to(email).map(({ subject }) => subject), patience).toHaveLength(1);
    const [color] = await withConnection(
      shopUrl,
      async (db) => (await db.query<{ id: number }>('SELECT color_id AS id FROM product_color')).rows,
    );
    const heart = { product_id: 1, color_id: color?.id, user_id: body.data?.id, actionType: 'add' };
    expect((await post(shop.url, 'add-to-favorite', heart, body.data?.token)).status).toBe(200);
    expect((await post(shop.url, 'customer/signout', {}, body.data?.token)).status).toBe(200);

    expect(shop.output()).not.toMatch(/permission denied|row-level/);
  });

  it.each([
    'CREATE TABLE mine (id int)',
    'CREATE TABLE graphile_worker.mine (id int)',
    'CREATE SCHEMA mine',
    'CREATE FUNCTION mine() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$',
    'CREATE EXTENSION pg_trgm',
    'CREATE ROLE mine',
    'ALTER TABLE customer ADD COLUMN mine int',
    'ALTER TABLE customer DISABLE TRIGGER ALL',
    'CREATE INDEX ON customer (created_at)',
    'DROP TABLE contact_message',
    'DROP TABLE graphile_worker._private_known_crontabs',
    'TRUNCATE contact_message',
    'DELETE FROM _prisma_migrations',
    'DELETE FROM graphile_worker.migrations',
    "COPY customer TO PROGRAM 'cat'",
    "SELECT pg_read_file('PG_VERSION')",
    'SELECT * FROM pg_authid',
  ])('is refused: %s', async (sql) => {
    const refusal = withConnection(shopUrl, (db) => db.query(sql));

    await expect(refusal).rejects.toMatchObject({ code: '42501' });
  });

  it('would be detected, because its owner may change tables (planted)', async () => {
    const changed = withConnection(ownerUrl, (db) =>
      db.query('BEGIN; CREATE TABLE mine (id int); ALTER TABLE customer ADD COLUMN mine int; ROLLBACK'),
    );

    await expect(changed).resolves.toBeDefined();
  });

  it('says in one line who must migrate when tables are missing', { tags: 'sweep' }, async () => {
    const empty = await createDatabase(inject('templateUrl'), 'template0', unique('unmade'));
    const url = Object.assign(new URL(shopUrl), { pathname: new URL(empty).pathname }).href;

    const { code, output } = await (await launchShop(url)).ended;

    expect(code).toBe(1);
    expect(output.trim().split('\n').at(-1)).toMatch(
      /could not be migrated: permission denied for schema public; run npm run migrate with DATABASE_OWNER_URL\.$/,
    );
  });

  it.each([
    ['one role for both', (): [string, string] => [ownerUrl, ownerUrl], /both name the role owner_\w+\n$/],
    ['an owner URL but no shop URL', (): [string, string] => ['', ownerUrl], /so DATABASE_URL is required/],
  ])('is not created with %s', async (_name, urls, line) => {
    const [url, owner] = urls();

    const { code, output } = await migrateApart(url, { DATABASE_OWNER_URL: owner }).ended;

    expect([code, output]).toEqual([1, expect.stringMatching(line)]);
  });
});
