import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { type ShopProcess, startShop } from '../faults/testing/shop-process.ts';
import { importHats } from '../testing/import-hats.ts';
import { openTestDatabase } from '../testing/test-database.ts';

/** Far more than it takes. A busy machine must not fail the test. */
const deadline = 15_000;

const totalOf = async ({ url }: ShopProcess): Promise<number> =>
  ((await (await fetch(`${url}/api/productList`)).json()) as { total: number }).total;

describe('two API processes on one database', () => {
  it('both show an import soon after it ended', { tags: 'sweep', timeout: 60_000 }, async ({ annotate }) => {
    const { db, url } = await openTestDatabase();
    await importHats(url, 3);
    const shops = await Promise.all([startShop(url, { WORKER: 'off' }), startShop(url, { WORKER: 'off' })]);

    expect(await Promise.all(shops.map(totalOf))).toEqual([3, 3]);
    await importHats(url, 1003);
    const ended = performance.now();
    const waits = shops.map(async (shop) => {
      while ((await totalOf(shop)) !== 1003 && performance.now() - ended < deadline) await wait(20);
      return Math.round(performance.now() - ended);
    });
    const message = `A thousand new products were seen after ${(await Promise.all(waits)).join(' and ')} ms (budget 2000)`;
    await annotate(message);
    expect(await Promise.all(shops.map(totalOf)), message).toEqual([1003, 1003]);
    await db.$disconnect();
  });
});
