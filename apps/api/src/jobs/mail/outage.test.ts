import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';
import { startWorker } from '../../worker/start-worker.ts';
import { listJobs, makeJobsDue, taskContext } from '../../worker/testing/run-jobs.ts';
import { listUnsentMails } from '../queries.ts';
import { openMailSink } from './testing/mail-sink.ts';

const customers = 50;

const signUpOf = (index: number) => ({
  first_name: 'Ada',
  last_name: 'Byron',
  email: `ada-${index}@shop.test`,
  password: 'a long password',
  confirm_password: 'a long password',
});

describe('an outage of the mail server', () => {
  it('does not delay sign-ups, and every mail arrives once afterwards (I5)', { timeout: 400_000 }, async () => {
    const shop = await startTestApp({ trustProxy: ['loopback'] });
    const away = await openMailSink();
    const port = Number(new URL(away.url).port);
    await away.close();
    const worker = startWorker({ databaseUrl: shop.url, context: taskContext(shop, away.url), canMail: true });
    await shop.app.listen({ port: 0, host: '127.0.0.1' });

    const signUp = (index: number) =>
      request(shop.app.server)
        .post('/api/customer/signup')
        .set('X-Forwarded-For', `10.0.0.${index}`)
        .send(signUpOf(index));
    const replies = await Promise.all(Array.from({ length: customers }, (_, index) => signUp(index)));
    await expect
      .poll(async () => (await listJobs(shop)).every(({ attempts }) => attempts > 0), { timeout: 60_000 })
      .toBe(true);
    // Cron jobs may be in the queue too.
    const waiting = await listUnsentMails(shop.db);
    const sink = await openMailSink(port);
    await expect
      .poll(
        async () => {
          await makeJobsDue(shop);
          await shop.db.$executeRaw`SELECT pg_notify('jobs:insert', '{"count":4}')`;
          return (await listJobs(shop)).length;
        },
        { timeout: 60_000, interval: 200 },
      )
      .toBe(0);
    await worker.stop();
    await shop.app.close();
    await sink.close();

    expect(replies.filter(({ status }) => status !== 200)).toEqual([]);
    expect(waiting).toHaveLength(customers);
    expect(sink.received).toHaveLength(customers);
    expect(new Set(sink.received.map(({ messageId }) => messageId)).size).toBe(customers);
    expect(new Set(sink.received.map(({ recipients }) => recipients.join())).size).toBe(customers);
  });
});
