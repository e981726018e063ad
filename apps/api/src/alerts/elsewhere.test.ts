import { ask, feedRow, importText } from '@wearfolio/catalogue/testing/trial';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type AlertShop, openAlertShop } from '../favorites/testing/alert-shop.ts';
import { press } from '../favorites/testing/favorites-shop.ts';
import { signInAs } from '../testing/sign-in.ts';

type Item = { price?: string; stock?: string; color?: string; size?: string };

let alerts: AlertShop;
beforeAll(async () => {
  alerts = await openAlertShop();
});
afterEach(async () => {
  await alerts.shop.db
    .$executeRaw`TRUNCATE match_pending, offer_evidence, match_state, match_block, match_candidate, match_decision`;
  await alerts.empty();
});
afterAll(() => alerts.close());

/** Imports one coat into a store. Its name makes it the same product as in other stores. */
const bring = async (store: string, item: Item): Promise<void> => {
  const row = feedRow(`${store}-coat`, { title: 'Larkfield Harbor Coat', stock: '5', ...item });
  await importText(alerts.shop.url, store, [row], { yes: true });
  await alerts.shop.app.refreshCatalogue();
};

const clusters = async (): Promise<number> => {
  const rows = await ask<{ cluster_id: number }>(alerts.shop.url, 'SELECT DISTINCT cluster_id FROM product');
  return rows.length;
};

const pricesIn = (mails: readonly string[]): string[] =>
  mails.flatMap((text) => [...text.matchAll(/^(?:\$|back in stock).*$/gm)].map(([line]) => line));

describe('alerts of a product sold by several stores', () => {
  const saveIn = async (name: string, store: string) => {
    const customer = await signInAs(alerts.shop, name);
    await alerts.save(customer, `${store}-coat`);
    return customer;
  };

  it('report a lower price in another store, and name the store', async () => {
    await bring('Larkfield', { price: '50' });
    await bring('Northbound', { price: '60' });
    expect(await clusters()).toBe(1);
    await saveIn('Ada', 'Larkfield');

    const dearer = await alerts.alertsAfter(() => bring('Northbound', { price: '55' }));
    const cheaper = await alerts.alertsAfter(() => bring('Northbound', { price: '40' }));
    await alerts.letADayPass();
    const again = await alerts.alertsAfter(() => bring('Northbound', { price: '40', stock: '4' }));
    const lower = await alerts.alertsAfter(() => bring('Northbound', { price: '39' }));

    expect([dearer, again]).toEqual([[], []]);
    expect(pricesIn(cheaper)).toEqual(['$40, down from $60, at Northbound']);
    expect(pricesIn(lower)).toEqual(['$39, down from $60, at Northbound']);
  });

  it('do not report a join, a split, or the first feed of a store', { tags: 'sweep' }, async () => {
    await bring('Larkfield', { price: '50' });
    await saveIn('Ada', 'Larkfield');

    const first = await alerts.alertsAfter(() => bring('Northbound', { price: '30' }));
    expect(await clusters()).toBe(1);
    await alerts.letADayPass();
    await alerts.tell();
    const saved = await ask(alerts.shop.url, 'SELECT product_id, color_id FROM favorite');

    expect([first, alerts.sink.received]).toEqual([[], []]);
    expect(saved).toHaveLength(1);
  });

  it('report once that another store has it again while the saved store does not', { tags: 'sweep' }, async () => {
    await bring('Larkfield', { price: '50', stock: '0' });
    await bring('Northbound', { price: '60', stock: '0' });
    await saveIn('Ada', 'Larkfield');

    const back = await alerts.alertsAfter(() => bring('Northbound', { price: '60', stock: '3' }));
    await alerts.letADayPass();
    const more = await alerts.alertsAfter(() => bring('Northbound', { price: '60', stock: '2' }));

    expect(pricesIn(back)).toEqual(['$60, back in stock, at Northbound']);
    expect(more).toEqual([]);
  });

  it('report the wanted size at another store, and ignore prices of other sizes', { tags: 'sweep' }, async () => {
    await bring('Larkfield', { price: '50', size: 'S', stock: '0' });
    await bring('Northbound', { price: '60', size: 'M' });
    expect(await clusters()).toBe(1);
    const ada = await saveIn('Ada', 'Larkfield');
    const { productId, colorId } = await alerts.shop.db.favorite.findFirstOrThrow();
    const size = await alerts.shop.db.size.findFirstOrThrow({ where: { attributeValue: 'S' } });
    const heart = { product_id: productId, color_id: colorId, size_id: size.id };
    await press(alerts.shop, ada, heart).expect(200);

    const medium = await alerts.alertsAfter(() => bring('Northbound', { price: '40', size: 'M' }));
    const small = await alerts.alertsAfter(() => bring('Northbound', { price: '60', size: 'S', stock: '3' }));
    await alerts.letADayPass();
    const last = await alerts.alertsAfter(() => bring('Northbound', { price: '60', size: 'S', stock: '1' }));
    await alerts.letADayPass();
    const same = await alerts.alertsAfter(() => bring('Northbound', { price: '60', size: 'S', stock: '1' }));

    expect([medium, same]).toEqual([[], []]);
    expect(small[0]).toContain('$60, back in your size, at Northbound');
    expect(last[0]).toContain('$60, last one in your size, at Northbound');
  });

  it('report two stores in one mail window once, at the lower price', { tags: 'sweep' }, async () => {
    await bring('Larkfield', { price: '50' });
    await bring('Northbound', { price: '60' });
    await bring('Westmoor', { price: '70' });
    await saveIn('Ada', 'Larkfield');

    const both = await alerts.alertsAfter(async () => {
      await bring('Northbound', { price: '45' });
      await bring('Westmoor', { price: '44' });
    });
    await alerts.letADayPass();
    await alerts.tell();

    expect(pricesIn(both)).toEqual(['$44, down from $70, at Westmoor']);
    expect(alerts.sink.received).toHaveLength(1);
  });

  it('report a product saved at two stores once', { tags: 'sweep' }, async () => {
    await bring('Larkfield', { price: '50' });
    await bring('Northbound', { price: '60' });
    const ada = await saveIn('Ada', 'Larkfield');
    await alerts.save(ada, 'Northbound-coat');

    const both = await alerts.alertsAfter(async () => {
      await bring('Northbound', { price: '45' });
      await bring('Larkfield', { price: '42' });
    });

    expect(pricesIn(both)).toEqual(['$42, down from $50']);
  });

  it('match the list, which shows where it is cheaper, or which stores still have it', async () => {
    await bring('Larkfield', { price: '50' });
    await bring('Northbound', { price: '40' });
    await bring('Westmoor', { price: '45' });
    const ada = await saveIn('Ada', 'Larkfield');

    const cheaper = await alerts.listOf(ada);
    await bring('Larkfield', { price: '50', stock: '0' });
    const soldOut = await alerts.listOf(ada);

    const elsewhere = { stores: 2, store_name: 'Northbound', price: 40 };
    expect(cheaper.favProducts).toMatchObject([{ productDetail: { price: 50 }, stock_label: null, elsewhere }]);
    expect(soldOut.favProducts).toMatchObject([{ stock_label: 'sold_out', elsewhere }]);
    expect(soldOut.counts).toMatchObject({ all_Items: 1, soldout: 1 });
  });

  it('ignore other colors, and prices that were lower before it was saved', { tags: 'sweep' }, async () => {
    await bring('Larkfield', { price: '50', color: 'Red' });
    await bring('Northbound', { price: '60', color: 'Navy' });
    await saveIn('Ada', 'Larkfield');

    const navy = await alerts.alertsAfter(() => bring('Northbound', { price: '40', color: 'Navy' }));

    expect(await clusters()).toBe(1);
    expect(navy).toEqual([]);
  });
});
