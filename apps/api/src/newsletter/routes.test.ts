import request from 'supertest';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { linkIn, type MailSink, openMailSink, type Received } from '../jobs/mail/testing/mail-sink.ts';
import { signInAs } from '../testing/sign-in.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { doJobs, listJobs } from '../worker/testing/run-jobs.ts';

let shop: TestApp;
let sink: MailSink;

beforeAll(async () => {
  shop = await startTestApp();
  sink = await openMailSink();
});
afterEach(async () => {
  await shop.db
    .$executeRaw`TRUNCATE rate_limit, subscription, mail_token, customer, graphile_worker._private_jobs CASCADE`;
  sink.received.length = 0;
});
afterAll(async () => {
  await shop.app.close();
  await sink.close();
});

const subscribe = (body: object, headers = {}) =>
  request(shop.app.server).post('/api/email-subscription/create').set(headers).send(body);
const verify = (id: string) => request(shop.app.server).get(`/api/email-subscription/verify/${id}`);
const unsubscribe = (id: string) => request(shop.app.server).post(`/api/email-subscription/unsubscribe/${id}`);
const deliver = () => doJobs(shop, sink.url);
const stored = (email: string) => shop.db.subscription.findUniqueOrThrow({ where: { email } });

const subscribeAndRead = async (email: string): Promise<Received> => {
  await subscribe({ email }).expect(200);
  await deliver();
  const mail = sink.to(email).at(-1);
  if (!mail) throw new Error('No mail came');
  return mail;
};
const confirmIdOf = (mail: Received) => linkIn(mail, '/email-subscription/verify');
const stopIdOf = (mail: Received) => linkIn(mail, '/email-subscription/unsubscribe');
const openWindow = () => shop.db.$executeRaw`DELETE FROM rate_limit`;

describe('POST /api/email-subscription/create', () => {
  it("sends a guest's mailbox a confirmation mail, and subscribes nobody before that (C8)", async () => {
    const { body } = await subscribe({ email: 'ada@shop.test' }).expect(200);
    await deliver();

    expect(body).toEqual({ message: 'Created Successfully' });
    expect(sink.received).toHaveLength(1);
    expect(sink.received[0]).toMatchObject({
      subject: 'Please confirm your subscription',
      recipients: ['ada@shop.test'],
      from: { address: 'hello@shop.test', name: 'Wearfolio' },
    });
    expect(await stored('ada@shop.test')).toMatchObject({ confirmedAt: null, customerId: null });
  });

  it('gives the same reply for a new, a repeated and a confirmed address', async () => {
    const mail = await subscribeAndRead('ada@shop.test');
    await verify(confirmIdOf(mail)).expect(200);
    const [fresh, repeated] = [
      await subscribe({ email: 'new@shop.test' }),
      await subscribe({ email: 'ADA@shop.test' }),
    ];

    expect(repeated.body).toEqual(fresh.body);
    expect(Object.keys(repeated.headers).sort()).toEqual(Object.keys(fresh.headers).sort());
    expect((await stored('ada@shop.test')).confirmedAt).not.toBeNull();
  });

  it('sends an address at most one mail per window (C8)', async () => {
    for (const email of ['ada@shop.test', 'ada@shop.test', 'ADA@shop.test', 'ada+two@shop.test']) {
      await subscribe({ email }).expect(200);
      await deliver();
    }

    expect(sink.received.flatMap(({ recipients }) => recipients)).toEqual(['ada@shop.test', 'ada+two@shop.test']);
  });

  it('sends nothing more to a confirmed address', async () => {
    await verify(confirmIdOf(await subscribeAndRead('ada@shop.test'))).expect(200);
    await openWindow();
    await subscribe({ email: 'ada@shop.test' }).expect(200);
    await deliver();

    expect(sink.received).toHaveLength(1);
  });

  it('creates one subscription and one mail for 20 concurrent requests (I10)', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => subscribe({ email: 'ada@shop.test' })));
    await deliver();

    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await shop.db.subscription.count()).toBe(1);
    expect(sink.received).toHaveLength(1);
  });

  it('limits requests from one address, with Retry-After', async () => {
    for (let index = 0; index < 20; index += 1) await subscribe({ email: `a${index}@shop.test` }).expect(200);
    const refused = await subscribe({ email: 'last@shop.test' }).expect(429);

    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it("links a signed-in customer's subscription to the account, once", async () => {
    const ada = await signInAs(shop, 'Ada');
    await Promise.all(['one@shop.test', 'two@shop.test'].map((email) => subscribe({ email }, ada.headers).expect(200)));

    expect(await shop.db.subscription.count({ where: { customerId: ada.id } })).toBe(1);
    expect(await shop.db.subscription.count()).toBe(2);
  });

  it('gives a robot the usual reply and does nothing', async () => {
    const { body } = await subscribe({ email: 'ada@shop.test', leave_empty: 'x' }).expect(200);

    expect(body).toEqual({ message: 'Created Successfully' });
    expect(await shop.db.subscription.count()).toBe(0);
    expect(await listJobs(shop)).toEqual([]);
  });

  it.each([
    ['', 'Please enter a valid email'],
    ['ada', 'Email must be a valid email'],
    ['ada@shop.test\r\nBcc: evil@evil.test', 'Email must be a valid email'],
    ['ada@shop.test: evil@evil.test', 'Email must be a valid email'],
    ['ada@shop.test, evil@evil.test', 'Email must be a valid email'],
    ['ada@shop.test;evil@evil.test', 'Email must be a valid email'],
    ['<evil@evil.test> ada@shop.test', 'Email must be a valid email'],
    ['"ada smith"@shop.test', 'Email must be a valid email'],
    ['ada(evil@evil.test)@shop.test', 'Email must be a valid email'],
  ])("refuses %j with the form's message for the field (F6)", async (email, message) => {
    const { body } = await subscribe({ email }).expect(400);

    expect(body).toMatchObject({ message, errors: { email: [message] }, codes: [{ field: 'email' }] });
    expect(await shop.db.subscription.count()).toBe(0);
  });

  it.each([
    "o'hara+x=y{z}|!#$%&*?^_~-@shop.test",
    'a.b.c@deep.er.shop.test',
    'rcpt-to@shop.test',
    `${'x'.repeat(64)}@shop.test`,
  ])('mails exactly one recipient, the address as sent: %s (F6)', async (email) => {
    await subscribe({ email }).expect(200);
    await deliver();

    expect(sink.received.map(({ recipients }) => recipients)).toEqual([[email]]);
    expect(sink.received[0]?.to).toEqual([{ address: email, name: '' }]);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json\ta',
  ])('refuses %j (E6)', async (type) => {
    const { status } = await request(shop.app.server)
      .post('/api/email-subscription/create')
      .set('Content-Type', type)
      .send('{"email":"ada@shop.test"}');

    expect(status).toBe(415);
    expect(await shop.db.subscription.count()).toBe(0);
  });

  it('writes links to the configured origin only, whatever the request says (C5)', async () => {
    await subscribe(
      { email: 'ada@shop.test' },
      { Host: 'evil.test', 'X-Forwarded-Host': 'evil.test', Forwarded: 'host=evil.test' },
    ).expect(200);
    await deliver();

    expect(sink.received[0]?.raw).not.toContain('evil.test');
    expect(confirmIdOf(sink.received[0] as Received)).toMatch(/^[\w-]{43}$/);
  });
});

describe('GET /api/email-subscription/verify/:id', () => {
  it('confirms, with the same reply the second time (C8)', async () => {
    const id = confirmIdOf(await subscribeAndRead('ada@shop.test'));

    const [first, second] = [await verify(id).expect(200), await verify(id).expect(200)];

    expect(first.body.data.message).toBe(first.body.message);
    expect(second.body).toEqual(first.body);
    expect(first.headers['cache-control']).toBe('no-store');
    expect((await stored('ada@shop.test')).confirmedAt).not.toBeNull();
  });

  it('gives one reply for all bad links, including links with another purpose', async () => {
    const mail = await subscribeAndRead('ada@shop.test');
    const expired = confirmIdOf(mail);
    await shop.db.mailToken.updateMany({ where: { purpose: 'subscribe' }, data: { expiresAt: new Date(0) } });
    const replies = await Promise.all([expired, stopIdOf(mail), 'x'.repeat(43), 'short'].map((id) => verify(id)));

    for (const { status, body } of replies) {
      expect(status).toBe(400);
      expect(body.message).toBe('This link is not valid or has expired');
    }
    expect((await stored('ada@shop.test')).confirmedAt).toBeNull();
  });

  it('invalidates the older link when a newer one is mailed', async () => {
    const older = confirmIdOf(await subscribeAndRead('ada@shop.test'));
    await openWindow();
    const newer = confirmIdOf(await subscribeAndRead('ada@shop.test'));

    await verify(older).expect(400);
    await verify(newer).expect(200);
  });
});

describe('POST /api/email-subscription/unsubscribe/:id', () => {
  const subscribed = async (): Promise<Received> => {
    const mail = await subscribeAndRead('ada@shop.test');
    await verify(confirmIdOf(mail)).expect(200);
    return mail;
  };

  it('unsubscribes immediately; repeating it is harmless', async () => {
    const id = stopIdOf(await subscribed());

    await unsubscribe(id).expect(200);
    await unsubscribe(id).expect(200);

    expect((await stored('ada@shop.test')).unsubscribedAt).not.toBeNull();
  });

  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ])('accepts what mail programs post, as %s (RFC 8058)', async (type, body) => {
    const mail = await subscribed();
    const header = mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
    const path = /^<https:\/\/shop\.test(\/email-subscription\/unsubscribe\/[\w-]+)>$/.exec(header)?.[1] ?? '';

    const page = await request(shop.app.server).get(path).expect(200);
    expect((await stored('ada@shop.test')).unsubscribedAt).toBeNull();
    await request(shop.app.server).post(path).set('Content-Type', type).send(body).expect(200);

    expect(page.headers['content-type']).toContain('text/html');
    expect(mail.headers.find(({ key }) => key === 'list-unsubscribe-post')?.value).toBe('List-Unsubscribe=One-Click');
    expect((await stored('ada@shop.test')).unsubscribedAt).not.toBeNull();
  });

  it('sends one new mail, and no more, to someone who subscribes again within the hour', async () => {
    const stop = stopIdOf(await subscribed());
    await unsubscribe(stop).expect(200);

    await subscribeAndRead('ada@shop.test');
    expect(sink.received).toHaveLength(2);
    await unsubscribe(stop).expect(200);
    await subscribeAndRead('ada@shop.test');

    expect(sink.received).toHaveLength(2);
  });

  it('invalidates every link mailed before it (C8)', async () => {
    const mail = await subscribed();
    await unsubscribe(stopIdOf(mail)).expect(200);

    await verify(confirmIdOf(mail)).expect(400);

    expect((await stored('ada@shop.test')).unsubscribedAt).not.toBeNull();
  });

  it('lets a subscriber return with a link mailed after it', async () => {
    await unsubscribe(stopIdOf(await subscribed())).expect(200);
    await openWindow();
    const again = await subscribeAndRead('ada@shop.test');
    await verify(confirmIdOf(again)).expect(200);

    expect(await stored('ada@shop.test')).toMatchObject({ unsubscribedAt: null });
  });

  it('works with the link of an older mail', async () => {
    const older = stopIdOf(await subscribeAndRead('ada@shop.test'));
    await openWindow();
    await verify(confirmIdOf(await subscribeAndRead('ada@shop.test'))).expect(200);

    await unsubscribe(older).expect(200);
  });

  it('refuses a link with another purpose', async () => {
    const mail = await subscribed();

    await unsubscribe(confirmIdOf(mail)).expect(400);
    await unsubscribe('x'.repeat(43)).expect(400);

    expect((await stored('ada@shop.test')).unsubscribedAt).toBeNull();
  });
});
