import { randomBytes } from 'node:crypto';
import { backupKey, readLaunchList, type TestMail, testMailKey } from '@wearfolio/catalogue/figures/launch-list';
import type { Database } from '@wearfolio/database/client';
import type { Prisma } from '@wearfolio/database/generated/client';
import { addJob } from '@wearfolio/database/jobs';
import { type Actor, audit } from '../audit/audit-queries.ts';

export const readLaunch = readLaunchList;

type Reader = Pick<Prisma.TransactionClient, 'shopState'>;

/** The last test mail, or null. */
export const findTestMail = async (db: Reader): Promise<TestMail | null> => {
  const row = await db.shopState.findUnique({ where: { key: testMailKey }, select: { value: true } });
  return row ? JSON.parse(row.value) : null;
};

const keep = (tx: Reader, key: string, value: string): Promise<unknown> =>
  tx.shopState.upsert({ where: { key }, create: { key, value }, update: { value } });

/** Queues a test mail, which replaces the one before. */
export const queueTestMail = (db: Database, staff: Actor, { from, to }: Pick<TestMail, 'from' | 'to'>): Promise<void> =>
  db.$transaction(async (tx) => {
    const mail: TestMail = { code: randomBytes(16).toString('hex'), from, to, receivedAt: null };
    await keep(tx, testMailKey, JSON.stringify(mail));
    await addJob(tx, 'mail-test', staff.id === null ? {} : { staffId: staff.id }, { key: 'mail-test' });
    await audit(tx, staff, { action: 'send test mail', subject: 'mail', after: { from, to } });
  });

/** Notes that the last test mail was received. Returns whether the code is that mail's. */
export const noteReceived = (db: Database, staff: Actor, code: string): Promise<boolean> =>
  db.$transaction(async (tx) => {
    const mail = await findTestMail(tx);
    if (mail?.code !== code) return false;
    if (mail.receivedAt !== null) return true;
    await keep(tx, testMailKey, JSON.stringify({ ...mail, receivedAt: new Date().toISOString() }));
    await audit(tx, staff, { action: 'receive test mail', subject: 'mail' });
    return true;
  });

/** Notes that staff made a backup. */
export const noteBackupOf = (db: Database, staff: Actor): Promise<void> =>
  db.$transaction(async (tx) => {
    await keep(tx, backupKey, new Date().toISOString());
    await audit(tx, staff, { action: 'note backup', subject: 'backup' });
  });
