import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publicUrl, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { deskCookieName } from '../access/desk-cookie.ts';
import { createDeskSession } from '../access/session-queries.ts';
import { commandLine } from '../audit/audit-queries.ts';
import { resetSecondFactor } from '../staff/staff-queries.ts';
import { cookieOf, getDesk, postDesk, signInStaff, staffPassword } from '../testing/desk-shop.ts';
import { softAuthenticator } from '../testing/soft-authenticator.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
beforeEach(() => shop.db.$executeRaw`TRUNCATE rate_limit`);
afterAll(() => shop.app.close());

const origin = publicUrl;

const post = (path: string, body: object, cookie: string) => postDesk(shop, path, body, cookie);

const optionsAt = async (path: string, cookie: string): Promise<string> =>
  (await post(path, {}, cookie).expect(200)).body.data.options;

/** Adds a passkey to the account of a session. */
const addKey = async (cookie: string, name = 'Laptop') => {
  const key = softAuthenticator();
  const answer = key.create(await optionsAt('/passkeys/start', cookie), { origin });
  await post('/passkeys/add', { name, answer }, cookie).expect(200);
  return key;
};

const halfOf = async (email: string): Promise<string> =>
  cookieOf(await postDesk(shop, '/sign-in', { email, password: staffPassword }).expect(200));

const setUp = async () => {
  const staff = await signInStaff(shop.db, 'editor');
  return { ...staff, key: await addKey(staff.cookie) };
};

const listed = async (cookie: string): Promise<{ id: number; name: string }[]> =>
  (await getDesk(shop, '/passkeys', cookie).expect(200)).body.data;

describe('a passkey', () => {
  it('replaces the code as second factor', async () => {
    const { email, key } = await setUp();
    const half = await halfOf(email);
    await getDesk(shop, '/overview', half).expect(401);

    const answer = key.sign(await optionsAt('/passkeys/ask', half), { origin });
    const done = await post('/second-factor/passkey', { answer }, half).expect(200);

    expect(done.body.data).toMatchObject({ stage: 'in', has_app: true, passkeys: 1 });
    await getDesk(shop, '/overview', cookieOf(done)).expect(200);
    await getDesk(shop, '/session', half).expect(401);
  });

  it('signs in alone, with its own session', async () => {
    const { email, key } = await setUp();
    const begun = await postDesk(shop, '/sign-in/passkey/start').expect(200);
    const answer = key.sign(begun.body.data.options, { origin });

    // It is refused in another browser, which does not use it up.
    await postDesk(shop, '/sign-in/passkey', { answer }).expect(400);
    const done = await post('/sign-in/passkey', { answer }, cookieOf(begun)).expect(200);

    expect(done.body.data).toMatchObject({ stage: 'in', email });
    await getDesk(shop, '/overview', cookieOf(done)).expect(200);
    await post('/sign-in/passkey', { answer }, cookieOf(begun)).expect(400);
  });

  it('A1: signs in while wrong passwords lock the account and its address', async () => {
    const { email, key } = await setUp();
    for (let at = 0; at < 70; at += 1)
      await postDesk(shop, '/sign-in', { email: at % 2 ? email : `${at}@shop.test`, password: 'wrong password 1' });
    await postDesk(shop, '/sign-in', { email, password: staffPassword }).expect(429);

    const begun = await postDesk(shop, '/sign-in/passkey/start').expect(200);
    const answer = key.sign(begun.body.data.options, { origin });

    await post('/sign-in/passkey', { answer }, cookieOf(begun)).expect(200);
  });

  it('confirms an action together with the password', async () => {
    const { id, cookie, key } = await setUp();
    await shop.db.$executeRaw`UPDATE staff_session SET confirmed_at = NULL WHERE staff_id = ${id}`;
    await post('/recovery-codes', {}, cookie).expect(403);
    const wrong = key.sign(await optionsAt('/passkeys/ask', cookie), { origin });
    await post('/confirm/passkey', { password: 'another password', answer: wrong }, cookie).expect(400);
    await post('/recovery-codes', {}, cookie).expect(403);

    const answer = key.sign(await optionsAt('/passkeys/ask', cookie), { origin });
    await post('/confirm/passkey', { password: staffPassword, answer }, cookie).expect(200);

    await post('/recovery-codes', {}, cookie).expect(200);
  });

  it('is one of several with names, and no longer works after removal', async () => {
    const { email, cookie, key } = await setUp();
    await addKey(cookie, 'Phone');
    const [first] = await listed(cookie);
    await post('/passkeys/rename', { id: first?.id, name: 'Old laptop' }, cookie).expect(200);
    expect((await listed(cookie)).map(({ name }) => name)).toEqual(['Old laptop', 'Phone']);

    await post('/passkeys/remove', { id: first?.id }, cookie).expect(200);

    const half = await halfOf(email);
    const answer = key.sign(await optionsAt('/passkeys/ask', half), { origin });
    await post('/second-factor/passkey', { answer }, half).expect(400);
    const entries = await shop.db.auditLog.findMany({ where: { subject: email }, orderBy: { id: 'asc' } });
    expect(entries.map(({ action }) => action)).toEqual([
      'add passkey',
      'add passkey',
      'rename passkey',
      'remove passkey',
    ]);
  });

  it('can be the first second factor, and cannot be removed while it is the last', async () => {
    const { id } = await signInStaff(shop.db, 'owner');
    await resetSecondFactor(shop.db, commandLine, { id });
    const { token } = await createDeskSession(shop.db, { staffId: id, device: 'Test', isProven: false });
    const key = softAuthenticator();
    const half = `${deskCookieName}=${token}`;
    const answer = key.create(await optionsAt('/passkeys/start', half), { origin });

    const added = await post('/passkeys/add', { name: 'Laptop', answer }, half).expect(200);

    const cookie = cookieOf(added);
    expect(added.body.data.recovery_codes).toHaveLength(10);
    expect((await getDesk(shop, '/session', cookie).expect(200)).body.data).toMatchObject({
      stage: 'in',
      has_app: false,
    });
    const [only] = await listed(cookie);
    expect((await post('/passkeys/remove', { id: only?.id }, cookie).expect(409)).body.message).toMatch(
      /last second factor/,
    );
    await addKey(cookie, 'Phone');
    await post('/passkeys/remove', { id: only?.id }, cookie).expect(200);
  });

  it('allows removing the authenticator app, which is refused without it', async () => {
    const { cookie } = await signInStaff(shop.db, 'editor');
    await post('/second-factor/remove', {}, cookie).expect(409);
    await addKey(cookie);

    await post('/second-factor/remove', {}, cookie).expect(200);

    expect((await getDesk(shop, '/session', cookie)).body.data).toMatchObject({ has_app: false, passkeys: 1 });
  });

  it('is removed when the command line resets the second factor', async () => {
    const { id, email } = await setUp();

    await resetSecondFactor(shop.db, commandLine, { id });

    expect((await getDesk(shop, '/session', await halfOf(email)).expect(200)).body.data.stage).toBe('set-up');
    expect(await shop.db.staffPasskey.count({ where: { staffId: id } })).toBe(0);
  });
});

describe('P1: a passkey is not accepted', () => {
  const prove = (answer: string, half: string) => post('/second-factor/passkey', { answer }, half);

  it("twice for one challenge, or for another session's challenge", async () => {
    const { email, key } = await setUp();
    const [half, other] = [await halfOf(email), await halfOf(email)];
    const answer = key.sign(await optionsAt('/passkeys/ask', half), { origin });
    await prove(answer, other).expect(400);
    await prove(answer, half).expect(200);

    const again = await halfOf(email);
    await optionsAt('/passkeys/ask', again);
    await prove(answer, again).expect(400);
  });

  it('more than once when two requests answer one challenge', async () => {
    const { email, key } = await setUp();
    const half = await halfOf(email);
    const answer = key.sign(await optionsAt('/passkeys/ask', half), { origin });

    const statuses = await Promise.all([prove(answer, half), prove(answer, half)]);

    expect(statuses.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it.each([
    ['of another address', { origin: 'https://shop.test.evil.test' }],
    ['without verifying its holder', { origin, isVerified: false }],
    ['of a copy, whose counter is behind', { origin, counter: 1 }],
  ])('%s', async (_why, claims) => {
    const { email, key } = await setUp();
    const half = await halfOf(email);

    await prove(key.sign(await optionsAt('/passkeys/ask', half), claims), half).expect(400);
  });

  it('of another member of staff', async () => {
    const [{ email }, { key }] = [await setUp(), await setUp()];
    const half = await halfOf(email);

    await prove(key.sign(await optionsAt('/passkeys/ask', half), { origin }), half).expect(400);
  });

  it('for a challenge with another purpose, or after five minutes', async () => {
    const { email, cookie, key } = await setUp();
    const adding = await optionsAt('/passkeys/start', cookie);
    await post('/confirm/passkey', { password: staffPassword, answer: key.sign(adding, { origin }) }, cookie).expect(
      400,
    );

    const half = await halfOf(email);
    const answer = key.sign(await optionsAt('/passkeys/ask', half), { origin });
    await shop.db.$executeRaw`UPDATE staff_challenge SET expires_at = now()`;
    await prove(answer, half).expect(400);
  });

  it.each([
    '{}',
    'null',
    'no JSON',
    '{"id":1}',
    '{"id":"a","rawId":"a","type":"public-key","response":{"clientDataJSON":"e30"}}',
  ])('when it is malformed: %s', async (answer) => {
    const { email, cookie } = await setUp();
    const half = await halfOf(email);
    await optionsAt('/passkeys/ask', half);
    await prove(answer, half).expect(400);
    await optionsAt('/passkeys/start', cookie);
    await post('/passkeys/add', { name: 'x', answer }, cookie).expect(400);
  });

  it('as a new second factor of someone who knows only the password', async () => {
    const { email } = await setUp();
    const half = await halfOf(email);

    await post('/passkeys/start', {}, half).expect(409);
    await post('/passkeys/add', { name: 'Mine', answer: '{}' }, half).expect(409);
    await post('/second-factor/start', {}, half).expect(409);
    const { id, cookie } = await setUp();
    await post('/second-factor/remove', {}, cookie).expect(200);
    const only = await halfOf((await shop.db.staff.findUniqueOrThrow({ where: { id } })).email);
    await post('/second-factor/start', {}, only).expect(409);
  });

  it('after ten wrong ones, and codes are refused too', async () => {
    const { email, key } = await setUp();
    const half = await halfOf(email);
    for (let time = 1; time <= 10; time += 1) await prove('{}', half).expect(400);

    await prove(key.sign(await optionsAt('/passkeys/ask', half), { origin }), half).expect(429);
  });

  it('of another account, to rename or remove it', async () => {
    const { cookie } = await setUp();
    const [foreign] = await listed((await setUp()).cookie);

    await post('/passkeys/rename', { id: foreign?.id, name: 'Mine' }, cookie).expect(404);
    await post('/passkeys/remove', { id: foreign?.id }, cookie).expect(404);
  });
});
