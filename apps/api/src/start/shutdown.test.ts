import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { withConnection } from '@wearfolio/catalogue/connection';
import { describe, expect, it } from 'vitest';
import { isOk, type ShopProcess, startShop } from '../faults/testing/shop-process.ts';
import { openTestDatabase } from '../testing/test-database.ts';

type Result = { answered: number; failed: string[] };

const ask = async (url: string, agent: Agent): Promise<number> => {
  const sent = request(url, { agent });
  sent.end();
  const [reply] = (await once(sent, 'response')) as [IncomingMessage];
  reply.resume();
  await once(reply, 'end');
  return reply.statusCode ?? 0;
};

/**
 * The pause between two requests on a connection, in ms. Hundreds arrive per second, and the machine stays responsive.
 */
const pause = 10;

/** Sends requests on `atOnce` kept-alive connections until the shop reports not ready. */
const keepAsking = (url: string, atOnce: number, isOver: () => boolean) => {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const result: Result = { answered: 0, failed: [] };
  const askOn = async (): Promise<void> => {
    while (!isOver()) {
      const status = await ask(url, agent).catch((error: NodeJS.ErrnoException) => error.code ?? error.message);
      if (status === 200) result.answered += 1;
      else result.failed.push(String(status));
      await wait(pause);
    }
  };
  const done = Promise.all(Array.from({ length: atOnce }, askOn)).finally(() => agent.destroy());
  return { result, done };
};

/**
 * Stops a shop under the load of a client that watches /api/ready. Returns the exit code, the time in ms, and failed
 * requests.
 */
const endUnderLoad = async (end: (shop: ShopProcess) => Promise<unknown>) => {
  const { db, url } = await openTestDatabase();
  const shop = await startShop(url, { NODE_ENV: 'production', BCRYPT_COST: '10' });
  let isClosed = false;
  const watch = async (): Promise<void> => {
    while (await isOk(shop, '/api/ready')) await wait(100);
    isClosed = true;
  };

  const load = keepAsking(`${shop.url}/api/productList`, 10, () => isClosed);
  const watching = watch();
  await expect.poll(() => load.result.answered, { timeout: 60_000 }).toBeGreaterThan(50);
  const asked = performance.now();
  const ended = end(shop);
  await watching;
  await load.done;
  const code = await ended;
  await db.$disconnect();
  return { code, took: performance.now() - asked, failed: load.result.failed };
};

describe('I8: SIGTERM under load', { timeout: 400_000 }, () => {
  it('loses no request of a client that watches /api/ready, and exits with 0 within ten seconds', async () => {
    const { code, took, failed } = await endUnderLoad((shop) => shop.stop());

    expect(code).toBe(0);
    expect(took).toBeLessThan(10_000);
    expect(failed).toEqual([]);
  });

  it('fails the same check when the shop exits immediately (planted)', { tags: 'sweep' }, async () => {
    const { failed } = await endUnderLoad((shop) => shop.kill());

    expect(failed).not.toEqual([]);
  });

  it('waits for an open request, but only a few seconds', { tags: 'sweep' }, async () => {
    const { db, url } = await openTestDatabase();
    const shop = await startShop(url, { WORKER: 'off' });
    await withConnection(url, async (keeper) => {
      await keeper.query('BEGIN');
      await keeper.query('LOCK TABLE subscription');
      const asked = fetch(`${shop.url}/api/email-subscription/create`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email: 'ada@shop.test' }),
      });
      const isWaiting = async () =>
        (await db.$queryRaw<unknown[]>`SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'`).length > 0;
      await expect.poll(isWaiting, { timeout: 60_000 }).toBe(true);
      const code = shop.stop();
      await expect
        .poll(() =>
          fetch(`${shop.url}/api/health`)
            .then(() => true)
            .catch(() => false),
        )
        .toBe(false);
      await keeper.query('ROLLBACK');

      expect((await asked).status).toBe(200);
      expect(await code).toBe(0);
    });
    await db.$disconnect();
  });
});
