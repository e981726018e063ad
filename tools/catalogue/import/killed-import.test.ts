import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { randomFrom } from '@wearfolio/database/seed/random';
import { createTestDatabase } from '@wearfolio/database/testing/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, checksum, csvOf, feedRow, importText, naturalChecksum } from '../testing/trial.ts';

const cli = join(import.meta.dirname, '..', 'cli.ts');
const colors = ['Red', 'Navy', 'Olive', 'Black'];
const kills = 2;
const seed = 20_261_121;

const feedOf = (products: number, price: string, leftInBlack: string) =>
  Array.from({ length: products }, (_, at) =>
    colors.map((color) => {
      const stock = color === 'Black' ? leftInBlack : '5';
      return feedRow(`${at}-${color}`, { group_id: `p${at}`, color, price, stock, brand: `Brand ${at % 50}` });
    }),
  ).flat();
// Rows that are products of their own, and then four of them one product.
const singles = (isGrouped: boolean) =>
  Array.from({ length: 80 }, (_, at) => {
    const group_id = isGrouped ? `joined-${at >> 2}` : `alone-${at}`;
    return feedRow(`single-${at}`, { group_id, color: colors[at % 4] ?? '' });
  });
const oldFeed = [...feedOf(100, '59.00', '0'), ...singles(false)];
const newFeed = [
  ...feedOf(80, '49.00', '5'),
  ...singles(true),
  ...Array.from({ length: 80 }, (_, at) => feedRow(`new-${at}`)),
];

// Every single is a favorite and was clicked.
const saveSingles = `
  WITH saver AS (
    INSERT INTO customer (first_name, last_name, email) VALUES ('Ada', 'Test', 'ada@larkfield.example') RETURNING id
  ), clicked AS (
    INSERT INTO click_out (product_id, day, store_id, brand_id, count)
    SELECT id, '2026-11-10', store_id, brand_id, 2 FROM product WHERE external_id LIKE 'alone-%'
  )
  INSERT INTO favorite (customer_id, product_id, color_id)
  SELECT saver.id, p.id, c.color_id
  FROM saver, product p JOIN product_color c ON c.product_id = p.id WHERE p.external_id LIKE 'alone-%'`;
const savedSql = `
  SELECT p.external_id AS key, count(*)::int AS favorites,
    (SELECT sum(count)::int FROM click_out c WHERE c.product_id = p.id) AS clicks
  FROM favorite f JOIN product p ON p.id = f.product_id GROUP BY p.id ORDER BY p.id`;

let folder = '';
const drops: (() => Promise<void>)[] = [];
const databaseWithOldFeed = async (): Promise<string> => {
  const { url, drop } = await createTestDatabase();
  drops.push(drop);
  await importText(url, 'Larkfield', oldFeed);
  await ask(url, saveSingles);
  return url;
};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wearfolio-kill-'));
  await writeFile(join(folder, 'new.csv'), csvOf(newFeed));
});
afterAll(async () => {
  for (const drop of drops) await drop();
  await rm(folder, { recursive: true, force: true });
});

const startImport = (url: string) =>
  spawn(process.execPath, [cli, 'import', join(folder, 'new.csv'), '--store', 'Larkfield'], {
    env: { ...process.env, DATABASE_URL: url, DATA_DIR: folder, NODE_OPTIONS: '' },
    stdio: 'ignore',
  });

/** The server notices a lost client within a second. */
const untilServerNoticed = async (url: string): Promise<void> => {
  const busy =
    "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'";
  while ((await ask(url, busy)).length > 0) await wait(50);
};

/** Returns whether the new feed is imported; the import's own row is written in the same transaction. */
const isFinished = async (url: string): Promise<boolean> =>
  (await ask(url, "SELECT id FROM import WHERE outcome = 'imported'")).length > 1;

describe('J2: an import that is killed', () => {
  it('leaves the catalogue unchanged at any time of the kill, and running it again finishes the job', {
    timeout: 400_000,
  }, async () => {
    const calm = await databaseWithOldFeed();
    const started = performance.now();
    const [code] = await once(startImport(calm), 'exit');
    let longest = performance.now() - started;
    let url = await databaseWithOldFeed();
    let before = await checksum(url);
    let killed = 0;
    const random = randomFrom(seed);

    while (killed < kills) {
      const child = startImport(url);
      const exit = once(child, 'exit');
      await wait(longest * (0.4 + 0.55 * random()));
      child.kill('SIGKILL');
      await exit;
      await untilServerNoticed(url);
      if (await isFinished(url)) {
        // The import finished before the kill: repeat on another database with an earlier kill.
        longest *= 0.8;
        url = await databaseWithOldFeed();
        before = await checksum(url);
      } else {
        killed += 1;
        expect(await checksum(url)).toBe(before);
      }
    }
    const [last] = await once(startImport(url), 'exit');

    expect(code).toBe(0);
    expect(last).toBe(0);
    expect(await naturalChecksum(url)).toBe(await naturalChecksum(calm));
    expect(await ask(url, savedSql)).toEqual(
      Array.from({ length: 20 }, (_, at) => ({ key: `joined-${at}`, favorites: 4, clicks: 8 })),
    );
    expect(await ask(url, "SELECT id FROM import WHERE outcome = 'running'")).toEqual([]);
    // Killed imports leave no kept feeds behind.
    const [kept] = await ask<{ file: string }>(url, 'SELECT file FROM kept_feed');
    expect(await readdir(join(folder, 'feeds'))).toEqual([kept?.file]);
    const bytes = await readFile(join(folder, 'feeds', kept?.file ?? ''));
    expect(gunzipSync(bytes).toString() === csvOf(newFeed)).toBe(true);
  });
});
