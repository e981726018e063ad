// cspell:ignore Czerwony
import { commandLine } from '@wearfolio/catalogue/audit';
import { publishDocument } from '@wearfolio/catalogue/content/publish-document';
import { setRate } from '@wearfolio/catalogue/prices/rates';
import { refreshPrices } from '@wearfolio/catalogue/prices/refresh-prices';
import { ask, feedRow, importText } from '@wearfolio/catalogue/testing/trial';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type AlertShop, openAlertShop } from '../favorites/testing/alert-shop.ts';
import { signInAs } from '../testing/sign-in.ts';

let alerts: AlertShop;
beforeAll(async () => {
  alerts = await openAlertShop();
});
afterEach(() => alerts.empty());
afterAll(() => alerts.close());

const countChanges = () => alerts.shop.db.priceChange.count();

describe('a store that quotes the currency of a market', () => {
  it('is reported there with the prices that it states', { tags: 'sweep' }, async () => {
    const { shop } = alerts;
    const ada = await signInAs(shop, 'Ada');
    await setRate(shop.url, 'PLN', 0.27, 'USD');
    const poland = { prefix: 'pl', country: 'PL', language: 'pl', currency: 'PLN', sizes: [], has_vat_note: false };
    await publishDocument(shop.url, commandLine, { key: 'markets', body: { markets: [poland] } });
    await alerts.stock({ a: { price: '99.99 PLN' } });
    const { storeId } = await shop.db.product.findFirstOrThrow();
    const rule = { storeId, country: 'PL', region: '', currency: 'PLN', feeCents: 1_499n };
    await shop.db.storeDelivery.create({ data: rule });
    await shop.db.customer.updateMany({ data: { market: 'pl' } });
    await alerts.stock({ a: { price: '99.99 PLN', stock: '7' } });
    await alerts.save(ada, 'a');

    const [mail] = await alerts.alertsAfterFeed({ a: { price: '79.97 PLN' } });

    expect(mail?.replace(/\s/g, ' ')).toMatch(/79,97 zł.*99,99 zł.*14,99 zł/);
    expect(mail).not.toContain('≈');
  });

  it('is compared there with the price that another one states, by the rule of the store', {
    tags: 'sweep',
  }, async () => {
    const { shop } = alerts;
    const bring = async (store: string, price: string, stock: string): Promise<void> => {
      const row = feedRow(`${store}-coat`, { title: 'Larkfield Harbor Coat', price, currency: 'PLN', stock });
      await importText(shop.url, store, [row], { yes: true });
      await shop.app.refreshCatalogue();
    };
    await ask(shop.url, "INSERT INTO shop_state (key, value) VALUES ('price_rule', 'store')");
    await bring('Larkfield', '94.99', '5');
    await bring('Northbound', '99.99', '5');
    for (const { id: storeId } of await shop.db.store.findMany({ where: { deliveries: { none: {} } } }))
      await shop.db.storeDelivery.create({
        data: { storeId, country: 'PL', region: '', currency: 'PLN', feeCents: 0n },
      });
    await bring('Larkfield', '94.99', '6');
    await bring('Northbound', '99.99', '6');
    const grace = await signInAs(shop, 'Grace');
    await shop.db.customer.updateMany({ data: { market: 'pl' } });
    await alerts.save(grace, 'Larkfield-coat');

    const [mail] = await alerts.alertsAfter(() => bring('Northbound', '79.97', '6'));
    await ask(shop.url, "DELETE FROM shop_state WHERE key = 'price_rule'");

    expect(mail?.replace(/\s/g, ' ')).toMatch(/, Czerwony 79,97 zł.*94,99 zł.*Northbound/);
    expect(mail).not.toContain('≈');
  });
});

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
    expect(ofDrop).toEqual([expect.stringContaining('$45, down from $50')]);
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
    expect(dropped).toEqual([expect.stringContaining('$50, down from $75')]);
  });
});
