import { TOTP } from 'otpauth';
import request from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type MailSink, openMailSink } from '../../jobs/mail/testing/mail-sink.ts';
import { publicUrl, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { doJobs } from '../../worker/testing/run-jobs.ts';
import { signInStaff, staffPassword } from '../testing/desk-shop.ts';

describe('A1: an owner of the desk whom others lock out', () => {
  let shop: TestApp;
  let sink: MailSink;

  beforeAll(async () => {
    shop = await startTestApp({ trustProxy: ['loopback'] });
    sink = await openMailSink();
  });
  beforeEach(() => shop.db.$executeRaw`TRUNCATE rate_limit, staff CASCADE`);
  afterAll(async () => {
    await shop.app.close();
    await sink.close();
  });

  const own = { 'Sec-Fetch-Site': 'same-origin', Origin: publicUrl };
  const post = (path: string, body: object, cookie = '', ip = '198.51.100.1') =>
    request(shop.app.server)
      .post(`/api/desk${path}`)
      .set({ ...own, Cookie: cookie, 'X-Forwarded-For': ip })
      .send(body);
  const signIn = (email: string, password: string, cookie?: string, ip?: string) =>
    post('/sign-in', { email, password }, cookie, ip);
  const codeOf = (secret: string, steps = 0) =>
    new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });
  const cookiesOf = ({ headers }: { headers: { 'set-cookie'?: unknown } }): string =>
    [headers['set-cookie'] ?? []]
      .flat()
      .map((one) => String(one).split(';')[0])
      .join('; ');
  const deviceOf = (cookies: string): string => cookies.split('; ').find((one) => one.includes('desk-device')) ?? '';

  /** Wrong passwords from 50 addresses. Returns how many were checked at all. */
  const attack = async (email: string, times = 130): Promise<number> => {
    let checked = 0;
    for (let at = 0; at < times; at += 1) {
      const { status } = await signIn(email, `wrong password ${at}`, '', `203.0.${at % 50}.7`);
      if (status === 400) checked += 1;
      else expect(status).toBe(429);
    }
    return checked;
  };

  it('gets in from a device that signed in before, while others are slowed down', async () => {
    const { email, secret } = await signInStaff(shop.db, 'owner');
    const first = cookiesOf(await signIn(email, staffPassword).expect(200));
    const device = deviceOf(cookiesOf(await post('/second-factor', { code: codeOf(secret, -1) }, first).expect(200)));

    expect(await attack(email, 200)).toBe(100);
    await signIn(email, staffPassword).expect(429);
    const again = cookiesOf(await signIn(email, staffPassword, device).expect(200));
    await post('/second-factor', { code: codeOf(secret) }, `${again}; ${device}`).expect(200);
  });

  it('gets in by a mailed link, which asks for the second factor and works under attack', async () => {
    const { email, secret, cookie } = await signInStaff(shop.db, 'owner');
    await attack(email);

    const replies = [
      await post('/forgot-password', { email }),
      await post('/forgot-password', { email: 'no@shop.test' }),
    ];
    await doJobs(shop, sink.url);
    const [, id = ''] = /\/ops\/reset#([\w-]{43})/.exec(sink.to(email)[0]?.text ?? '') ?? [];
    const password = 'seven tall ships 2';
    const body = { id, password, confirm_password: password };
    await post('/reset-password', { id, password: 'password', confirm_password: 'password' }).expect(400);
    const reset = await post('/reset-password', body).expect(200);
    await post('/reset-password', body).expect(400);
    await attack(email);
    const device = cookiesOf(reset);
    const half = await signIn(email, password, device).expect(200);

    expect(replies.map(({ status, text }) => [status, text])[0]).toEqual([replies[1]?.status, replies[1]?.text]);
    expect(half.body.data.stage).toBe('code');
    await request(shop.app.server).get('/api/desk/session').set('Cookie', cookie).expect(401);
    await post('/second-factor', { code: codeOf(secret) }, `${cookiesOf(half)}; ${device}`).expect(200);
  });

  it('is not known by a device of another account, or by a changed cookie', async () => {
    const [ada, eve] = [await signInStaff(shop.db, 'owner'), await signInStaff(shop.db, 'reader')];
    const half = cookiesOf(await signIn(eve.email, staffPassword).expect(200));
    const device = deviceOf(cookiesOf(await post('/second-factor', { code: codeOf(eve.secret) }, half).expect(200)));
    await attack(ada.email);

    expect(device).not.toBe('');
    await signIn(ada.email, staffPassword, device).expect(429);
    await signIn(ada.email, staffPassword, `${device}AA`).expect(429);
  });

  it('has wrong codes by someone else counted apart', async () => {
    const { email, secret } = await signInStaff(shop.db, 'owner');
    const half = cookiesOf(await signIn(email, staffPassword).expect(200));
    const done = cookiesOf(await post('/second-factor', { code: codeOf(secret, -1) }, half).expect(200));
    const thief = cookiesOf(await signIn(email, staffPassword).expect(200));
    for (let at = 0; at < 11; at += 1) await post('/second-factor', { code: '000000' }, thief);

    const again = cookiesOf(await signIn(email, staffPassword, deviceOf(done)).expect(200));

    await post('/second-factor', { code: codeOf(secret) }, thief).expect(429);
    await post('/second-factor', { code: codeOf(secret) }, `${again}; ${deviceOf(done)}`).expect(200);
  });
});
