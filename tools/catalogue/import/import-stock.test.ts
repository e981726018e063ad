import { createTestDatabase } from '@wearfolio/database/testing/test-database';
import { beforeEach, describe, expect, it } from 'vitest';
import { ask, checksum, feedRow, importText, productsOf } from '../testing/trial.ts';

let url = '';
beforeEach(async () => {
  const database = await createTestDatabase();
  ({ url } = database);
  return database.drop;
});

describe('importing stock and prices', () => {
  it('marks vanished products and their variants sold out, and restores them', async () => {
    await importText(url, 'Larkfield', [feedRow('a'), feedRow('b')]);
    const [id] = await ask<{ id: number }>(url, "SELECT id FROM product WHERE external_id = 'b'");

    const gone = await importText(url, 'Larkfield', [feedRow('a')]);
    const soldOut = await productsOf(url, 'Larkfield');
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

  it.each([
    ['75 ml', '75 ml', { base: 100, held: 75, unit: 'ml' }],
    ['75 ml', '150 ml', null],
    ['75 ml', '', null],
  ])('keeps the measure of a product whose variants hold "%s" and "%s"', async (first, second, measure) => {
    const rows = [first, second].map(
      (held, at) =>
        `s${at},g,Larkfield Rain Jacket,Larkfield,${['S', 'M'][at]},59.00 USD,https://larkfield.example/g,${held}`,
    );
    const header = 'id,item_group_id,title,brand,size,price,link,unit_pricing_measure';

    await importText(url, 'Larkfield', Buffer.from([header, ...rows, ''].join('\n')));

    expect(await ask(url, 'SELECT unit_measure FROM product')).toEqual([{ unit_measure: measure }]);
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
      feed.split(', ').map((entry) => {
        const [name = '', stock = ''] = entry.split(' ');
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

  it('sums the stock of a product if all variants have one, and marks it sold out if all are', async () => {
    const stockOf = async (...stocks: string[]) => {
      await importText(
        url,
        'Larkfield',
        stocks.map((stock, at) => feedRow(`s-${at}`, { group_id: 's', stock, size: String(at) })),
      );
      return (await productsOf(url, 'Larkfield'))[0]?.stock;
    };

    expect(await stockOf('2', '3')).toBe(5);
    expect(await stockOf('2', '')).toBeNull();
    expect(await stockOf('0', '0')).toBe(0);
  });
});
