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

describe('back-in-stock alerts', () => {
  it('report once that a product is back, and nothing while it is sold out', async () => {
    const ada = await signInAs(alerts.shop, 'Ada');
    await alerts.stock({ a: { price: '50' }, b: {} });
    await alerts.save(ada, 'a');

    const soldOut = await alerts.alertsAfterFeed({ a: { price: '45', stock: '0' }, b: {} });
    const back = await alerts.alertsAfterFeed({ a: { price: '45', stock: '4' }, b: {} });
    await alerts.letADayPass();
    const sold = await alerts.alertsAfterFeed({ a: { price: '45', stock: '3' }, b: {} });
    const gone = await alerts.alertsAfterFeed({ b: {} });
    const again = await alerts.alertsAfterFeed({ a: { price: '45', stock: '3' }, b: {} });

    expect([soldOut, sold, gone]).toEqual([[], [], []]);
    expect(back).toHaveLength(1);
    expect(back[0]).toContain('$45, down from $50, back in stock');
    expect(again).toHaveLength(1);
    expect(again[0]).toMatch(/^\$45, back in stock$/m);
  });

  it('J4: work when a product leaves its feed and returns', async () => {
    const ada = await signInAs(alerts.shop, 'Ada');
    await alerts.stock({ a: {}, b: {} });
    await alerts.save(ada, 'a');
    const list = () => alerts.listOf(ada);
    const before = await list();

    await alerts.stock({ b: {} });
    const vanished = await list();
    await alerts.stock({ a: {}, b: {} });
    const returned = await list();

    expect(before.favProducts).toMatchObject([{ stock_label: null }]);
    expect(vanished.favProducts).toMatchObject([{ stock_label: 'sold_out' }]);
    expect(vanished.counts).toMatchObject({ all_Items: 1, soldout: 1 });
    expect(returned.favProducts).toMatchObject([{ stock_label: 'back_in_stock' }]);
    expect(returned.favProducts[0].saved_at).toBe(before.favProducts[0].saved_at);
  });

  it('report the saved color, not another color', async () => {
    const ada = await signInAs(alerts.shop, 'Ada');
    await alerts.stockColors({ Red: { stock: '0' }, Navy: { stock: '0' } });
    const navy = await alerts.saveIn(ada, 'Navy');
    const list = () => alerts.listOf(ada);

    const soldOut = await list();
    const inRed = await alerts.alertsAfterColors({ Red: { stock: '4' }, Navy: { stock: '0' } });
    const stillSoldOut = await list();
    const inNavy = await alerts.alertsAfterColors({ Red: { stock: '4' }, Navy: { stock: '5' } });
    const back = await list();

    for (const reply of [soldOut, stillSoldOut]) {
      expect(reply.favProducts).toMatchObject([{ color_id: navy.color_id, stock_label: 'sold_out' }]);
      expect(reply.counts).toMatchObject({ all_Items: 1, backinstock: 0, soldout: 1, lowstock: 0 });
    }
    expect(inRed).toEqual([]);
    expect(inNavy).toHaveLength(1);
    expect(inNavy[0]).toContain(', Navy\n$59, back in stock');
    expect(back.favProducts).toMatchObject([{ stock_label: 'back_in_stock' }]);
    expect(back.counts).toMatchObject({ backinstock: 1, soldout: 0 });
  });

  it('report the saved color once, even when the total stock stays the same', {
    tags: 'sweep',
  }, async () => {
    const ada = await signInAs(alerts.shop, 'Ada');
    await alerts.stockColors({ Red: { stock: '5' }, Navy: { stock: '2' } });
    await alerts.saveIn(ada, 'Navy');
    const list = () => alerts.listOf(ada);

    const soldOut = await alerts.alertsAfterColors({ Red: { stock: '7' }, Navy: { stock: '0' } });
    const back = await alerts.alertsAfterColors({ Red: { stock: '2' }, Navy: { stock: '5' } });
    const shown = await list();
    const same = await alerts.alertsAfterColors({ Red: { stock: '2' }, Navy: { stock: '5' } });
    await alerts.letADayPass();
    const sold = await alerts.alertsAfterColors({ Red: { stock: '1' }, Navy: { stock: '4' } });
    const soldOutAgain = await alerts.alertsAfterColors({ Red: { stock: '5' }, Navy: { stock: '0' } });
    const again = await alerts.alertsAfterColors({ Red: { stock: '0' }, Navy: { stock: '5' } });

    expect([soldOut, same, sold, soldOutAgain]).toEqual([[], [], [], []]);
    for (const mails of [back, again]) {
      expect(mails).toHaveLength(1);
      expect(mails[0]).toContain(', Navy\n$59, back in stock');
    }
    expect(shown.favProducts).toMatchObject([{ stock_label: 'back_in_stock' }]);
    expect(shown.counts).toMatchObject({ all_Items: 1, backinstock: 1, soldout: 0 });
  });

  it('report a color that had left the feed', { tags: 'sweep' }, async () => {
    const ada = await signInAs(alerts.shop, 'Ada');
    await alerts.stockColors({ Red: {}, Navy: {} });
    await alerts.saveIn(ada, 'Navy');

    const left = await alerts.alertsAfterColors({ Red: {} });
    const back = await alerts.alertsAfterColors({ Red: {}, Navy: {} });

    expect(left).toEqual([]);
    expect(back).toHaveLength(1);
    expect(back[0]).toContain(', Navy\n$59, back in stock');
  });

  it('for a favorite without a color, report its first known color, not another one', {
    tags: 'sweep',
  }, async () => {
    const ada = await signInAs(alerts.shop, 'Ada');
    await alerts.stockColors({ Plain: { color: '' } });
    await alerts.saveIn(ada, 'Unspecified');
    const list = () => alerts.listOf(ada);

    const reported = [
      await alerts.alertsAfterColors({ Plain: { color: '', stock: '0' } }),
      await alerts.alertsAfterColors({ Plain: { color: '', stock: '3' } }),
      await alerts.alertsAfterColors({ Red: {}, Navy: { stock: '0' } }),
    ];
    await alerts.letADayPass();
    const inNavy = await alerts.alertsAfterColors({ Red: {}, Navy: {} });
    await alerts.alertsAfterColors({ Red: { stock: '0' }, Navy: { stock: '0' } });
    const inRed = await alerts.alertsAfterColors({ Red: {}, Navy: { stock: '0' } });
    const shown = await list();

    expect(reported).toEqual([[], [expect.stringMatching(/Tiny Coat\n\$59, back in stock/)], []]);
    expect(inNavy).toEqual([]);
    expect(inRed).toEqual([expect.stringMatching(/Tiny Coat, Red\n\$59, back in stock/)]);
    expect(shown.favProducts).toMatchObject([{ stock_label: 'back_in_stock' }]);
  });

  it('report each color that is back, even when another was saved later', { tags: 'sweep' }, async () => {
    const ada = await signInAs(alerts.shop, 'Ada');
    await alerts.stockColors({ Red: { price: '50' }, Navy: { price: '50' }, Green: { price: '50' } });
    for (const name of ['Red', 'Navy', 'Green']) await alerts.saveIn(ada, name);
    await alerts.alertsAfterColors({
      Red: { price: '50', stock: '0' },
      Navy: { price: '50', stock: '0' },
      Green: { price: '50' },
    });

    const back = await alerts.alertsAfterColors({
      Red: { price: '50' },
      Navy: { price: '50' },
      Green: { price: '50' },
    });
    await alerts.letADayPass();
    const lower = await alerts.alertsAfterColors({
      Red: { price: '40' },
      Navy: { price: '40' },
      Green: { price: '40' },
    });

    expect(back).toHaveLength(1);
    expect(
      [...(back[0] ?? '').matchAll(/, (\w+)\n(\$.*)$/gm)].map(([, color, price]) => `${color} ${price}`).sort(),
    ).toEqual(['Navy $50, back in stock', 'Red $50, back in stock']);
    expect(lower).toHaveLength(1);
    expect([...(lower[0] ?? '').matchAll(/, (\w+)\n(\$.*)$/gm)].map(([, color, price]) => `${color} ${price}`)).toEqual(
      ['Green $40, down from $50'],
    );
  });

  it('keep all colors of a product in one mail', { tags: 'sweep' }, async () => {
    const ada = await signInAs(alerts.shop, 'Ada');
    const others = Array.from({ length: 99 }, (_, at) => `p${at}`);
    const feed = (stock: string) => [
      ...others.map((id) => feedRow(id, { stock })),
      ...['Red', 'Navy', 'Green'].map((color) => feedRow(color, { group_id: 'coat', color, stock })),
      feedRow('last', { stock }),
    ];
    await importText(alerts.shop.url, 'Larkfield', feed('5'));
    await alerts.shop.app.refreshCatalogue();
    const saved = await ask<{ productId: number; colorId: number }>(
      alerts.shop.url,
      'SELECT product_id AS "productId", color_id AS "colorId" FROM product_color',
    );
    await alerts.shop.db.favorite.createMany({ data: saved.map((heart) => ({ ...heart, customerId: ada.id })) });
    await importText(alerts.shop.url, 'Larkfield', feed('0'), { yes: true });

    await importText(alerts.shop.url, 'Larkfield', feed('5'));
    await alerts.tell();
    const [mail, ...more] = alerts.sink.received;

    expect(more).toEqual([]);
    expect(mail?.text?.match(/back in stock/g)).toHaveLength(99 + 3);
  });

  it('skip a color that left the feed, and report an available one saved before it', async () => {
    const [ada, bob] = [await signInAs(alerts.shop, 'Ada'), await signInAs(alerts.shop, 'Bob')];
    await alerts.stockColors({ Red: { price: '50' }, Navy: { price: '50' } });
    await alerts.saveIn(ada, 'Navy');
    await alerts.saveIn(bob, 'Red');
    await alerts.saveIn(bob, 'Navy');

    const [text, ...more] = await alerts.alertsAfterColors({ Red: { price: '40' } });

    expect(more).toEqual([]);
    expect(text).toContain(', Red\n$40, down from $50');
    expect(alerts.sink.to(bob.email)).toHaveLength(1);
  });
});
