import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@wearfolio/database/testing/test-database';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { withConnection } from '../connection.ts';
import { importFeed } from '../import/import-feed.ts';
import { ask, csvOf, feedRow, importText } from '../testing/trial.ts';
import { describeStatus } from './status.ts';

const patience = { timeout: 60_000, interval: 20 };

let url = '';
beforeEach(async () => {
  const database = await createTestDatabase();
  ({ url } = database);
  await ask(url, "INSERT INTO reference_rate VALUES (current_date, 'USD', 1.2)");
  return () => database.drop();
});

/** The status without times. */
const status = async () => (await describeStatus(url)).map((line) => line.replace(/\d{4}-\d\d-\d\d \d\d:\d\d/, 'DATE'));

/** The lines of a store that was never imported successfully, with its last run. */
const neverGood = (lastRun: string) => [
  'Larkfield',
  '  products    0 active, 0 sold out',
  '  last good   never',
  `  last run    DATE: ${lastRun}`,
  'Total (1 store): 0 active products, 0 sold out; none of rows placed, none of named colors matched',
];

describe('status of several stores', () => {
  it('sorts names ignoring case', async () => {
    for (const name of ['Birchwood', 'abbott', 'Éclair', 'elm'])
      await ask(url, 'INSERT INTO store (name, slug) VALUES ($1, $1)', name);

    const names = (await status()).filter((line) => /^\S+$/.test(line));

    expect(names).toEqual(['abbott', 'Birchwood', 'Éclair', 'elm']);
  });
});

describe('status with outdated exchange rates', () => {
  it('names them and the command that fetches new ones', async () => {
    await importText(url, 'Larkfield', [feedRow('a')]);
    const fresh = await status();
    await ask(url, 'UPDATE reference_rate SET day = day - 30');

    expect(fresh.join()).not.toContain('exchange rates');
    expect((await status()).at(-1)).toMatch(
      /^The exchange rates are from \d{4}-\d\d-\d\d \(\d+ days old\)\. Run: npm run catalogue -- rate fetch$/,
    );
  });
});

describe("status of a store's first import", () => {
  it('shows the import while it runs', async () => {
    const seen: string[][] = [];
    async function* slowly() {
      seen.push(await status());
      yield Buffer.from(csvOf([feedRow('a')]));
    }
    const options = { url, store: 'Larkfield', source: 'test', reportsDir: null, say: () => undefined };

    await importFeed({ ...options, bytes: slowly() });

    expect(seen).toEqual([neverGood('running')]);
    expect(await status()).toContain('  products    1 active, 0 sold out');
  });

  it('shows why the import was refused', async () => {
    await expect(importText(url, 'Larkfield', csvOf([]))).rejects.toThrow();

    expect(await status()).toEqual(neverGood('refused, The feed contains no products'));
  });

  it('shows a killed import, which the next run records', { tags: 'sweep' }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'wearfolio-status-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    await writeFile(join(folder, 'feed.csv'), csvOf([feedRow('a')]));
    await withConnection(url, async (keeper) => {
      await keeper.query('BEGIN; LOCK TABLE price_change IN ACCESS EXCLUSIVE MODE');
      const cli = join(import.meta.dirname, '..', 'cli.ts');
      const child = spawn(process.execPath, [cli, 'import', join(folder, 'feed.csv'), '--store', 'Larkfield'], {
        env: { ...process.env, DATABASE_URL: url, DATA_DIR: folder, NODE_OPTIONS: '' },
        stdio: 'ignore',
      });
      await expect.poll(status, patience).toEqual(neverGood('running'));
      child.kill('SIGKILL');
      await once(child, 'exit');
      await keeper.query('ROLLBACK');
    });

    await expect.poll(status, patience).toEqual(neverGood('interrupted, and nothing was written'));
    await importText(url, 'Larkfield', [feedRow('a')]);
    expect(await ask(url, 'SELECT outcome, reason FROM import ORDER BY id')).toEqual([
      { outcome: 'failed', reason: 'Interrupted' },
      { outcome: 'imported', reason: null },
    ]);
  });

  it('does not show a dry run', async () => {
    await importText(url, 'Larkfield', [feedRow('a')], { dryRun: true });

    expect(await status()).toEqual(['The catalogue is empty']);
  });
});
