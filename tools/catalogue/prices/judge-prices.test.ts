import { createTestDatabase } from '@wearfolio/database/testing/test-database';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ask, feedRow, importText } from '../testing/trial.ts';
import { decidePrices } from './held-prices.ts';
import { refreshStandings } from './refresh-standings.ts';

let url = '';
let drop = async (): Promise<void> => undefined;
beforeEach(async () => {
  ({ url, drop } = await createTestDatabase());
});
afterEach(() => drop());

const importAt = (price: string, retail = '', options = {}) =>
  importText(url, 'Larkfield', [feedRow('a', { price, retail_price: retail })], { yes: true, ...options });

/** Moves everything that many days into the past, with daily imports since then. */
const age = async (days: number): Promise<void> => {
  const back = `- interval '${days} days'`;
  for (const [table, column] of [
    ['price_change', 'changed_at'],
    ['import', 'finished_at'],
    ['product', 'struck_until'],
    ['product', 'dropped_at'],
  ]) {
    await ask(url, `UPDATE ${table} SET ${column} = ${column} ${back}`);
  }
  await ask(
    url,
    `INSERT INTO import (store_id, source, outcome, started_at, finished_at)
     SELECT store.id, 'test', 'imported', day, day FROM store,
       generate_series(now() - interval '${days} days', now() - interval '1 day', interval '1 day') day`,
  );
};
const shown = async () => {
  const [row] = await ask(
    url,
    `SELECT p.price_cents AS price, p.retail_cents AS struck, p.struck_kind AS kind, p.drop_permille AS drop,
       l.on_sale AS "onSale", (l.card ->> 'retail_price')::float AS card, l.drop_permille AS listed
     FROM product p JOIN listing l ON l.product_id = p.id`,
  );
  return row;
};
const dropTraits = async () => {
  const [row] = await ask<{ traits: number[] }>(url, 'SELECT trait_ids AS traits FROM listing');
  return row?.traits.filter((trait) => trait < 100);
};
const refresh = (rule = 'lowest30') => refreshStandings(url, rule, AbortSignal.timeout(30_000));

describe('the struck price of an imported product', () => {
  it("is the store's regular price while fewer than 30 days were observed", async () => {
    await importAt('80.00', '100.00');

    expect(await shown()).toMatchObject({
      price: 8000,
      struck: 10_000,
      kind: 'regular',
      onSale: true,
      card: 100,
      drop: 0,
    });
  });

  it('is the lowest price of the 30 days before the reduction', async () => {
    await importAt('100.00');
    await age(40);
    await importAt('90.00', '150.00');

    expect(await shown()).toEqual({
      price: 9000,
      struck: 10_000,
      kind: 'lowest30',
      drop: 100,
      onSale: true,
      card: 100,
      listed: 100,
    });
  });

  it('is absent after a rise before the sale, whatever the store says', async () => {
    await importAt('80.00');
    await age(40);
    await importAt('120.00');
    await age(10);
    await importAt('100.00', '120.00');

    expect(await shown()).toMatchObject({
      price: 10_000,
      struck: null,
      kind: null,
      onSale: false,
      card: null,
      drop: 0,
    });
  });

  it('persists through changes of anything but the price', { tags: 'sweep' }, async () => {
    await importAt('100.00');
    await age(40);
    await importAt('90.00', '150.00');
    await age(3);
    await importText(url, 'Larkfield', [
      feedRow('a', { price: '90.00', retail_price: '150.00', title: 'Larkfield Storm Jacket', stock: '2' }),
    ]);

    expect(await shown()).toMatchObject({ struck: 10_000, kind: 'lowest30', onSale: true });
  });

  it('is computed when a held price is accepted', { tags: 'sweep' }, async () => {
    await importAt('100.00');
    await age(40);
    await importAt('20.00', '150.00');
    expect(await shown()).toMatchObject({ price: 10_000, struck: null });

    const [product] = await ask<{ id: number }>(url, 'SELECT id FROM product');
    await decidePrices(url, 'accept', { products: [product?.id ?? 0] });
    expect(await shown()).toMatchObject({ price: 2000, struck: 10_000, kind: 'lowest30', drop: 800, listed: 800 });
  });

  it('persists when its offer joins a cluster with a cheaper one, and when it leaves it', async () => {
    await importAt('100.00');
    await age(40);
    await importAt('90.00', '150.00');
    await importText(url, 'Quillmoor', [feedRow('b', { price: '60.00', brand: 'Other' })]);
    const struck = async () => {
      await refresh('store');
      await refresh();
      return ask(url, "SELECT retail_cents AS struck, struck_kind AS kind FROM product WHERE external_id = 'a'");
    };
    const apart = await struck();

    await ask(url, 'UPDATE product SET cluster_id = (SELECT min(id) FROM product)');
    const joined = await struck();
    await ask(url, 'UPDATE product SET cluster_id = id');

    expect(apart).toEqual([{ struck: 10_000, kind: 'lowest30' }]);
    expect(joined).toEqual(apart);
    expect(await struck()).toEqual(apart);
  });

  it("is in the shop's currency, at the rate of the price", { tags: 'sweep' }, async () => {
    const importEuros = (price: string) =>
      importText(url, 'Larkfield', [feedRow('a', { price, currency: 'EUR' })], { yes: true });
    await importEuros('100.00');
    await age(40);
    await importEuros('90.00');
    const [rates] = await ask<{ rate: number }>(url, 'SELECT price_cents::float / quoted_cents AS rate FROM product');

    const { struck, price } = (await shown()) as { struck: number; price: number };
    expect(price).not.toBe(9000);
    expect(Math.abs(struck - 10_000 * (rates?.rate ?? 0))).toBeLessThanOrEqual(1);
  });
});

describe('refreshStandings', () => {
  it('removes and publishes what expires with time', { tags: 'sweep' }, async () => {
    await importAt('100.00');
    await age(40);
    await importAt('90.00');
    expect(await shown()).toMatchObject({ struck: 10_000, drop: 100 });
    await refresh();

    await age(6);
    expect(await refresh()).toEqual({ changed: 0, busy: [] });
    expect(await dropTraits()).toEqual([7, 30]);
    await age(2);
    expect(await refresh()).toEqual({ changed: 1, busy: [] });
    expect(await dropTraits()).toEqual([30]);
    await age(21);
    expect(await refresh()).toEqual({ changed: 0, busy: [] });
    await age(2);
    expect(await refresh()).toEqual({ changed: 1, busy: [] });
    expect(await shown()).toMatchObject({ struck: null, onSale: false, card: null, drop: 0, listed: 0 });
    expect(await dropTraits()).toEqual([]);
    expect(await refresh()).toEqual({ changed: 0, busy: [] });
  });

  it('applies another rule to every price, and the former one again', async () => {
    await importAt('100.00', '150.00');
    await age(40);
    await importAt('100.00', '180.00');
    expect(await shown()).toMatchObject({ struck: 18_000, kind: 'regular' });
    await importAt('180.00', '180.00');
    await importAt('150.00', '180.00');
    expect(await shown()).toMatchObject({ struck: null });

    await refresh('store');
    expect(await shown()).toMatchObject({ struck: 18_000, onSale: true, card: 180 });
    await importAt('140.00', '190.00');
    expect(await shown()).toMatchObject({ struck: 19_000 });
    await refresh();
    expect(await shown()).toMatchObject({ struck: null, onSale: false });
  });

  it('judges the prices of an older version once', { tags: 'sweep' }, async () => {
    await importAt('80.00');
    await age(40);
    await importAt('120.00');
    await importAt('100.00', '120.00');
    await ask(url, 'UPDATE product SET struck_quoted_cents = 12000, retail_cents = 12000');

    expect(await refresh()).toEqual({ changed: 1, busy: [] });
    expect(await shown()).toMatchObject({ struck: null });
  });
});
