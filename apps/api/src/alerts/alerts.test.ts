import { decidePrices } from '@wearfolio/catalogue/prices/held-prices';
import { thinHistory } from '@wearfolio/catalogue/prices/thin-history';
import { ask, feedRow, importText } from '@wearfolio/catalogue/testing/trial';
import { addJob } from '@wearfolio/database/jobs';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type AlertShop, openAlertShop } from '../favorites/testing/alert-shop.ts';
import { signInAs } from '../testing/sign-in.ts';
import { startWorker } from '../worker/start-worker.ts';
import { doJobs, listJobs, makeJobsDue, taskContext } from '../worker/testing/run-jobs.ts';

let alerts: AlertShop;
beforeAll(async () => {
  alerts = await openAlertShop();
});
afterEach(() => alerts.empty());
afterAll(() => alerts.close());

describe('alerts', () => {
  // More favorites than one statement reads, and more customers than one batch of mails.
  it('send each of 60 customers one mail about 300 lower prices of an import', {
    tags: 'sweep',
    timeout: 400_000,
  }, async () => {
    const ids = Array.from({ length: 300 }, (_, at) => `p${at}`);
    const feed = (cents: (at: number) => number) =>
      alerts.stock(Object.fromEntries(ids.map((id, at) => [id, { price: (cents(at) / 100).toFixed(2) }])));
    await feed((at) => 5000 + at);
    const customers = await alerts.shop.db.customer.createManyAndReturn({
      data: Array.from({ length: 60 }, (_, at) => ({
        firstName: 'Ada',
        lastName: 'Test',
        email: `ada-${at}@alerts.shop.test`,
        wantsAlerts: true,
        verifiedAt: new Date(),
      })),
      select: { id: true, email: true },
    });
    const products = await alerts.shop.db.product.findMany({
      orderBy: { id: 'asc' },
      select: { id: true, externalId: true, priceCents: true, colors: { select: { colorId: true } } },
    });
    // Ten for each customer: every product is in two lists.
    const saved = customers.flatMap(({ id: customerId }, at) =>
      Array.from({ length: 10 }, (_, index) => products[(at * 5 + index) % 300]).flatMap((product) =>
        product
          ? [
              {
                customerId,
                productId: product.id,
                colorId: product.colors[0]?.colorId ?? 0,
                priceCents: product.priceCents,
              },
            ]
          : [],
      ),
    );
    await alerts.shop.db.favorite.createMany({ data: saved });

    await feed((at) => 4000 + at);
    const worker = startWorker({
      databaseUrl: alerts.shop.url,
      context: taskContext(alerts.shop, alerts.sink.url),
      canMail: true,
    });
    await expect.poll(async () => await listJobs(alerts.shop), { timeout: 60_000, interval: 200 }).toEqual([]);
    await worker.stop();

    expect(alerts.sink.received).toHaveLength(60);
    const changes = await alerts.shop.db.priceChange.findMany({ orderBy: { id: 'asc' } });
    const amounts = (productId: number) =>
      changes.filter((change) => change.productId === productId).map(({ priceCents }) => (priceCents ?? 0) / 100);
    for (const customer of customers) {
      const [mail, ...more] = alerts.sink.to(customer.email);
      const reported = [
        ...(mail?.text ?? '').matchAll(/^\$([\d.]+), down from \$([\d.]+)\nhttps:\/\/shop\.test\/product\/(\d+)\//gm),
      ];
      const expected = saved.filter(({ customerId }) => customerId === customer.id).map(({ productId }) => productId);

      expect(more).toEqual([]);
      expect(mail?.recipients).toEqual([customer.email]);
      expect(reported.map(([, , , id]) => Number(id)).sort((one, other) => one - other)).toEqual(
        expected.sort((one, other) => one - other),
      );
      for (const [, now, before, id] of reported) {
        expect([Number(before), Number(now)]).toEqual(amounts(Number(id)));
      }
    }

    alerts.sink.received.length = 0;
    await feed((at) => 4000 + at);
    const [store] = await alerts.shop.db.store.findMany();
    await addJob(alerts.shop.db, 'find-alerts', { storeId: store?.id ?? 0 });
    await alerts.tell();
    await alerts.letADayPass();
    await alerts.tell();

    expect(alerts.sink.received).toEqual([]);
    expect(await listJobs(alerts.shop)).toEqual([]);
  });

  it('says how many favorites fell when a mail has no room for all of them', { tags: 'sweep' }, async () => {
    const ada = await signInAs(alerts.shop, 'Ada');
    const ids = Array.from({ length: 250 }, (_, at) => `p${at}`);
    const at = (price: string) => Object.fromEntries(ids.map((id) => [id, { price }]));
    await alerts.stock(at('50'));
    const colors = await alerts.shop.db.productColor.findMany({ select: { productId: true, colorId: true } });
    await alerts.shop.db.favorite.createMany({
      data: colors.map((saved) => ({ ...saved, customerId: ada.id, priceCents: 5000 })),
    });

    const mails = await alerts.alertsAfterFeed(at('40'));
    await alerts.letADayPass();
    await alerts.tell();

    expect(mails).toHaveLength(1);
    expect(alerts.sink.received).toHaveLength(1);
    expect(alerts.sink.received[0]?.subject).toBe('Updates on 250 favorites');
    expect(mails[0]?.match(/down from \$50/g)).toHaveLength(100);
    expect(mails[0]).toContain('These are 100 of 250. See all your favorites:\nhttps://shop.test/my-favourite');

    const favorites = await alerts.shop.db.favorite.findMany({ where: { customerId: ada.id }, select: { id: true } });
    await alerts.shop.db.priceTarget.createMany({
      data: favorites.map(({ id }) => ({ favoriteId: id, priceCents: 3500 })),
    });
    alerts.sink.received.length = 0;
    const targets = await alerts.alertsAfterFeed(at('30'));
    await alerts.letADayPass();
    await alerts.tell();

    expect(alerts.sink.received.map(({ subject }) => subject)).toEqual([
      'Your target price has been reached for 250 favorites',
    ]);
    expect(targets.at(-1)?.match(/Target price: \$35/g)).toHaveLength(100);
    expect(targets.at(-1)).toContain('These are 100 of 250. See all your favorites:');
  });

  it('collect news of one day in the next mail, with the prices at that time', { tags: 'sweep' }, async () => {
    const ada = await signInAs(alerts.shop, 'Ada');
    await alerts.stock({ a: { price: '50' }, b: { price: '60' }, c: { price: '70' } });
    await alerts.save(ada, 'a', 'b', 'c');

    const first = await alerts.alertsAfterFeed({ a: { price: '45' }, b: { price: '60' }, c: { price: '70' } });
    const second = await alerts.alertsAfterFeed({ a: { price: '45' }, b: { price: '55' }, c: { price: '65' } });
    const third = await alerts.alertsAfterFeed({ a: { price: '40' }, b: { price: '52' }, c: { price: '71' } });
    await makeJobsDue(alerts.shop);
    await alerts.tell();
    const tooEarly = alerts.sink.received.length;
    await alerts.letADayPass();
    await alerts.tell();

    expect(first).toHaveLength(1);
    expect(first[0]).toContain('$45, down from $50');
    expect([second, third, tooEarly]).toEqual([[], [], 0]);
    expect(alerts.sink.received).toHaveLength(1);
    const reported = [...(alerts.sink.received[0]?.text ?? '').matchAll(/^\$.*$/gm)].map(([line]) => line);
    expect(reported).toEqual(['$40, down from $50', '$52, down from $60']);
  });

  it('report no rise and no cut to a price of the last 30 days, but report a price below those', {
    tags: 'sweep',
  }, async () => {
    const ada = await signInAs(alerts.shop, 'Ada');
    await alerts.stock({ a: { price: '50' }, b: { price: '20' } });
    await alerts.save(ada, 'a', 'b');
    await alerts.alertsAfterFeed({ a: { price: '50' }, b: { price: '19' } });

    await alerts.alertsAfterFeed({ a: { price: '30' }, b: { price: '19' } });
    await alerts.alertsAfterFeed({ a: { price: '51' }, b: { price: '19' } });
    await alerts.letADayPass();
    await alerts.tell();
    const rose = alerts.sink.received.length;
    const cut = await alerts.alertsAfterFeed({ a: { price: '40' }, b: { price: '19' } });
    const fell = await alerts.alertsAfterFeed({ a: { price: '29' }, b: { price: '19' } });

    expect([rose, cut]).toEqual([0, []]);
    expect(fell).toHaveLength(1);
    expect(fell[0]).toContain('$29, down from $30');
  });

  it('skip products that were merged, and report the product they became when its price falls', {
    tags: 'sweep',
  }, async () => {
    const ada = await signInAs(alerts.shop, 'Ada');
    const bring = async (a: string, b: string, c: string, group_id = '') => {
      const rows = [
        feedRow('a', { price: a, group_id }),
        feedRow('b', { price: b, group_id, color: 'Blue' }),
        feedRow('c', { price: c }),
      ];
      await importText(alerts.shop.url, 'Larkfield', rows);
    };
    await bring('50', '50', '50');
    await alerts.save(ada, 'a');
    await alerts.alertsAfter(() => bring('50', '30', '50'));

    // Another price falls, so that the store's favorites are read.
    const merged = await alerts.alertsAfter(() => bring('50', '30', '40', 'g'));
    const fell = await alerts.alertsAfter(() => bring('50', '25', '40', 'g'));

    expect(merged).toEqual([]);
    expect(fell).toHaveLength(1);
    expect(fell[0]).toContain('$25, down from $50');
  });

  it('skip a held price until staff accept it', async () => {
    const ada = await signInAs(alerts.shop, 'Ada');
    await alerts.stock({ a: { price: '50' }, b: { price: '50' } });
    await alerts.save(ada, 'a', 'b');

    const held = await alerts.alertsAfterFeed({ a: { price: '5' }, b: { price: '6', stock: '4' } });
    const [product] = await ask<{ id: number }>(alerts.shop.url, "SELECT id FROM product WHERE external_id = 'b'");
    await decidePrices(alerts.shop.url, 'reject', { products: [product?.id ?? 0] });
    await alerts.tell();
    const rejected = alerts.sink.received.length;
    await decidePrices(alerts.shop.url, 'accept', { store: 'Larkfield' });
    await alerts.tell();

    expect([held, rejected]).toEqual([[], 0]);
    expect(alerts.sink.received).toHaveLength(1);
    expect([...(alerts.sink.received[0]?.text ?? '').matchAll(/^\$.*$/gm)].map(([line]) => line)).toEqual([
      '$5, down from $50',
    ]);
  });

  it('report only prices below the last one mailed, with the price before the reduction', {
    tags: 'sweep',
  }, async () => {
    const ada = await signInAs(alerts.shop, 'Ada');
    await alerts.stock({ a: { price: '50' } });
    await alerts.save(ada, 'a');
    await alerts.alertsAfterFeed({ a: { price: '40' } });
    await alerts.letADayPass();

    const rose = await alerts.alertsAfterFeed({ a: { price: '45' } });
    const same = await alerts.alertsAfterFeed({ a: { price: '40' } });
    const lower = await alerts.alertsAfterFeed({ a: { price: '39' } });

    expect([rose, same]).toEqual([[], []]);
    expect(lower[0]).toContain('$39, down from $50');
  });

  it('compare with the last price mailed when PRICE_RULE is store', { tags: 'sweep' }, async () => {
    const ada = await signInAs(alerts.shop, 'Ada');
    await ask(alerts.shop.url, "INSERT INTO shop_state (key, value) VALUES ('price_rule', 'store')");
    await alerts.stock({ a: { price: '50' } });
    await alerts.save(ada, 'a');
    await alerts.alertsAfterFeed({ a: { price: '30' } });
    await alerts.letADayPass();
    await alerts.alertsAfterFeed({ a: { price: '51' } });
    const lower = await alerts.alertsAfterFeed({ a: { price: '29' } });
    await ask(alerts.shop.url, "DELETE FROM shop_state WHERE key = 'price_rule'");

    expect(lower[0]).toContain('$29, down from $30');
  });

  it('report nothing again after old prices were thinned out', { tags: 'sweep' }, async () => {
    const ada = await signInAs(alerts.shop, 'Ada');
    await alerts.stock({ a: { price: '50' } });
    await alerts.save(ada, 'a');
    const first = await alerts.alertsAfterFeed({ a: { price: '40' } });
    await alerts.stock({ a: { price: '39' } });
    await alerts.stock({ a: { price: '60' } });
    await alerts.letADayPass(500 * 24);
    // All in one week. Its lowest and last prices stay.
    await ask(
      alerts.shop.url,
      `UPDATE price_change SET changed_at = date_trunc('week', changed_at, 'UTC') + (id - (SELECT min(id) FROM price_change)) * interval '1 hour'`,
    );
    const removed = await thinHistory(alerts.shop.url, AbortSignal.timeout(30_000));

    const second = await alerts.alertsAfterFeed({ a: { price: '45' } });
    const third = await alerts.alertsAfterFeed({ a: { price: '38' } });

    expect(first).toHaveLength(1);
    expect(removed).toBe(2);
    expect(second).toEqual([]);
    expect(third).toHaveLength(1);
    expect(third[0]).toContain('$38, down from $60');
  });

  it('go to no customer who is unverified, has alerts off, or removed the product', async () => {
    const unverified = await signInAs(alerts.shop, 'Ada', { isVerified: false });
    const [silent, gone, left] = [
      await signInAs(alerts.shop, 'Bob'),
      await signInAs(alerts.shop, 'Carol'),
      await signInAs(alerts.shop, 'Dan'),
    ];
    await alerts.stock({ a: { price: '50' } });
    for (const customer of [unverified, silent, gone, left]) await alerts.save(customer, 'a');
    await alerts.shop.db.customer.update({ where: { id: silent.id }, data: { wantsAlerts: false } });
    await alerts.shop.db.favorite.deleteMany({ where: { customerId: gone.id } });
    await alerts.stock({ a: { price: '40' } });
    await doJobs(alerts.shop, 'smtp://127.0.0.1:9');
    await alerts.shop.db.customer.delete({ where: { id: left.id } });
    await makeJobsDue(alerts.shop);
    await alerts.tell();

    expect(alerts.sink.received).toEqual([]);
    expect(await listJobs(alerts.shop)).toEqual([]);
  });

  it('arrive once, later, when the mail server was down', async () => {
    const ada = await signInAs(alerts.shop, 'Ada');
    await alerts.stock({ a: { price: '50' } });
    await alerts.save(ada, 'a');
    alerts.sink.mode = 'busy';
    await alerts.stock({ a: { price: '40' } });
    await alerts.tell();
    alerts.sink.mode = 'accept';
    await makeJobsDue(alerts.shop);
    await alerts.tell();
    await makeJobsDue(alerts.shop);
    await alerts.tell();

    expect(alerts.sink.to(ada.email)).toHaveLength(1);
    expect(await alerts.shop.db.mailToken.count({ where: { purpose: 'alerts-off' } })).toBe(1);
  });

  it('show the saved color, and link to the product in that color', async () => {
    const ada = await signInAs(alerts.shop, 'Ada');
    await alerts.stockColors({ Red: { price: '50' }, Navy: { price: '50' } });
    const navy = await alerts.saveIn(ada, 'Navy');
    await alerts.stockColors({ Red: { price: '40' }, Navy: { price: '40' } });
    await alerts.tell();
    const [mail] = alerts.sink.received;
    const { id, slug } = await alerts.shop.db.product.findFirstOrThrow({ select: { id: true, slug: true } });
    const href = `https://shop.test/product/${id}/${slug}?color=${navy.color_id}&offer=${id}`;

    expect(mail?.subject).toBe('Update on a favorite');
    expect(mail?.html).toContain('https://img.larkfield.example/Navy.jpg');
    expect(mail?.html).toContain(`"${href.replace('&', '&amp;')}"`);
    expect(mail?.text).toContain(`, Navy\n$40, down from $50\n${href}\n`);
  });
});
