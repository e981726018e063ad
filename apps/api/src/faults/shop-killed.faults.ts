import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { withConnection } from '@wearfolio/catalogue/connection';
import type { Database } from '@wearfolio/database/client';
import { addJob } from '@wearfolio/database/jobs';
import { randomFrom } from '@wearfolio/database/seed/random';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makeLinkToken } from '../jobs/mail/link-token.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { addOneProduct } from './testing/publish.ts';
import { startShop } from './testing/shop-process.ts';
import { findDamage, keepWriting, noDamage, post, signUp } from './testing/writers.ts';

const patience = { timeout: 60_000, interval: 5 };
const rounds = 8;
const seed = 20_261_121;

const openDatabase = async () => {
  const { url, db } = await openTestDatabase();
  onTestFinished(() => db.$disconnect());
  return { url, db };
};

/** Customers with a valid reset link each. */
const addResetCustomers = async (db: Database, count: number): Promise<string[]> => {
  const links = Array.from({ length: count }, makeLinkToken);
  for (const link of links) {
    const email = `grace-${randomUUID()}@shop.test`;
    const { id } = await db.customer.create({
      data: { firstName: 'Grace', lastName: 'Test', email, passwordHash: 'old', verifiedAt: new Date() },
    });
    await db.session.create({
      data: { id: randomUUID(), customerId: id, expiresAt: new Date(Date.now() + 3_600_000) },
    });
    const tokenHash = createHash('sha256').update(link).digest();
    await db.mailToken.create({
      data: { purpose: 'reset', tokenHash, customerId: id, expiresAt: new Date(Date.now() + 3_600_000) },
    });
    // So that the check for customers without a mail finds none here.
    await addJob(db, 'mail-verification', { customerId: id });
  }
  return links;
};

/** Resets passwords one after another until the shop stops responding. Collects the acknowledged ones. */
const keepResetting = async (url: string, links: readonly string[], acknowledged: Set<string>): Promise<void> => {
  for (const id of links) {
    const body = { id, password: 'eight tall ships', confirm_password: 'eight tall ships' };
    const { status } = await post(url, 'customer/resetpassword', body);
    if (status === 200) acknowledged.add(createHash('sha256').update(id).digest('hex'));
  }
};

type Reset = { hash: string; isUsed: boolean; isChanged: boolean; sessions: number; notices: number };

/** The outcome of every reset link. */
const listResets = (databaseUrl: string): Promise<Reset[]> =>
  withConnection(databaseUrl, async (db) => {
    const { rows } = await db.query<Reset>(`
      SELECT encode(token_hash, 'hex') AS hash, used_at IS NOT NULL AS "isUsed", password_hash <> 'old' AS "isChanged",
        (SELECT count(*)::int FROM session
          WHERE session.customer_id = customer.id AND revoked_at IS NULL) AS sessions,
        (SELECT count(*)::int FROM graphile_worker._private_jobs AS jobs
          JOIN graphile_worker._private_tasks AS tasks ON tasks.id = task_id AND identifier = 'mail-password-changed'
          WHERE payload ->> 'customerId' = customer.id::text) AS notices
      FROM mail_token JOIN customer ON customer.id = customer_id WHERE purpose = 'reset'`);
    return rows;
  });

const isWhole = ({ isUsed, isChanged, sessions, notices }: Reset): boolean =>
  isUsed ? isChanged && sessions === 0 && notices === 1 : !isChanged && sessions === 1 && notices === 0;

type Hearts = { sent: boolean; acknowledged: boolean };

/** Adds and removes a favorite repeatedly. Records the last requested and the last acknowledged state. */
const keepToggling = async (url: string, heart: object, token: string, hearts: Hearts): Promise<void> => {
  for (;;) {
    hearts.sent = !hearts.sent;
    const { status } = await post(
      url,
      'add-to-favorite',
      { ...heart, actionType: hearts.sent ? 'add' : 'remove' },
      token,
    );
    if (status !== 200) return;
    hearts.acknowledged = hearts.sent;
  }
};

describe('I6: the shop killed at any point', { timeout: 280_000 }, () => {
  it(`leaves nothing half done, ${rounds} times, at seeded random points`, async () => {
    const { url, db } = await openDatabase();
    const random = randomFrom(seed);
    const { id, colorId } = await addOneProduct(url);
    const heart = { product_id: id, color_id: colorId };
    const acknowledged: string[] = [];
    const resets = new Set<string>();
    const pids = new Set<number | undefined>();
    for (let round = 0; round < rounds; round += 1) {
      const shop = await startShop(url, { WORKER: 'off' });
      const { body } = await signUp(shop.url);
      const hearts: Hearts = { sent: false, acknowledged: false };
      const links = await addResetCustomers(db, 15);
      const writing = keepWriting(() => shop.url);
      // Each of them ends when the shop stops responding.
      const others = [
        keepResetting(shop.url, links, resets),
        keepToggling(shop.url, heart, body.data?.token ?? '', hearts),
      ].map((work) => work.catch(() => undefined));
      const enough = 1 + Math.floor(random() * 30);
      await expect.poll(() => writing.acknowledged.length, patience).toBeGreaterThanOrEqual(enough);
      await wait(random() * 10);
      await shop.kill();
      pids.add(shop.child.pid);
      await Promise.all([writing.stop(), ...others]);
      acknowledged.push(...writing.acknowledged);

      expect(shop.child.signalCode).toBe('SIGKILL');
      const stored = await db.favorite.count({ where: { customerId: body.data?.id ?? 0 } });
      expect([hearts.acknowledged, hearts.sent]).toContain(stored === 1);
    }

    expect(pids.size).toBe(rounds);
    expect(await findDamage(url, acknowledged)).toEqual(noDamage);
    const found = await listResets(url);
    expect(found.filter((reset) => !isWhole(reset))).toEqual([]);
    expect(found.filter(({ hash, isUsed }) => resets.has(hash) && !isUsed)).toEqual([]);
    expect(found.some(({ isUsed }) => isUsed)).toBe(true);
  });

  it('between the customer and the mail leaves neither', async () => {
    const { url, db } = await openDatabase();
    const shop = await startShop(url, { WORKER: 'off' });
    const countWaiting = async (): Promise<number> =>
      (
        await db.$queryRaw<unknown[]>`
          SELECT 1 AS waiting FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
          WHERE NOT granted AND relation = 'graphile_worker._private_jobs'::regclass AND datname = current_database()`
      ).length;
    await withConnection(url, async (keeper) => {
      await keeper.query('BEGIN; LOCK TABLE graphile_worker._private_jobs IN ACCESS EXCLUSIVE MODE');
      const unanswered = signUp(shop.url).catch(() => null);
      await expect.poll(countWaiting, patience).toBe(1);
      await shop.kill();
      expect(await unanswered).toBeNull();
      await keeper.query('ROLLBACK');
    });
    await expect.poll(countWaiting, patience).toBe(0);
    const left = await db.$queryRaw<unknown[]>`
      SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND xact_start IS NOT NULL AND pid <> pg_backend_pid()`;

    await expect.poll(() => db.customer.count(), patience).toBe(0);
    expect(left.length).toBeLessThanOrEqual(1);
    expect(await findDamage(url, [])).toEqual(noDamage);
  });

  it('fails the same checks when work is done in two transactions (planted)', async () => {
    const { url, db } = await openDatabase();
    const [link = ''] = await addResetCustomers(db, 1);
    const email = 'half@shop.test';
    // The state after a kill between two transactions.
    await db.customer.create({ data: { firstName: 'Half', lastName: 'Done', email, passwordHash: 'old' } });
    await db.mailToken.update({
      where: { tokenHash: createHash('sha256').update(link).digest() },
      data: { usedAt: new Date() },
    });

    expect(await findDamage(url, ['lost@shop.test'])).toEqual({ lost: ['lost@shop.test'], halfDone: [email] });
    expect((await listResets(url)).filter((reset) => !isWhole(reset))).toHaveLength(1);
  });
});
