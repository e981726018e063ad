import { addJob } from '@wearfolio/database/jobs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signInAs } from '../../testing/sign-in.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { getDesk, postDesk, type SignedInStaff, signInStaff } from '../testing/desk-shop.ts';

let shop: TestApp;
let editor: SignedInStaff;
let storeId = 0;

beforeAll(async () => {
  shop = await startTestApp();
  ({ id: storeId } = await shop.db.store.create({ data: { name: 'Larkfield', slug: 'larkfield' } }));
  editor = await signInStaff(shop.db, 'editor');
});
beforeEach(() => shop.db.$executeRaw`TRUNCATE graphile_worker._private_jobs`);
afterAll(() => shop.app.close());

type Listed = {
  data: { id: string; state: string; of: string | null; task: string; attempts: number; max_attempts: number }[];
  tasks: object[];
};

const list = async (): Promise<Listed> => (await getDesk(shop, '/jobs', editor.cookie).expect(200)).body;
const retry = async (body: object = {}): Promise<string> =>
  (await postDesk(shop, '/jobs/retry', body, editor.cookie).expect(200)).body.message;

describe('/api/desk/jobs', () => {
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

  it('lists dead letters first, masks addresses and retries a job', async () => {
    const ada = await signInAs(shop, 'Ada');
    const waiting = await fail(0, 3);
    const dead = await fail(ada.id, 12);

    const listed = await list();
    const message = await retry({ id: dead });

    expect(listed).toMatchObject({
      data: [
        { id: dead, state: 'dead', of: 'a***@shop.test', attempts: 12, max_attempts: 12 },
        { id: waiting, state: 'waiting', of: null, attempts: 3, last_error: '550 nobody a***@shop.test here' },
      ],
      tasks: [{ task: 'mail-reset', waiting: 1, running: 0, dead: 1 }],
    });
    expect(JSON.stringify(listed)).not.toContain(ada.email);
    expect(message).toBe('Queued to run now');
    expect(await shop.db.auditLog.findFirst({ orderBy: { id: 'desc' } })).toMatchObject({
      actor: editor.email,
      action: 'retry jobs',
      subject: `job ${dead}`,
    });
    expect(await findJob(dead)).toEqual({ attempts: 0, isDue: true });
    expect(await findJob(waiting)).toEqual({ attempts: 3, isDue: false });
  });

  it('names the store of a failed fetch', async () => {
    await addJob(shop.db, 'fetch-feed', { storeId });
    await addJob(shop.db, 'fetch-feed', { storeId: 0 });

    expect((await list()).data.map(({ of }) => of)).toEqual(['Larkfield', null]);
  });

  it("retries a fetch with its original number of attempts, which is lower than a mail's", async () => {
    await addJob(shop.db, 'fetch-feed', { storeId });
    await shop.db.$executeRaw`UPDATE graphile_worker._private_jobs SET attempts = 3, max_attempts = 3`;
    await fail(1, 12);

    await retry();

    expect((await list()).data).toMatchObject([
      { task: 'fetch-feed', attempts: 0, max_attempts: 3 },
      { task: 'mail-reset', attempts: 0, max_attempts: 12 },
    ]);
  });

  it('retries all dead letters and leaves running jobs alone', async () => {
    const [dead, running] = [await fail(1, 12), await fail(2, 12)];
    await shop.db.$executeRaw`
      UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = 'me' WHERE id = ${running}::bigint`;

    expect(await retry()).toBe('Queued to run now');
    expect([await findJob(dead), await findJob(running)]).toMatchObject([{ attempts: 0 }, { attempts: 12 }]);
  });

  it('treats a retry in a second tab as done, for one job or all', async () => {
    const [running, done] = [await fail(1, 12), await fail(2, 12)];
    await retry();
    await shop.db.$executeRaw`
      UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = 'me' WHERE id = ${running}::bigint`;
    await shop.db.$executeRaw`DELETE FROM graphile_worker._private_jobs WHERE id = ${done}::bigint`;

    for (const body of [{ id: running }, { id: done }, {}]) {
      expect(await retry(body)).toMatch(/^Nothing to retry/);
    }
  });
});
