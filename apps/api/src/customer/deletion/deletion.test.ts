import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findTraces } from '@wearfolio/database/testing/traces';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { addBrand, addCategories, addColor, addProduct, addStore } from '../../testing/builders.ts';
import { taskContext } from '../../worker/testing/run-jobs.ts';
import { createExport } from '../export/export-queries.ts';
import { type Accounts, goodPassword, startAccounts } from '../testing/accounts.ts';
import { followDeletions } from './follow-deletions.ts';

const unknownLink = 'A'.repeat(43);
const badLink = {
  message: 'This link is not valid or has expired',
  codes: [{ field: 'id', code: 'invalid' }],
};

describe('the deletion of an account', () => {
  let shop: Accounts;
  let [brandId, colorId, productId] = [0, 0, 0];

  beforeAll(async () => {
    shop = await startAccounts();
    const { db } = shop;
    const [brand, color] = [await addBrand(db, 'Vael'), await addColor(db, 'Red')];
    [brandId, colorId] = [brand.id, color.id];
    productId = await addProduct(db, {
      name: 'Boot',
      brand,
      store: await addStore(db, 'Northbound'),
      categories: await addCategories(db, 'Women/Shoes/Boots'),
      colors: [color],
    });
  });
  afterAll(() => shop.app.close());

  const deleteBy = (token: string | undefined, password: unknown = goodPassword) =>
    shop.post('/customer/delete', { current_password: password }, { token });
  const find = (id: number) => shop.db.customer.findUnique({ where: { id }, select: { id: true } });

  const traces = (email: string, id: number): Promise<string[]> => findTraces(shop.url, email, id);

  /** A customer with rows in every table that can have them. */
  const fillAccount = async () => {
    const { id, email, token } = await shop.signUp();
    await shop.verify(id);
    const customerId = id;
    await shop.db.favorite.create({ data: { customerId, productId, colorId } });
    await shop.db.alertSent.create({ data: { customerId, productId, changedAt: new Date(), currency: 'USD' } });
    await shop.db.brandFollow.create({ data: { customerId, brandId } });
    await shop.db.brandOwner.create({ data: { customerId, brandId } });
    await shop.db.sharedList.create({ data: { customerId, address: `list-of-${id}` } });
    await shop.db.wornSize.create({ data: { customerId, wear: 'tops:letter:M', position: 0 } });
    await shop
      .post('/saved-searches', { name: 'Boots', address: '/browse/women', frequency: 'daily' }, { token })
      .expect(200);
    await shop
      .post('/contact-us/save', { full_name: 'Ada Test', email, subject: 'A question', message: 'Where is it?' })
      .expect(200);
    await shop.post('/customer/request-export', {}, { token }).expect(200);
    await createExport(shop.db, id);
    // Subscribed as a guest, so only the address ties it to the account.
    await shop.post('/email-subscription/create', { email }).expect(200);
    return { id, email, token };
  };

  it('deletes everything of the customer when the password is right', async () => {
    const { id, email, token } = await fillAccount();
    expect(await traces(email, id)).toEqual(
      expect.arrayContaining(['public.customer.email', 'public.subscription.email', 'public.data_export.document']),
    );

    await deleteBy(token).expect(200, { message: 'Your account has been deleted' });

    expect(await traces(email, id)).toEqual([]);
    expect(await shop.statusOf(token)).toBe(401);
    await shop.signIn(email).expect(400);
    await deleteBy(token).expect(401);
  });

  it('refuses a wrong password, a missing password, and guests', async () => {
    const { id, token } = await shop.signUp();

    const { body } = await deleteBy(token, 'not this one').expect(400);
    await deleteBy(token, '').expect(400);
    await deleteBy(token, { not: '' }).expect(400);
    await deleteBy(undefined).expect(401);

    expect(body.errors).toEqual({ current_password: ['Your current password is incorrect'] });
    expect(await find(id)).not.toBeNull();
  });

  it('keeps a subscription of the same address when the address was never verified', async () => {
    const { email, token } = await shop.signUp();
    await shop.post('/email-subscription/create', { email }).expect(200);

    await deleteBy(token).expect(200);

    expect(await shop.db.subscription.count({ where: { email } })).toBe(1);
  });

  it('requires a link when the account has no password', async () => {
    const { id, token } = await shop.signUp();
    await shop.db.customer.update({ where: { id }, data: { passwordHash: null }, select: { id: true } });

    await deleteBy(token).expect(400, {
      message: 'This account has no password. Request a link by e-mail instead.',
      codes: [{ code: 'no_password' }],
    });
    await shop.post('/customer/request-deletion', {}, { token }).expect(200);
    await shop.post('/customer/request-deletion', {}, { token }).expect(200);

    expect((await shop.listJobs(id)).filter((name) => name === 'mail-deletion')).toHaveLength(1);
    expect(await find(id)).not.toBeNull();
  });

  it('works once through the mailed link, and never just by opening it', async () => {
    const { id, email, token } = await fillAccount();
    const link = await shop.addLink({ customerId: id, purpose: 'delete' });
    const confirm = () => shop.post('/customer/confirm-deletion', { id: link });

    await shop.get(`/customer/confirm-deletion?id=${link}`).expect(404);
    expect(await find(id)).not.toBeNull();
    const replies = await Promise.all([confirm(), confirm(), confirm()]);

    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(await traces(email, id)).toEqual([]);
    expect(await shop.statusOf(token)).toBe(401);
  });

  it.each(['reset', 'verify', 'disown'])('refuses a link to %s', async (purpose) => {
    const { id } = await shop.signUp();
    const link = await shop.addLink({ customerId: id, purpose });

    await shop.post('/customer/confirm-deletion', { id: link }).expect(400, badLink);

    expect(await find(id)).not.toBeNull();
  });

  it('refuses an unknown or expired link', async () => {
    const { id } = await shop.signUp();
    const expired = await shop.addLink({ customerId: id, purpose: 'delete', hours: -1 });

    await shop.post('/customer/confirm-deletion', { id: unknownLink }).expect(400, badLink);
    await shop.post('/customer/confirm-deletion', { id: expired }).expect(400, badLink);

    expect(await find(id)).not.toBeNull();
  });

  it('is replayed once on a database restored from a backup, and spares customers who came back', async () => {
    const { db } = shop;
    const dataDir = await mkdtemp(join(tmpdir(), 'deletions-'));
    onTestFinished(() => rm(dataDir, { recursive: true }));
    const context = taskContext(shop, 'smtp://nowhere.test');
    const follow = () => followDeletions({ ...context, env: { ...context.env, dataDir } });
    await db.deletedAccount.deleteMany();
    const { id, email, token } = await shop.signUp();
    const kept = await db.customer.findUniqueOrThrow({ where: { id } });
    await deleteBy(token).expect(200);
    await follow();
    expect(await readFile(join(dataDir, 'deleted-accounts.txt'), 'utf8')).not.toContain(email);
    // The state of a backup from before the deletion.
    await db.deletedAccount.deleteMany();
    await db.customer.create({ data: kept });
    await db.session.create({ data: { id: randomUUID(), customerId: id, expiresAt: new Date(Date.now() + 60_000) } });
    const other = await shop.signUp();

    await follow();
    const { id: again } = await shop.signUp({ email });
    await follow();

    expect(await find(id)).toBeNull();
    expect(await db.session.count({ where: { customerId: id } })).toBe(0);
    expect(await find(other.id)).not.toBeNull();
    expect(await find(again)).not.toBeNull();
    expect(await db.deletedAccount.count()).toBe(1);
  });
});
