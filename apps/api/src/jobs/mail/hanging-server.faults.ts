import { createTransport } from 'nodemailer';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outcomeOf } from '../../faults/testing/silence.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { doJobs, listJobs, makeJobsDue } from '../../worker/testing/run-jobs.ts';
import { type MailSink, openMailSink } from './testing/mail-sink.ts';

describe('a mail server that hangs (I5)', () => {
  let shop: TestApp;
  let sink: MailSink;

  beforeAll(async () => {
    shop = await startTestApp();
    sink = await openMailSink();
  });
  afterAll(async () => {
    await shop.app.close();
    await sink.close();
  });

  it.each([
    ['never greets', 'hang', 0],
    ['never confirms a received text', 'hold', 1],
  ] as const)('times out within seconds when it %s, and gets the mail later', async (_what, mode, arrivedAtOnce) => {
    const email = `${mode}@shop.test`;
    await request(shop.app.server).post('/api/email-subscription/create').send({ email }).expect(200);
    sink.mode = mode;
    await doJobs(shop, sink.url);
    const [waiting] = await listJobs(shop);
    const before = sink.to(email);
    sink.mode = 'accept';
    await makeJobsDue(shop);
    await doJobs(shop, sink.url);

    expect(waiting).toMatchObject({ attempts: 1, maxAttempts: 12 });
    expect(waiting?.lastError).toMatch(/timeout|never received/i);
    expect(before).toHaveLength(arrivedAtOnce);
    expect(sink.to(email)).toHaveLength(arrivedAtOnce + 1);
    expect(new Set(sink.to(email).map(({ messageId }) => messageId)).size).toBe(1);
    expect(await listJobs(shop)).toEqual([]);
  });

  it.each(['hang', 'hold'] as const)('blocks a mailer without our timeouts in mode %s (planted)', async (mode) => {
    sink.mode = mode;
    const transport = createTransport(sink.url);

    const outcome = await outcomeOf(transport.sendMail({ from: 'a@shop.test', to: 'b@shop.test', text: 'Hello' }));
    sink.release();
    sink.mode = 'accept';
    transport.close();

    expect(outcome).toBe('silence');
  });
});
