import { createTestDatabase } from '@wearfolio/database/testing/test-database';
import { beforeEach, describe, expect, it } from 'vitest';
import { commandLine } from '../audit.ts';
import { withConnection } from '../connection.ts';
import { readCurrency } from '../content/shop-identity.ts';
import { lockStore } from '../import/runs.ts';
import { ask, feedRow, importText } from '../testing/trial.ts';
import { changeCurrency, previewCurrency } from './change-currency.ts';
import { listRates, setRate } from './rates.ts';

let url = '';
beforeEach(async () => {
  const database = await createTestDatabase();
  ({ url } = database);
  // One euro is two dollars.
  await ask(url, "INSERT INTO reference_rate (day, currency, rate) VALUES (current_date, 'USD', 2)");
  await setRate(url, 'AED', 0.25, 'USD');
  await importText(url, 'Larkfield', [
    feedRow('a', { price: '100.00 AED', retail_price: '200.00 AED' }),
    feedRow('b', { price: '100.00 USD' }),
    feedRow('c', { price: '30.00 EUR' }),
  ]);
  return () => database.drop();
});

const toEuro = { from: 'USD', to: 'EUR' };
const change = (asked = toEuro) => changeCurrency(url, commandLine, asked);

const shown = () =>
  ask<{ price: number; card: number }>(
    url,
    `SELECT p.price_cents AS price, l.price_cents AS listed, (card ->> 'price')::float AS card
     FROM product p JOIN listing l ON l.product_id = p.id ORDER BY external_id`,
  );

const pricesIn = async () => (await shown()).map(({ price }) => price);
const history = () => ask(url, 'SELECT id, quoted_cents FROM price_change ORDER BY id');
const jobs = () => ask(url, 'SELECT id FROM graphile_worker._private_jobs');

describe("a change of the shop's currency", () => {
  it('derives every price from its quoted price, and records no price change', async () => {
    const [before, past, waiting] = [await pricesIn(), await history(), await jobs()];

    expect(await change()).toBe(3);

    expect(before).toEqual([2500, 10_000, 6000]);
    expect(await shown()).toEqual([
      { price: 1250, listed: 1250, card: 12.5 },
      { price: 5000, listed: 5000, card: 50 },
      { price: 3000, listed: 3000, card: 30 },
    ]);
    expect([await history(), await jobs()]).toEqual([past, waiting]);
    expect(await readCurrency(url)).toBe('EUR');
  });

  it('restores the same prices when it is reversed', { tags: 'sweep' }, async () => {
    const before = await shown();
    await change();

    await change({ from: 'EUR', to: 'USD' });

    expect(await shown()).toEqual(before);
    expect((await listRates(url, 'USD')).find(({ currency }) => currency === 'AED')?.rate).toBeCloseTo(0.25, 6);
  });

  it('uses the rate that ops set for the new currency', { tags: 'sweep' }, async () => {
    await change({ from: 'USD', to: 'AED' }).catch(() => undefined);
    expect(await readCurrency(url)).toBe('USD');

    await setRate(url, 'EUR', 4, 'USD');
    await change();

    expect(await pricesIn()).toEqual([625, 2500, 3000]);
  });

  it('leaves nothing to do for the next import of the same feed', async () => {
    await change();
    const past = await history();

    const { plan } = await importText(
      url,
      'Larkfield',
      [
        feedRow('a', { price: '100.00 AED', retail_price: '200.00 AED' }),
        feedRow('b', { price: '100.00 USD' }),
        feedRow('c', { price: '30.00 EUR' }),
      ],
      { currency: 'EUR' },
    );

    expect(plan).toMatchObject({ unchanged: 3, changed: 0 });
    expect([await pricesIn(), await history()]).toEqual([[1250, 5000, 3000], past]);
  });

  it('is previewed without storing anything', async () => {
    const before = [await shown(), await listRates(url, 'USD')];

    const preview = await previewCurrency(url, toEuro);

    expect(preview).toMatchObject({ rate: { rate: 0.5, source: 'ecb' }, products: 3, targets: 0 });
    expect(preview.samples.map((one) => [one.before, one.after]).sort()).toEqual([
      [10_000, 5000],
      [2500, 1250],
      [6000, 3000],
    ]);
    expect([await shown(), await listRates(url, 'USD')]).toEqual(before);
  });

  it('waits for a store that is being imported', { tags: 'sweep' }, async () => {
    const changed = await withConnection(url, async (importer) => {
      await lockStore(importer, 'Larkfield');
      return change();
    });

    expect(changed).toBeNull();
    expect(await pricesIn()).toEqual([2500, 10_000, 6000]);
  });

  it.each([
    [{ from: 'USD', to: 'USD' }, 'The shop already shows USD'],
    [{ from: 'USD', to: 'XQZ' }, 'There is no rate of XQZ'],
    [{ from: 'USD', to: 'euro' }, 'is not a currency code'],
    [{ from: 'USD', to: 'AED' }, 'There is no rate to AED for EUR'],
  ])('is refused: %j', async (asked, reason) => {
    await expect(change(asked)).rejects.toThrow(reason);
    await expect(previewCurrency(url, asked)).rejects.toThrow(reason);
  });
});
