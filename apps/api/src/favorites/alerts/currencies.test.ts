import { setRate } from '@wearfolio/catalogue/prices/rates';
import { refreshPrices } from '@wearfolio/catalogue/prices/refresh-prices';
import { ask, feedRow, importText } from '@wearfolio/catalogue/testing/trial';
import { createClient } from '@wearfolio/database/client';
import { migrate } from '@wearfolio/database/migrate';
import { createFilledDatabase } from '@wearfolio/database/testing/filled-database';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { signInAs } from '../../testing/sign-in.ts';
import { type AlertShop, openAlertShop } from '../testing/alert-shop.ts';
import { listNews, noteNews } from './alert-queries.ts';

let alerts: AlertShop;
beforeAll(async () => {
  alerts = await openAlertShop();
});
afterEach(() => alerts.empty());
afterAll(() => alerts.close());

const countChanges = () => alerts.shop.db.priceChange.count();

describe('a store that quotes another currency', () => {
  it("is reported when it lowers its price, at today's rate, and not when the rate changes", async () => {
    const { shop } = alerts;
    const ada = await signInAs(shop, 'Ada');
    await setRate(shop.url, 'AED', 0.25, 'USD');
    await alerts.stock({ a: { price: '100.00 AED' } });
    await alerts.save(ada, 'a');
    const changes = await countChanges();

    await setRate(shop.url, 'AED', 0.1, 'USD');
    const ofRate = await alerts.alertsAfter(async () => {
      await refreshPrices(shop.url, 'USD', AbortSignal.timeout(20_000));
      await alerts.stock({ a: { price: '100.00 AED' } });
      await alerts.stock({ a: { price: '100.00 AED', color: 'Blue' } });
    });
    const [listed] = (await alerts.listOf(ada)).favProducts;
    const changesOfRate = await countChanges();
    await setRate(shop.url, 'AED', 0.5, 'USD');
    const ofDrop = await alerts.alertsAfterFeed({ a: { price: '90.00 AED' } });

    expect(ofRate).toEqual([]);
    expect(changesOfRate).toBe(changes);
    expect([listed.saved_price, listed.productDetail.price]).toEqual([10, 10]);
    expect(ofDrop).toEqual([expect.stringContaining('$45.00, down from $50.00')]);
  });

  it('is not reported when it changes its currency, and is again afterwards', { tags: 'sweep' }, async () => {
    const { shop } = alerts;
    const ada = await signInAs(shop, 'Ada');
    await setRate(shop.url, 'AED', 0.25, 'USD');
    await alerts.stock({ a: { price: '100.00 USD' } });
    await alerts.save(ada, 'a');

    const first = await alerts.alertsAfterFeed({ a: { price: '90.00 USD' } });
    await alerts.letADayPass();
    const then = await alerts.alertsAfterFeed({ a: { price: '80.00 AED' } });
    await shop.db.heldPrice.deleteMany();
    const switched = await alerts.alertsAfterFeed({ a: { price: '300.00 AED' } });
    const [listed] = (await alerts.listOf(ada)).favProducts;
    const dropped = await alerts.alertsAfterFeed({ a: { price: '200.00 AED' } });
    await alerts.letADayPass();
    const back = await alerts.alertsAfterFeed({ a: { price: '60.00 USD' } });

    expect(first).toHaveLength(1);
    expect([then, switched, back]).toEqual([[], [], []]);
    expect(listed.saved_price).toBe(75);
    expect(dropped).toEqual([expect.stringContaining('$50.00, down from $75.00')]);
  });
});

it('is not reported when a catalogue of an older version learns its currencies', {
  tags: 'sweep',
}, async () => {
  const { url, rows, drop } = await createFilledDatabase();
  onTestFinished(drop);
  await migrate(url, undefined, 'EUR');
  const db = createClient(url, 1, () => undefined);
  onTestFinished(() => db.$disconnect());
  const marked = await ask(
    url,
    `SELECT currency, quoted_cents = price_cents AS same, count(*)::int FROM product GROUP BY 1, 2
     UNION ALL SELECT currency, quoted_cents = price_cents, count(*)::int FROM price_change GROUP BY 1, 2
     UNION ALL SELECT currency, quoted_cents = price_cents, count(*)::int FROM held_price GROUP BY 1, 2
     UNION ALL SELECT DISTINCT currency, true, 0 FROM favorite
     UNION ALL SELECT DISTINCT currency, true, 0 FROM variant`,
  );
  const counts = [rows.product, rows.price_change, rows.held_price].map((table) => table?.length);

  // The same numbers, but now in dollars: some cost less in euros than before.
  await importText(
    url,
    'Larkfield',
    [feedRow('SOLO', { price: '59.00 USD' }), feedRow('RDG-OLV-38', { price: '119.00 USD' })],
    {
      currency: 'EUR',
      yes: true,
    },
  );
  await noteNews(db, 1);

  expect(marked).toEqual([
    ...counts.map((count) => ({ currency: 'EUR', same: true, count })),
    { currency: 'EUR', same: true, count: 0 },
    { currency: 'EUR', same: true, count: 0 },
  ]);
  expect(
    await ask(url, "SELECT currency, quoted_cents::int AS quoted FROM product WHERE external_id = 'SOLO'"),
  ).toEqual([{ currency: 'USD', quoted: 5900 }]);
  expect(await ask(url, 'SELECT currency FROM favorite WHERE product_id IN (3, 7)')).toEqual([
    { currency: 'USD' },
    { currency: 'USD' },
  ]);
  for (const customer of rows.customer ?? []) {
    expect((await listNews(db, Number(customer.id))).filter(({ before }) => before !== null)).toEqual([]);
  }
});
