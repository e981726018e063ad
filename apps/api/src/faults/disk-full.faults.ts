import { execFileSync } from 'node:child_process';
import { closeSync, existsSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, type TestContext } from 'vitest';
import { isAlive, makeFolder, openOwnPostgres } from './testing/own-postgres.ts';
import { isOk, startShop, untilReady } from './testing/shop-process.ts';
import { findDamage, keepWriting, noDamage } from './testing/writers.ts';

const patience = { timeout: 120_000, interval: 50 };

/** A 160 MB disk. Skips the test if this account cannot create one. */
const openSmallDisk = async (skip: TestContext['skip']): Promise<string> => {
  const folder = await makeFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m,mode=755', 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    skip('needs permission to mount a disk');
  }
  onTestFinished(() => void execFileSync('umount', ['--lazy', folder], { stdio: 'ignore' }));
  return folder;
};

/** Fills the disk. Returns a function that frees it. */
const fillDisk = (folder: string): (() => void) => {
  const path = join(folder, 'ballast');
  const file = openSync(path, 'w');
  const block = Buffer.alloc(4096, 1);
  try {
    for (;;) writeSync(file, block);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(file);
  }
  return () => rmSync(path);
};

describe('I11: a full disk under the database', () => {
  it('gets 503, loses nothing acknowledged, and recovers when space is free', async ({ skip }) => {
    const folder = await openSmallDisk(skip);
    const postgres = await openOwnPostgres({ folder: join(folder, 'data') });
    const shop = await startShop(postgres.url, { WORKER: 'off' });
    const writing = keepWriting(() => shop.url, 6);
    await expect.poll(() => writing.acknowledged.length, patience).toBeGreaterThan(5);
    const pid = postgres.pid();
    const makeRoom = fillDisk(folder);
    await expect.poll(() => writing.refusals.length, patience).toBeGreaterThan(5);
    const isUp = await isOk(shop, '/api/health');
    makeRoom();
    // PostgreSQL may also stop on a full disk. The operator restarts it after making room.
    if (!existsSync(`${postgres.place.data}/postmaster.pid`) || !isAlive(pid)) await postgres.start();
    const before = writing.acknowledged.length;
    await expect.poll(() => writing.acknowledged.length, patience).toBeGreaterThan(before + 10);
    await writing.stop();
    await untilReady(shop);

    expect(isUp).toBe(true);
    expect(new Set(writing.refusals.map(({ status }) => status))).toEqual(new Set([503]));
    expect(writing.unanswered).toBe(0);
    expect(await findDamage(postgres.url, writing.acknowledged)).toEqual(noDamage);
    expect(shop.child.exitCode).toBeNull();
  });
});
