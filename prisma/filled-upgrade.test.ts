import { readdirSync } from 'node:fs';
import { Client } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { applyMigrations, migrate } from './migrate.ts';
import { createFilledDatabase } from './testing/filled-database.ts';

const openFilled = async () => {
  const { url, rows, drop } = await createFilledDatabase();
  onTestFinished(drop);
  const db = new Client({ connectionString: url });
  await db.connect();
  onTestFinished(() => db.end());
  return { url, rows, db };
};

/** Returns every row of every table as JSON, by table, without the columns that later migrations add. */
const readTables = async (db: Client, without: Readonly<Record<string, readonly string[]>> = {}) => {
  const { rows: tables } = await db.query<{ name: string }>(`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> '_prisma_migrations' ORDER BY 1`);
  const kept: Record<string, unknown[]> = {};
  for (const { name } of tables) {
    const { rows } = await db.query(
      `SELECT to_jsonb(t) - $1::text[] AS row FROM "${name}" t ORDER BY to_jsonb(t)::text`,
      [without[name] ?? []],
    );
    kept[name] = rows.map(({ row }) => row);
  }
  return kept;
};

/** A filled database in the version just before the named migration. */
const openBefore = async (migration: string) => {
  const filled = await openFilled();
  const names = readdirSync(`${import.meta.dirname}/migrations`).filter((name) => name < migration);
  await applyMigrations(filled.db, names.slice(names.indexOf('20261122000000_unasked_indexes') + 1));
  return filled;
};

it('migrates a filled database of an older version and keeps every value of every row', async () => {
  const { url, rows, db } = await openFilled();

  const applied = await migrate(url);

  expect(applied).toEqual(expect.arrayContaining(['20261123000000_clean_catalogue', '20261124224200_cluster_id']));
  // In the time zone in which the rows were written.
  await db.query("SET timezone = 'UTC'");
  expect(Object.keys(rows).length).toBeGreaterThan(25);
  for (const [table, before] of Object.entries(rows)) {
    const lost = await db.query(
      `SELECT old FROM jsonb_array_elements($1::jsonb) AS old
       WHERE NOT EXISTS (SELECT FROM "${table}" t WHERE to_jsonb(t) @> old)`,
      [JSON.stringify(before)],
    );
    const { rows: counted } = await db.query(`SELECT count(*)::int AS count FROM "${table}"`);
    expect({ table, lost: lost.rows, count: counted[0].count }).toEqual({ table, lost: [], count: before.length });
  }
  const { rows: shared } = await db.query(
    'SELECT id FROM product FULL JOIN listing ON product_id = id WHERE product.cluster_id <> id OR listing.cluster_id <> id',
  );
  expect(shared).toEqual([]);
  const { rows: told } = await db.query(
    `SELECT count(*)::int AS count FROM alert_sent a JOIN price_change c ON c.id = price_change_id
     WHERE (a.product_id, a.changed_at, a.currency, a.quoted_cents, a.price_cents)
       IS NOT DISTINCT FROM (c.product_id, c.changed_at, c.currency, c.quoted_cents, c.price_cents)`,
  );
  expect(told[0].count).toBe(rows.alert_sent?.length);
  const { rows: agreed } = await db.query(
    `SELECT (SELECT count(*) FROM consent WHERE purpose = 'alerts' AND version = 0)
        = (SELECT count(*) FROM customer WHERE wants_alerts) AS alerts,
      (SELECT count(*) FROM consent JOIN subscription ON subscription.id = subscription_id
        WHERE given_at = confirmed_at AND withdrawn_at IS NOT DISTINCT FROM unsubscribed_at)
        = (SELECT count(*) FROM subscription WHERE confirmed_at IS NOT NULL) AS newsletter`,
  );
  expect(agreed).toEqual([{ alerts: true, newsletter: true }]);
  // Changes before saved searches existed send no alerts.
  const { rows: unseen } = await db.query(
    `SELECT product_id FROM listing WHERE product_id NOT IN (SELECT product_id FROM search_seen)
     UNION ALL SELECT 0 FROM shop_state WHERE key = 'searches_matched_up_to'
       AND value::bigint <> (SELECT max(change_number) FROM listing)`,
  );
  expect(unseen).toEqual([]);
  const { rows: reduced } = await db.query(
    `SELECT product.id FROM product JOIN listing ON product_id = product.id
     WHERE (101 = ANY (trait_ids)) <> (coalesce(product.retail_cents, 0) > product.price_cents)`,
  );
  expect(reduced).toEqual([]);
  const { rows: unsaid } = await db.query(
    `SELECT product_id FROM listing
     WHERE NOT card ? 'retail_kind' OR (card ->> 'retail_price' IS NULL) <> (card ->> 'retail_kind' IS NULL)`,
  );
  expect(unsaid).toEqual([]);
  const { rows: titled } = await db.query(
    "SELECT FROM listing WHERE title <> fold_text(card ->> 'title') OR title = ''",
  );
  expect(titled).toEqual([]);
});

it('removes sold-out sizes from the listing', async () => {
  const { url, db } = await openFilled();
  const listed = async () =>
    (await db.query('SELECT product_id, size_ids, color_sizes, change_number FROM listing ORDER BY product_id')).rows;
  const before = await listed();
  await db.query('UPDATE variant SET stock = 0 WHERE product_id = 9');

  await migrate(url);

  const after = await listed();
  expect(after.filter(({ product_id: id }) => id !== 9)).toEqual(before.filter(({ product_id: id }) => id !== 9));
  expect(after.find(({ product_id: id }) => id === 9)).toMatchObject({ size_ids: [], color_sizes: [] });
  expect(Number(after.find(({ product_id: id }) => id === 9)?.change_number)).toBeGreaterThan(1000);
});

it('queues all matched offers and brand weights again, and keeps evidence, blocks and state for one more grouping', async () => {
  const { url, db } = await openBefore('20261128200000_match_anew');
  await db.query(`
    DELETE FROM match_pending;
    INSERT INTO offer_evidence (product_id, brand, fingerprint, evidence, block_keys, state)
    SELECT id, 'larkfield', 'f' || id, jsonb_build_object('id', id), ARRAY[id, 7],
      CASE WHEN id % 2 = 0 THEN 'settled' ELSE 'compared' END
    FROM product WHERE active;
    INSERT INTO match_weight (brand, version, weights, offers, changed) VALUES ('larkfield', 3, '{}', 8, 1)`);

  await migrate(url);

  const weights = await db.query('SELECT version, offers, changed FROM match_weight');
  const { rows } = await db.query(`
    SELECT count(*)::int AS offers,
      count(*) FILTER (WHERE p.id IN (SELECT product_id FROM match_pending WHERE NOT regroup))::int AS pending,
      count(*) FILTER (WHERE (e.fingerprint, e.evidence, s.brand, s.block_keys, s.grouped, s.state) =
        ('f' || p.id, jsonb_build_object('id', p.id), e.brand, ARRAY[p.id, 7]::bigint[], false,
          CASE WHEN p.id % 2 = 0 THEN 'settled' ELSE 'compared' END))::int AS kept
    FROM product p JOIN offer_evidence e ON e.product_id = p.id JOIN match_state s ON s.product_id = p.id
    WHERE p.active`);
  expect(weights.rows).toEqual([{ version: 3, offers: 8, changed: 8 }]);
  expect(rows[0].offers).toBeGreaterThan(5);
  expect(rows).toEqual([{ offers: rows[0].offers, pending: rows[0].offers, kept: rows[0].offers }]);
});

it('finds the price before each earlier drop, queues all prices for judgment, and keeps their other values', async () => {
  const { url, db } = await openBefore('20261205100000_drop_reference');
  const products = async () =>
    (
      await db.query(
        "SELECT id, drop_from_cents, to_jsonb(product) - 'drop_from_cents' AS rest FROM product ORDER BY id",
      )
    ).rows;
  await db.query(`
    ALTER TABLE product ADD COLUMN drop_from_cents BIGINT;
    UPDATE product SET quoted_cents = 7500, struck_quoted_cents = 12000, drop_permille = 250,
      struck_kind = CASE WHEN id % 2 = 0 THEN 'lowest30' ELSE 'regular' END WHERE id % 3 > 0;
    INSERT INTO shop_state VALUES ('price_rule_applied', 'lowest30')
      ON CONFLICT (key) DO UPDATE SET value = excluded.value`);
  const before = await products();
  await db.query('ALTER TABLE product DROP COLUMN drop_from_cents');

  await migrate(url);

  const after = await products();
  // Later migrations add columns.
  expect(after.map(({ rest }) => rest)).toMatchObject(before.map(({ rest }) => rest));
  const from = (id: number) => (id % 2 === 0 ? '12000' : '10000');
  expect(after.map(({ drop_from_cents }) => drop_from_cents)).toEqual(
    after.map(({ id }) => (id % 3 > 0 ? from(id) : null)),
  );
  expect((await db.query("SELECT FROM shop_state WHERE key = 'price_rule_applied'")).rows).toEqual([]);
});

it('keeps saved searches and their finds, none of them removed', async () => {
  const { url, db } = await openBefore('20261205100000_removed_search');
  await db.query(`
    INSERT INTO saved_search (customer_id, name, address, filter, anchors, frequency, mailed_at)
    SELECT id, 'Red', '/search?keyword=red', '{"colors": [1]}', ARRAY['color 1'], 'weekly', now() FROM customer;
    INSERT INTO search_find (search_id, new_ids, cheaper_ids, total) SELECT id, ARRAY[3], ARRAY[4, 5], 3 FROM saved_search`);
  const searches = "SELECT to_jsonb(saved_search) - 'removed_at' AS row FROM saved_search ORDER BY id";
  const finds = 'SELECT to_jsonb(search_find) AS row FROM search_find ORDER BY id';
  const before = [(await db.query(searches)).rows, (await db.query(finds)).rows];

  await migrate(url);

  expect(before[0]?.length).toBeGreaterThan(1);
  expect([(await db.query(searches)).rows, (await db.query(finds)).rows]).toEqual(before);
  expect((await db.query('SELECT FROM saved_search WHERE removed_at IS NOT NULL')).rows).toEqual([]);
});

it('counts a wanted size at all stores, and keeps the wanted size and the time of its return', async () => {
  const { url, db } = await openBefore('20261205100000_size_at_any_store');
  const { rows: found } = await db.query(`
    SELECT f.id AS favorite, saved.id AS saved, other.id AS other, v.size_id AS size
    FROM favorite f
    JOIN product saved ON saved.id = f.product_id AND saved.active
    JOIN variant v ON v.product_id = saved.id AND v.color_id = f.color_id AND v.size_id IS NOT NULL
    JOIN product other ON other.store_id <> saved.store_id AND other.active
    JOIN variant own ON own.product_id = other.id
    ORDER BY f.id, other.id LIMIT 1`);
  const [{ favorite, saved, other, size }] = found;
  await db.query(`
    UPDATE product SET stock = NULL, cluster_id = ${saved} WHERE id IN (${saved}, ${other});
    UPDATE variant SET stock = CASE WHEN size_id = ${size} THEN 2 ELSE 9 END WHERE product_id = ${saved};
    UPDATE variant SET stock = 3, size_id = ${size}, color_id = NULL
    WHERE id = (SELECT min(id) FROM variant WHERE product_id = ${other});
    DELETE FROM variant WHERE product_id = ${other} AND stock IS DISTINCT FROM 3;
    INSERT INTO favorite_size VALUES (${favorite}, ${size}, 2, '2026-11-20', '2026-11-21')`);
  const row = `SELECT to_jsonb(favorite_size) - 'left' AS kept, "left" FROM favorite_size`;
  const [before] = (await db.query(row)).rows;

  await migrate(url);

  expect((await db.query(row)).rows).toEqual([{ kept: before.kept, left: 5 }]);
});

it('shows the same pictures when they can be served, and learns again from derived ones', async () => {
  const { url, db } = await openBefore('20261206120000_picture_use');
  const { rows: before } = await db.query('SELECT id, path FROM product_media WHERE NOT is_hidden ORDER BY id');
  const { rows: shown } = await db.query('SELECT id, path FROM shown_media ORDER BY id');
  await db.query(`
    INSERT INTO picture (key, source, host, state, learned_at, fetched_at)
    SELECT gen_random_uuid(), path, 'store.example', CASE WHEN id % 2 = 0 THEN 'ready' ELSE 'waiting' END, now(), now()
    FROM product_media`);

  await migrate(url);

  expect(shown).toEqual(before);
  expect((await db.query('SELECT id, path FROM shown_media ORDER BY id')).rows).toEqual(before);
  const { rows: secrets } = await db.query(
    "SELECT length(value) AS length FROM shop_state WHERE key = 'picture_secret'",
  );
  expect(secrets).toEqual([{ length: 64 }]);
  const { rows: changed } = await db.query(`
    SELECT 1 FROM product_media WHERE is_duplicate UNION ALL SELECT 2 FROM store WHERE hot_links_pictures
    UNION ALL SELECT 3 FROM product WHERE guessed_color IS NOT NULL OR picture_hashes <> '{}'
    UNION ALL SELECT 4 FROM picture WHERE unused_since IS NOT NULL OR (learned_at IS NULL) <> (state = 'ready')`);
  expect(changed).toEqual([]);
});

it('keeps pictures in their positions, without overrides', async () => {
  const { url, db } = await openBefore('20261211100000_overrides');
  const media = "SELECT to_jsonb(product_media) - 'fed_position' AS row FROM product_media ORDER BY id";
  const before = (await db.query(media)).rows;

  await migrate(url);

  expect(before.length).toBeGreaterThan(5);
  expect((await db.query(media)).rows).toEqual(before);
  const { rows } = await db.query(`
    SELECT (SELECT count(*) FROM product_media WHERE fed_position IS NOT NULL)::int AS moved,
      (SELECT count(*) FROM product_override)::int + (SELECT count(*) FROM switched_off)::int AS said`);
  expect(rows).toEqual([{ moved: 0, said: 0 }]);
});

it('keeps who gets mails about favorites, and sends new accounts none unless they opted in', async () => {
  const migration = '20261211100000_alerts_by_choice';
  const { db } = await openBefore(migration);
  await db.query('UPDATE customer SET wants_alerts = id % 2 = 0');
  const before = await readTables(db);

  await applyMigrations(db, [migration]);
  const after = await readTables(db);
  await db.query("INSERT INTO customer (email, first_name, last_name) VALUES ('new@shop.test', 'New', 'Customer')");

  expect(before.customer?.length).toBeGreaterThan(1);
  expect(after).toEqual(before);
  const { rows } = await db.query("SELECT wants_alerts FROM customer WHERE email = 'new@shop.test'");
  expect(rows).toEqual([{ wants_alerts: false }]);
});

it('keeps schedules and imports, none of them paused', async () => {
  const migration = '20261212100000_store_feeds';
  const { db } = await openBefore(migration);
  const before = await readTables(db);

  await applyMigrations(db, [migration]);

  expect([before.feed_schedule?.length, before.import?.length]).not.toContain(0);
  expect(await readTables(db, { feed_schedule: ['paused_at'], import: ['phase'] })).toEqual(before);
  const { rows } = await db.query(`
    SELECT (SELECT count(*) FROM feed_schedule WHERE paused_at IS NOT NULL)::int AS paused,
      (SELECT count(*) FROM import WHERE phase IS NOT NULL)::int AS running`);
  expect(rows).toEqual([{ paused: 0, running: 0 }]);
});

it('shows the same content while staff have published nothing', async () => {
  const migration = '20261213100000_content';
  const { db } = await openBefore(migration);
  const before = await readTables(db);

  await applyMigrations(db, [migration]);

  const { content_version, content_publication, content_picture, content_picture_file, ...after } =
    await readTables(db);
  expect(before.collection_item?.length).toBeGreaterThan(0);
  expect(after).toEqual(before);
  expect([content_version, content_publication, content_picture, content_picture_file]).toEqual([[], [], [], []]);
});

it('keeps stores, schedules and kept feeds, without uploads and dry runs', async () => {
  const migration = '20261217100000_feed_uploads';
  const { db } = await openBefore(migration);
  await db.query(`
    UPDATE store SET mapping = '{"fields": {"id": "sku"}}', default_audience = 'women';
    INSERT INTO kept_feed (store_id, import_id, host, file, bytes)
    SELECT store_id, max(id), 'shop-1', store_id || '.gz', 9 FROM import GROUP BY store_id`);
  const before = await readTables(db);

  await applyMigrations(db, [migration]);

  const { feed_upload, feed_upload_part, feed_trial, ...after } = await readTables(db);
  expect(before.kept_feed?.length).toBeGreaterThan(0);
  expect(after).toEqual(before);
  expect([feed_upload, feed_upload_part, feed_trial]).toEqual([[], [], []]);
  await db.query(`
    INSERT INTO feed_upload (name, bytes, store_id) SELECT 'feed.csv', 9, min(id) FROM store;
    INSERT INTO feed_trial (store_id, upload_id, settings) SELECT store_id, id, '{}' FROM feed_upload;
    DELETE FROM feed_upload`);
  expect((await db.query('SELECT upload_id FROM feed_trial')).rows).toEqual([{ upload_id: null }]);
});

it('marks earlier messages as closed, and new ones as new', async () => {
  const { db, rows } = await openBefore('20261215110000_contact_status');

  await applyMigrations(db, ['20261215110000_contact_status']);
  await db.query("INSERT INTO contact_message (full_name, email, subject, message) VALUES ('A', 'a@b.test', 'C', 'D')");

  const { rows: counted } = await db.query(
    'SELECT status, count(*)::int AS count FROM contact_message GROUP BY status ORDER BY status',
  );
  expect(rows.contact_message?.length).toBeGreaterThan(0);
  expect(counted).toEqual([
    { status: 'closed', count: rows.contact_message?.length },
    { status: 'new', count: 1 },
  ]);
});

it('begins daily counts with the existing searches and favorites', async () => {
  const { url, db, rows } = await openBefore('20261220100000_daily_counts');
  await db.query(`
    DELETE FROM search_log;
    INSERT INTO search_log (keyword, day, count, last_total)
    VALUES ('boots', '2026-11-20', 3, 9), ('hat', '2026-11-20', 2, 4), ('zzz', '2026-11-20', 5, 0), ('zzz', '2026-11-21', 1, 0)`);

  await migrate(url);

  const { rows: counts } = await db.query(
    "SELECT day::text, value, count FROM daily_count WHERE figure = 'search' ORDER BY day, value",
  );
  expect(counts).toEqual([
    { day: '2026-11-20', value: 'found', count: 5 },
    { day: '2026-11-20', value: 'vain', count: 5 },
    { day: '2026-11-21', value: 'vain', count: 1 },
  ]);
  const { rows: added } = await db.query("SELECT sum(count)::int AS count FROM daily_count WHERE figure = 'favorite'");
  expect(added).toEqual([{ count: rows.favorite?.length }]);
});

it('keeps subscriptions and the links in mails, without sent newsletters', async () => {
  const { db } = await openBefore('20261218100000_newsletters');
  const read = async () => [
    (await db.query('SELECT to_jsonb(subscription) AS row FROM subscription ORDER BY id')).rows,
    (await db.query("SELECT to_jsonb(mail_token) - 'newsletter_id' AS row FROM mail_token ORDER BY id")).rows,
  ];
  const before = await read();

  await applyMigrations(db, ['20261218100000_newsletters']);

  expect(before[0]?.length).toBeGreaterThan(0);
  expect(await read()).toEqual(before);
  expect((await db.query('SELECT FROM newsletter_send')).rows).toEqual([]);
});

it('keeps reports, and lists them by an index', async () => {
  const migration = '20261217110000_notice_lists';
  const { db } = await openBefore(migration);
  await db.query(`
    INSERT INTO offer_notice (product_title, store_name, product_url, reason, explanation, decided_at, decision, statement)
    SELECT 'Coat ' || n, 'Larkfield', 'https://larkfield.example/' || n, 'wrong', 'why', CASE WHEN n % 2 = 0 THEN now() END,
      CASE WHEN n % 2 = 0 THEN 'kept' END, CASE WHEN n % 2 = 0 THEN 'It is right' END
    FROM generate_series(1, 5000) n`);
  const before = await readTables(db);

  await applyMigrations(db, [migration]);

  expect(await readTables(db)).toEqual(before);
  await db.query('ANALYZE offer_notice');
  for (const list of [
    'decided_at IS NULL ORDER BY decided_at, created_at, id',
    'decided_at IS NOT NULL ORDER BY decided_at DESC, created_at DESC, id DESC',
  ]) {
    const { rows } = await db.query(`EXPLAIN SELECT * FROM offer_notice WHERE ${list} LIMIT 50`);
    const plan = JSON.stringify(rows);
    expect(plan).toContain('offer_notice_decided_at_created_at_id_idx');
    expect(plan).not.toContain('Sort');
  }
});

it('keeps the second factors of staff', async () => {
  const { url, db } = await openBefore('20261216100000_passkeys');
  await db.query(`
    INSERT INTO staff (email, name, role, password_hash, totp_secret, totp_since)
    VALUES ('ada@shop.test', 'Ada', 'owner', 'hash', 'secret', now())`);
  const read = async () => (await db.query('SELECT to_jsonb(staff) AS row FROM staff')).rows;
  const before = await read();

  await migrate(url);

  expect(await read()).toEqual(before);
  expect((await db.query('SELECT FROM staff_passkey')).rowCount).toBe(0);
});

it('has no commissions before a report is imported', async () => {
  const { url, db } = await openBefore('20261220110000_commissions');
  const clicks = 'SELECT to_jsonb(click_out) AS row FROM click_out ORDER BY product_id, day';
  const before = (await db.query(clicks)).rows;

  await migrate(url);

  expect(before.length).toBeGreaterThan(0);
  expect((await db.query(clicks)).rows).toEqual(before);
  const { rows } = await db.query(`
    SELECT (SELECT count(*) FROM commission)::int + (SELECT count(*) FROM commission_advertiser)::int
      + (SELECT count(*) FROM commission_report)::int AS said`);
  expect(rows).toEqual([{ said: 0 }]);
});

it('keeps every product, and records former clusters from then on', async () => {
  const { url, db } = await openBefore('20270101100000_search_index');
  const products = "SELECT to_jsonb(product) - 'former_cluster_ids' AS row FROM product ORDER BY id";
  const before = (await db.query(products)).rows;

  await migrate(url);

  expect((await db.query(products)).rows).toEqual(before);
  const former = 'SELECT former_cluster_ids AS ids FROM product WHERE id = $1';
  const { rows } = await db.query('SELECT id FROM product WHERE cluster_id = id ORDER BY id LIMIT 2');
  const [first, second] = rows.map(({ id }) => id);
  expect((await db.query(former, [second])).rows).toEqual([{ ids: [] }]);
  for (const cluster of [first, first, second, first])
    await db.query('UPDATE product SET cluster_id = $2, popularity = 0 WHERE id = $1', [second, cluster]);
  expect((await db.query(former, [second])).rows).toEqual([{ ids: [second] }]);
});
