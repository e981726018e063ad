import { createTestDatabase } from '@wearfolio/database/testing/test-database';
import { beforeEach, describe, expect, it } from 'vitest';
import { withConnection } from '../connection.ts';
import { lockStore } from '../import/runs.ts';
import { ask, checksum, feedRow, importText } from '../testing/trial.ts';
import { decidePrices, listHeldPrices } from './held-prices.ts';

let url = '';
beforeEach(async () => {
  const database = await createTestDatabase();
  ({ url } = database);
  return () => database.drop();
});

const ids = ['a', 'b', 'c'];

/** Imports three products of a store at this price. */
const importAt = (price: string, store = 'Larkfield') =>
  importText(
    url,
    store,
    ids.map((id) => feedRow(id, { price })),
  );

/** Three products of a store that cost 100 in the shop and 10 in the feed. */
const jump = async (store = 'Larkfield'): Promise<void> => {
  await importAt('100.00', store);
  await importAt('10.00', store);
};

const productOf = async (externalId: string, store = 'Larkfield'): Promise<number> => {
  const sql = 'SELECT p.id FROM product p JOIN store s ON s.id = store_id WHERE external_id = $1 AND s.name = $2';
  return (await ask<{ id: number }>(url, sql, externalId, store))[0]?.id ?? 0;
};

const listings = (store = 'Larkfield') =>
  ask<{ id: string; price: number; card: number; number: string }>(
    url,
    `SELECT external_id AS id, l.price_cents AS price, (card ->> 'price')::float AS card, change_number AS number
     FROM listing l JOIN product p ON p.id = l.product_id JOIN store s ON s.id = l.store_id
     WHERE s.name = $1 ORDER BY external_id`,
    store,
  );
const pricesOf = async (store?: string) => (await listings(store)).map(({ price }) => price);
const waiting = async () =>
  (await listHeldPrices(url, { isRejected: false })).map(({ store, productId }) => [store, productId]);
const jobs = () =>
  ask(url, "SELECT (payload ->> 'storeId')::int AS store FROM graphile_worker._private_jobs ORDER BY id");

describe('decidePrices', () => {
  it('applies an accepted price immediately: product, listing, history and alert job', async () => {
    await jump();
    const [before] = await listings();

    const count = await decidePrices(url, 'accept', { products: [await productOf('a')] });

    const [after, ...others] = await listings();
    expect(count).toBe(1);
    expect(after).toMatchObject({ price: 1000, card: 10 });
    expect(Number(after?.number)).toBeGreaterThan(Number(before?.number) + 2);
    expect(others.map(({ price }) => price)).toEqual([10_000, 10_000]);
    expect(
      await ask(
        url,
        `SELECT c.price_cents AS price, c.stock, c.changed_at = p.last_changed AS "isThen"
         FROM price_change c JOIN product p ON p.id = product_id WHERE external_id = 'a' ORDER BY c.id`,
      ),
    ).toEqual([
      { price: 10_000, stock: 5, isThen: false },
      { price: 1000, stock: 5, isThen: true },
    ]);
    expect(await jobs()).toHaveLength(1);
    expect(await waiting()).toHaveLength(2);
  });

  it('applies the regular price too, and the next import of the same feed writes nothing', async () => {
    await importText(url, 'Larkfield', [feedRow('a', { price: '100.00' })]);
    const feed = [feedRow('a', { price: '10.00', retail_price: '80.00' })];
    await importText(url, 'Larkfield', feed);

    await decidePrices(url, 'accept', { store: 'larkfield' });
    const before = await checksum(url);
    await importText(url, 'Larkfield', feed);

    expect(await ask(url, 'SELECT retail_cents AS retail, on_sale FROM product, listing')).toEqual([
      { retail: 8000, on_sale: true },
    ]);
    expect(await checksum(url)).toBe(before);
  });

  it("keeps the shop's price after a rejection, without alerts", async () => {
    await jump();
    const before = await listings();

    await decidePrices(url, 'reject', { products: [await productOf('b')] });

    expect(await listings()).toEqual(before);
    expect(await jobs()).toEqual([]);
    expect((await listHeldPrices(url, { isRejected: true })).map(({ said, shown }) => [said, shown])).toEqual([
      [1000, 10_000],
    ]);
  });

  it('can accept a rejected price', { tags: 'sweep' }, async () => {
    await jump();
    const products = [await productOf('b')];
    await decidePrices(url, 'reject', { products });

    await decidePrices(url, 'accept', { products });

    expect(await pricesOf()).toEqual([10_000, 1000, 10_000]);
    expect(await listHeldPrices(url, { isRejected: true })).toEqual([]);
  });

  it.each(['accept', 'reject'] as const)('changes nothing and does not fail when repeating %s', async (decision) => {
    await jump();
    const choice = { products: [await productOf('b')], cents: 1000, isWaiting: true };
    await decidePrices(url, decision, choice);
    const before = [await checksum(url), await jobs(), await listHeldPrices(url, { isRejected: true })];

    const counts = await Promise.all([decidePrices(url, decision, choice), decidePrices(url, decision, choice)]);

    expect(counts).toEqual([1, 1]);
    expect([await checksum(url), await jobs(), await listHeldPrices(url, { isRejected: true })]).toEqual(before);
  });

  it.each([
    ['accept', 'reject', 'The shop already shows this price: product'],
    ['reject', 'accept', 'This price was rejected: product'],
  ] as const)('after one %s, refuses %s of what another person saw waiting', async (first, second, refusal) => {
    await jump();
    const choice = { products: [await productOf('b')], cents: 1000, isWaiting: true };
    await decidePrices(url, first, choice);
    const before = await checksum(url);

    await expect(decidePrices(url, second, choice)).rejects.toThrow(`${refusal} ${choice.products}`);

    expect(await checksum(url)).toBe(before);
  });

  it("does not apply the feed's newer price if an earlier one was accepted", { tags: 'sweep' }, async () => {
    await jump();
    const choice = { products: [await productOf('b')], cents: 1000 };
    await decidePrices(url, 'accept', choice);
    await importAt('100.00');

    expect(await decidePrices(url, 'accept', choice)).toBe(1);

    expect(await pricesOf()).toEqual([10_000, 1000, 10_000]);
    expect(await waiting()).toHaveLength(1);
  });

  it("decides all held prices of a store, and no other store's", async () => {
    await jump();
    await jump('Quillmoor');
    await decidePrices(url, 'reject', { products: [await productOf('c')] });

    const count = await decidePrices(url, 'accept', { store: 'Larkfield' });
    const rejected = await decidePrices(url, 'reject', { store: 'Quillmoor' });

    expect([count, rejected]).toEqual([2, 3]);
    expect(await pricesOf()).toEqual([1000, 1000, 10_000]);
    expect(await pricesOf('Quillmoor')).toEqual([10_000, 10_000, 10_000]);
    expect(await waiting()).toEqual([]);
    const [store] = await ask<{ id: number }>(url, "SELECT id FROM store WHERE name = 'Larkfield'");
    expect(await jobs()).toEqual([{ store: store?.id }]);
  });

  it('skips prices held after the given time', { tags: 'sweep' }, async () => {
    await importAt('100.00');
    await importText(url, 'Larkfield', [feedRow('a', { price: '10.00' }), feedRow('b', { price: '100.00' })]);
    const [seen] = await listHeldPrices(url, { isRejected: false });
    await importText(url, 'Larkfield', [feedRow('a', { price: '10.00' }), feedRow('b', { price: '10.00' })]);

    const count = await decidePrices(url, 'accept', { store: 'Larkfield', until: seen?.since });

    expect(count).toBe(1);
    expect((await pricesOf()).slice(0, 2)).toEqual([1000, 10_000]);
  });

  it('decides the oldest prices up to the given number', { tags: 'sweep' }, async () => {
    await importAt('100.00');
    await importText(url, 'Larkfield', [
      feedRow('a', { price: '100.00' }),
      feedRow('b', { price: '10.00' }),
      feedRow('c', { price: '100.00' }),
    ]);
    await importAt('10.00');

    const count = await decidePrices(url, 'accept', { store: 'Larkfield', most: 2 });

    expect(count).toBe(2);
    expect(await pricesOf()).toEqual([1000, 1000, 10_000]);
  });

  it('decides all or nothing', async () => {
    await jump();
    const [a, b] = [await productOf('a'), await productOf('b')];
    await decidePrices(url, 'accept', { products: [b] });
    const before = await checksum(url);

    await expect(decidePrices(url, 'accept', { products: [a, b] })).rejects.toThrow(
      `This price is not held: product ${b}`,
    );

    expect(await checksum(url)).toBe(before);
  });

  it.each([
    ['a price that has changed since', 'accept', () => productOf('a'), 1100],
    ['a product of which none is held', 'reject', () => productOf('z'), undefined],
  ] as const)('refuses %s', async (_, decision, product, cents) => {
    await jump();
    const before = await checksum(url);

    await expect(decidePrices(url, decision, { products: [await product()], cents })).rejects.toThrow(
      /^This price is not held: product (0|\d+ \(.+ a\))$/,
    );

    expect(await checksum(url)).toBe(before);
  });

  it('refuses an unknown store, and one without held prices', { tags: 'sweep' }, async () => {
    await importAt('100.00');

    await expect(decidePrices(url, 'accept', { store: 'Nobody' })).rejects.toThrow('There is no store Nobody');
    await expect(decidePrices(url, 'accept', { store: 'larkfield' })).rejects.toThrow(
      'No prices of Larkfield are waiting',
    );
  });

  it('refuses while the store is being imported', { tags: 'sweep' }, async () => {
    await jump();
    await withConnection(url, async (importer) => {
      await lockStore(importer, 'Larkfield');

      await expect(decidePrices(url, 'accept', { store: 'Larkfield' })).rejects.toThrow(
        'Larkfield is being imported. Decide after the import',
      );
    });

    expect(await pricesOf()).toEqual([10_000, 10_000, 10_000]);
    expect(await decidePrices(url, 'accept', { store: 'Larkfield' })).toBe(3);
  });

  it('refuses without changes while another store is published for long', { tags: 'sweep' }, async () => {
    await jump();
    const before = await checksum(url);
    await withConnection(url, async (publisher) => {
      await publisher.query('SELECT pg_advisory_lock(5170004)');

      await expect(decidePrices(url, 'accept', { store: 'Larkfield' }, { patience: 50 })).rejects.toThrow(
        'A large import is being published',
      );
    });

    expect(await checksum(url)).toBe(before);
  });
});
