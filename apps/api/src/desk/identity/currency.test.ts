import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { doJobs } from '../../worker/testing/run-jobs.ts';
import { getDesk, postDesk, signInStaff, stockBoot } from '../testing/desk-shop.ts';

let shop: TestApp;
let owner: string;

beforeAll(async () => {
  shop = await startTestApp();
  const { db } = shop;
  // One euro is two dollars.
  await db.$executeRaw`INSERT INTO reference_rate (day, currency, rate) VALUES (current_date, 'USD', 2)`;
  await stockBoot(shop);
  owner = (await signInStaff(db, 'owner')).cookie;
});
afterAll(() => shop.app.close());

const stateNow = async (cookie = owner) => (await getDesk(shop, '/identity', cookie).expect(200)).body.data;
const change = (to: string, of = shop, cookie = owner) => postDesk(of, '/identity/currency', { to }, cookie);

const getPage = async () => {
  const response = await shop.app.inject({ url: '/about', headers: { accept: 'text/html' } });
  return { text: response.body };
};

describe('the currency of the shop', () => {
  it('is changed by a job after a preview, and every page shows it', async () => {
    const { data } = (await getDesk(shop, '/identity/currency?to=EUR', owner).expect(200)).body;
    expect(data).toMatchObject({ from: 'USD', to: 'EUR', rate: 0.5, source: 'ecb' });

    await change('EUR').expect(200);
    expect(await stateNow()).toMatchObject({ currency: 'USD', change: { to: 'EUR', state: 'waiting' } });
    await doJobs(shop, 'smtp://127.0.0.1:1');
    await shop.app.refreshPublished();

    expect(await stateNow()).toMatchObject({ currency: 'EUR', change: { to: 'EUR', state: 'done' } });
    const { text } = await getPage();
    expect(text).toContain('"currency":"EUR"');
    const [entry] = await shop.db.auditLog.findMany({ where: { action: 'currency-change' } });
    expect(entry).toMatchObject({ before: { currency: 'USD' }, after: { currency: 'EUR' } });
  });

  it('is refused without a rate, for the current currency, and to editors', async () => {
    await change('XQZ').expect(409);
    await change((await stateNow()).currency).expect(409);
    await change('euro').expect(400);
    await change('USD', shop, (await signInStaff(shop.db, 'editor')).cookie).expect(403);
  });

  it('is fixed by CURRENCY', async () => {
    const fixed = await startTestApp({ identity: { currency: 'GBP' } });
    const { cookie } = await signInStaff(fixed.db, 'owner');

    const { data } = (await getDesk(fixed, '/identity', cookie).expect(200)).body;
    const { message } = (await change('EUR', fixed, cookie).expect(409)).body;

    expect(data).toMatchObject({
      currency: 'GBP',
      fixed: [{ field: 'currency', variable: 'CURRENCY', value: 'GBP' }],
    });
    expect(message).toMatch(/^CURRENCY is set in the environment/);
    await fixed.app.close();
  });
});

describe('exchange rates', () => {
  it('are set by hand for a currency that the bank lacks, and removed', async () => {
    const { db } = shop;
    const { currency } = await stateNow();
    const [{ id: storeId }] = [await db.store.findFirstOrThrow()];
    const { id: importId } = await db.import.create({ data: { storeId, source: 'test', outcome: 'imported' } });
    const reason = 'no rate is set for AED';
    await db.importReject.create({ data: { importId, line: 2, field: 'price', value: '5 AED', reason } });
    const rates = async () => (await getDesk(shop, '/rates', owner).expect(200)).body.data;
    const before = await rates();

    await postDesk(shop, '/rates/set', { currency: 'AED', rate: 0.25 }, owner).expect(200);
    const after = await rates();
    await postDesk(shop, '/rates/set', { currency: 'AED', rate: 0 }, owner).expect(400);
    await postDesk(shop, '/rates/set', { currency, rate: 2 }, owner).expect(409);
    await postDesk(shop, '/rates/set', { currency: 'AED', rate: null }, owner).expect(200);
    await postDesk(shop, '/rates/set', { currency: 'AED', rate: null }, owner).expect(409);

    expect(before).toMatchObject({ currency, missing: ['AED'] });
    const today = new Date().toISOString().slice(0, 10);
    expect(after).toMatchObject({ missing: [] });
    expect(after.rates).toContainEqual({ currency: 'AED', rate: 0.25, source: 'ops', day: today });
    expect(await rates()).toEqual(before);
    const entries = await db.auditLog.findMany({ where: { subject: 'AED' }, orderBy: { id: 'asc' } });
    expect(entries.map(({ action }) => action)).toEqual(['set rate', 'remove rate']);
  });

  it('are fetched by a job when editors ask, who are named in the audit log', async () => {
    const editor = await signInStaff(shop.db, 'editor');

    await postDesk(shop, '/rates/fetch', {}, editor.cookie).expect(200);
    await postDesk(shop, '/rates/fetch', {}, editor.cookie).expect(200);

    const jobs = await shop.db.$queryRaw`SELECT task_identifier FROM graphile_worker.jobs WHERE key = 'follow-rates'`;
    expect(jobs).toEqual([{ task_identifier: 'follow-rates' }]);
    const entry = await shop.db.auditLog.findFirst({ where: { action: 'fetch rates' } });
    expect(entry).toMatchObject({ actor: editor.email });
  });
});
