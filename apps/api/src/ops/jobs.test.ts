import { addJob } from '@wearfolio/database/jobs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signInAs } from '../testing/sign-in.ts';
import type { TestApp } from '../testing/test-app.ts';
import { type Ops, openOps, rowsWith, startOpsShop } from './testing/ops-shop.ts';

let shop: TestApp;
let ops: Ops;
let storeId = 0;

beforeAll(async () => {
  shop = await startOpsShop();
  ({ id: storeId } = await shop.db.store.create({ data: { name: 'Larkfield', slug: 'larkfield' } }));
  ops = await openOps(shop);
});
beforeEach(() => shop.db.$executeRaw`TRUNCATE graphile_worker._private_jobs`);
afterAll(() => shop.app.close());

describe('/ops/jobs', () => {
  const fail = async (customerId: number, attempts: number): Promise<string> => {
    await addJob(shop.db, 'mail-reset', { customerId });
    const [job] = await shop.db.$queryRaw<{ id: string }[]>`
      UPDATE graphile_worker._private_jobs
      SET attempts = ${attempts}::int, last_error = '550 nobody ada@shop.test here', run_at = now() + interval '1 hour'
      WHERE payload->>'customerId' = ${String(customerId)} RETURNING id::text`;
    return job?.id ?? '';
  };
  const findJob = async (id: string) => {
    const [job] = await shop.db.$queryRaw<{ attempts: number; isDue: boolean }[]>`
      SELECT attempts::int, run_at <= now() AS "isDue" FROM graphile_worker._private_jobs WHERE id = ${id}::bigint`;
    return job;
  };

  it('lists what was given up first, shows no address, and tries again at the press of a button', async () => {
    const ada = await signInAs(shop, 'Ada');
    const waiting = await fail(0, 3);
    const dead = await fail(ada.id, 12);

    const page = await ops.get('/ops/jobs');
    await ops.post('/ops/jobs/retry', { id: dead }).expect(303);

    expect(rowsWith(page, '>mail-reset</b> <').map((cells) => cells.slice(1, 4))).toEqual([
      ['Given up', expect.stringMatching(/^a\*\*\*@shop\.test$/), '12 of 12'],
      [expect.stringMatching(/^Waiting/), '', '3 of 12'],
    ]);
    expect(page).toContain('550 nobody a***@shop.test here');
    expect(page).not.toContain(ada.email);
    expect(await findJob(dead)).toEqual({ attempts: 0, isDue: true });
    expect(await findJob(waiting)).toEqual({ attempts: 3, isDue: false });
  });

  it('says whose feed it is that was not fetched', async () => {
    await addJob(shop.db, 'fetch-feed', { storeId });
    await addJob(shop.db, 'fetch-feed', { storeId: 0 });

    const rows = rowsWith(await ops.get('/ops/jobs'), '>fetch-feed</b> <');

    expect(rows.map((cells) => cells[2])).toEqual(['Larkfield', '']);
  });

  it('puts a fetch back with as many tries as it began with, which are fewer than those of a mail', async () => {
    await addJob(shop.db, 'fetch-feed', { storeId });
    await shop.db.$executeRaw`UPDATE graphile_worker._private_jobs SET attempts = 3, max_attempts = 3`;
    await fail(1, 12);

    await ops.post('/ops/jobs/retry', {}).expect(303);

    const page = await ops.get('/ops/jobs');
    expect(rowsWith(page, '>fetch-feed</b> <')[0]?.[3]).toBe('0 of 3');
    expect(rowsWith(page, '>mail-reset</b> <')[0]?.[3]).toBe('0 of 12');
  });

  it('puts back all that were given up, and leaves those alone that are under way', async () => {
    const [dead, running] = [await fail(1, 12), await fail(2, 12)];
    await shop.db.$executeRaw`
      UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = 'me' WHERE id = ${running}::bigint`;

    const { headers } = await ops.post('/ops/jobs/retry', {}).expect(303);

    expect(await ops.get(String(headers.location))).toContain('role="status">Put back, to be done now.');
    expect([await findJob(dead), await findJob(running)]).toMatchObject([{ attempts: 0 }, { attempts: 12 }]);
  });

  it('takes a press in a second tab, of one job or of all, for the first', async () => {
    const [running, done] = [await fail(1, 12), await fail(2, 12)];
    await ops.post('/ops/jobs/retry', {}).expect(303);
    await shop.db.$executeRaw`
      UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = 'me' WHERE id = ${running}::bigint`;
    await shop.db.$executeRaw`DELETE FROM graphile_worker._private_jobs WHERE id = ${done}::bigint`;

    for (const form of [{ id: running }, { id: done }, {}] as Record<string, string>[]) {
      const { headers } = await ops.post('/ops/jobs/retry', form).expect(303);
      expect(await ops.get(String(headers.location))).toContain(
        'role="status">Nothing to put back: it was taken up again',
      );
    }
  });
});
