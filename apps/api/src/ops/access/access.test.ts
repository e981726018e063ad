import request from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signInStaff } from '../../desk/testing/desk-shop.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { standardEnv, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { opsToken, postForm, signInAsOps, startOpsShop } from '../testing/ops-shop.ts';
import { cookieName, startingCookie } from './session.ts';

const pages = ['/ops/pictures', '/ops/search'];
const forms = ['/ops/search', '/ops/search/remove'];

let shop: TestApp;
beforeAll(async () => {
  shop = await startOpsShop();
});
beforeEach(() => shop.db.$executeRaw`TRUNCATE rate_limit`);
afterAll(() => shop.app.close());

const get = (path: string, headers: Record<string, string> = {}) => request(shop.app.server).get(path).set(headers);

/** A session as it would be made with other keys, or with its end moved. */
const cookieOf = (keys: { opsToken: string; tokenSecret: string }): string => startingCookie(keys).split(';')[0] ?? '';
const { tokenSecret } = standardEnv;

describe('/ops', () => {
  it.each(pages)('D5: shows %s to nobody who has not signed in', async (path) => {
    const customer = await signInAs(shop, 'Ada');

    const strangers: Record<string, string>[] = [{}, customer.headers, { Authorization: `Bearer ${opsToken}` }];
    for (const headers of strangers) {
      const { text } = await get(path, headers).expect(401);
      expect(text).toContain('<h1>Sign in</h1>');
      expect(text).not.toContain('<table');
    }
    await get(path, { Cookie: await signInAsOps(shop) }).expect(200);
  });

  it.each(forms)('D5: takes the form %s from nobody who has not signed in', async (path) => {
    await postForm(shop, path, { from: 'x', to: 'blue' }).expect(401);
    expect(await shop.db.searchSynonym.count()).toBe(0);
  });

  it.each([
    ['another token', cookieOf({ opsToken: 'another-token-of-24-chars', tokenSecret })],
    ['another secret', cookieOf({ opsToken, tokenSecret: 'x'.repeat(64) })],
    ['a later end', cookieOf({ opsToken, tokenSecret }).replace(/=\d+/, '=99999999999')],
    ['no signature', `${cookieName}=99999999999.abc`],
    ['nothing', `${cookieName}=`],
  ])('A4: takes no session with %s', async (_name, cookie) => {
    await get('/ops/search', { Cookie: cookie }).expect(401);
  });

  it('takes a session for four hours', async () => {
    const cookie = await signInAsOps(shop);
    const [, ends = ''] = /=(\d+)\./.exec(cookie) ?? [];

    expect(Number(ends) - Date.now() / 1000).toBeGreaterThan(4 * 3600 - 60);
    expect(Number(ends) - Date.now() / 1000).toBeLessThanOrEqual(4 * 3600);
  });

  it('H4: keeps the session in a cookie that no script reads and no other site sends', async () => {
    const { headers } = await postForm(shop, '/ops/sign-in', { token: opsToken }).expect(303);

    expect(headers).toMatchObject({ location: '/ops/search', 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(String(headers['set-cookie'])).toMatch(
      /^__Host-ops=[\w.-]+; Path=\/; Max-Age=14400; Secure; HttpOnly; SameSite=Strict$/,
    );
    expect(String(headers['set-cookie'])).not.toContain(opsToken);
  });

  it('leads whoever signs in to the page that was asked for', async () => {
    const asked = '/ops/search?page=2&x=y';
    const { text } = await get(asked).expect(401);
    expect(text).toContain(`name="to" value="${asked.replace('&', '&amp;')}"`);

    const wrong = await postForm(shop, '/ops/sign-in', { token: 'guessed', to: asked }).expect(401);
    expect(wrong.text).toContain(`name="to" value="${asked.replace('&', '&amp;')}"`);
    const { headers } = await postForm(shop, '/ops/sign-in', { token: opsToken, to: asked }).expect(303);
    expect(headers).toMatchObject({ location: asked });
  });

  it.each([
    '//evil.test/ops',
    'https://evil.test/ops',
    '/ops//evil.test',
    '/ops/../browse',
    '/opsevil',
    '/ops\r\nSet-Cookie: a=b',
  ])('F5: leads to no address but a page of ours: %j', async (to) => {
    const { headers } = await postForm(shop, '/ops/sign-in', { token: opsToken, to }).expect(303);

    expect(headers).toMatchObject({ location: '/ops/search' });
    expect(String(headers['set-cookie'])).toMatch(/^__Host-ops=[^,]+$/);
  });

  it('A5: ends a session for good when somebody signs out of it', async () => {
    const [cookie, other] = [await signInAsOps(shop), await signInAsOps(shop)];

    const { headers } = await postForm(shop, '/ops/sign-out', {}, cookie).expect(303);

    expect(String(headers['set-cookie'])).toMatch(
      /^__Host-ops=; Path=\/; Max-Age=0; .*__Host-desk=; Path=\/; Max-Age=0; /,
    );
    await get('/ops/search', { Cookie: cookie }).expect(401);
    await get('/ops/search', { Cookie: other }).expect(200);
  });

  it('takes the token with the blanks that came along when it was copied', async () => {
    await postForm(shop, '/ops/sign-in', { token: ` ${opsToken}\n` }).expect(303);
  });

  it('A1: says no to a wrong token, and nothing more to who goes on trying', async () => {
    const { text } = await postForm(shop, '/ops/sign-in', { token: opsToken.slice(0, -1) }).expect(401);
    expect(text).toContain('Incorrect token.');

    for (let time = 2; time <= 10; time += 1) await postForm(shop, '/ops/sign-in', { token: `${time}` }).expect(401);
    const { headers } = await postForm(shop, '/ops/sign-in', { token: opsToken }).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(800);
  });

  it('A1: counts wrong tokens for the metrics together with those of the page, and none where none is sent', async () => {
    const metrics = (authorization: string, address = '10.0.0.1') =>
      get('/metrics', { ...(authorization && { Authorization: authorization }), 'X-Forwarded-For': address });
    const right = `Bearer ${opsToken}`;

    for (let time = 1; time <= 12; time += 1) await metrics('').expect(401);
    for (let time = 1; time <= 9; time += 1) await metrics(`Bearer ${time}`).expect(401);
    await metrics(right).expect(200);
    for (let time = 1; time <= 10; time += 1) await metrics(`Bearer ${time}`).expect(401);

    const { headers, text } = await metrics(right).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(800);
    expect(text).not.toContain('wearfolio_');
    await postForm(shop, '/ops/sign-in', { token: opsToken }).set('X-Forwarded-For', '10.0.0.1').expect(429);
    await metrics(right, '10.0.0.2').expect(200);
  });

  it.each([
    ['another site', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.test' }],
    ['a neighbor', { 'Sec-Fetch-Site': 'same-site', Origin: 'https://blog.shop.test' }],
    ['a browser that names another origin', { Origin: 'https://evil.test' }],
    ['a client that names none', {}],
  ])('H3: takes no form from %s', async (_name, headers) => {
    const cookie = await signInAsOps(shop);

    for (const path of [...forms, '/ops/sign-in', '/ops/sign-out']) {
      await request(shop.app.server)
        .post(path)
        .type('form')
        .set({ ...headers, Cookie: cookie })
        .send({ token: opsToken, from: 'x', to: 'blue' })
        .expect(403);
    }
    expect(await shop.db.searchSynonym.count()).toBe(0);
    await get('/ops/search', { Cookie: cookie }).expect(200);
  });

  it('takes forms from a browser that says only where they stood', async () => {
    await request(shop.app.server)
      .post('/ops/sign-in')
      .type('form')
      .set('Origin', 'https://shop.test')
      .send({ token: opsToken })
      .expect(303);
  });

  it.each(pages)('keeps %s out of caches and search engines, and lets no script in', async (path) => {
    const { headers, text } = await get(path, { Cookie: await signInAsOps(shop) });

    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*script-src 'self'.*form-action 'self'/);
    expect(text).not.toMatch(/<script|\sstyle=|\son\w+=/);
  });

  it('leads to the sign-in of the desk where there is no token', async () => {
    const closed = await startTestApp();

    const { headers } = await request(closed.app.server).get('/ops/search?keyword=coat').expect(303);
    expect(headers).toMatchObject({ location: '/ops/sign-in?to=%2Fops%2Fsearch%3Fkeyword%3Dcoat' });
    await request(closed.app.server).get('/metrics').set('Authorization', 'Bearer null').expect(404);
    await postForm(closed, '/ops/sign-in', { token: '' }).expect(404);
    await closed.app.close();
  });

  it('opens to staff alone once an owner has signed in, and leaves the token the metrics', async () => {
    const cookie = await signInAsOps(shop);
    const owner = await signInStaff(shop.db, 'owner');

    const { headers } = await get('/ops/search', { Cookie: cookie }).expect(303);
    const refused = await postForm(shop, '/ops/sign-in', { token: opsToken }).expect(401);
    await get('/ops/search', { Cookie: owner.cookie }).expect(200);
    await get('/metrics', { Authorization: `Bearer ${opsToken}` }).expect(200);
    await shop.db.staff.deleteMany();

    expect(headers).toMatchObject({ location: '/ops/sign-in?to=%2Fops%2Fsearch' });
    expect(refused.text).toContain('An owner has signed in: use your own account.');
  });
});
