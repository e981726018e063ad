import { addJob } from '@wearfolio/database/jobs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Accounts, goodPassword, newCustomer, startAccounts } from '../../customer/testing/accounts.ts';
import { doJobs, listJobs, makeJobsDue } from '../../worker/testing/run-jobs.ts';
import { takeTurn } from './mail-turn.ts';
import { type MailSink, openMailSink } from './testing/mail-sink.ts';

describe('G7: a mail bomb', () => {
  let shop: Accounts;
  let sink: MailSink;

  beforeAll(async () => {
    shop = await startAccounts();
    sink = await openMailSink();
  });
  beforeEach(() => shop.db.$executeRaw`TRUNCATE rate_limit, customer, graphile_worker._private_jobs CASCADE`);
  afterAll(async () => {
    await shop.app.close();
    await sink.close();
  });

  const countToBob = () => sink.received.filter(({ recipients }) => /^b\.?o/i.test(recipients[0] ?? '')).length;

  /** Runs every waiting job. Returns the number of mails that Bob got. */
  const deliver = async (): Promise<number> => {
    await makeJobsDue(shop);
    const before = countToBob();
    await doJobs(shop, sink.url);
    return countToBob() - before;
  };
  const passAnHour = () => shop.db.$executeRaw`UPDATE rate_limit SET window_start = window_start - interval '1 hour'`;

  /** 20 sign-ups, 5 changes of address and 5 subscriptions with variants of a mailbox. Returns the statuses. */
  const bomb = async (): Promise<number[]> => {
    const statuses: number[] = [];
    const { token } = await shop.signUp();
    for (let at = 0; at < 20; at += 1) {
      const email = at % 2 ? `b.ob+${at}@shop.test` : `Bob+${at}@Shop.test`;
      statuses.push((await shop.post('/customer/signup', { ...newCustomer(), email })).status);
    }
    for (let at = 0; at < 5; at += 1) {
      const change = { email: `bo.b+change${at}@shop.test`, current_password: goodPassword };
      statuses.push((await shop.post('/customer/change-email', change, { token })).status);
      const email = `bo.b+news${at}@shop.test`;
      statuses.push((await shop.post('/email-subscription/create', { email })).status);
    }
    return statuses;
  };

  it('reaches a mailbox with five mails an hour, and no mail is lost', async () => {
    const statuses = await bomb();
    const first = [await deliver(), await deliver()];
    const waiting = await listJobs(shop);
    const hours: number[] = [];
    while ((await listJobs(shop)).length > 0) {
      await passAnHour();
      hours.push(await deliver());
    }

    expect(statuses).toEqual(Array(30).fill(200));
    expect(first).toEqual([5, 0]);
    expect(new Set(waiting.map(({ attempts }) => attempts))).toEqual(new Set([0]));
    // 20 sign-ups, 5 subscriptions, and the last of five changes of one account.
    expect(hours).toEqual([5, 5, 5, 5, 1]);
  });

  it('does not hold back the link to reset the password of the verified owner', async () => {
    const owner = await shop.signUp({ email: 'bob@shop.test' });
    await shop.verify(owner.id);
    await bomb();
    await deliver();
    sink.received.length = 0;

    await shop.post('/customer/forgotpassword', { email: owner.email }).expect(200);
    await deliver();

    expect(sink.to(owner.email)).toHaveLength(1);
  });

  it('is not made of notices to an address that a mail scanner verified', { tags: 'sweep' }, async () => {
    const mallory = await shop.signUp({ email: 'bob+mallory@shop.test' });
    await shop.verifyByScanner(mallory.id);
    await shop.db.$executeRaw`TRUNCATE graphile_worker._private_jobs`;
    for (let at = 0; at < 7; at += 1) {
      const change = { email: `mallory+${at}@else.test`, current_password: goodPassword };
      await shop.post('/customer/change-email', change, { token: mallory.token }).expect(200);
      await addJob(shop.db, 'mail-password-changed', { customerId: mallory.id });
    }

    expect(await deliver()).toBe(5);
  });

  it('gives five turns to 40 mails at once', async () => {
    const taken = await Promise.allSettled(
      Array.from({ length: 40 }, (_, at) => takeTurn(shop.db, 'stranger', `eve+${at}@shop.test`)),
    );

    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  });

  it('that waits longer than a day becomes a dead letter for ops', async () => {
    for (let at = 0; at < 6; at += 1)
      await shop.post('/customer/signup', { ...newCustomer(), email: `bob+${at}@shop.test` }).expect(200);
    await shop.db.$executeRaw`
      UPDATE graphile_worker._private_jobs SET created_at = now() - interval '25 hours'`;

    await deliver();

    expect(await listJobs(shop)).toMatchObject([{ attempts: 1, maxAttempts: 1 }]);
  });

  it('does not use up turns while the mail server is away', { tags: 'sweep' }, async () => {
    for (let at = 0; at < 6; at += 1)
      await shop.post('/customer/signup', { ...newCustomer(), email: `bob+${at}@shop.test` }).expect(200);
    sink.mode = 'busy';
    await deliver();
    sink.mode = 'accept';

    expect(await deliver()).toBe(5);
  });
});
