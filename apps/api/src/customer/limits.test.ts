import { createClient } from '@wearfolio/database/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { standardEnv } from '../testing/test-app.ts';
import { limits } from './limits.ts';
import { type Accounts, accountsOf, goodPassword, newClient, newCustomer, startAccounts } from './testing/accounts.ts';

const countStatus = (replies: { status: number }[], status: number): number =>
  replies.filter((reply) => reply.status === status).length;

describe('limits of account requests', () => {
  let shop: Accounts;

  beforeAll(async () => {
    shop = await startAccounts();
  });
  afterAll(() => shop.app.close());

  const repeat = async <T>(times: number, attempt: (at: number) => PromiseLike<T>): Promise<T[]> => {
    const replies: T[] = [];
    for (let at = 0; at < times; at += 1) replies.push(await attempt(at));
    return replies;
  };

  it('A1: block the attacker, but neither the owner elsewhere nor other people at the same address', async () => {
    const [ada, bea] = [await shop.signUp(), await shop.signUp()];
    const ip = newClient();

    const guesses = await repeat(30, (at) => shop.signIn(ada.email, `wrong horse ${at}`, { ip }));
    const right = await shop.signIn(ada.email, goodPassword, { ip });

    expect(guesses.map(({ status }) => status)).toEqual([...Array(10).fill(400), ...Array(20).fill(429)]);
    expect(right.status).toBe(429);
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(right.headers['retry-after'])).toBeLessThanOrEqual(15 * 60);
    await shop.signIn(ada.email).expect(200);
    await shop.signIn(bea.email, goodPassword, { ip }).expect(200);
  });

  it('A1: block one guess at each of a hundred accounts', async () => {
    const ip = newClient();

    const replies = await repeat(100, (at) => shop.signIn(`nobody-${at}@shop.test`, goodPassword, { ip }));

    expect(countStatus(replies, 400)).toBe(limits.signIn.byAddress.limit);
    expect(countStatus(replies, 429)).toBe(100 - limits.signIn.byAddress.limit);
  });

  it('A1: block guesses from many addresses until a reset lets the owner in', async () => {
    const { id, email } = await shop.signUp();

    const replies = await repeat(limits.signIn.byAccount.limit + 5, () => shop.signIn(email, 'wrong horse 1'));
    expect(countStatus(replies, 400)).toBe(limits.signIn.byAccount.limit);

    const link = await shop.addLink({ purpose: 'reset', customerId: id });
    const password = 'battery staple 2';
    await shop.post('/customer/resetpassword', { id: link, password, confirm_password: password }).expect(200);
    await shop.signIn(email, password).expect(200);
  });

  it('A1: let the owner in where they signed in or reset the password, during an attack', async () => {
    const { id, email } = await shop.signUp();
    const [home, hotel] = [newClient(), newClient()];
    await shop.signIn(email, goodPassword, { ip: home }).expect(200);
    const attack = () => repeat(limits.signIn.byAccount.limit + 5, () => shop.signIn(email, 'wrong horse 1'));

    await attack();
    await shop.signIn(email, goodPassword, { ip: hotel }).expect(429);
    await shop.signIn(email, goodPassword, { ip: home }).expect(200);
    const link = await shop.addLink({ purpose: 'reset', customerId: id });
    const password = 'battery staple 2';
    await shop
      .post('/customer/resetpassword', { id: link, password, confirm_password: password }, { ip: hotel })
      .expect(200);
    await attack();

    await shop.signIn(email, password, { ip: hotel }).expect(200);
  });

  it('end with their window', async () => {
    const { email } = await shop.signUp();
    const ip = newClient();
    await repeat(11, () => shop.signIn(email, 'wrong horse 1', { ip }));
    await shop.signIn(email, goodPassword, { ip }).expect(429);

    await shop.db.$executeRaw`UPDATE rate_limit SET window_start = window_start - interval '15 minutes 1 second'`;

    await shop.signIn(email, goodPassword, { ip }).expect(200);
  });

  it('do not count successful sign-ins', async () => {
    const { email } = await shop.signUp();
    const ip = newClient();

    const replies = await repeat(15, () => shop.signIn(email, goodPassword, { ip }));

    expect(countStatus(replies, 200)).toBe(15);
  });

  it('are not cleared by signing in to a mailbox with a similar spelling', async () => {
    const { email } = await shop.signUp();
    const [name, host] = email.split('@');
    const own = await shop.signUp({ email: `${name}+eve@${host}` });
    const ip = newClient();

    await repeat(10, () => shop.signIn(email, 'wrong horse 1', { ip }));
    await shop.signIn(own.email, goodPassword, { ip }).expect(200);

    await shop.signIn(email, goodPassword, { ip }).expect(429);
  });

  it.each<[string, (at: number, email: string) => { path?: string; email?: string; ip: string }]>([
    [
      'another spelling of the path',
      (at, email) => ({ path: ['/', '', '/.', ';x'][at % 4] ?? '', email, ip: '10.200.0.1' }),
    ],
    ['upper and lower case', (at, email) => ({ email: at % 2 ? email.toUpperCase() : email, ip: '10.200.0.2' })],
    ['other addresses of one IPv6 network', (at, email) => ({ email, ip: `2001:db8:7:7::${at + 1}` })],
    ['IPv4 written as IPv6', (at, email) => ({ email, ip: at % 2 ? '::ffff:10.200.0.3' : '10.200.0.3' })],
    ['a port behind the address', (at: number) => ({ ip: `198.51.100.77:${50_000 + at}` })],
    ['a port behind an IPv6 address', (at: number) => ({ ip: `[2001:db8:7:77::1]:${50_000 + at}` })],
    ['leading zeros', (at: number) => ({ ip: at % 2 ? '2001:0db8:0007:0078::1' : '2001:db8:7:78::1' })],
  ])('G2: cannot be bypassed with %s', async (_name, evade) => {
    const { email } = await shop.signUp();

    const replies = await repeat(3 * limits.signIn.byPair.limit, (at) => {
      const { path = '', email: address = email, ip } = evade(at, email);
      return shop.post(`/customer/signin${path}`, { email: address, password: 'wrong horse 1' }, { ip });
    });

    expect(countStatus(replies, 400)).toBe(limits.signIn.byPair.limit);
    expect(countStatus(replies, 429)).toBeGreaterThan(0);
  });

  it('G2: ignore X-Forwarded-For from an untrusted proxy', async () => {
    const open = await startAccounts({ trustProxy: [] });

    const replies = await repeat(20, () => open.signIn('nobody@shop.test', 'wrong horse 1', { ip: newClient() }));
    await open.app.close();

    expect(countStatus(replies, 400)).toBe(limits.signIn.byPair.limit);
  });

  it('G1: hold for two hundred concurrent requests to two servers', async () => {
    const files = { webDir: '/none', picturesDir: '/none' };
    const second = await buildApp({
      db: createClient(shop.url, 5, () => undefined),
      databaseUrl: shop.url,
      env: { ...standardEnv, ...files, trustProxy: ['loopback'] },
      logger: false,
    });
    await second.listen({ port: 0, host: '127.0.0.1' });
    const other = accountsOf({ app: second, db: shop.db });
    const { email } = await shop.signUp();
    const ip = newClient();

    const replies = await Promise.all(
      Array.from({ length: 200 }, (_, at) => (at % 2 ? shop : other).signIn(email, 'wrong horse 1', { ip })),
    );
    await second.close();

    expect(replies.filter(({ status }) => ![400, 429, 503].includes(status))).toEqual([]);
    expect(countStatus(replies, 400)).toBe(limits.signIn.byPair.limit);
  });

  it('apply to a session on two servers: signing out of one ends it on the other', async () => {
    const files = { webDir: '/none', picturesDir: '/none' };
    const second = await buildApp({
      db: createClient(shop.url, 2, () => undefined),
      databaseUrl: shop.url,
      env: { ...standardEnv, ...files },
      logger: false,
    });
    await second.listen({ port: 0, host: '127.0.0.1' });
    const other = accountsOf({ app: second, db: shop.db });
    const { token } = await shop.signUp();

    const before = await other.statusOf(token);
    await shop.post('/customer/signout', {}, { token }).expect(200);
    const after = await other.statusOf(token);
    await second.close();

    expect([before, after]).toEqual([200, 401]);
  });

  it('apply to sign-up, by address', async () => {
    const ip = newClient();

    const replies = await repeat(45, () => shop.post('/customer/signup', newCustomer(), { ip }));

    expect(countStatus(replies, 200)).toBe(limits.signUp.byAddress.limit);
    expect(countStatus(replies, 429)).toBe(5);
  });

  it('apply to profile changes, so a stolen session cannot guess the password', async () => {
    const { token } = await shop.signUp();
    const change = { first_name: 'Ada', last_name: 'Test', password: 'battery staple 2' };

    const replies = await repeat(25, (at) =>
      shop.post('/customer/update', { ...change, current_password: `wrong horse ${at}` }, { token }),
    );

    expect(countStatus(replies, 400)).toBe(limits.update.byAccount.limit);
    expect(countStatus(replies, 429)).toBe(5);
  });

  it.each([
    ['resetpassword', { id: 'A'.repeat(43), password: goodPassword, confirm_password: goodPassword }, 429],
    // A stranger must not be able to use up the calls for someone else's mailbox. Its mails wait.
    ['forgotpassword', { email: 'nobody@shop.test' }, 200],
  ])('apply to %s, by address', async (name, body, statusElsewhere) => {
    const ip = newClient();

    const replies = await repeat(35, () => shop.post(`/customer/${name}`, body, { ip }));
    const elsewhere = await shop.post(`/customer/${name}`, body);

    expect(countStatus(replies, 429)).toBeGreaterThan(0);
    expect(elsewhere.status).toBe(statusElsewhere);
  });
});
