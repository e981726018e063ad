import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Accounts, newClient, startAccounts } from '../testing/accounts.ts';

describe('POST /api/customer/forgotpassword', () => {
  let shop: Accounts;

  beforeAll(async () => {
    shop = await startAccounts();
  });
  afterAll(() => shop.app.close());

  const forgot = (email: string, ip = newClient()) => shop.post('/customer/forgotpassword', { email }, { ip });

  it('sends a mail to the owner of the account', async () => {
    const { id, email } = await shop.signUp();

    await forgot(email.toUpperCase()).expect(200);

    expect(await shop.listJobs(id)).toEqual(['mail-verification', 'mail-reset']);
  });

  it("merges queued requests into one mail, so none arrives after another one's link was used", async () => {
    const { id, email } = await shop.signUp();

    await forgot(email).expect(200);
    await forgot(email.toUpperCase()).expect(200);

    expect(await shop.listJobs(id)).toEqual(['mail-verification', 'mail-reset']);
  });

  it('B3: gives the same reply for a known, unknown and unverified address, with the same number of writes', async () => {
    const { id, email } = await shop.signUp();
    const verified = await shop.signUp();
    await shop.verify(verified.id);
    const countJobs = async () => (await shop.listJobs(id)).length + (await shop.listJobs(0)).length;

    const before = await countJobs();
    const replies = [await forgot(email), await forgot('nobody@shop.test'), await forgot(verified.email)];

    const shown = replies.map(({ status, text, headers }) => JSON.stringify([status, text, Object.keys(headers)]));
    expect(new Set(shown).size).toBe(1);
    expect(replies[0]?.body).toEqual({ message: 'If an account exists for that address, we’ve sent a reset link' });
    expect(await countJobs()).toBe(before + 2);
  });

  it('B4: limits known and unknown addresses at the same count', async () => {
    const { email } = await shop.signUp();
    const countUntilLimited = async (address: string): Promise<number> => {
      const ip = newClient();
      for (let count = 1; count < 100; count += 1) if ((await forgot(address, ip)).status === 429) return count;
      return Number.POSITIVE_INFINITY;
    };

    expect([await countUntilLimited(email), await countUntilLimited('nobody-else@shop.test')]).toEqual([31, 31]);
  });

  it('G7: queues one mail for requests from any number of addresses', async () => {
    const { id, email } = await shop.signUp();
    const [name, host] = email.split('@');

    const replies = await Promise.all(
      Array.from({ length: 60 }, (_, at) => forgot(at % 2 ? email : `${name?.toUpperCase()}@${host}`)),
    );

    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await shop.listJobs(id)).filter((name) => name === 'mail-reset')).toHaveLength(1);
  });

  it('C5: puts nothing from the request into the mail', async () => {
    const { id, email } = await shop.signUp();
    const evil = { Host: 'evil.test', 'X-Forwarded-Host': 'evil.test', Forwarded: 'host=evil.test' };

    await request(shop.app.server).post('/api/customer/forgotpassword').set(evil).send({ email }).expect(200);

    const jobs = await shop.db.$queryRaw<{ payload: unknown }[]>`
      SELECT payload FROM graphile_worker._private_jobs WHERE (payload ->> 'customerId')::int = ${id}`;
    expect(jobs.map(({ payload }) => payload)).toEqual([{ customerId: id }, { customerId: id }]);
  });
});
