import { createTestDatabase } from '@wearfolio/database/testing/test-database';
import { beforeEach, describe, expect, it } from 'vitest';
import { describeStatus } from '../figures/status.ts';
import { decidePrices } from '../prices/held-prices.ts';
import { setRate } from '../prices/rates.ts';
import { ask, checksum, type FeedRow, feedRow, importText } from '../testing/trial.ts';

let url = '';
beforeEach(async () => {
  const database = await createTestDatabase();
  ({ url } = database);
  return () => database.drop();
});

/** Imports the feed of Larkfield with this price for product `a`, beside an unchanged product. */
const importPrice = (price: string, more: FeedRow = {}, options: Parameters<typeof importText>[3] = {}) =>
  importText(url, 'Larkfield', [feedRow('a', { price, ...more }), feedRow('b')], options);

const shown = () =>
  ask(
    url,
    `SELECT p.price_cents AS price, p.retail_cents AS retail, l.price_cents AS listed, (l.card ->> 'price')::float AS card
     FROM product p JOIN listing l ON l.product_id = p.id WHERE external_id = 'a' ORDER BY p.id`,
  );
const held = () =>
  ask<{ id: string; price: number; retail: number | null; since: Date; import: number; isRejected: boolean }>(
    url,
    `SELECT external_id AS id, h.price_cents AS price, h.retail_cents AS retail, since, import_id AS import,
       rejected_at IS NOT NULL AS "isRejected"
     FROM held_price h JOIN product p ON p.id = product_id ORDER BY p.id`,
  );
const history = () =>
  ask(
    url,
    `SELECT c.price_cents AS price, c.stock FROM price_change c JOIN product p ON p.id = product_id
     WHERE external_id = 'a' ORDER BY c.id`,
  );
const jobs = () => ask(url, 'SELECT id FROM graphile_worker._private_jobs');
const idOf = async (externalId: string): Promise<number> =>
  (await ask<{ id: number }>(url, 'SELECT id FROM product WHERE external_id = $1', externalId))[0]?.id ?? 0;
const heldLine = /^Prices held for review/;

describe('a price jump in the feed', () => {
  it('is held while all other fields of the product are updated', async () => {
    await importPrice('100.00', { retail_price: '120.00' });

    const { plan, jumps, printed } = await importPrice('29.00', {
      retail_price: '90.00',
      title: 'Snow Cape',
      stock: '3',
    });

    expect(plan).toMatchObject({ changed: 1, unchanged: 1 });
    expect(jumps).toEqual({ held: 1, fresh: 1, times: 0.29 });
    expect(printed).toContain('Prices held for review, more than 70 % up or down: 1 (1 new)');
    expect(await shown()).toEqual([{ price: 10_000, retail: 12_000, listed: 10_000, card: 100 }]);
    expect(await ask(url, 'SELECT title, stock FROM product ORDER BY id LIMIT 1')).toEqual([
      { title: 'Snow Cape', stock: 3 },
    ]);
    expect(await held()).toMatchObject([{ id: 'a', price: 2900, retail: 9000, isRejected: false }]);
    expect(await history()).toEqual([
      { price: 10_000, stock: 5 },
      { price: 10_000, stock: 3 },
    ]);
  });

  it('is a change of more than 70 % up or down', async () => {
    const feed = (prices: readonly string[]) => prices.map((price, at) => feedRow(`p${at}`, { price }));
    await importText(url, 'Larkfield', feed(Array(5).fill('100.00')));
    await importText(url, 'Larkfield', feed(['30.00', '29.99', '170.00', '170.01', '100.00']));

    expect(await ask(url, 'SELECT price_cents AS price FROM product ORDER BY external_id')).toEqual(
      [3000, 10_000, 17_000, 10_000, 10_000].map((price) => ({ price })),
    );
    expect((await held()).map(({ id }) => id)).toEqual(['p1', 'p3']);
  });

  it('queues no alerts', async () => {
    await importPrice('100.00');
    await importPrice('10.00');

    expect(await jobs()).toEqual([]);
  });

  it('keeps the time and import of its first occurrence, and repeating the feed writes nothing', async () => {
    await importPrice('100.00');
    await importPrice('10.00');
    const [before, sum] = [await held(), await checksum(url)];

    const same = await importPrice('10.00');
    const sumAfter = await checksum(url);
    await importPrice('10.00', { title: 'Snow Cape', retail_price: '15.00' });

    expect(same.plan).toMatchObject({ changed: 0, unchanged: 2 });
    expect(same.jumps).toMatchObject({ held: 1, fresh: 0 });
    expect(sumAfter).toBe(sum);
    expect(await held()).toEqual([{ ...before[0], retail: 1500 }]);
  });

  it('is held again when it jumps to another price', { tags: 'sweep' }, async () => {
    await importPrice('100.00');
    await importPrice('10.00');
    const [before] = await held();

    const { jumps } = await importPrice('11.00');

    const [after, ...others] = await held();
    expect(others).toEqual([]);
    expect(after?.price).toBe(1100);
    expect(Number(after?.since)).toBeGreaterThan(Number(before?.since));
    expect(after?.import).toBe((before?.import ?? 0) + 1);
    expect(jumps).toMatchObject({ held: 1, fresh: 1 });
  });

  it('is applied and released when it is no longer a jump', async () => {
    await importPrice('100.00');
    await importPrice('10.00');
    await importPrice('90.00');

    expect(await held()).toEqual([]);
    expect(await shown()).toMatchObject([{ price: 9000, listed: 9000 }]);
    expect((await history()).map(({ price }: { price?: number }) => price)).toEqual([10_000, 9000]);
  });

  it('requires a known price before and after, and an existing product', { tags: 'sweep' }, async () => {
    await importPrice('');
    await importPrice('5000.00');
    const known = await shown();
    await importPrice('10.00');
    await importPrice('');
    const unknown = await shown();
    await importPrice('10.00');

    expect(known).toMatchObject([{ price: 500_000 }]);
    expect(unknown).toMatchObject([{ price: null }]);
    expect(await shown()).toMatchObject([{ price: 1000 }]);
    expect(await held()).toEqual([]);
  });

  it('is measured by the lowest available price', async () => {
    const group = (price: string) => [
      feedRow('g-1', { group_id: 'g', size: 'M', price }),
      feedRow('g-2', { group_id: 'g', size: 'L', price: '100.00' }),
    ];
    await importText(url, 'Larkfield', group('90.00'));
    await importText(url, 'Larkfield', group('900.00'));
    const raised = await held();
    await importText(url, 'Larkfield', group('9.00'));

    expect(raised).toEqual([]);
    expect(await held()).toMatchObject([{ id: 'g', price: 900 }]);
  });

  it('is released when the product leaves the feed, and held again when it returns', { tags: 'sweep' }, async () => {
    await importPrice('100.00');
    await importPrice('10.00');
    await importText(url, 'Larkfield', [feedRow('b')]);
    const gone = await held();
    const { jumps } = await importPrice('10.00');

    expect(gone).toEqual([]);
    expect(jumps).toMatchObject({ held: 1, fresh: 1 });
    expect(await shown()).toMatchObject([{ price: 10_000 }]);
  });

  it("does not affect another store's products and held prices", { tags: 'sweep' }, async () => {
    for (const price of ['100.00', '10.00']) {
      for (const store of ['Larkfield', 'Quillmoor']) await importText(url, store, [feedRow('a', { price })]);
    }
    await importText(url, 'Quillmoor', [feedRow('a', { price: '90.00' })]);

    expect(await held()).toMatchObject([{ price: 1000 }]);
    expect(await shown()).toMatchObject([{ price: 10_000 }, { price: 9000 }]);
    expect((await describeStatus(url)).filter((line) => line.includes('held'))).toEqual([
      '  prices      1 held for review',
    ]);
  });

  it('is reported by a dry run, which holds nothing and uses no id', { tags: 'sweep' }, async () => {
    await importPrice('100.00');
    const before = await checksum(url);

    const { jumps, printed } = await importText(
      url,
      'Larkfield',
      [feedRow('a', { price: '10.00' }), feedRow('b'), feedRow('new')],
      { dryRun: true },
    );
    await importText(url, 'Larkfield', [feedRow('a', { price: '100.00' }), feedRow('b'), feedRow('new')]);

    expect(jumps).toMatchObject({ held: 1, fresh: 1 });
    expect(printed).toContainEqual(expect.stringMatching(heldLine));
    expect(await checksum(url)).not.toBe(before);
    expect(await held()).toEqual([]);
    expect(await idOf('new')).toBe((await idOf('b')) + 1);
  });
});

describe('a rejected price', () => {
  beforeEach(async () => {
    await importPrice('100.00');
    await importPrice('10.00');
    await decidePrices(url, 'reject', { products: [await idOf('a')] });
  });

  it('is not held again while the feed contains it', { tags: 'sweep' }, async () => {
    const [before] = await held();
    const { jumps, printed } = await importPrice('10.00', { title: 'Snow Cape' });

    expect(await held()).toEqual([before]);
    expect(before?.isRejected).toBe(true);
    expect(jumps).toMatchObject({ held: 0, fresh: 0 });
    expect(printed.filter((line) => heldLine.test(line))).toEqual([]);
    expect(await shown()).toMatchObject([{ price: 10_000 }]);
  });

  it('stays rejected while the product is gone, and if the store may jump', { tags: 'sweep' }, async () => {
    await importText(url, 'Larkfield', [feedRow('b')]);
    await importPrice('10.00', {}, { acceptJumps: true });

    expect(await held()).toMatchObject([{ isRejected: true }]);
    expect(await shown()).toMatchObject([{ price: 10_000 }]);
  });

  it('is forgotten when the feed has another price', { tags: 'sweep' }, async () => {
    await importPrice('11.00');
    const other = await held();
    await importPrice('90.00');
    await importPrice('10.00');

    expect(other).toMatchObject([{ price: 1100, isRejected: false }]);
    expect(await held()).toMatchObject([{ price: 1000, isRejected: false }]);
  });
});

describe('a jump of the whole store', () => {
  const rows = (price: string) => Array.from({ length: 20 }, (_, at) => feedRow(`p${at}`, { price }));
  const wholeLine = /^The whole store jumped/;

  it('is reported in a separate line with its factor', { tags: 'sweep' }, async () => {
    await importText(url, 'Larkfield', rows('12.50'));
    const { printed } = await importText(url, 'Larkfield', rows('1250.00'));
    const again = await importText(url, 'Larkfield', rows('1250.00'));

    const line =
      'The whole store jumped: 100.0 % of its products, typically to 100 times the price in the shop. Check the currency and whether prices are in cents';
    expect(printed).toContain(line);
    expect(again.printed).toContain(line);
    expect(again.printed).toContain('Prices held for review, more than 70 % up or down: 20 (0 new)');
  });

  it('is reported after a wrong exchange rate', async () => {
    await importText(url, 'Larkfield', rows('12.50'));
    await setRate(url, 'DKK', 7.46, 'USD');
    const { printed } = await importText(url, 'Larkfield', rows('12.50 DKK'));

    expect(printed).toContainEqual(expect.stringContaining('typically to 7.46 times the price in the shop'));
  });

  it.each([
    [10, 51, 0],
    [10, 49, 1],
    [9, 9, 0],
  ])('is not reported for %d of %d products (%d lines)', async (jumping, all, lines) => {
    const feed = (price: string) =>
      Array.from({ length: all }, (_, at) => feedRow(`p${at}`, at < jumping ? { price } : {}));
    await importText(url, 'Larkfield', feed('10.00'));
    const { printed } = await importText(url, 'Larkfield', feed('1000.00'));

    expect(printed.filter((line) => wholeLine.test(line))).toHaveLength(lines);
  });

  it('is accepted if ops say so, even with a feed that was held before', async () => {
    await importText(url, 'Larkfield', rows('12.50'));
    const first = await importText(url, 'Larkfield', rows('2.50'));
    const dry = await importText(url, 'Larkfield', rows('2.50'), { acceptJumps: true, dryRun: true });
    const { plan, printed } = await importText(url, 'Larkfield', rows('2.50'), { acceptJumps: true });

    expect(first.jumps.held).toBe(20);
    expect(dry.plan.changed).toBe(20);
    expect(plan).toMatchObject({ changed: 20, unchanged: 0 });
    expect(printed.filter((line) => heldLine.test(line))).toEqual([]);
    expect(await held()).toEqual([]);
    expect(await ask(url, 'SELECT DISTINCT price_cents AS price FROM listing')).toEqual([{ price: 250 }]);
    expect(await jobs()).toHaveLength(1);
  });
});
