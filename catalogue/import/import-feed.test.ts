import { createTestDatabase } from '@wearfolio/database/testing/test-database';
import { beforeEach, describe, expect, it } from 'vitest';
import { ask, checksum, feedRow, importText } from '../testing/trial.ts';

let url = '';
beforeEach(async () => {
  const database = await createTestDatabase();
  ({ url } = database);
  return database.drop;
});

const productsOf = (store: string) =>
  ask<{ external_id: string; stock: number | null; price_cents: number | null; retail_cents: number | null }>(
    url,
    `SELECT p.external_id, p.stock, p.price_cents, p.retail_cents FROM product p JOIN store s ON s.id = p.store_id
     WHERE s.name = $1 ORDER BY p.external_id`,
    store,
  );
const countsOf = ({
  rows,
  created,
  changed,
  unchanged,
  merged,
  rejected,
  soldOut,
  cameBack,
}: Record<string, unknown>) => ({
  rows,
  created,
  changed,
  unchanged,
  merged,
  rejected,
  soldOut,
  cameBack,
});

describe('importFeed', () => {
  it('records the detected format', { tags: 'sweep' }, async () => {
    await importText(url, 'Larkfield', [feedRow('a')]);

    expect(await ask(url, 'SELECT outcome, format FROM import')).toEqual([
      { outcome: 'imported', format: 'plain-csv' },
    ]);
  });

  it('counts the certainty of each fact', { tags: 'sweep' }, async () => {
    const { plan } = await importText(url, 'Larkfield', [
      feedRow('a'),
      feedRow('b', { brand: '', group_id: 'g' }),
      feedRow('c', { title: 'Zorblat', category: 'Frobs > Quux', color: '', size: '' }),
    ]);

    expect(plan).toMatchObject({ rows: 3, placed: 2 });
    expect(plan.facts).toMatchObject({
      kind: { certain: 2, unknown: 1 },
      color: { certain: 2, unknown: 1 },
      size: { certain: 2, unknown: 1 },
      group: { certain: 1 },
    });
    for (const { certain, guessed, unknown } of Object.values(plan.facts)) expect(certain + guessed + unknown).toBe(3);
    expect(await ask(url, 'SELECT facts FROM import')).toEqual([{ facts: plan.facts }]);
  });

  it('names the command that makes a refused feed acceptable', async () => {
    const arabian = [feedRow('a', { price: '5 AED' }), feedRow('b', { price: '6 AED' })];

    await expect(importText(url, 'Larkfield', arabian)).rejects.toThrow(
      'None of the 2 rows could be imported. 2 rows: no rate for AED. Run: npm run catalogue -- rate set AED <rate>',
    );
    await expect(importText(url, 'Larkfield', [feedRow('a', { price: '5 kr' })])).rejects.toThrow(
      '1 row: not a price in a known currency. Run: npm run catalogue -- store set --store "Larkfield" --currency <code> (with',
    );
    await expect(importText(url, 'Larkfield', [feedRow('a', { link: '' })])).rejects.toThrow(
      '1 row: link is missing. Run: npm run catalogue -- store set --store "Larkfield" --link "https://',
    );
  });

  it('warns of prices without a currency, and of rows without price and picture', async () => {
    const first = await importText(url, 'Larkfield', [feedRow('a'), feedRow('b', { price: '', image: '' })]);
    const told = await importText(url, 'Larkfield', [feedRow('a')], { settings: { currency: 'USD' }, yes: true });

    expect(first.said.filter((line) => line.startsWith('Warning'))).toEqual([
      expect.stringContaining('the prices of 1 row have no currency and are read as USD'),
      expect.stringContaining('imported 1 row without price and picture'),
    ]);
    expect(told.said.filter((line) => line.startsWith('Warning'))).toEqual([]);
  });

  it('counts every row of the feed once', async () => {
    await importText(url, 'Larkfield', [feedRow('a'), feedRow('b'), feedRow('c'), feedRow('gone')]);

    const { plan, said } = await importText(url, 'Larkfield', [
      feedRow('a'),
      feedRow('b', { price: '49.00' }),
      feedRow('c', { group_id: 'c' }),
      feedRow('c-2', { group_id: 'c', color: 'Blue' }),
      feedRow('c-3', { group_id: 'c', color: 'Green' }),
      feedRow('new'),
      feedRow('bad', { price: '-1' }),
      feedRow('new', { title: 'The same id again' }),
    ]);

    expect(countsOf(plan)).toEqual({
      rows: 6,
      created: 1,
      changed: 2,
      unchanged: 1,
      merged: 2,
      rejected: 2,
      soldOut: 1,
      cameBack: 0,
    });
    expect(said[0]).toMatch(/^Read 8 rows/);
    expect(await ask(url, 'SELECT line, field, value, reason FROM import_reject ORDER BY line')).toEqual([
      { line: 8, field: 'price', value: '-1', reason: 'price is negative' },
      { line: 9, field: 'id', value: 'new', reason: 'duplicate id' },
    ]);
    expect(
      await ask(url, 'SELECT read, created, changed, unchanged, merged, rejected, outcome FROM import ORDER BY id'),
    ).toEqual([
      { read: 4, created: 4, changed: 0, unchanged: 0, merged: 0, rejected: 0, outcome: 'imported' },
      { read: 8, created: 1, changed: 2, unchanged: 1, merged: 2, rejected: 2, outcome: 'imported' },
    ]);
  });

  it('changes nothing the second time', async () => {
    const rows = [feedRow('a'), feedRow('b', { group_id: 'g' }), feedRow('c', { group_id: 'g', size: 'L', color: '' })];
    await importText(url, 'Larkfield', rows);
    const before = await checksum(url);

    const { plan } = await importText(url, 'Larkfield', rows);

    expect(plan).toMatchObject({ created: 0, changed: 0, unchanged: 2, merged: 1 });
    expect(await checksum(url)).toBe(before);
  });

  it('marks vanished products and their variants sold out, and restores them', async () => {
    await importText(url, 'Larkfield', [feedRow('a'), feedRow('b')]);
    const [id] = await ask<{ id: number }>(url, "SELECT id FROM product WHERE external_id = 'b'");

    const gone = await importText(url, 'Larkfield', [feedRow('a')]);
    const soldOut = await productsOf('Larkfield');
    const variants = await ask(url, 'SELECT stock FROM variant WHERE product_id = $1', id?.id);
    const listed = await ask(
      url,
      "SELECT in_stock, active, card ->> 'stock' AS stock FROM listing WHERE product_id = $1",
      id?.id,
    );
    const again = await importText(url, 'Larkfield', [feedRow('a')]);
    const back = await importText(url, 'Larkfield', [feedRow('a'), feedRow('b')]);

    expect(gone.plan.soldOut).toBe(1);
    expect(variants).toEqual([{ stock: 0 }]);
    expect(soldOut.map(({ external_id, stock }) => [external_id, stock])).toEqual([
      ['a', 5],
      ['b', 0],
    ]);
    expect(listed).toEqual([{ in_stock: false, active: true, stock: '0' }]);
    expect(again.plan.soldOut).toBe(0);
    expect(back.plan).toMatchObject({ created: 0, changed: 1, cameBack: 1 });
    expect(
      await ask(
        url,
        `SELECT p.id, v.stock, p.returned_at = pc.returned_at
           AND p.returned_at = (SELECT max(changed_at) FROM price_change WHERE product_id = p.id) AS is_noted
         FROM product p JOIN variant v ON v.product_id = p.id JOIN product_color pc ON pc.product_id = p.id
         WHERE p.external_id = 'b'`,
      ),
    ).toEqual([{ id: id?.id, stock: 5, is_noted: true }]);
    expect(await ask(url, 'SELECT external_id FROM product WHERE returned_at IS NOT NULL')).toEqual([
      { external_id: 'b' },
    ]);
  });

  it('appends a price change only if price, regular price or stock changed', {
    tags: 'sweep',
  }, async () => {
    const history = () =>
      ask(url, 'SELECT price_cents AS price, retail_cents AS retail, stock FROM price_change ORDER BY id');
    await importText(url, 'Larkfield', [feedRow('a')]);
    await importText(url, 'Larkfield', [feedRow('a', { title: 'Another name' })]);
    const before = await history();
    await importText(url, 'Larkfield', [feedRow('a', { price: '49.00' })]);
    await importText(url, 'Larkfield', [feedRow('a', { price: '49.00', retail_price: '59.00' })]);
    await importText(url, 'Larkfield', [feedRow('a', { price: '49.00', retail_price: '59.00', stock: '4' })]);
    await importText(url, 'Larkfield', [feedRow('b')], { yes: true });

    expect(before).toEqual([{ price: 5900, retail: null, stock: 5 }]);
    expect(await history()).toEqual([
      { price: 5900, retail: null, stock: 5 },
      { price: 4900, retail: null, stock: 5 },
      { price: 4900, retail: 5900, stock: 5 },
      { price: 4900, retail: 5900, stock: 4 },
      { price: 4900, retail: 5900, stock: 0 },
      { price: 5900, retail: null, stock: 5 },
    ]);
  });

  it('records the returned color and appends the change', async () => {
    const cases: Record<string, { feeds: string[]; returned: string[] }> = {
      'sold out, and returned': { feeds: ['Red 5, Navy 0', 'Red 5, Navy 3'], returned: ['Navy'] },
      'returned while the sum stayed the same': { feeds: ['Red 5, Navy 0', 'Red 2, Navy 3'], returned: ['Navy'] },
      'returned when all colors were sold out': { feeds: ['Red 0, Navy 0', 'Red 4, Navy 0'], returned: ['Red'] },
      'returned with an unknown stock': { feeds: ['Red 5, Navy 0', 'Red 5, Navy ?'], returned: ['Navy'] },
      'left the feed, and returned': { feeds: ['Red 5, Navy 3', 'Red 5', 'Red 5, Navy 3'], returned: ['Navy'] },
      'left the feed, and returned sold out': { feeds: ['Red 5, Navy 3', 'Red 5', 'Red 5, Navy 0'], returned: [] },
      'has no color': { feeds: ['None 0', 'None 4'], returned: ['Unspecified'] },
      'got its color meanwhile': { feeds: ['None 0', 'Red 4, Navy 0'], returned: ['Red'] },
      'changed its stock': { feeds: ['Red 5, Navy 3', 'Red 1, Navy 9'], returned: [] },
      'sold out': { feeds: ['Red 5, Navy 3', 'Red 5, Navy 0'], returned: [] },
      'is new with its product': { feeds: ['Red 5, Navy 0'], returned: [] },
    };
    const rowsOf = (id: string, feed: string) =>
      feed.split(', ').map((said) => {
        const [name = '', stock = ''] = said.split(' ');
        const color = name === 'None' ? '' : name;
        return feedRow(`${id} ${name}`, { title: `Coat ${id}`, group_id: id, color, stock: stock.replace('?', '') });
      });
    /** Imports the store's feed that is followed by `left` more feeds. */
    const bring = (left: number) => {
      const rows = Object.entries(cases).flatMap(([, { feeds }], at) => {
        const feed = feeds.at(-1 - left);
        return feeds.length > left && feed ? rowsOf(`coat-${at}`, feed) : [];
      });
      return importText(url, 'Larkfield', rows, { yes: true });
    };
    for (const left of [2, 1, 0]) await bring(left);
    const before = await checksum(url);

    await bring(0);

    const noted = await ask<{ id: string; name: string }>(
      url,
      `SELECT external_id AS id, color.name FROM product_color own
       JOIN color ON color.id = color_id JOIN product ON product.id = product_id
       WHERE own.returned_at = (SELECT max(changed_at) FROM price_change change WHERE change.product_id = product.id)`,
    );
    const returned = Object.entries(cases).map(([how], at) => [
      how,
      noted.filter(({ id }) => id === `coat-${at}`).map(({ name }) => name),
    ]);
    expect(Object.fromEntries(returned)).toEqual(
      Object.fromEntries(Object.entries(cases).map(([how, { returned: expected }]) => [how, expected])),
    );
    expect(await ask(url, 'SELECT count(*)::int AS count FROM product_color WHERE returned_at IS NOT NULL')).toEqual([
      { count: noted.length },
    ]);
    expect(await checksum(url)).toBe(before);
  });

  it('queues one alert job for changed prices and stock, and none without changes', async () => {
    const jobs = () =>
      ask(
        url,
        `SELECT identifier, payload FROM graphile_worker._private_jobs AS job
         JOIN graphile_worker._private_tasks AS task ON task.id = task_id`,
      );
    await importText(url, 'Larkfield', [feedRow('a'), feedRow('b')]);
    await importText(url, 'Larkfield', [feedRow('a', { title: 'Another name' }), feedRow('b'), feedRow('new')]);
    const before = await jobs();
    await importText(url, 'Larkfield', [feedRow('a', { price: '1' }), feedRow('b')], { dryRun: true });
    await importText(url, 'Larkfield', [feedRow('a', { price: '49.00' }), feedRow('b'), feedRow('new')]);
    await importText(url, 'Larkfield', [feedRow('a', { price: '49.00' }), feedRow('new')]);
    const [store] = await ask<{ id: number }>(url, 'SELECT id FROM store');

    expect(before).toEqual([]);
    expect(await jobs()).toEqual([{ identifier: 'find-alerts', payload: { storeId: store?.id } }]);
  });

  it('makes one product of the rows of a group, at the lowest available price', async () => {
    await importText(url, 'Larkfield', [
      feedRow('g-1', { group_id: 'g', color: 'Red', size: 'M', price: '60', retail_price: '80', stock: '2' }),
      feedRow('g-2', { group_id: 'g', color: 'Navy', size: 'L', price: '50', retail_price: '70', stock: '1' }),
      feedRow('g-3', { group_id: 'g', color: 'Navy', size: 'S', price: '40', retail_price: '90', stock: '0' }),
    ]);

    expect(await productsOf('Larkfield')).toEqual([
      { external_id: 'g', stock: 3, price_cents: 5000, retail_cents: 7000 },
    ]);
    expect(
      await ask(
        url,
        `SELECT c.name, parent.name AS parent, pc.is_primary, pc.position, m.path
         FROM product_color pc JOIN color c ON c.id = pc.color_id JOIN color parent ON parent.id = c.parent_id
         JOIN product_media m ON m.product_color_id = pc.id ORDER BY pc.position, m.position`,
      ),
    ).toEqual([
      { name: 'Red', parent: 'Red', is_primary: true, position: 0, path: 'https://img.larkfield.example/g-1.jpg' },
      { name: 'Navy', parent: 'Blue', is_primary: false, position: 1, path: 'https://img.larkfield.example/g-2.jpg' },
      { name: 'Navy', parent: 'Blue', is_primary: false, position: 1, path: 'https://img.larkfield.example/g-3.jpg' },
    ]);
    expect(await ask(url, 'SELECT external_id, price_cents FROM variant ORDER BY external_id')).toHaveLength(3);
  });

  it('sums the stock of a product if all variants have one, and marks it sold out if all are', async () => {
    const stockOf = async (...stocks: string[]) => {
      await importText(
        url,
        'Larkfield',
        stocks.map((stock, at) => feedRow(`s-${at}`, { group_id: 's', stock, size: String(at) })),
      );
      return (await productsOf('Larkfield'))[0]?.stock;
    };

    expect(await stockOf('2', '3')).toBe(5);
    expect(await stockOf('2', '')).toBeNull();
    expect(await stockOf('0', '0')).toBe(0);
  });

  it("uses 'Unspecified' only for products without any color", { tags: 'sweep' }, async () => {
    await importText(url, 'Larkfield', [
      feedRow('none', { title: 'Hat', color: '' }),
      feedRow('some-1', { title: 'Hat', group_id: 'some', color: '' }),
      feedRow('some-2', { title: 'Hat', group_id: 'some', color: 'Olive' }),
    ]);

    expect(
      await ask(
        url,
        `SELECT p.external_id, c.name, pc.is_primary, cardinality(l.color_ids) AS parents
         FROM product_color pc JOIN product p ON p.id = pc.product_id JOIN color c ON c.id = pc.color_id
         JOIN listing l ON l.product_id = p.id ORDER BY p.external_id`,
      ),
    ).toEqual([
      { external_id: 'none', name: 'Unspecified', is_primary: true, parents: 0 },
      { external_id: 'some', name: 'Olive', is_primary: true, parents: 1 },
    ]);
  });

  it('keeps the ids of unchanged colors and pictures when a product changes', async () => {
    const group = (price: string, colors: string[]) =>
      colors.map((color) => feedRow(`g-${color}`, { group_id: 'g', color, price }));
    const ids = () =>
      ask(
        url,
        'SELECT c.name, pc.id, m.id AS media FROM product_color pc JOIN color c ON c.id = pc.color_id JOIN product_media m ON m.product_color_id = pc.id ORDER BY c.name',
      );
    await importText(url, 'Larkfield', group('60', ['Red', 'Blue']));
    const before = await ids();

    await importText(url, 'Larkfield', group('50', ['Green', 'Blue', 'Red']));

    expect((await ids()).filter(({ name }: { name?: string }) => name !== 'Green')).toEqual(before);
    expect(
      await ask(url, 'SELECT c.name FROM product_color pc JOIN color c ON c.id = pc.color_id WHERE is_primary'),
    ).toEqual([{ name: 'Green' }]);
  });

  it("J5: does not touch another store's products, whatever ids it uses", async () => {
    await importText(url, 'Larkfield', [feedRow('a'), feedRow('b')]);
    const others = () =>
      ask(
        url,
        "SELECT to_jsonb(p) AS row, l.change_number FROM product p JOIN store s ON s.id = p.store_id JOIN listing l ON l.product_id = p.id WHERE s.name = 'Larkfield' ORDER BY p.id",
      );
    const before = await others();

    await importText(url, 'Quillmoor', [feedRow('a', { price: '1.00', title: 'Ours' }), feedRow('c')]);
    await importText(url, 'Quillmoor', [feedRow('c')]);

    expect(await others()).toEqual(before);
    expect((await productsOf('Quillmoor')).map(({ external_id, stock }) => [external_id, stock])).toEqual([
      ['a', 0],
      ['c', 5],
    ]);
  });

  it('keeps the slugs of existing brands and stores, however slugs are made now', {
    tags: 'sweep',
  }, async () => {
    const slugs = () => ask(url, 'SELECT slug FROM brand UNION ALL SELECT slug FROM store ORDER BY 1');
    const pin = feedRow('pin', { brand: 'Øre' });
    await importText(url, 'Łąka', [pin]);
    expect(await slugs()).toEqual([{ slug: 'laka' }, { slug: 'ore' }]);
    await ask(url, "WITH older AS (UPDATE brand SET slug = 're') UPDATE store SET slug = 'aka'");

    await importText(url, 'Łąka', [{ ...pin, price: '7' }, feedRow('cap', { brand: 'Ærø' })]);

    expect(await slugs()).toEqual([{ slug: 'aero' }, { slug: 'aka' }, { slug: 're' }]);
  });

  it('counts the same in a dry run, and writes nothing', async () => {
    await importText(url, 'Larkfield', [feedRow('a')]);
    const before = await checksum(url);

    const { plan, said } = await importText(url, 'Larkfield', [feedRow('a'), feedRow('b')], { dryRun: true });
    const other = await importText(url, 'Quillmoor', [feedRow('a')], { dryRun: true });

    expect(plan).toMatchObject({ created: 1, unchanged: 1 });
    expect(other.plan.created).toBe(1);
    expect(said.at(-1)).toBe('Nothing was written: this was a dry run');
    expect(await checksum(url)).toBe(before);
    expect(await ask(url, 'SELECT id FROM import')).toHaveLength(1);
  });

  it('publishes a new shipping text on every card of the store', { tags: 'sweep' }, async () => {
    await importText(url, 'Larkfield', [feedRow('a')], { shipping: 'Free shipping' });
    const lines = () => ask(url, "SELECT card ->> 'shipping_policy' AS line FROM listing");
    const first = await lines();

    const { plan } = await importText(url, 'Larkfield', [feedRow('a')], { shipping: 'Free over $60' });

    expect(first).toEqual([{ line: 'Free shipping' }]);
    expect(plan.unchanged).toBe(1);
    expect(await lines()).toEqual([{ line: 'Free over $60' }]);
  });
});
