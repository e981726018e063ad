import { commandLine } from '@wearfolio/catalogue/audit';
import { setRate } from '@wearfolio/catalogue/prices/rates';
import { refreshPrices } from '@wearfolio/catalogue/prices/refresh-prices';
import { refreshDelivery } from '@wearfolio/catalogue/publish/refresh-delivery';
import { changeDelivery } from '@wearfolio/catalogue/stores/delivery-rules';
import { feedRow, importText } from '@wearfolio/catalogue/testing/trial';
import request from 'supertest';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type SignedInCustomer, signInAs } from '../../testing/sign-in.ts';
import { type AlertShop, openAlertShop } from '../testing/alert-shop.ts';

let alerts: AlertShop;
beforeAll(async () => {
  alerts = await openAlertShop();
});
afterEach(() => alerts.empty());
afterAll(() => alerts.close());

const post = ({ headers }: SignedInCustomer, body: object) =>
  request(alerts.shop.app.server).post('/api/favorites/target').set(headers).send(body);

/** The favorite of the first product in its first color, or in the color with that name. */
const heartOf = async (color?: string) => {
  const { productId, colorId } = await alerts.shop.db.productColor.findFirstOrThrow({
    orderBy: { productId: 'asc' },
    ...(color && { where: { color: { name: color } } }),
  });
  return { product_id: productId, color_id: colorId };
};

/** Saves the one product and sets its target. */
const aim = async (customer: SignedInCustomer, price: number, more: object = {}) => {
  await alerts.save(customer, 'a');
  const { body } = await post(customer, { ...(await heartOf()), price, ...more }).expect(200);
  return body;
};

const otherStore = async (price: string, more: object = {}) => {
  await importText(alerts.shop.url, 'Brindle', [feedRow('b', { price, ...more })], { yes: true });
  await alerts.shop.app.refreshCatalogue();
};

const joinAll = () => alerts.shop.db.$executeRaw`
  UPDATE product SET cluster_id = (SELECT min(id) FROM product), clustered_at = clock_timestamp()
  WHERE cluster_id <> (SELECT min(id) FROM product)`;

describe('a target price', () => {
  it('is reported once when reached, and again only after the price was above it', async () => {
    const ada = await signInAs(alerts.shop, 'Ada');
    await alerts.stock({ a: { price: '150' } });
    const set = await aim(ada, 120);

    const above = await alerts.alertsAfterFeed({ a: { price: '130' } });
    const reached = await alerts.alertsAfterFeed({ a: { price: '119' } });
    await alerts.letADayPass();
    const lower = await alerts.alertsAfterFeed({ a: { price: '110' } });
    await alerts.letADayPass();
    const byRounding = [
      await alerts.alertsAfterFeed({ a: { price: '120.01' } }),
      await alerts.alertsAfterFeed({ a: { price: '119' } }),
      await alerts.alertsAfterFeed({ a: { price: '121' } }),
    ];
    const again = await alerts.alertsAfterFeed({ a: { price: '120' } });

    expect(set.message).toBe('We’ll e-mail you when it costs $120 or less.');
    expect(above).toEqual([]);
    expect(reached).toEqual([
      expect.stringMatching(/^Your target price has been reached\n.*\$119, at Larkfield, Target price: \$120/s),
    ]);
    expect([lower, byRounding.flat()]).toEqual([[], []]);
    expect(again).toHaveLength(1);
  });

  it('is reported in the reply, without a mail, when it is already reached', async () => {
    const ada = await signInAs(alerts.shop, 'Ada');
    await alerts.stock({ a: { price: '99' } });
    const { message, data } = await aim(ada, 120);
    const mails = await alerts.alertsAfterFeed({ a: { price: '98' } });

    expect(message).toBe('Good news: it already costs $99 at Larkfield.');
    expect(data).toMatchObject({
      target: { price: 120, size_id: null, with_delivery: false },
      reached: { store_name: 'Larkfield', price: 99 },
    });
    expect(mails).toEqual([]);
  });

  it('can be compared with the price with delivery', async () => {
    const ada = await signInAs(alerts.shop, 'Ada');
    await alerts.stock({ a: { price: '150' } });
    await changeDelivery(alerts.shop.url, commandLine, 'Larkfield', [{ place: 'US', fee: '5' }]);
    const set = await aim(ada, 120, { with_delivery: true });

    const above = await alerts.alertsAfterFeed({ a: { price: '118' } });
    const reached = await alerts.alertsAfterFeed({ a: { price: '115' } });

    expect(set.message).toBe('We’ll e-mail you when it costs $120 or less with delivery.');
    expect(above).toEqual([]);
    expect(reached).toEqual([expect.stringMatching(/\$120, at Larkfield, Target price with delivery: \$120/)]);
    await changeDelivery(alerts.shop.url, commandLine, 'Larkfield', [{ place: 'US', fee: '' }]);
  });

  it('with delivery is reached and left by what the store asks for delivery', async () => {
    const ada = await signInAs(alerts.shop, 'Ada');
    const bill = await signInAs(alerts.shop, 'Bill');
    const charge = async (fee: string): Promise<void> => {
      await changeDelivery(alerts.shop.url, commandLine, 'Larkfield', [{ place: 'US', fee }]);
      await refreshDelivery(alerts.shop.url, AbortSignal.timeout(20_000));
    };
    await alerts.stock({ a: { price: '118' } });
    // The first run only remembers products.
    await alerts.alertsAfter(() => charge('5'));
    await aim(ada, 120, { with_delivery: true });
    await aim(bill, 117);

    const cheaper = await alerts.alertsAfter(() => charge('2'));
    const same = await alerts.alertsAfter(() => charge('1'));
    await alerts.alertsAfter(() => charge('6'));
    await alerts.letADayPass();
    const again = await alerts.alertsAfter(() => charge('2'));

    expect(cheaper).toEqual([expect.stringMatching(/\$120, at Larkfield, Target price with delivery: \$120/)]);
    expect(same).toEqual([]);
    expect(again).toHaveLength(1);
    await charge('');
  });

  it("is not reached by an exchange rate, another store's first import, a join or a split", {
    tags: 'sweep',
  }, async () => {
    const { shop } = alerts;
    const ada = await signInAs(shop, 'Ada');
    await setRate(shop.url, 'AED', 0.25, 'USD');
    await alerts.stock({ a: { price: '600.00 AED' } });
    await aim(ada, 120);

    const ofRate = await alerts.alertsAfter(async () => {
      await setRate(shop.url, 'AED', 0.1, 'USD');
      await refreshPrices(shop.url, 'USD', AbortSignal.timeout(20_000));
      await alerts.stock({ a: { price: '600.00 AED', stock: '4' } });
      await setRate(shop.url, 'AED', 0.25, 'USD');
      await refreshPrices(shop.url, 'USD', AbortSignal.timeout(20_000));
    });
    const ofFirst = await alerts.alertsAfter(() => otherStore('50'));
    const ofJoin = await alerts.alertsAfter(async () => {
      await otherStore('45');
      await joinAll();
    });
    const ofOther = await alerts.alertsAfter(() => otherStore('40'));
    const ofSplit = await alerts.alertsAfter(async () => {
      await shop.db.$executeRaw`UPDATE product SET cluster_id = id, clustered_at = clock_timestamp()`;
    });

    expect([ofRate, ofFirst, ofJoin, ofSplit]).toEqual([[], [], [], []]);
    expect(ofOther).toEqual([expect.stringContaining('$40, at Brindle')]);
  });

  it('applies to its color, and to its size if it has one', async () => {
    const ada = await signInAs(alerts.shop, 'Ada');
    const rows = (price: string, stock: string) => [
      feedRow('s', { title: 'Larkfield Coat', group_id: 'coat', color: 'Red', size: 'S', price, stock }),
      feedRow('m', { title: 'Larkfield Coat', group_id: 'coat', color: 'Red', size: 'M', price, stock: '3' }),
    ];
    const bring = async (price: string, stock: string) => {
      await importText(alerts.shop.url, 'Larkfield', rows(price, stock), { yes: true });
      await alerts.shop.app.refreshCatalogue();
    };
    // The first run only remembers prices.
    await alerts.alertsAfter(() => bring('150', '0'));
    await alerts.saveIn(ada, 'Red');
    const { id } = await alerts.shop.db.size.findFirstOrThrow({ where: { attributeValue: 'S' } });
    await post(ada, { ...(await heartOf()), price: 120, size_id: id }).expect(200);

    const soldOut = await alerts.alertsAfter(() => bring('110', '0'));
    const inSize = await alerts.alertsAfter(() => bring('105', '2'));
    const [entry] = (await alerts.listOf(ada)).favProducts;

    expect(soldOut).toEqual([]);
    expect(inSize).toEqual([expect.stringContaining('Target price: $120, size S')]);
    expect(entry.target).toEqual({ price: 120, size_id: id, size_name: 'S', with_delivery: false });
  });

  it('replaces mails about any lower price, and is removed with the favorite', { tags: 'sweep' }, async () => {
    const ada = await signInAs(alerts.shop, 'Ada');
    await alerts.stock({ a: { price: '150' } });
    await aim(ada, 120);
    const lower = await alerts.alertsAfterFeed({ a: { price: '140' } });
    await post(ada, { ...(await heartOf()), price: null }).expect(200);
    const off = await alerts.alertsAfterFeed({ a: { price: '130' } });
    await alerts.shop.db.favorite.deleteMany();

    expect(lower).toEqual([]);
    expect(off).toEqual([expect.stringContaining('$130, down from $150')]);
    expect(await alerts.shop.db.priceTarget.count()).toBe(0);
  });

  it('is refused for a product that is not saved, and for an invalid price', async () => {
    const ada = await signInAs(alerts.shop, 'Ada');
    await alerts.stock({ a: { price: '150' } });
    const heart = await heartOf();
    const unsaved = await post(ada, { ...heart, price: 10 });
    await alerts.save(ada, 'a');
    const refused = await Promise.all([0, -1, 1.005, 1e9, '10'].map((price) => post(ada, { ...heart, price })));
    const foreign = await post(await signInAs(alerts.shop, 'Bob'), { ...heart, price: 10 });

    expect(unsaved.status).toBe(404);
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
    expect(foreign.status).toBe(404);
  });

  it('waits six hours after the last urgent mail, but not after a daily one', { tags: 'sweep' }, async () => {
    const ada = await signInAs(alerts.shop, 'Ada');
    await alerts.stock({ a: { price: '150' }, c: { price: '60' }, d: { price: '90' } });
    await alerts.save(ada, 'd');
    const daily = await alerts.alertsAfterFeed({ a: { price: '150' }, c: { price: '60' }, d: { price: '80' } });
    await aim(ada, 120);
    const urgent = await alerts.alertsAfterFeed({ a: { price: '119' }, c: { price: '60' }, d: { price: '80' } });
    await alerts.save(ada, 'c');
    const { id, colors } = await alerts.shop.db.product.findFirstOrThrow({
      where: { externalId: 'c' },
      select: { id: true, colors: true },
    });
    await post(ada, { product_id: id, color_id: colors[0]?.colorId, price: 50 }).expect(200);
    const tooEarly = await alerts.alertsAfterFeed({ a: { price: '119' }, c: { price: '49' }, d: { price: '80' } });
    await alerts.letADayPass();
    await alerts.tell();

    expect([daily.length, urgent.length, tooEarly.length]).toEqual([1, 1, 0]);
    expect(alerts.sink.received).toHaveLength(1);
    expect(alerts.sink.received[0]?.headers).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ key: 'list-unsubscribe-post', value: 'List-Unsubscribe=One-Click' }),
      ]),
    );
  });
});
