// Measures the lists of the desk with many rows: `npm run bench -- desk --rows 1000000 --products 2000`. There are a
// tenth as many categories, values, brands and jobs, and a thousandth as many stores.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { withConnection } from '@wearfolio/catalogue/connection';
import { say } from './listing/say.ts';
import { openShop } from './shop/open-shop.ts';

const { values } = parseArgs({
  options: { rows: { type: 'string', default: '1000000' }, products: { type: 'string', default: '2000' } },
});
const rows = Number(values.rows);

/** Maximum time for a list of the desk in ms. */
const limit = 500;
const rounds = 5;

/** One statement each. `$1` is the number of rows. */
const fill = [
  `INSERT INTO contact_message (full_name, email, subject, message, status)
   SELECT 'Ada ' || i, 'ada' || i || '@shop.test', 'About ' || i, 'Where is order ' || i || '?',
     (ARRAY['new', 'answered', 'closed'])[i % 3 + 1]
   FROM generate_series(1, $1::int) AS i`,
  `INSERT INTO offer_notice (product_title, store_name, product_url, reason, explanation, created_at, decision, statement, decided_at)
   SELECT 'Boot ' || i, 'Store', 'https://store.test/' || i, 'counterfeit', 'Not theirs', now() - make_interval(secs => i),
     CASE WHEN i % 2 = 0 THEN 'kept' END, CASE WHEN i % 2 = 0 THEN 'As it should be' END,
     CASE WHEN i % 2 = 0 THEN now() - make_interval(secs => i / 2) END
   FROM generate_series(1, $1::int) AS i`,
  `INSERT INTO audit_log (actor, action, subject, before, after)
   SELECT 'ada@shop.test', 'change role', 'Grace ' || i, '{"role":"viewer"}', '{"role":"editor"}'
   FROM generate_series(1, $1::int) AS i`,
  `INSERT INTO customer (first_name, last_name, email, verified_at)
   SELECT 'Ada', 'Test', 'ada' || i || '@shop.test', now() FROM generate_series(1, $1::int) AS i`,
  `SELECT graphile_worker.add_jobs(array_agg((
     'mail-contact-reply', '{}', NULL, now() + interval '9 days', 12, NULL, 0, NULL)::graphile_worker.job_spec))
   FROM generate_series(1, $1::int / 10) AS i`,
  `INSERT INTO catalogue_change (actor, field, value, scope, total, done, finished_at)
   SELECT 'ada@shop.test', 'title', 'Boot', 'Product ' || i, 1, 1, now() FROM generate_series(1, $1::int) AS i`,
  `INSERT INTO store (name, slug) SELECT 'Shop of ' || i, 'shop-of-' || i FROM generate_series(1, $1::int / 1000) AS i`,
  `INSERT INTO brand (folded_name, display_name, slug) SELECT 'maker ' || i, 'Maker ' || i, 'maker-' || i
   FROM generate_series(1, $1::int / 10) AS i`,
  `INSERT INTO fed_category (store_id, value, path, certainty, rows)
   SELECT (SELECT min(id) FROM store), 'Shop > Kind ' || i, 'Women/Shoes/Boots', 'guessed', i % 1000 FROM generate_series(1, $1::int / 10) AS i`,
  `WITH run AS (
     INSERT INTO import (store_id, source, started_at, finished_at, outcome) SELECT min(id), 'feed.csv', now(), now(), 'imported' FROM store
     RETURNING id
   ), rejects AS (
     INSERT INTO import_reject (import_id, line, field, value, reason)
     SELECT id, i, 'price', 'x', 'This is no price' FROM run, generate_series(1, $1::int) AS i
   )
   INSERT INTO unmapped_value (import_id, kind, value, rows) SELECT id, 'color', 'Shade ' || i, i % 1000 FROM run, generate_series(1, $1::int / 10) AS i`,
  `INSERT INTO click_out (product_id, day, store_id, brand_id, count, visitors)
   SELECT p.id, (now() AT TIME ZONE 'UTC')::date - ago, p.store_id, p.brand_id, 3, 2
   FROM product p, generate_series(0, 399) AS ago ORDER BY ago LIMIT $1::int`,
  `INSERT INTO search_log (keyword, day, count, last_total)
   SELECT 'words ' || i % 5000, (now() AT TIME ZONE 'UTC')::date - i / 5000 % 400, 1 + i % 9, i % 7 FROM generate_series(1, $1::int) AS i
   ON CONFLICT DO NOTHING`,
  `INSERT INTO favorite (customer_id, product_id, color_id, created_at)
   SELECT c.id, p.product_id, p.color_id, now() - make_interval(mins => c.id % 500000)
   FROM customer c JOIN (SELECT row_number() OVER (ORDER BY id) AS nth, product_id, color_id FROM product_color) p
     ON p.nth = 1 + c.id % 1500
   LIMIT $1::int`,
  `WITH named AS (
     INSERT INTO commission_advertiser (network, advertiser, store_id)
     SELECT 'awin', name, id FROM store RETURNING advertiser
   )
   INSERT INTO commission (network, transaction_id, advertiser, day, status, currency, sale_cents, commission_cents)
   SELECT 'awin', i::text, (SELECT min(advertiser) FROM named), (now() AT TIME ZONE 'UTC')::date - i % 400, 'approved',
     (ARRAY['USD', 'EUR'])[i % 2 + 1], 10000, 800
   FROM generate_series(1, $1::int) AS i`,
  'ANALYZE',
];

const signIn = async (databaseUrl: string): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  await withConnection(databaseUrl, (db) =>
    db.query(
      `WITH owner AS (
         INSERT INTO staff (email, name, role, password_hash, totp_since, signed_in_at)
         VALUES ('owner@shop.test', 'Ada', 'owner', '', now(), now()) RETURNING id
       )
       INSERT INTO staff_session (id, token_hash, staff_id, device, expires_at, proven_at, confirmed_at)
       SELECT $1, $2, id, 'Bench', now() + interval '1 hour', now(), now() FROM owner`,
      [randomUUID(), createHash('sha256').update(token).digest()],
    ),
  );
  return `__Host-desk=${token}`;
};

const deep = Math.min(1000, Math.floor(rows / 1000));

/** Lists by URL: the first page of each, and a late page if the list has pages. REFUSED is the import with refused rows. */
const lists = [
  'overview',
  'products',
  'products?q=boot',
  `products?page=${Math.min(deep, 100)}`,
  'messages?list=new',
  `messages?list=closed&page=${deep}`,
  'notices?list=waiting',
  `notices?list=decided&page=${deep}`,
  'audit',
  `audit?before=${Math.floor(rows / 2)}`,
  'jobs',
  'changes',
  'feeds',
  `feeds?page=${Math.min(deep, 100)}`,
  'feeds?q=of 7',
  'feed/rejects?id=REFUSED',
  `feed/rejects?id=REFUSED&page=${deep}`,
  'values?list=color',
  'values?list=placed',
  'quality',
  'subjects?kind=brand',
  'subjects?kind=store&q=of 7',
  'matches',
  'prices',
  'staff',
  'content',
  'insight/overview?days=28',
  'insight/overview?days=365',
  ...['searches', 'favorites', 'clicks', 'commissions'].map((name) => `insight?name=${name}&days=365`),
  'commissions',
  'synonyms',
  'pictures',
];

const shop = await openShop(Number(values.products));
try {
  const refused = await withConnection(shop.databaseUrl, async (db) => {
    for (const statement of fill) await db.query(statement, statement.includes('$1') ? [rows] : []);
    const { rows: found } = await db.query<{ id: number }>('SELECT max(import_id) AS id FROM import_reject');
    return found[0]?.id ?? 0;
  });
  const cookie = await signIn(shop.databaseUrl);
  const timed = async (path: string): Promise<number> => {
    const started = performance.now();
    const reply = await fetch(shop.url + path, { headers: { cookie } });
    await reply.arrayBuffer();
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}`);
    return performance.now() - started;
  };
  const slowest = async (path: string): Promise<number> => {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) times.push(await timed(path));
    return Math.max(...times);
  };
  console.log(`  ${rows.toLocaleString('en-US')} rows in each list; the slowest of ${rounds}`);
  for (const list of lists.map((one) => one.replace('REFUSED', String(refused))))
    say({ name: list, value: await slowest(`/api/desk/${list}`), unit: 'ms', most: limit });
} finally {
  await shop.close();
}
