import { openStore } from '@wearfolio/catalogue/testing/feed-store';
import { feedRow, importText } from '@wearfolio/catalogue/testing/trial';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { WorkerLog } from '../jobs/task.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { followRates } from './follow-rates.ts';
import { taskContext } from './testing/run-jobs.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.app.close());

const priceOf = async (): Promise<number | null | undefined> => (await shop.db.product.findFirst())?.priceCents;

it("fetches the day's rates and converts the shop's prices, even when the fetch fails", async () => {
  await importText(shop.url, 'Larkfield', [feedRow('a', { price: '100.00 EUR' })]);
  const today = new Date().toISOString().slice(0, 10);
  const { host, origin } = await openStore(({ url }, response) =>
    url === '/rates'
      ? response.end(`<Envelope><Cube><Cube time="${today}"><Cube currency="USD" rate="1.5"/></Cube></Cube></Envelope>`)
      : response.writeHead(503).end(),
  );
  const warned: unknown[][] = [];
  const silent = () => undefined;
  const log: WorkerLog = {
    debug: silent,
    info: silent,
    error: silent,
    warn: (...entry: unknown[]) => warned.push(entry),
  };
  const follow = (path: string) => {
    const context = taskContext(shop, 'smtp://127.0.0.1:1', log);
    const env = { ...context.env, exchangeRatesUrl: origin + path, feedPrivateHosts: [host] };
    return followRates({ ...context, env }, AbortSignal.timeout(20_000));
  };

  await follow('/rates');
  const price = await priceOf();
  await shop.db.referenceRate.updateMany({ data: { rate: 1.25 } });
  await follow('/gone');

  expect(price).toBe(15_000);
  expect(await priceOf()).toBe(12_500);
  expect(warned).toEqual([[{ reason: 'The store answered 503' }, 'Could not fetch the reference rates']]);
  expect(await shop.db.priceChange.count()).toBe(1);
});
