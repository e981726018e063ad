import { createHmac, randomUUID } from 'node:crypto';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { standardEnv } from '../../testing/test-app.ts';
import { type Accounts, startAccounts } from '../testing/accounts.ts';

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const forge = (header: object, claims: object, secret: string, digest = 'sha256'): string => {
  const signed = `${encode(header)}.${encode(claims)}`;
  return `${signed}.${createHmac(digest, secret).update(signed).digest('base64url')}`;
};

const claimsOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

const hs256 = { alg: 'HS256', typ: 'JWT' };
const now = Math.floor(Date.now() / 1000);

describe('a session', () => {
  let shop: Accounts;

  beforeAll(async () => {
    shop = await startAccounts();
  });
  afterAll(() => shop.app.close());

  it('A4: accepts a hand-made token like ours, which validates the following tests', async () => {
    const { token } = await shop.signUp();

    expect(await shop.statusOf(forge(hs256, claimsOf(token), standardEnv.tokenSecret))).toBe(200);
  });

  it.each<[string, (claims: Record<string, unknown>) => string]>([
    ['without a signature', (claims) => `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`],
    ['with the algorithm none and a signature', (claims) => forge({ alg: 'none' }, claims, standardEnv.tokenSecret)],
    ['signed with an empty key', (claims) => forge(hs256, claims, '')],
    ['signed with "secret"', (claims) => forge(hs256, claims, 'secret')],
    ['with another algorithm', (claims) => forge({ alg: 'RS256', typ: 'JWT' }, claims, standardEnv.tokenSecret)],
    ['with a longer hash', (claims) => forge({ ...hs256, alg: 'HS512' }, claims, standardEnv.tokenSecret, 'sha512')],
    ['with a path for a key', (claims) => forge({ ...hs256, kid: '../../dev/null' }, claims, '')],
    ['of another customer', (claims) => forge(hs256, { ...claims, sub: '1' }, standardEnv.tokenSecret)],
    ['without a session', (claims) => forge(hs256, { ...claims, sid: randomUUID() }, standardEnv.tokenSecret)],
    ['with an invalid session id', (claims) => forge(hs256, { ...claims, sid: "' OR 1=1" }, standardEnv.tokenSecret)],
    ['that expired', (claims) => forge(hs256, { ...claims, exp: now - 31 }, standardEnv.tokenSecret)],
    ['that is not valid yet', (claims) => forge(hs256, { ...claims, nbf: now + 300 }, standardEnv.tokenSecret)],
    ['of another issuer', (claims) => forge(hs256, { ...claims, iss: 'other' }, standardEnv.tokenSecret)],
    ['of several issuers', (claims) => forge(hs256, { ...claims, iss: ['wearfolio'] }, standardEnv.tokenSecret)],
    ['for another audience', (claims) => forge(hs256, { ...claims, aud: 'mail' }, standardEnv.tokenSecret)],
    ['without expiry', ({ exp: _, ...claims }) => forge(hs256, claims, standardEnv.tokenSecret)],
    ['without structure', () => 'nonsense'],
    ['of endless length', () => 'a'.repeat(5000)],
  ])('A4: refuses a token %s', async (_name, make) => {
    const { token } = await shop.signUp();

    await shop
      .get('/customer/details', { token: make(claimsOf(token)) })
      .expect(401, { message: 'Login Required!', codes: [{ code: 'login_required' }] });
  });

  it('A4: refuses the token of a mailed link', async () => {
    const { id } = await shop.signUp();

    expect(await shop.statusOf(await shop.addLink({ purpose: 'verify', customerId: id }))).toBe(401);
  });

  it('A5: ends by signing out, for every copy of the token; signing out twice is harmless', async () => {
    const { email, token } = await shop.signUp();

    await shop.post('/customer/signout', {}, { token }).expect(200, { message: 'Logged Out!' });

    expect(await shop.statusOf(token)).toBe(401);
    await shop.post('/customer/signout', {}, { token }).expect(200, { message: 'Logged Out!' });
    const { body } = await shop.signIn(email).expect(200);
    expect(body.data.token).not.toBe(token);
    expect(await shop.statusOf(token)).toBe(401);
  });

  it('is signed out by the token in the body, and by the header when both are sent', async () => {
    const [ada, eve] = [await shop.signUp(), await shop.signUp()];

    await shop.post('/customer/signout', { Token: ada.token }, { token: eve.token }).expect(200);
    expect([await shop.statusOf(ada.token), await shop.statusOf(eve.token)]).toEqual([200, 401]);

    await shop.post('/customer/signout', { Token: ada.token }).expect(200);
    expect(await shop.statusOf(ada.token)).toBe(401);
  });

  it('signs out without a body', async () => {
    const { token } = await shop.signUp();

    await request(shop.app.server).post('/api/customer/signout').set('Token', token).expect(200);

    expect(await shop.statusOf(token)).toBe(401);
  });

  it.each([
    [-60, 401],
    [-10, 200],
  ])('A9: allows for clock skew: a token that ended %i s ago returns %i', async (seconds, status) => {
    const { id } = await shop.signUp();
    const session = await shop.db.session.findFirstOrThrow({ where: { customerId: id } });
    const token = shop.app.signToken({ ...session, expiresAt: new Date(Date.now() + seconds * 1000) });

    expect(await shop.statusOf(token)).toBe(status);
  });

  it("A9: ends when its row expires, whatever the token's expiry", async () => {
    const { id, token } = await shop.signUp();

    await shop.db.$executeRaw`
      UPDATE session SET expires_at = now() - interval '1 second' WHERE customer_id = ${id}`;

    expect(await shop.statusOf(token)).toBe(401);
  });

  it('D2: is read from Authorization only, not from another header, a cookie or the address', async () => {
    const { token } = await shop.signUp();
    const ask = () => request(shop.app.server).get(`/api/customer/details?Token=${token}&token=${token}`);

    await ask().expect(401);
    await ask().set('Authorization', `Bearer ${token}`).expect(401);
    await ask().set('Cookie', `Token=${token}; token=${token}`).expect(401);
    await ask().set('Token', 'nonsense').set('Authorization', `Bearer ${token}`).expect(401);
    await ask().set('tOKEN', token).expect(200);
  });

  it.each([
    '//api/customer/details',
    '/api//customer/details',
    '/API/customer/details',
    '/api/customer/details;x',
    '/api/customer/%2e%2e/customer/details',
    '/api/customer%2fdetails',
    '/api/customer/details/',
    '/api/%63ustomer/details',
    '/api/customer/details/x.css',
  ])('D6, H5: is required by %s, whose reply is not cached', async (path) => {
    const { status, text, headers } = await request(shop.app.server).get(path);

    expect([401, 404]).toContain(status);
    expect(text).not.toContain('"first_name"');
    if (path.startsWith('/api/')) expect(headers['cache-control']).toBe('no-store');
  });

  it.each(['update', 'resend-verification', 'alerts'])('D6: is required for POST %s with any method', async (name) => {
    const path = `/api/customer/${name}`;

    await request(shop.app.server)
      .post(path)
      .send({})
      .expect(401, { message: 'Login Required!', codes: [{ code: 'login_required' }] });
    await request(shop.app.server).post(`${path}/`).send({}).expect(401);
    await request(shop.app.server).get(path).set('X-HTTP-Method-Override', 'POST').expect(404);
    await request(shop.app.server).head(path).expect(404);
  });

  it.each(['signin', 'signup', 'signout', 'forgotpassword', 'resetpassword', 'update', 'disown'])(
    'H3: refuses everything that a form on another site can send to %s',
    async (name) => {
      const simple = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'];

      for (const type of simple) {
        const { status, headers } = await request(shop.app.server)
          .post(`/api/customer/${name}`)
          .set({ 'Content-Type': type, Origin: 'https://evil.test', Cookie: 'Token=x' })
          .send('--x\r\nContent-Disposition: form-data; name="email"\r\n\r\nada@shop.test\r\n--x--\r\n');
        expect(headers).not.toHaveProperty('access-control-allow-origin');
        expect([type, status]).toEqual([type, name === 'update' && type !== 'text/plain' ? 401 : 415]);
      }
    },
  );
});
