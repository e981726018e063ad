import { may, type StaffRole, staffRoles } from '@wearfolio/contracts/rights';
import { addJob } from '@wearfolio/database/jobs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Accounts, startAccounts } from '../../customer/testing/accounts.ts';
import { maskAddresses } from '../../jobs/mail/mailbox.ts';
import { type DescribedCall, describedCalls } from '../../reference/described-calls.ts';
import { getDesk, postDesk, signInStaff } from '../testing/desk-shop.ts';

const deskCalls = [...describedCalls].filter(({ right }) => right !== undefined);
const lists = ['new', 'answered', 'closed', 'waiting', 'decided', 'confirmed', 'left'];
const hidden = /secret-ada|555 0199/i;
const addressOf = (where: string): string => `secret-ada-${where}@shop.test`;

let shop: Accounts;
let customer = '';

// One address in every place where a customer can leave one.
const fill = async (): Promise<void> => {
  const { db } = shop;
  const now = new Date();
  const { id } = await db.customer.create({
    data: { email: addressOf('account'), firstName: 'Ada', lastName: addressOf('name'), verifiedAt: now },
    select: { id: true, email: true },
  });
  customer = addressOf('account');
  const states = { confirmed: { confirmedAt: now }, waiting: {}, left: { confirmedAt: now, unsubscribedAt: now } };
  for (const [name, state] of Object.entries(states))
    await db.subscription.create({ data: { email: addressOf(name), ...state } });
  for (const status of ['new', 'answered', 'closed']) {
    const email = addressOf(status);
    const message = `Write to ${email}, or to <${addressOf('second')}>; not ${addressOf('third')}.`;
    const reply = status === 'new' ? null : `To ${email}`;
    await db.contactMessage.create({
      data: { fullName: email, email, phone: '+1 555 0199', subject: `From ${email}`, message, status, reply },
    });
  }
  for (const decidedAt of [null, now])
    await db.offerNotice.create({
      data: {
        ...{ productTitle: 'Boot', storeName: 'Northbound', productUrl: 'https://northbound.example/boot' },
        ...{ reason: 'wrong', explanation: `Ask ${addressOf('notice')}`, fullName: addressOf('name') },
        ...{ email: addressOf('notice'), decidedAt, decision: decidedAt && 'kept' },
        statement: decidedAt && `We told ${addressOf('notice')}`,
      },
    });
  await addJob(db, 'mail-reset', { customerId: id });
  await db.$executeRaw`
    UPDATE graphile_worker._private_jobs SET attempts = max_attempts, last_error = ${`550 no ${addressOf('account')}`}`;
  await shop.get(`/search?keyword=${addressOf('search')}`);
};

beforeAll(async () => {
  shop = await startAccounts();
  await fill();
});
beforeEach(() => shop.db.$executeRaw`TRUNCATE rate_limit`);
afterAll(() => shop.app.close());

type Sent = { path: string; text: string; status: number };

/** Whether a call has lists, which `?list=` chooses. */
const hasLists = ({ endpoint }: DescribedCall): boolean =>
  endpoint.schema.querystring instanceof z.ZodMiniObject && 'list' in endpoint.schema.querystring.shape;

/** The replies to every call of the desk, each list included. */
const repliesTo = async (role: StaffRole, calls: readonly DescribedCall[]): Promise<Sent[]> => {
  const replies: Sent[] = [];
  for (const call of calls) {
    const { endpoint, example } = call;
    const path = endpoint.url.replace('/api/desk', '');
    const { cookie } = await signInStaff(shop.db, role);
    const addresses = [path, ...(hasLists(call) ? lists.map((list) => `${path}?list=${list}`) : [])];
    const asked =
      endpoint.method === 'GET'
        ? addresses.map((address) => getDesk(shop, address, cookie))
        : [postDesk(shop, path, Object(example.body), cookie)];
    for (const { text, status } of await Promise.all(asked)) replies.push({ path, text, status });
  }
  return replies;
};

const byMethod = (method: string) => deskCalls.filter(({ endpoint }) => endpoint.method === method);
const leaking = (replies: readonly Sent[]): string[] => [
  ...new Set(replies.filter(({ text }) => hidden.test(text)).map(({ path }) => path)),
];

describe('D8: addresses of customers at the desk', () => {
  const expectNoAddress = async (role: StaffRole): Promise<void> => {
    const replies = await repliesTo(role, [...byMethod('GET'), ...byMethod('POST')]);
    const { cookie } = await signInStaff(shop.db, role);
    const found = await postDesk(shop, '/customers/find', { email: customer }, cookie);
    const parts = await postDesk(shop, '/subscribers/export', { after: 1 }, cookie);

    expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThan(5);
    expect(leaking([...replies, { path: 'find', ...found }, { path: 'export', ...parts }])).toEqual([]);
    expect(parts.status).toBe(403);
    expect(await shop.db.auditLog.count({ where: { action: 'read addresses' } })).toBe(0);
  };

  const without = staffRoles.filter((role) => !may(role, 'addresses'));
  it('are in no reply to a reader, who reads everything else', () => expectNoAddress('reader'));
  it.each(without.filter((role) => role !== 'reader'))('are in no reply to a %s', { tags: 'sweep' }, expectNoAddress);

  it('are not told letter by letter through the search of a reader', async () => {
    const { cookie } = await signInStaff(shop.db, 'reader');
    const count = async (q: string): Promise<number> =>
      (await getDesk(shop, `/subscribers?q=${encodeURIComponent(q)}`, cookie).expect(200)).body.data.length;

    expect([await count('s'), await count('secret-ada-confirmed'), await count('%')]).toEqual([0, 0, 0]);
    expect(await count(addressOf('Confirmed'))).toBe(1);
  });

  const expectAudited = async (role: 'support' | 'owner'): Promise<void> => {
    const { cookie, email: actor } = await signInStaff(shop.db, role);
    await postDesk(shop, '/customers/find', { email: customer }, cookie).expect(200);
    const ofFile = role === 'owner' ? 200 : 403;
    for (const after of [null, 1]) await postDesk(shop, '/subscribers/export', { after }, cookie).expect(ofFile);
    const replies = await repliesTo(role, byMethod('GET'));

    expect(leaking(replies).sort()).toEqual(['/messages', '/notices', '/subscribers']);
    const read = await shop.db.auditLog.findMany({ where: { action: 'read addresses', actor: { startsWith: role } } });
    const subjects = ['messages', 'reports', 'subscribers: confirmed', 'subscribers: left', 'subscribers: waiting'];
    expect([...new Set(read.map(({ subject }) => subject))].sort()).toEqual([
      expect.stringMatching(/^account [\da-f]{16}$/),
      ...subjects,
    ]);
    expect(await shop.db.auditLog.count({ where: { action: 'export subscribers', actor } })).toBe(
      role === 'owner' ? 2 : 0,
    );
    expect(JSON.stringify(read.map(({ subject, after }) => [subject, after]))).not.toMatch(hidden);
  };

  const shown = 'are shown to a %s, and each reading is in the audit log';
  it.each(['support'] as const)(shown, expectAudited);
  it.each(['owner'] as const)(shown, { tags: 'sweep' }, expectAudited);

  it('are masked in a long text at once', () => {
    const long = 'x'.repeat(2_000_000);

    expect(maskAddresses(`${long} ada@shop.test,<b@c.test>`)).toBe(`${long} a***@shop.test,<b***@c.test>`);
  });
});
