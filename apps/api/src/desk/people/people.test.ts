import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findTraces } from '@wearfolio/database/testing/traces';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { followDeletions } from '../../customer/deletion/follow-deletions.ts';
import { type Accounts, startAccounts } from '../../customer/testing/accounts.ts';
import { type MailSink, openMailSink } from '../../jobs/mail/testing/mail-sink.ts';
import { doJobs, taskContext } from '../../worker/testing/run-jobs.ts';
import { getDesk, postDesk, type SignedInStaff, signInStaff } from '../testing/desk-shop.ts';

let shop: Accounts;
let editor: SignedInStaff;
let sink: MailSink;

beforeAll(async () => {
  shop = await startAccounts();
  editor = await signInStaff(shop.db, 'editor');
  sink = await openMailSink();
});
beforeEach(async () => {
  await shop.db.$executeRaw`TRUNCATE rate_limit, contact_message, graphile_worker._private_jobs`;
  sink.received.length = 0;
});
afterAll(async () => {
  await shop.app.close();
  await sink.close();
});

const post = (path: string, body: object) => postDesk(shop, path, body, editor.cookie);
const entries = (action: string) =>
  shop.db.auditLog.findMany({ where: { action }, orderBy: { id: 'asc' }, omit: { id: true, at: true, staffId: true } });

describe('/api/desk/messages', () => {
  const write = async (subject = 'A question'): Promise<number> => {
    const { id } = await shop.db.contactMessage.create({
      data: { fullName: 'Ada Byron', email: 'ada@shop.test', subject, message: 'Where is it?' },
      select: { id: true },
    });
    return id;
  };
  const list = async (name: string) =>
    (await getDesk(shop, `/messages?list=${name}`, editor.cookie).expect(200)).body as {
      data: { id: number; subject: string; reply: string | null }[];
      counts: object;
    };

  it('mails one reply for two concurrent requests, with an audit entry without address and text', async () => {
    const id = await write();
    const answer = () => post('/messages/answer', { id, reply: 'It left on Monday.\nIt comes today.' });

    const replies = await Promise.all([answer(), answer(), answer()]);
    await doJobs(shop, sink.url);

    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(sink.received).toMatchObject([
      {
        recipients: ['ada@shop.test'],
        replyTo: [{ address: 'shop@shop.test', name: 'The Shop' }],
        subject: 'Re: A question',
      },
    ]);
    expect(sink.received[0]?.text).toMatch(/It left on Monday\.\s+It comes today\..*Where is it\?/s);
    expect(await list('answered')).toMatchObject({
      data: [{ id, reply: 'It left on Monday.\nIt comes today.' }],
      counts: { new: 0, answered: 1, closed: 0 },
    });
    expect(await entries('answer message')).toEqual([
      {
        actor: editor.email,
        action: 'answer message',
        subject: `message ${id}`,
        before: { status: 'new' },
        after: { status: 'answered' },
      },
    ]);
  });

  it('lists new messages oldest first, closes one without a reply and reopens it', async () => {
    const [first] = [await write('First one'), await write('Second one')];

    await post('/messages/close', { id: first, is_closed: true }).expect(200);
    const closed = [await list('new'), await list('closed')];
    await post('/messages/close', { id: first, is_closed: false }).expect(200);

    expect(closed.map(({ data }) => data.map(({ subject }) => subject))).toEqual([['Second one'], ['First one']]);
    expect((await list('new')).data.map(({ subject }) => subject)).toEqual(['First one', 'Second one']);
    await doJobs(shop, sink.url);
    expect(sink.received).toEqual([]);
  });

  it.each([
    ['/messages/answer', { id: 999_999, reply: 'Hello' }, 404],
    ['/messages/close', { id: 999_999, is_closed: true }, 404],
    ['/messages/answer', { id: 1, reply: ' ' }, 400],
    ['/messages/answer', { id: 1, reply: 'x'.repeat(4001) }, 400],
  ])('refuses %s %j', async (path, body, status) => {
    await post(path, body).expect(status);
  });
});

describe('/api/desk/customers', () => {
  const find = async (email: string) => (await post('/customers/find', { email }).expect(200)).body.data;

  it('finds a customer by the full address only', async () => {
    const { id, email } = await shop.signUp();

    const masked = 'a***@shop.test';
    expect(await find(email.toUpperCase())).toMatchObject({
      id,
      email: masked,
      is_verified: false,
      is_proven: false,
      favorites: 0,
    });
    expect(await find(email.slice(1))).toBeNull();
  });

  it('creates the export that the customer downloads', async () => {
    const { id, email } = await shop.signUp();

    await post('/customers/export', { id }).expect(200);
    await doJobs(shop, sink.url);

    expect(sink.received.map(({ recipients }) => recipients)).toContainEqual([email]);
    expect(sink.received.at(-1)?.text).toContain('/your-data');
    expect((await find(email)).export_until).not.toBeNull();
    await post('/customers/export', { id: 999_999 }).expect(404);
  });

  it('deletes a customer with all data, and leaves an audit entry that does not identify them', async () => {
    const { id, email, token } = await shop.signUp();
    await shop.verify(id);
    await shop.post('/email-subscription/create', { email }).expect(200);
    await post('/customers/export', { id }).expect(200);

    await post('/customers/erase', { id, email: 'another@shop.test' }).expect(404);
    await post('/customers/erase', { id, email }).expect(200);

    expect(await findTraces(shop.url, email, id)).toEqual([]);
    expect(await shop.statusOf(token)).toBe(401);
    const [exported, erased] = [(await entries('export customer')).at(-1), (await entries('erase customer')).at(-1)];
    expect(erased?.subject).toMatch(/^account [\da-f]{16}$/);
    expect(exported?.subject).toBe(erased?.subject);
    const [deleted] = await shop.db.deletedAccount.findMany({ orderBy: { deletedAt: 'desc' }, take: 1 });
    expect(Buffer.from(deleted?.keyHash ?? []).toString('hex')).toContain(erased?.subject.slice('account '.length));
  });

  it('asks for both factors before deleting', async () => {
    const { id, email } = await shop.signUp();
    const stale = await signInStaff(shop.db, 'editor');
    await shop.db.staffSession.updateMany({
      where: { staffId: stale.id },
      data: { confirmedAt: new Date(Date.now() - 11 * 60_000) },
    });

    const { body } = await postDesk(shop, '/customers/erase', { id, email }, stale.cookie).expect(403);

    expect(body.errors.confirm).toHaveLength(1);
    expect(await find(email)).not.toBeNull();
  });
});

describe('/api/desk/addresses', () => {
  const email = 'nobody@shop.test';
  const read = async (address = email) => (await post('/customers/find', { email: address }).expect(200)).body;

  const leaveTraces = async (): Promise<void> => {
    const { id } = await shop.signUp();
    await shop.db.contactMessage.create({
      data: { fullName: 'No Body', email: email.toUpperCase(), subject: 'A question', message: 'Where is it?' },
    });
    await shop.db.offerNotice.create({
      data: {
        ...{ productTitle: 'Boot', storeName: 'Northbound', productUrl: 'https://northbound.example/boot' },
        ...{ reason: 'wrong', explanation: 'It is a shoe', fullName: 'No Body', email },
      },
    });
    await shop.post('/email-subscription/create', { email }).expect(200);
    await shop.db.emailChange.create({ data: { customerId: id, was: 'other@shop.test', becomes: email } });
  };

  it('are found without an account, and mailed to themselves only', async () => {
    await leaveTraces();
    sink.received.length = 0;

    expect((await read()).data).toBeNull();
    expect(await read()).toMatchObject({
      stored: expect.arrayContaining([
        { what: 'Messages of the contact form, sent from the address', rows: 1, at_erasure: 'deleted' },
        { what: 'Reports of offers, sent from the address', rows: 1, at_erasure: 'anonymized' },
        { what: 'The newsletter', rows: 1, at_erasure: 'deleted' },
        { what: 'Changes of the e-mail address', rows: 1, at_erasure: 'deleted' },
      ]),
    });
    await post('/addresses/export', { email }).expect(200);
    await post('/addresses/export', { email }).expect(200);
    await doJobs(shop, sink.url);

    const mails = sink.received.filter(({ attachments }) => attachments.length > 0);
    expect(mails.map(({ recipients }) => recipients.map((one) => one.toLowerCase()))).toEqual([[email]]);
    const content = mails[0]?.attachments[0]?.content as ArrayBuffer;
    const file = JSON.parse(new TextDecoder().decode(content));
    expect(JSON.stringify(file.data)).toMatch(/Where is it.*It is a shoe/s);
    // Of a change to this address, the other address belongs to somebody else.
    expect(JSON.stringify(file)).not.toContain('other@shop.test');
  });

  it('are erased, but for reports without name, and the audit log does not hold them', async () => {
    await leaveTraces();

    await post('/addresses/erase', { email }).expect(200);
    await post('/addresses/erase', { email }).expect(404);
    await post('/addresses/export', { email }).expect(404);

    expect(await findTraces(shop.url, email, 0)).toEqual([]);
    expect(await shop.db.offerNotice.count({ where: { explanation: 'It is a shoe', email: null } })).toBeGreaterThan(0);
    const [found, erased] = [(await entries('look up address')).at(-1), (await entries('erase address')).at(-1)];
    expect(erased?.subject).toMatch(/^address [\da-f]{16}$/);
    expect(found?.subject).toBe(erased?.subject);
  });

  it('are erased again in a database restored from a backup, and spare who came back', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'erasures-'));
    onTestFinished(() => rm(dataDir, { recursive: true }));
    const context = taskContext(shop, 'smtp://nowhere.test');
    const follow = () => followDeletions({ ...context, env: { ...context.env, dataDir } });
    await leaveTraces();
    await post('/addresses/erase', { email }).expect(200);
    await follow();
    // The state of a backup from before the erasure.
    await shop.db.deletedAccount.deleteMany();
    await leaveTraces();
    await shop.post('/email-subscription/create', { email: 'another@shop.test' }).expect(200);

    await follow();
    const left = await findTraces(shop.url, email, 0);
    await shop.post('/email-subscription/create', { email }).expect(200);
    await follow();

    expect(left).toEqual([]);
    expect(await shop.db.subscription.count({ where: { email: { in: [email, 'another@shop.test'] } } })).toBe(2);
    expect(await readFile(join(dataDir, 'deleted-accounts.txt'), 'utf8')).not.toContain(email);
  });

  it('belong to an account once its mailbox is proven', async () => {
    const customer = await shop.signUp();
    await shop.post('/email-subscription/create', { email: customer.email }).expect(200);
    const before = await read(customer.email);
    await shop.verify(customer.id);
    const after = await read(customer.email);

    expect(before.stored.map(({ what }: { what: string }) => what)).toContain('The newsletter');
    expect(before.data.stored.map(({ what }: { what: string }) => what)).not.toContain('The newsletter');
    expect(after).toMatchObject({ stored: [] });
    expect(after.data.stored.map(({ what }: { what: string }) => what)).toContain('The newsletter');
    await post('/addresses/export', { email: customer.email }).expect(409);
    await post('/addresses/erase', { email: customer.email }).expect(409);
  });
});
