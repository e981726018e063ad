import { feedRow, importText } from '@wearfolio/catalogue/testing/trial';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type AlertShop, openAlertShop } from '../favorites/testing/alert-shop.ts';
import { press } from '../favorites/testing/favorites-shop.ts';
import { signInAs } from '../testing/sign-in.ts';

let alerts: AlertShop;
beforeAll(async () => {
  alerts = await openAlertShop();
});
afterEach(() => alerts.empty());
afterAll(() => alerts.close());

describe('alerts of a wanted size', () => {
  const bring = async (small: string, large: string): Promise<void> => {
    const rows = [
      feedRow('s', { title: 'Larkfield Tiny Coat', group_id: 'coat', size: 'S', stock: small }),
      feedRow('l', { title: 'Larkfield Tiny Coat', group_id: 'coat', size: 'L', stock: large }),
    ];
    await importText(alerts.shop.url, 'Larkfield', rows, { yes: true });
    await alerts.shop.app.refreshCatalogue();
  };

  it('report that it is back or down to the last one, and ignore other sizes', async () => {
    const ada = await signInAs(alerts.shop, 'Ada');
    await bring('0', '5');
    const { productId, colorId } = await alerts.shop.db.productColor.findFirstOrThrow();
    const size = await alerts.shop.db.size.findFirstOrThrow({ where: { attributeValue: 'S' } });
    await press(alerts.shop, ada, { product_id: productId, color_id: colorId, size_id: size.id }).expect(200);

    const other = await alerts.alertsAfter(() => bring('0', '9'));
    const back = await alerts.alertsAfter(() => bring('4', '9'));
    await alerts.letADayPass();
    const fewer = await alerts.alertsAfter(() => bring('3', '9'));
    const last = await alerts.alertsAfter(() => bring('1', '9'));
    await alerts.letADayPass();
    const gone = await alerts.alertsAfter(() => bring('0', '9'));

    expect([other, fewer, gone]).toEqual([[], [], []]);
    expect(back).toHaveLength(1);
    expect(back[0]).toContain('back in your size');
    expect(last).toHaveLength(1);
    expect(last[0]).toContain('last one in your size');
  });

  it('store the size of a product that was merged into another one meanwhile', async () => {
    const ada = await signInAs(alerts.shop, 'Ada');
    await bring('2', '5');
    const { db } = alerts.shop;
    const { productId, colorId, product } = await db.productColor.findFirstOrThrow({ include: { product: true } });
    const { id: _, delivery: __, priceTimetable: ___, unitMeasure: ____, ...rest } = product;
    const former = await db.product.create({ data: { ...rest, externalId: 'former', slug: 'former', active: false } });
    await db.formerProduct.create({ data: { id: former.id, productId } });
    const size = await db.size.findFirstOrThrow({ where: { attributeValue: 'S' } });

    await press(alerts.shop, ada, { product_id: former.id, color_id: colorId, size_id: size.id }).expect(200);

    expect(await db.favoriteSize.findMany({ select: { sizeId: true } })).toEqual([{ sizeId: size.id }]);
  });

  it('store no size that the product does not have', async () => {
    const ada = await signInAs(alerts.shop, 'Ada');
    await bring('2', '5');
    const { productId, colorId } = await alerts.shop.db.productColor.findFirstOrThrow();

    await press(alerts.shop, ada, { product_id: productId, color_id: colorId, size_id: 999_999 }).expect(200);

    expect(await alerts.shop.db.favoriteSize.count()).toBe(0);
  });
});
