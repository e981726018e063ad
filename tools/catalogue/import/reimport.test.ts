import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { createTestDatabase } from '@wearfolio/database/testing/test-database';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withConnection } from '../connection.ts';
import { setSchedule } from '../schedule/schedules.ts';
import { setSettings } from '../stores/store-settings.ts';
import { openStore } from '../testing/feed-store.ts';
import { ask, checksum, csvOf, feedRow, importText } from '../testing/trial.ts';
import { setMapping } from '../values/mappings.ts';
import type { FeedFolder } from './keep-feed.ts';
import { listReadable, type Reimport, reimport } from './reimport.ts';
import { addReimports, listOutdated } from './reimport-jobs.ts';

let url = '';
let feeds: FeedFolder = { folder: '', mostFiles: 10, mostBytes: 1_000_000 };
let drop = async (): Promise<void> => undefined;
beforeEach(async () => {
  ({ url, drop } = await createTestDatabase());
  feeds = {
    folder: join(await mkdtemp(join(tmpdir(), 'wearfolio-feeds-')), 'feeds'),
    mostFiles: 10,
    mostBytes: 1_000_000,
  };
});
afterEach(async () => {
  await drop();
  await rm(join(feeds.folder, '..'), { recursive: true, force: true });
});

const rows = [
  feedRow('a', { group_id: 'g1' }),
  feedRow('b', { group_id: 'g2', title: 'Zorblat', category: 'Frobs > Quux', color: 'Zzyzx' }),
];

const readAgain = async (store: string, more: Partial<Reimport> = {}): Promise<string[]> => {
  const printed: string[] = [];
  const [found] = await ask<{ id: number }>(url, 'SELECT id FROM store WHERE name = $1', store);
  const { signal } = new AbortController();
  const say = (line: string) => printed.push(line);
  await reimport({
    url,
    storeId: found?.id ?? 0,
    feeds,
    privateHosts: [],
    tokenSecret: null,
    reportsDir: null,
    signal,
    say,
    ...more,
  });
  return printed;
};

const files = async () => (await readdir(feeds.folder)).sort();
const pathOf = () =>
  ask(url, "SELECT c.path FROM product p JOIN category c ON c.id = p.category_id WHERE p.external_id = 'g2'");

describe("a store's kept feed", () => {
  it('is its last successful one, compressed once, and stays if a later import fails', async () => {
    await importText(url, 'Larkfield', rows, { feeds });
    const first = await files();
    await expect(importText(url, 'Larkfield', 'id,title,link\n', { feeds })).rejects.toThrow('no product');
    const failed = await files();
    await importText(url, 'Larkfield', gzipSync(csvOf(rows.slice(0, 1))), { feeds });
    const [last = ''] = await files();
    await importText(url, 'Larkfield', rows, { feeds, dryRun: true });

    expect(first).toHaveLength(1);
    expect(failed).toEqual(first);
    expect(await files()).toEqual([last]);
    expect(last).not.toBe(first[0]);
    expect(gunzipSync(await readFile(join(feeds.folder, last))).toString()).toBe(csvOf(rows.slice(0, 1)));
    expect(await ask(url, 'SELECT host, file FROM kept_feed')).toEqual([{ host: hostname(), file: last }]);
  });

  it("is removed beyond the folder's limits, and not kept if it exceeds them alone", {
    tags: 'sweep',
  }, async () => {
    for (const store of ['Larkfield', 'Birchwood', 'Quillmoor']) {
      await importText(url, store, rows, { feeds: { ...feeds, mostFiles: 2 } });
    }
    expect(await files()).toHaveLength(2);
    await importText(url, 'Quillmoor', rows, { feeds: { ...feeds, mostBytes: 10 } });

    expect(await files()).toEqual([]);
    await expect(readAgain('Quillmoor')).rejects.toThrow('No feed of this store is kept yet');
    await expect(readAgain('Larkfield')).rejects.toThrow(`is no longer in ${feeds.folder}`);
  });

  it('is missing if its folder is not writable, and the import continues', { tags: 'sweep' }, async () => {
    await importText(url, 'Larkfield', rows, { feeds });
    const { plan } = await importText(url, 'Larkfield', rows, { feeds: { ...feeds, folder: '/dev/null/feeds' } });

    expect(plan).toMatchObject({ unchanged: 2 });
    await expect(readAgain('Larkfield')).rejects.toThrow('No feed of this store is kept yet');
  });

  it('leaves no file behind if the import was rolled back', async () => {
    await importText(url, 'Larkfield', rows, { feeds });
    const kept = await files();
    await ask(url, "ALTER TABLE import ADD CONSTRAINT never CHECK (outcome <> 'imported') NOT VALID");

    await expect(importText(url, 'Larkfield', rows.slice(0, 1), { feeds })).rejects.toThrow('never');

    expect(await files()).toEqual(kept);
    await ask(url, 'ALTER TABLE import DROP CONSTRAINT never');
    await readAgain('Larkfield');
  });
});

describe('reimport', () => {
  it('applies new mappings and settings, and keeps the feed', async () => {
    await importText(url, 'Larkfield', rows, { feeds });
    const outdated = () => withConnection(url, listOutdated);
    expect(await outdated()).toEqual([]);
    const kept = await files();
    await setMapping(url, { kind: 'category', from: 'frobs*', to: 'women/shoes/boots' });
    expect(await outdated()).toMatchObject([{ store: 'Larkfield' }]);

    await readAgain('Larkfield');

    expect(await pathOf()).toEqual([{ path: 'women/shoes/boots' }]);
    expect(await files()).toEqual(kept);
    expect(await outdated()).toEqual([]);
    expect(await ask(url, 'SELECT DISTINCT source FROM import')).toEqual([{ source: 'test' }]);
  });

  it('keeps products with their favorites and prices when another column becomes the key', async () => {
    const sold = ['a', 'b', 'c'].map((id) => feedRow(id, { price: '60.00' }));
    const changed = sold.map((row) => ({ ...row, price: '50.00' }));
    await importText(url, 'Larkfield', sold, { feeds });
    await importText(url, 'Larkfield', changed, { feeds });
    await ask(
      url,
      `WITH saver AS (
         INSERT INTO customer (first_name, last_name, email) VALUES ('Ada', 'Test', 'ada@larkfield.example') RETURNING id
       )
       INSERT INTO favorite (customer_id, product_id, color_id)
       SELECT saver.id, c.product_id, c.color_id FROM saver, product_color c`,
    );
    const known = () =>
      ask(
        url,
        `SELECT p.id, p.title, (SELECT count(*)::int FROM favorite f WHERE f.product_id = p.id) AS favorites,
           (SELECT count(*)::int FROM price_change c WHERE c.product_id = p.id) AS prices
         FROM product p WHERE p.active AND p.stock > 0 ORDER BY p.title`,
      );
    const before = await known();
    const keys = () => ask(url, 'SELECT external_id AS key FROM product WHERE active ORDER BY title');
    const byId = await keys();
    await setSettings(url, 'Larkfield', { mapping: { fields: { id: 'link' } } });

    await readAgain('Larkfield');

    expect(await known()).toEqual(before);
    expect(before).toHaveLength(3);
    expect(await keys()).not.toEqual(byId);
    await setSettings(url, 'Larkfield', { mapping: null });
    await readAgain('Larkfield');
    expect(await known()).toEqual(before);
    expect(await keys()).toEqual(byId);
  });

  it('makes a new product of a row whose page several products share', async () => {
    const link = 'https://larkfield.example/';
    const sold = () => ask<{ id: number }>(url, 'SELECT id FROM product WHERE active AND stock > 0 ORDER BY id');
    await importText(url, 'Larkfield', [feedRow('a', { link }), feedRow('b', { link })], { feeds });
    const before = await sold();

    await importText(url, 'Larkfield', [feedRow('a', { link }), feedRow('c', { link })], { feeds });

    const known = before.map(({ id }) => id);
    const after = (await sold()).map(({ id }) => id);
    expect(after).toHaveLength(2);
    expect(after.filter((id) => known.includes(id))).toHaveLength(1);
  });

  it('shows in a dry run what would change, fact by fact, and changes nothing', async () => {
    await importText(url, 'Larkfield', rows, { feeds });
    await setMapping(url, { kind: 'category', from: 'Frobs > Quux', to: 'women/shoes/boots' });
    await setMapping(url, { kind: 'color', from: 'Zzyzx', to: 'Green' });
    await setSettings(url, 'Larkfield', { brand: 'Tarnbeck', forceBrand: true });
    const before = await checksum(url);

    const printed = await readAgain('Larkfield', { dryRun: true });
    const { printed: ofImport } = await importText(
      url,
      'Larkfield',
      rows.map((row) => ({ ...row, group_id: 'one', color: 'Blue', price: '60.00' })),
      { dryRun: true },
    );

    expect(printed).toEqual(
      expect.arrayContaining([
        '  brand                         2',
        '      Zorblat: Larkfield -> Tarnbeck',
        '  kind                          1',
        '      Zorblat: unsorted/everything-else -> shoes/boots',
        '      Zorblat: other -> women',
        '  color                         1',
        '      Zorblat: Zzyzx (Unspecified) -> Zzyzx (Green)',
      ]),
    );
    expect(printed.some((line) => line.startsWith('  price'))).toBe(false);
    expect(ofImport.join('\n')).toMatch(
      / {2}color +1\n.*: Red -> Blue\n.*\n? {2}group +1\n {6}Zorblat: .* -> part of Rain Jacket a\n {2}price +1\n.*59.00 -> 60.00/,
    );
    expect(await checksum(url)).toBe(before);
  });

  it('forecasts whether products under Men are for everyone or men only', async () => {
    const sock = (more: object) => feedRow('s', { title: 'Trail Sock', category: 'Accessories > Socks', ...more });
    await importText(url, 'Larkfield', [sock({})], { feeds });

    const { printed } = await importText(url, 'Larkfield', [sock({ title: "Men's Trail Sock" })], { dryRun: true });

    expect(printed).toContain('      Trail Sock: unisex -> men');
  });

  it('names the machine that keeps the feed, or fetches it by its schedule', { tags: 'sweep' }, async () => {
    await importText(url, 'Larkfield', rows, { feeds });
    await ask(url, "UPDATE kept_feed SET host = 'shop-2'");
    const [file = ''] = await files();
    await writeFile(join(feeds.folder, file), 'another');
    await expect(readAgain('Larkfield')).rejects.toThrow(`is kept on the machine shop-2, as ${file}`);
    const { host, origin } = await openStore((_, response) =>
      response.setHeader('ETag', '"v1"').end(csvOf(rows.slice(1))),
    );
    await setSchedule(url, { store: 'Larkfield', feedUrl: `${origin}/f?key=secret`, cron: '0 4 * * *' }, [host]);

    await readAgain('Larkfield', { privateHosts: [host] });

    expect(await ask(url, 'SELECT host FROM kept_feed')).toEqual([{ host: hostname() }]);
    expect(JSON.stringify(await ask(url, 'SELECT to_jsonb(i) AS i FROM import i'))).not.toContain('secret');
  });

  it('is queued once, however often it is requested', async () => {
    await importText(url, 'Larkfield', rows, { feeds });
    await importText(url, 'Birchwood', rows);
    const stores = await withConnection(url, (db) => listReadable(db));
    const ids = stores.map(({ storeId }) => storeId);
    await withConnection(url, (db) => addReimports(db, ids));
    await withConnection(url, (db) => addReimports(db, ids));

    expect(stores).toMatchObject([{ store: 'Larkfield', host: hostname(), isScheduled: false }]);
    expect(await ask(url, "SELECT key FROM graphile_worker.jobs WHERE task_identifier = 'reimport-feed'")).toHaveLength(
      1,
    );
  });
});
