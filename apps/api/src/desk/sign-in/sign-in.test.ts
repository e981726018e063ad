import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { sayLostApps } from '../../start/lost-apps.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { sealFactor } from '../second-factor/secrets.ts';
import { findFirstOwnerToken, inviteByLink } from '../staff/invitation-queries.ts';
import { cookieOf, getDesk, postDesk, signInStaff, staffPassword } from '../testing/desk-shop.ts';

let shop: TestApp;
const secret = 'a secret of the shop that is long enough for all';

beforeAll(async () => {
  shop = await startTestApp();
});
beforeEach(() => shop.db.$executeRaw`TRUNCATE rate_limit, staff, staff_invitation CASCADE`);
afterAll(() => shop.app.close());

/** An authenticator app's code, this many steps from now. */
const codeOf = (base32: string, steps = 0): string =>
  new TOTP({ secret: base32 }).generate({ timestamp: Date.now() + steps * 30_000 });

const person = { name: 'Ada Byron', password: staffPassword, confirm_password: staffPassword };
const signIn = (email: string, password = staffPassword, cookie = '') =>
  postDesk(shop, '/sign-in', { email, password }, cookie);

const firstLink = async (): Promise<string> => (await findFirstOwnerToken(shop.db, secret))?.token ?? '';

const accept = (id: string, email = 'ada@shop.test') => postDesk(shop, '/accept', { ...person, id, email });

/** Sets up an app in a new account's session. Returns the new session's cookie and the recovery codes. */
const setUp = async (cookie: string) => {
  const { body } = await postDesk(shop, '/second-factor/start', {}, cookie).expect(200);
  const base32: string = body.data.secret;
  const done = await postDesk(shop, '/second-factor/finish', { code: codeOf(base32, -1) }, cookie).expect(200);
  return { cookie: cookieOf(done), secret: base32, codes: done.body.data.recovery_codes as string[] };
};

describe('the first owner', () => {
  it('opens a link that all processes derive, sets up a second factor and is signed in', async () => {
    const [one, other] = await Promise.all([firstLink(), firstLink()]);
    const accepted = await accept(one).expect(200);
    const half = await getDesk(shop, '/session', cookieOf(accepted)).expect(200);
    await getDesk(shop, '/staff', cookieOf(accepted)).expect(401);
    const { cookie, codes } = await setUp(cookieOf(accepted));
    const { body } = await getDesk(shop, '/session', cookie).expect(200);

    expect(one).toBe(other);
    expect(half.body.data).toMatchObject({ stage: 'set-up', role: 'owner' });
    expect(body.data).toMatchObject({ stage: 'in', name: 'Ada Byron', role: 'owner', recovery_codes: 10 });
    expect(new Set(codes).size).toBe(10);
    expect(await findFirstOwnerToken(shop.db, secret)).toBeNull();
    await getDesk(shop, '/session', cookieOf(accepted)).expect(401);
  });

  it('has a link that works once, also for two concurrent requests', async () => {
    const id = await firstLink();

    const statuses = await Promise.all(
      ['a@shop.test', 'b@shop.test'].map(async (email) => (await accept(id, email)).status),
    );

    expect(statuses.sort()).toEqual([200, 400]);
    expect(await shop.db.staff.count()).toBe(1);
    await accept(id, 'c@shop.test').expect(400);
  });

  it('has a link that expires after an hour, and none after an owner has signed in', async () => {
    const id = await firstLink();
    const rest = await shop.db.$queryRaw<[{ minutes: number }]>`
      SELECT ceil(extract(epoch FROM expires_at - now()) / 60)::int AS minutes FROM staff_invitation`;
    await shop.db.$executeRaw`UPDATE staff_invitation SET expires_at = now() - interval '1 second'`;
    await accept(id).expect(400);
    const renewed = await firstLink();
    await signInStaff(shop.db, 'owner');

    expect(rest[0].minutes).toBe(60);
    expect(renewed).not.toBe(id);
    await accept(renewed).expect(400);
    await postDesk(shop, '/invitation', { id: renewed }).expect(400);
  });

  it('C3: stores no secret of a link in plain text', async () => {
    const id = await firstLink();
    const printed = await inviteByLink(shop.db, { id: null, email: 'test' }, { email: 'x@shop.test', role: 'viewer' });
    const { body } = await postDesk(shop, '/second-factor/start', {}, cookieOf(await accept(id))).expect(200);

    const kept = JSON.stringify(
      await shop.db.$queryRaw`
      SELECT to_jsonb(staff)::text, to_jsonb(i)::text, to_jsonb(a)::text FROM staff, staff_invitation i, audit_log a`,
    );

    expect(kept).toContain('ada@shop.test');
    for (const part of [id, printed?.token ?? '', body.data.secret]) expect(kept).not.toContain(part);
    expect(kept).not.toContain(Buffer.from(body.data.secret).toString('hex'));
  });

  it('cannot take the address of an existing account', async () => {
    const { email } = await signInStaff(shop.db, 'reader');

    await accept(await firstLink(), email).expect(409);
  });
});

describe('signing in', () => {
  it('requires a password, then a code, and accepts each code once', async () => {
    const { email, secret: base32 } = await signInStaff(shop.db, 'editor');
    const first = await signIn(email).expect(200);
    const code = codeOf(base32);
    const done = await postDesk(shop, '/second-factor', { code }, cookieOf(first)).expect(200);
    const again = await signIn(email).expect(200);

    expect(first.body.data.stage).toBe('code');
    expect(done.body.data.stage).toBe('in');
    await getDesk(shop, '/staff', cookieOf(first)).expect(401);
    await getDesk(shop, '/staff', cookieOf(done)).expect(200);
    await postDesk(shop, '/second-factor', { code }, cookieOf(again)).expect(400);
    await postDesk(shop, '/second-factor', { code: codeOf(base32, -3) }, cookieOf(again)).expect(400);
    await postDesk(shop, '/second-factor', { code: codeOf(base32, 1) }, cookieOf(again)).expect(200);
  });

  it('A5: issues a new session token at each step, and ignores a planted one', async () => {
    const { email, secret: base32 } = await signInStaff(shop.db, 'editor');
    const planted = `__Host-desk=${'A'.repeat(43)}`;
    const first = cookieOf(await signIn(email, staffPassword, planted).expect(200));
    const done = cookieOf(await postDesk(shop, '/second-factor', { code: codeOf(base32) }, first).expect(200));

    expect(new Set([planted, first, done]).size).toBe(3);
    await getDesk(shop, '/session', planted).expect(401);
    await getDesk(shop, '/session', first).expect(401);
    await postDesk(shop, '/sign-out', {}, done).expect(200);
    await getDesk(shop, '/session', done).expect(401);
  });

  it('H4: uses a cookie that scripts cannot read and other sites cannot send', async () => {
    const { email } = await signInStaff(shop.db, 'reader');
    const { headers } = await signIn(email).expect(200);

    expect(headers['cache-control']).toBe('no-store');
    expect(String(headers['set-cookie'])).toMatch(
      /^__Host-desk=[\w-]{43}; Max-Age=1200; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
  });

  it('gives the same reply for an unknown address and a wrong password', async () => {
    const { email } = await signInStaff(shop.db, 'reader');

    const [wrong, unknown] = [await signIn(email, 'wrong password 1'), await signIn('nobody@shop.test')];

    expect([wrong.status, wrong.body]).toEqual([
      400,
      { message: 'Incorrect e-mail or password', codes: [{ code: 'wrong_credentials' }] },
    ]);
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
  });

  it('accepts a recovery code in place of the app, once', async () => {
    const { cookie, codes } = await setUp(cookieOf(await accept(await firstLink())));
    const [code = ''] = codes;
    const first = cookieOf(await signIn('ada@shop.test').expect(200));
    const done = await postDesk(shop, '/second-factor', { code: code.toLowerCase() }, first).expect(200);
    const again = cookieOf(await signIn('ada@shop.test').expect(200));

    expect(done.body.data.recovery_codes).toBe(9);
    await postDesk(shop, '/second-factor', { code }, again).expect(400);
    const renewed = await postDesk(shop, '/recovery-codes', {}, cookie).expect(200);
    await postDesk(shop, '/second-factor', { code: codes[1] ?? '' }, again).expect(400);
    await postDesk(shop, '/second-factor', { code: renewed.body.data.recovery_codes[0] }, again).expect(200);
  });

  it('says that a change of TOKEN_SECRET ended the app, at the sign-in and at the start', async () => {
    const { id, email, secret: base32 } = await signInStaff(shop.db, 'owner');
    const before = Buffer.from(sealFactor(base32, id, 'the secret of the shop before it was changed'));
    await shop.db.$executeRaw`UPDATE staff SET totp_secret = ${before} WHERE id = ${id}`;
    const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    onTestFinished(() => written.mockRestore());

    const first = cookieOf(await signIn(email).expect(200));
    const { body } = await postDesk(shop, '/second-factor', { code: codeOf(base32) }, first).expect(400);
    await sayLostApps(shop.db, secret);

    expect(body.message).toBe(
      'No code can be checked, because the secret of the shop changed. Use a passkey, or have your second factor reset.',
    );
    expect(written).toHaveBeenLastCalledWith(`             npm run staff -- reset-second-factor ${email}\n`);
  });

  it('A1: limits guesses of passwords and codes', async () => {
    const { email, secret: base32 } = await signInStaff(shop.db, 'reader');
    const half = cookieOf(await signIn(email).expect(200));
    for (let time = 1; time <= 10; time += 1) {
      await signIn(email, `wrong password ${time}`).expect(400);
      await postDesk(shop, '/second-factor', { code: '000000' }, half).expect(400);
    }

    const { headers } = await signIn(email).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(800);
    await postDesk(shop, '/second-factor', { code: codeOf(base32) }, half).expect(429);
  });

  it('A1: limits guesses of invitations', async () => {
    for (let time = 1; time <= 60; time += 1)
      await postDesk(shop, '/invitation', { id: `${time}`.padStart(43, 'A') }).expect(400);

    await postDesk(shop, '/invitation', { id: await firstLink() }).expect(429);
  });

  it('refuses a second authenticator app while one is set up', async () => {
    const { email } = await signInStaff(shop.db, 'reader');
    const half = cookieOf(await signIn(email).expect(200));

    await postDesk(shop, '/second-factor/start', {}, half).expect(409);
    await postDesk(shop, '/second-factor/finish', { code: '123456' }, half).expect(409);
  });

  it('refuses a session that is idle, expired or of a removed account', async () => {
    const [idle, expired, gone] = [
      await signInStaff(shop.db, 'reader'),
      await signInStaff(shop.db, 'reader'),
      await signInStaff(shop.db, 'reader'),
    ];
    await shop.db
      .$executeRaw`UPDATE staff_session SET seen_at = now() - interval '61 minutes' WHERE staff_id = ${idle.id}`;
    await shop.db.$executeRaw`UPDATE staff_session SET expires_at = now() WHERE staff_id = ${expired.id}`;
    await shop.db.staff.delete({ where: { id: gone.id } });

    for (const { cookie } of [idle, expired, gone]) await getDesk(shop, '/session', cookie).expect(401);
  });
});
