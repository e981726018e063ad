import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { withConnection } from '@wearfolio/catalogue/connection';
import type { Place } from '@wearfolio/database/embedded/server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openMailSink } from '../jobs/mail/testing/mail-sink.ts';
import { makeFolder, type OwnPostgres, openOwnPostgres, startOwnPostgres } from './testing/own-postgres.ts';
import { startShop } from './testing/shop-process.ts';
import { findDamage, keepWriting, noDamage } from './testing/writers.ts';

const run = promisify(execFile);
const patience = { timeout: 60_000, interval: 20 };

/** PostgreSQL's base backup of a running server: its files, and the WAL written meanwhile. */
const copyFiles = async ({ url, place }: OwnPostgres): Promise<Place> => {
  const home = await makeFolder();
  const copy: Place = { ...place, home, data: join(home, 'postgres') };
  await withConnection(url, async (db) => {
    await db.query("SELECT pg_backup_start('copy', fast => true)");
    // Files appear and vanish during the copy. The WAL makes up for that.
    await run('cp', ['-a', place.data, copy.data]).catch(() => undefined);
    const { rows } = await db.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop()');
    await run('cp', ['-a', `${place.data}/pg_wal/.`, `${copy.data}/pg_wal/`]).catch(() => undefined);
    writeFileSync(`${copy.data}/backup_label`, rows[0]?.labelfile ?? '');
  });
  for (const name of ['postmaster.pid', 'postmaster.opts']) await run('rm', ['-f', `${copy.data}/${name}`]);
  await run('cp', ['-a', `${place.home}/postgres.password`, `${home}/postgres.password`]);
  mkdirSync(home, { recursive: true });
  chmodSync(home, 0o755);
  if (copy.account) chownSync(`${copy.data}/backup_label`, copy.account.uid, copy.account.gid);
  return copy;
};

/** The major version of pg_dump on this machine, or 0. */
const dumpVersion = (): number => {
  try {
    return Number(/\d+/.exec(execFileSync('pg_dump', ['--version'], { encoding: 'utf8' }))?.[0] ?? 0);
  } catch {
    return 0;
  }
};

/** The number of mail jobs, and the sum of their attempts. */
const countAttempts = (url: string): Promise<{ jobs: number; attempts: number }> =>
  withConnection(url, async (db) => {
    const { rows } = await db.query<{ jobs: number; attempts: number }>(
      'SELECT count(*)::int AS jobs, coalesce(sum(attempts), 0)::int AS attempts FROM graphile_worker._private_jobs',
    );
    return rows[0] ?? { jobs: 0, attempts: 0 };
  });

/** Checks that a restored database is complete, serves a shop, and sends no mail until a worker starts. */
const checkRestored = async (url: string, acknowledged: readonly string[]): Promise<void> => {
  const sink = await openMailSink();
  onTestFinished(sink.close);
  expect(await findDamage(url, acknowledged)).toEqual(noDamage);
  const quiet = await startShop(url, { WORKER: 'off', SMTP_URL: sink.url });
  const waiting = await countAttempts(url);
  expect(await quiet.stop()).toBe(0);
  expect(waiting.jobs).toBeGreaterThanOrEqual(acknowledged.length);
  expect(waiting.attempts).toBe(0);
  expect(sink.received).toEqual([]);

  const sending = await startShop(url, { WORKER: 'inline', SMTP_URL: sink.url });
  await expect.poll(async () => (await countAttempts(url)).jobs, patience).toBe(0);
  expect(await sending.stop()).toBe(0);
  const recipients = sink.received.flatMap((mail) => mail.recipients);
  expect(recipients).toHaveLength(waiting.jobs);
  expect(new Set(recipients).size).toBe(recipients.length);
};

const openBusyShop = async () => {
  const postgres = await openOwnPostgres();
  const shop = await startShop(postgres.url, { WORKER: 'off' });
  const writing = keepWriting(() => shop.url);
  await expect.poll(() => writing.acknowledged.length, patience).toBeGreaterThan(20);
  return { postgres, writing };
};

describe('I13: a backup made during writes', () => {
  it('of the files restores completely and sends no mail by itself', async () => {
    const { postgres, writing } = await openBusyShop();
    const before = [...writing.acknowledged];
    const place = await copyFiles(postgres);
    await writing.stop();
    const restored = await startOwnPostgres(place);

    expect(writing.acknowledged.length).toBeGreaterThan(before.length);
    await checkRestored(restored.url, before);
  });

  it('by pg_dump restores completely and sends no mail by itself', async ({ skip }) => {
    const version = dumpVersion();
    if (version < 17) skip('needs pg_dump 17 or newer');
    const { postgres, writing } = await openBusyShop();
    const before = [...writing.acknowledged];
    const file = join(await makeFolder(), 'shop.dump');
    await run('pg_dump', ['-Fc', '-f', file, postgres.url]);
    await writing.stop();
    const restored = await openOwnPostgres({ isEmpty: true });
    await run('pg_restore', ['--no-owner', '-d', restored.url, file]);

    await checkRestored(restored.url, before);
  });

  it('without acknowledged writes fails the same check (planted)', async () => {
    const { postgres, writing } = await openBusyShop();
    const place = await copyFiles(postgres);
    const before = writing.acknowledged.length;
    await expect.poll(() => writing.acknowledged.length, patience).toBeGreaterThan(before + 5);
    await writing.stop();
    const restored = await startOwnPostgres(place);

    expect((await findDamage(restored.url, writing.acknowledged)).lost).not.toEqual([]);
  });
});
