import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { softAuthenticator } from '../../desk/testing/soft-authenticator.ts';
import { publicUrl } from '../../testing/test-app.ts';
import { type Accounts, goodPassword, startAccounts } from '../testing/accounts.ts';

const origin = publicUrl;

let shop: Accounts;
beforeAll(async () => {
  shop = await startAccounts();
});
beforeEach(() => shop.db.$executeRaw`TRUNCATE rate_limit`);
afterAll(() => shop.app.close());

const start = async (token: string): Promise<string> => {
  const { body } = await shop
    .post('/customer/passkeys/start', { current_password: goodPassword }, { token })
    .expect(200);
  return body.data.options;
};

/** Adds a passkey to the account of a session. */
const addKey = async (token: string, name = 'Laptop') => {
  const key = softAuthenticator();
  const answer = key.create(await start(token), { origin });
  await shop.post('/customer/passkeys/add', { name, answer }, { token }).expect(200);
  return key;
};

const setUp = async () => {
  const customer = await shop.signUp();
  return { ...customer, key: await addKey(customer.token) };
};

type Key = ReturnType<typeof softAuthenticator>;
type Claims = Parameters<Key['sign']>[1];

const ask = async (): Promise<{ request: string; options: string }> =>
  (await shop.post('/customer/passkey-signin/start').expect(200)).body.data;

const signInBy = async (key: Key, claims: Claims = { origin }) => {
  const { request, options } = await ask();
  return shop.post('/customer/passkey-signin', { request, answer: key.sign(options, claims) });
};

const listed = async (token: string): Promise<{ id: number; name: string; used_at: string | null }[]> =>
  (await shop.get('/customer/passkeys', { token }).expect(200)).body.data;

describe('a passkey of a customer', () => {
  it('signs in without the password, as often as it is asked for', async () => {
    const { id, email, key } = await setUp();

    for (let time = 1; time <= 2; time += 1) {
      const { status, body } = await signInBy(key);
      expect(status).toBe(200);
      expect(body).toMatchObject({ message: 'Logged in successfully', data: { id, email } });
      expect(await shop.statusOf(body.data.token)).toBe(200);
    }
    expect((await listed((await signInBy(key)).body.data.token))[0]?.used_at).not.toBeNull();
  });

  it('requires the password of the account to be added, but none if it has none', async () => {
    const { id, token } = await shop.signUp();
    await shop.post('/customer/passkeys/start', {}, { token }).expect(400);
    await shop.post('/customer/passkeys/start', { current_password: 'wrong password 1' }, { token }).expect(400);
    await shop.post('/customer/passkeys/start').expect(401);
    await shop.db.customer.update({ where: { id }, data: { passwordHash: null }, select: { id: true } });

    await shop.post('/customer/passkeys/start', {}, { token }).expect(200);
  });

  it('is named and removed by its owner only, and then signs in no more', async () => {
    const { token, key } = await setUp();
    const stranger = await shop.signUp();
    const [first] = await listed(token);
    const id = first?.id;
    for (const path of ['rename', 'remove'])
      await shop
        .post(`/customer/passkeys/${path}`, { id, name: 'Mine' }, stranger)
        .expect(path === 'rename' ? 404 : 404);
    await shop.post('/customer/passkeys/rename', { id, name: 'Phone' }, { token }).expect(200);
    expect((await listed(token)).map(({ name }) => name)).toEqual(['Phone']);

    await shop.post('/customer/passkeys/remove', { id }, { token }).expect(200);

    expect(await listed(token)).toEqual([]);
    expect((await signInBy(key)).status).toBe(400);
  });

  it('is mailed about to a verified address only', async () => {
    const { id, token } = await shop.signUp();
    await addKey(token);
    expect(await shop.listJobs(id)).not.toContain('mail-passkey-added');
    await shop.verify(id);

    await addKey(token);

    expect(await shop.listJobs(id)).toContain('mail-passkey-added');
  });

  it('is refused a second time, from another address, unverified, as a copy, and late', async () => {
    const { key } = await setUp();
    const { request, options } = await ask();
    const answer = key.sign(options, { origin });
    const other = await ask();
    await shop.post('/customer/passkey-signin', { request: other.request, answer }).expect(400);
    await shop.post('/customer/passkey-signin', { request, answer }).expect(200);
    await shop.post('/customer/passkey-signin', { request, answer }).expect(400);

    expect((await signInBy(key, { origin: 'https://evil.test' })).status).toBe(400);
    expect((await signInBy(key, { origin, isVerified: false })).status).toBe(400);
    expect((await signInBy(key, { origin, counter: 1 })).status).toBe(400);
    expect((await signInBy(softAuthenticator())).status).toBe(400);
    const late = await ask();
    await shop.db.$executeRaw`UPDATE customer_challenge SET expires_at = now()`;
    await shop
      .post('/customer/passkey-signin', {
        request: late.request,
        answer: key.sign(late.options, { origin, counter: 99 }),
      })
      .expect(400);
    expect((await signInBy(key, { origin, counter: 100 })).status).toBe(200);
  });

  it('is refused if another session asked for it', async () => {
    const { email, token } = await shop.signUp();
    const second = (await shop.signIn(email).expect(200)).body.data.token;
    const answer = softAuthenticator().create(await start(token), { origin });

    await shop.post('/customer/passkeys/add', { name: 'x', answer }, { token: second }).expect(400);
    await shop.post('/customer/passkeys/add', { name: 'x', answer }, { token }).expect(200);
    await shop.post('/customer/passkeys/add', { name: 'x', answer }, { token }).expect(400);
  });

  it.each(['{}', 'null', 'no JSON', '{"id":1}'])('is refused when it is malformed: %s', async (answer) => {
    const { request } = await ask();
    await shop.post('/customer/passkey-signin', { request, answer }).expect(400);
  });

  it('goes with a reset by mail, and with its account, but not with a change of the password', async () => {
    const { id, email, token, first_name, last_name, key } = await setUp();
    await shop.verify(id);
    const password = 'another horse 2';
    const change = { first_name, last_name, password, current_password: goodPassword };
    await shop.post('/customer/update', change, { token }).expect(200);
    expect((await signInBy(key)).status).toBe(200);

    const link = await shop.addLink({ purpose: 'reset', customerId: id });
    const reset = { id: link, password: 'third horse 33', confirm_password: 'third horse 33' };
    await shop.post('/customer/resetpassword', reset).expect(200);

    expect((await signInBy(key)).status).toBe(400);
    const again = (await shop.signIn(email, 'third horse 33').expect(200)).body.data.token;
    const body = { current_password: 'third horse 33' };
    const { options } = (await shop.post('/customer/passkeys/start', body, { token: again }).expect(200)).body.data;
    const last = softAuthenticator();
    await shop
      .post('/customer/passkeys/add', { name: 'Last', answer: last.create(options, { origin }) }, { token: again })
      .expect(200);
    await shop.post('/customer/delete', body, { token: again }).expect(200);
    expect((await signInBy(last)).status).toBe(400);
    expect(await shop.db.customerPasskey.count({ where: { customerId: id } })).toBe(0);
  });

  it('A1: signs in while wrong passwords lock the account, and is limited by address', async () => {
    const { email, key } = await setUp();
    for (let at = 0; at < 12; at += 1) await shop.signIn(email, 'wrong password 1', { ip: '10.9.9.9' });
    const { request, options } = await ask();
    const answer = key.sign(options, { origin });
    await shop.post('/customer/passkey-signin', { request, answer }, { ip: '10.9.9.9' }).expect(200);

    for (let at = 0; at < 60; at += 1)
      await shop.post('/customer/passkey-signin', { request, answer }, { ip: '10.9.9.8' });
    await shop.post('/customer/passkey-signin', { request, answer }, { ip: '10.9.9.8' }).expect(429);
  });
});
