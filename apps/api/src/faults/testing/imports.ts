import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withConnection } from '@wearfolio/catalogue/connection';
import { csvOf, type FeedRow, feedRow } from '@wearfolio/catalogue/testing/trial';
import { expect } from 'vitest';
import { makeFolder } from './own-postgres.ts';

const program = join(import.meta.dirname, 'import-partly.ts');
const patience = { timeout: 120_000, interval: 20 };

/** The number of rows in these tests' feeds. `FAULTS_ROWS=1000000` gives a realistic size. */
export const feedSize = Number(process.env.FAULTS_ROWS ?? 20_000);

const rowOf = (at: number, price: string): FeedRow =>
  feedRow(`sku-${at}`, { group_id: `p${Math.floor(at / 4)}`, size: `${at % 4}`, price, brand: `Brand ${at % 50}` });

/** Writes a feed of `feedSize` rows, all with this price. Returns its path. */
export const writeFeed = async (price: string): Promise<string> => {
  const path = join(await makeFolder(), 'feed.csv');
  await writeFile(path, csvOf(Array.from({ length: feedSize }, (_, at) => rowOf(at, price))));
  return path;
};

/** Imports the file in a separate process, which pauses at `percent` of it. */
export const importApart = (url: string, path: string, percent = 100) => {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program, url, path, `${percent}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (part) => (output += part));
  const ended = once(child, 'close').then(() => output);
  return { child, ended, untilItStands: () => expect.poll(() => output, patience).toBe('stopped\n') };
};

/** Waits until the server has noticed that its client is gone. */
export const untilServerNoticed = (url: string): Promise<void> =>
  withConnection(url, async (db) => {
    const others = async (): Promise<number> =>
      (
        await db.query(
          `SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'wearfolio-catalogue'
             AND pid <> pg_backend_pid()`,
        )
      ).rows.length;
    await expect.poll(others, patience).toBe(0);
  });

/** The number of imports that wait for the table of the last step. */
export const countBlocked = (url: string): Promise<number> =>
  withConnection(url, async (db) => {
    const { rows } = await db.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return rows.length;
  });
