import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Accounts, goodPassword, newCustomer, startAccounts } from '../testing/accounts.ts';

const issuer = 'https://accounts.issuer.test';
const clientId = 'wearfolio-test';
const kid = 'key-1';
const url = '/google-login';

type KeyPair = Awaited<ReturnType<typeof generateKeyPair>>;

const openPort = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
};

let people = 0;

/** What Google says about a new person. */
const newPerson = () => {
  people += 1;
  const { email } = newCustomer();
  return { sub: `google-${people}`, email, email_verified: true, given_name: 'Li', family_name: 'Bo' };
};

describe('POST /api/google-login', () => {
  let shop: Accounts;
  let keys: KeyPair;
  let strangers: KeyPair;
  let server: Server;

  beforeAll(async () => {
    keys = await generateKeyPair('RS256');
    strangers = await generateKeyPair('RS256');
    const published = JSON.stringify({
      keys: [{ ...(await exportJWK(keys.publicKey)), kid, alg: 'RS256', use: 'sig' }],
    });
    server = createServer((_request, reply) => {
      reply.setHeader('Cache-Control', 'public, max-age=3600').end(published);
    });
    const certsUrl = `http://127.0.0.1:${await openPort(server)}/certs`;
    shop = await startAccounts({ google: { clientId, issuer, certsUrl, scriptUrl: `${issuer}/client` } });
  });
  afterAll(async () => {
    await shop.app.close();
    server.close();
  });

  const credential = (claims: JWTPayload, key = keys.privateKey, header: object = {}): Promise<string> =>
    new SignJWT({ iss: issuer, aud: clientId, jti: randomUUID(), ...claims })
      .setProtectedHeader({ alg: 'RS256', kid, ...header })
      .setIssuedAt(claims.iat)
      .setExpirationTime(claims.exp ?? '1h')
      .sign(key);
  const login = async (claims: JWTPayload) => shop.post(url, { token: await credential(claims) });
  const countCustomers = () => shop.db.customer.count();

  it('creates a verified account with a name that the form would refuse', async () => {
    const person = newPerson();

    const { body } = await login(person);

    expect(body).toMatchObject({
      message: 'Logged in successfully',
      user: { first_name: 'Li', last_name: 'Bo', email: person.email, email_verified: true, has_password: false },
    });
    expect(await shop.statusOf(body.user.token)).toBe(200);
    expect(await shop.listJobs(body.user.id)).toEqual([]);
  });

  it('finds the account by its subject, even when the address changed', async () => {
    const person = newPerson();
    const first = await login(person);

    const second = await login({ ...person, email: newPerson().email });

    expect(second.body.user).toMatchObject({ id: first.body.user.id, email: person.email });
  });

  it('creates one account for many concurrent first sign-ins', async () => {
    const person = newPerson();

    const replies = await Promise.all(Array.from({ length: 8 }, () => login(person)));

    expect(replies.map(({ status }) => status)).toEqual(Array<number>(8).fill(200));
    expect(new Set(replies.map(({ body }) => body.user.id)).size).toBe(1);
  });

  it.each([
    [{ given_name: undefined, family_name: undefined }, (email: string) => email.split('@')[0]],
    [{ given_name: `${'A'.repeat(49)}😀😀` }, () => 'A'.repeat(49)],
    [{ given_name: ' Ada   Mary ' }, () => 'Ada Mary'],
    [{ given_name: '\u200b\u2060' }, (email: string) => email.split('@')[0]],
    [{ given_name: 'Ada\r\nBcc: x' }, (email: string) => email.split('@')[0]],
  ])('accepts the names %j', async (given, expected) => {
    const person = newPerson();

    const { body } = await login({ ...person, ...given });

    expect(body.user.first_name).toBe(expected(person.email));
  });

  it('links to the verified account with the address, and keeps its password and sessions', async () => {
    const { id, email, token } = await shop.signUp();
    await shop.verify(id);

    const { body } = await login({ ...newPerson(), email: email.toUpperCase() });

    expect(body.user).toMatchObject({ id, first_name: 'Ada', has_password: true });
    expect(await shop.statusOf(token)).toBe(200);
    await shop.signIn(email).expect(200);
  });

  it('A8: removes password, sessions, links and names that someone else set before the address was verified', async () => {
    const { id, email, token } = await shop.signUp({ first_name: 'Mallory' });
    const link = await shop.addLink({ purpose: 'reset', customerId: id });
    await shop.db.sharedList.create({ data: { customerId: id, address: `shared-by-mallory-${id}` } });

    const { body } = await login({ ...newPerson(), email });

    expect(body.user).toMatchObject({ id, first_name: 'Li', email_verified: true, has_password: false });
    expect(await shop.statusOf(token)).toBe(401);
    await shop.signIn(email).expect(400);
    const reset = { id: link, password: goodPassword, confirm_password: goodPassword };
    await shop.post('/customer/resetpassword', reset).expect(400);
    expect(await shop.db.sharedList.count({ where: { customerId: id } })).toBe(0);
    expect(await shop.statusOf(body.user.token)).toBe(200);
  });

  it('A8: does so too when a mail scanner, which has no session, opened the verification link', async () => {
    const { id, email, token } = await shop.signUp({ first_name: 'Mallory' });
    const link = await shop.addLink({ purpose: 'verify', customerId: id });
    await shop.get(`/customer/verify?id=${link}`).expect(200);

    const { body } = await login({ ...newPerson(), email });

    expect(body.user).toMatchObject({ id, first_name: 'Li', has_password: false });
    expect(await shop.statusOf(token)).toBe(401);
    await shop.signIn(email).expect(400);
  });

  it('keeps the password of a customer who opened the link while signed in, after a scanner did', async () => {
    const { id, email, token } = await shop.signUp();
    const link = await shop.addLink({ purpose: 'verify', customerId: id });
    await shop.get(`/customer/verify?id=${link}`).expect(200);
    await shop.get(`/customer/verify?id=${link}`, { token }).expect(200);

    const { body } = await login({ ...newPerson(), email });

    expect(body.user).toMatchObject({ id, has_password: true });
    expect(await shop.statusOf(token)).toBe(200);
  });

  it('refuses an account linked to another Google identity', async () => {
    const person = newPerson();
    await login(person);

    const { status, body } = await login({ ...newPerson(), email: person.email });

    expect([status, body]).toEqual([
      400,
      {
        message: 'This e-mail belongs to an account with another Google sign-in',
        codes: [{ code: 'other_google_account' }],
      },
    ]);
  });

  describe('A7: refuses, and creates no account for,', () => {
    let before: number;

    beforeEach(async () => {
      before = await countCustomers();
    });

    const expectRefused = async (token: unknown) => {
      const { body } = await shop.post(url, { token }).expect(400);
      expect(body.message).toBe('Invalid token specified');
      expect(await countCustomers()).toBe(before);
    };
    const hourAgo = (hours: number) => Math.floor(Date.now() / 1000) - hours * 3600;

    it.each<[string, JWTPayload]>([
      ['another audience', { aud: 'another-shop' }],
      ['several audiences', { aud: [clientId, 'another-shop'] }],
      ['another issuer', { iss: 'https://accounts.evil.test' }],
      ['several issuers', { iss: [issuer] as unknown as string }],
      ['an expired token', { iat: hourAgo(3), exp: hourAgo(2) }],
      ['a token from the future', { iat: hourAgo(-2), exp: hourAgo(-3) }],
      ['a token without end', { exp: hourAgo(-9000) }],
      ['an unverified address', { email_verified: false }],
      ['a text for email_verified', { email_verified: 'true' }],
      ['no email_verified', { email_verified: undefined }],
      ['no address', { email: undefined }],
      ['two addresses', { email: 'a@b.test, eve@evil.test' }],
      ['no subject', { sub: undefined as unknown as string }],
      ['a subject that is not a text', { sub: { not: '' } as unknown as string }],
    ])('a credential with %s', async (_name, claims) => {
      await expectRefused(await credential({ ...newPerson(), ...claims }));
    });

    it('a credential signed by someone else', async () => {
      await expectRefused(await credential(newPerson(), strangers.privateKey));
      await expectRefused(await credential(newPerson(), strangers.privateKey, { kid: 'key-2' }));
      await expectRefused(await credential(newPerson(), strangers.privateKey, { kid: '__proto__' }));
    });

    it('a credential signed with the public key, or unsigned', async () => {
      const secret = new TextEncoder().encode(JSON.stringify(await exportJWK(keys.publicKey)));
      const withSecret = await new SignJWT({ iss: issuer, aud: clientId, ...newPerson() })
        .setProtectedHeader({ alg: 'HS256', kid })
        .setIssuedAt()
        .setExpirationTime('1h')
        .sign(secret);
      const [, claims] = (await credential(newPerson())).split('.');
      const none = Buffer.from(JSON.stringify({ alg: 'none', kid })).toString('base64url');

      await expectRefused(withSecret);
      await expectRefused(`${none}.${claims}.`);
    });

    it.each([newPerson(), '', 'a.b.c', '..', 'nonsense', null, undefined, ['x'], 'a'.repeat(9000)])(
      'a value that is not a credential (%#)',
      async (token) => {
        await expectRefused(token);
      },
    );

    it('a used credential, whatever the encoding of its signature', async () => {
      const token = await credential(newPerson());
      await shop.post(url, { token }).expect(200);
      before = await countCustomers();

      await expectRefused(token);
      await expectRefused(`${token}==`);
    });

    it('all but one of twenty concurrent uses of one credential', async () => {
      const token = await credential(newPerson());

      const replies = await Promise.all(Array.from({ length: 20 }, () => shop.post(url, { token })));

      expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    });

    it('a megabyte', async () => {
      await shop.post(url, { token: 'a'.repeat(1_000_000) }).expect(413);
    });
  });

  it('returns 503 while the keys are unavailable, and accepts nothing', async () => {
    const away = await startAccounts({
      google: { clientId, issuer, certsUrl: 'http://127.0.0.1:1/certs', scriptUrl: `${issuer}/client` },
    });

    const reply = await away.post(url, { token: await credential(newPerson()) }).expect(503);
    const count = await away.db.customer.count();
    await away.app.close();

    expect(reply.headers['retry-after']).toBe('5');
    expect(count).toBe(0);
  });

  it('returns 503 when it is not configured', async () => {
    const plain = await startAccounts();

    const { body } = await plain.post(url, { token: await credential(newPerson()) }).expect(503);
    await plain.app.close();

    expect(body).toEqual({ message: 'Google sign-in is not configured', codes: [{ code: 'google_off' }] });
  });
});
