import { may, type StaffRole, staffRoles } from '@wearfolio/contracts/rights';
import request from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type DescribedCall, describedCalls } from '../reference/described-calls.ts';
import { signInAs } from '../testing/sign-in.ts';
import { publicUrl, startTestApp, type TestApp } from '../testing/test-app.ts';
import { getDesk, postDesk, signInStaff } from './testing/desk-shop.ts';

type Who = StaffRole | 'guest' | 'customer' | 'half';

const deskCalls = describedCalls.filter(({ group, access }) => group === 'Desk' && access !== 'public');
const guarded = deskCalls.filter(({ right }) => right !== undefined);

let shop: TestApp;

beforeAll(async () => {
  shop = await startTestApp();
});
beforeEach(() => shop.db.$executeRaw`TRUNCATE rate_limit`);
afterAll(() => shop.app.close());

const headersOf = async (who: Who): Promise<Record<string, string>> => {
  if (who === 'guest') return {};
  if (who === 'customer') return { ...(await signInAs(shop, 'Ada')).headers };
  const { cookie, id } = await signInStaff(shop.db, who === 'half' ? 'owner' : who);
  if (who === 'half') await shop.db.staffSession.updateMany({ where: { staffId: id }, data: { provenAt: null } });
  return { Cookie: cookie };
};

const own = { 'Sec-Fetch-Site': 'same-origin', Origin: publicUrl };

const send = ({ endpoint, example }: DescribedCall, headers: Record<string, string>) => {
  const { method, url } = endpoint;
  const { server } = shop.app;
  const asked = method === 'GET' ? request(server).get(url) : request(server).post(url).send(Object(example.body));
  return asked.set({ ...own, ...headers });
};

const ask = async (call: DescribedCall, headers: Record<string, string>): Promise<number> =>
  (await send(call, headers)).status;

const statusesOf = async <T>(all: readonly T[], askOne: (one: T) => Promise<number>): Promise<number[]> => {
  const statuses: number[] = [];
  for (const one of all) statuses.push(await askOne(one));
  return statuses;
};

describe('D5: the desk', () => {
  it.each(['guest', 'customer', 'half'] as const)('refuses every staff call to a %s', async (who) => {
    const headers = await headersOf(who);

    const statuses = await statusesOf(guarded, (call) => ask(call, headers));

    expect(guarded.length).toBeGreaterThan(10);
    expect(new Set(statuses)).toEqual(new Set([401]));
  });

  it('refuses the second step of sign-in without the first', async () => {
    const steps = deskCalls.filter(({ right }) => right === undefined);

    expect(steps.length).toBeGreaterThan(4);
    expect(new Set(await statusesOf(steps, (call) => ask(call, {})))).toEqual(new Set([401]));
  });

  const expectOwnCalls = async (who: StaffRole): Promise<void> => {
    // A second owner, so that every change is allowed.
    await signInStaff(shop.db, 'owner');
    const allowed = guarded.filter(({ right }) => right && may(who, right));
    const refused = guarded.filter((call) => !allowed.includes(call));

    const answered = await statusesOf(allowed, async (call) => ask(call, await headersOf(who)));
    // Unlike an allowed call, a refused one cannot end the session.
    const headers = await headersOf(who);
    const statuses = await statusesOf(refused, (call) => ask(call, headers));

    expect(answered.filter((status) => status === 401 || status === 403 || status >= 500)).toEqual([]);
    expect(new Set(statuses)).toEqual(new Set(refused.length > 0 ? [403] : []));
  };

  // The roles with the fewest calls; `may` decides for all of them.
  const few: readonly StaffRole[] = ['viewer', 'support', 'merchandiser'];
  const name = 'allows the calls of its role to a %s, and refuses the others';
  it.each(few)(name, expectOwnCalls);
  it.each(staffRoles.filter((role) => !few.includes(role)))(name, { tags: 'sweep' }, expectOwnCalls);

  it('lets a merchandiser edit the home page, but neither pages nor the identity', async () => {
    const { cookie } = await signInStaff(shop.db, 'merchandiser');
    const statusesOfKey = async (key: string): Promise<number[]> => [
      (await getDesk(shop, `/content/document?key=${key}`, cookie)).status,
      (await getDesk(shop, `/content/version?key=${key}&number=1`, cookie)).status,
      (await postDesk(shop, '/content/save', { key, based_on: 0, body: '{}' }, cookie)).status,
      (await postDesk(shop, '/content/publish', { key, number: 1, at: null }, cookie)).status,
      (await postDesk(shop, '/content/withdraw', { key, what: 'live' }, cookie)).status,
      (await postDesk(shop, '/content/preview', { key, body: '{}' }, cookie)).status,
    ];
    const { body } = await getDesk(shop, '/content?kind=page', cookie).expect(200);

    expect(body.data).toMatchObject([{ key: 'home' }]);
    expect(await statusesOfKey('page/imprint')).toEqual([403, 403, 403, 403, 403, 403]);
    expect(await statusesOfKey('identity')).toEqual([403, 403, 403, 403, 403, 403]);
    expect(await statusesOfKey('home')).toEqual([200, 404, 400, 409, 409, 400]);
  });

  it.each([
    ['save', { text: '', logo: null }],
    ['rename', { name: 'Nordvik' }],
    ['switch', { is_off: true }],
  ])('lets the role feeds %s stores, but not brands', async (call, input) => {
    const { cookie } = await signInStaff(shop.db, 'feeds');
    const ask = (kind: string) => postDesk(shop, `/subjects/${call}`, { kind, id: 999_999, ...input }, cookie);

    expect([(await ask('brand')).status, (await ask('store')).status]).toEqual([403, call === 'save' ? 404 : 409]);
  });

  it('H3: refuses calls that change something from another site', async () => {
    const { cookie } = await signInStaff(shop.db, 'owner');
    const posts = [...describedCalls].filter(({ endpoint, group }) => group === 'Desk' && endpoint.method === 'POST');
    const foreign = [
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
      { Origin: 'https://evil.test' },
      {},
    ];

    const statuses: number[] = [];
    for (const headers of foreign)
      for (const { endpoint, example } of posts) {
        const asked = request(shop.app.server).post(endpoint.url).send(Object(example.body));
        statuses.push((await asked.set({ ...headers, Cookie: cookie })).status);
      }

    expect(posts.length).toBeGreaterThan(12);
    expect(new Set(statuses)).toEqual(new Set([403]));
  });
});
