import { changeCurrency } from '@wearfolio/catalogue/prices/change-currency';
import { refreshPrices } from '@wearfolio/catalogue/prices/refresh-prices';
import { openStore } from '@wearfolio/catalogue/testing/feed-store';
import { csvOf, feedRow, importText } from '@wearfolio/catalogue/testing/trial';
import { beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { changeShopCurrency } from './change-currency.ts';
import { fetchFeed } from './fetch-feed.ts';
import { taskContext } from './testing/run-jobs.ts';

let shop: TestApp;
beforeEach(async () => {
  shop = await startTestApp();
  await importText(shop.url, 'Larkfield', [feedRow('a', { price: '100.00 EUR' })]);
  return () => shop.app.close();
});

const actor = { id: null, email: 'owner@shop.test' };
const job = { id: '1', createdAt: new Date(), attempts: 2, signal: AbortSignal.timeout(60_000) };
const priceOf = async () => (await shop.db.product.findFirst())?.priceCents;

describe('a change of currency', () => {
  it('during the download of a feed applies to its prices', { tags: 'sweep' }, async () => {
    const { host } = await openStore(async (_, response) => {
      await changeCurrency(shop.url, actor, { from: 'USD', to: 'EUR' });
      response.end(csvOf([feedRow('a', { price: '120.00 EUR' })]));
    });
    const { id: storeId } = await shop.db.store.findFirstOrThrow();
    await shop.db.feedSchedule.create({ data: { storeId, url: `http://${host}/feed.csv`, cron: '0 0 31 2 *' } });
    const context = taskContext(shop, '');

    await fetchFeed({ ...context, env: { ...context.env, feedPrivateHosts: [host] } }, { storeId }, job);

    expect(await priceOf()).toBe(12_000);
  });

  it('refreshes prices in a retry, too, after the first attempt was killed', async () => {
    await changeCurrency(shop.url, actor, { from: 'USD', to: 'EUR' });
    await shop.db.product.updateMany({ data: { priceCents: 1 } });

    await changeShopCurrency(taskContext(shop, ''), { to: 'EUR', staffId: 0 }, job);

    expect(await priceOf()).toBe(10_000);
  });

  it('is not undone by a refresh that read the rates before it', async () => {
    await changeCurrency(shop.url, actor, { from: 'USD', to: 'EUR' });

    expect(await refreshPrices(shop.url, 'USD', AbortSignal.timeout(20_000), 1)).toMatchObject({ changed: 0 });
    expect(await priceOf()).toBe(10_000);
  });
});
