import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@wearfolio/database/testing/test-database';
import { goods, white } from '@wearfolio/pictures/testing/goods';
import { photograph } from '@wearfolio/pictures/testing/photograph';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openPictureStore, servePictures, untilRows, workOnPictures } from '../testing/picture-store.ts';
import { ask, feedRow, importText } from '../testing/trial.ts';
import { evict } from './picture-folder.ts';

let url = '';
beforeEach(async () => {
  const database = await createTestDatabase();
  ({ url } = database);
  return () => database.drop();
});

const script = join(import.meta.dirname, '..', 'testing', 'picture-process.ts');

const openFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'wearfolio-shared-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

/** Imports a product for each of these pictures and lets the shop serve them. */
const importPictures = async (names: readonly string[], origin: string): Promise<void> => {
  await importText(
    url,
    'Larkfield',
    names.map((name) => feedRow(name, { title: `Larkfield ${name}`, image: `https://img.larkfield.example/${name}` })),
  );
  await servePictures(url, origin);
};

const isReady = (count: number) =>
  `SELECT count(*)::int FROM picture WHERE state = 'ready' AND NOT has_stale_cards HAVING count(*) = ${count}`;

it('is shared by two processes: each picture is fetched once, and every file is complete', {
  tags: 'sweep',
}, async () => {
  const folder = await openFolder();
  const coat = await (await goods(white)).jpeg().toBuffer();
  const names = Array.from({ length: 8 }, (_, at) => `${at}.jpg`);
  // The same bytes exist at several addresses.
  const { host, origin, asked } = await openPictureStore(
    Object.fromEntries(names.map((name) => [`/${name}`, (_, response) => response.end(coat)])),
  );
  await importPictures(names, origin);

  const workers = [0, 1].map(
    (): ChildProcess =>
      spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, url, folder, host], {
        stdio: 'ignore',
      }),
  );
  onTestFinished(async () => {
    for (const worker of workers) {
      worker.kill('SIGKILL');
      if (worker.exitCode === null && worker.signalCode === null) await once(worker, 'exit');
    }
  });
  await untilRows(url, isReady(names.length));

  expect(asked.map((request) => request.url).toSorted()).toEqual(names.map((name) => `/${name}`));
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('facts.json'));
  expect(files).toHaveLength(1);
  expect(await readdir(join(folder, 'unfinished'))).toEqual([]);
});

const mount = (folder: string, options: string): boolean => {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

describe('a full disk', () => {
  it('stops only new pictures, which are derived when there is space', { tags: 'sweep' }, async ({ skip }) => {
    const disk = await openFolder();
    const folder = join(disk, 'pictures');
    skip(!mount(disk, 'size=120k'), 'No disk can be mounted here');
    onTestFinished(() => {
      execFileSync('umount', ['--lazy', disk]);
    });
    const small = await (await goods(white, undefined, { width: 100, height: 100 })).png().toBuffer();
    const large = await photograph(800, 1000);
    const { host, origin } = await openPictureStore({
      '/small.png': (_, response) => response.end(small),
      '/large.jpg': (_, response) => response.end(large),
    });
    await importPictures(['small.png', 'large.jpg'], origin);
    const dueIn = (time: string) =>
      ask(url, `UPDATE picture SET due_at = now() + interval '${time}' WHERE source LIKE '%large.jpg'`);
    await dueIn('1 hour');
    const { lines } = await workOnPictures(url, host, { folder });
    await untilRows(url, isReady(1));
    await dueIn('0');
    while (!lines.some((line) => line.includes('the disk is full'))) await untilRows(url, 'SELECT pg_sleep(0.1)');

    // The picture waits as if it had not been tried; existing files stay, and the folder has no partial files.
    await untilRows(url, "SELECT FROM picture WHERE source LIKE '%large.jpg' AND claimed_until IS NULL");
    expect(
      await ask(url, "SELECT state, attempts, fault, content_hash FROM picture WHERE source LIKE '%large.jpg'"),
    ).toEqual([{ state: 'waiting', attempts: 0, fault: null, content_hash: null }]);
    expect(await readdir(join(folder, 'unfinished'))).toEqual([]);
    expect(await evict(folder, 1e9)).toBeGreaterThan(0);
    expect(await ask(url, "SELECT FROM shown_media WHERE path LIKE '/store-pictures/%/1-%'")).toHaveLength(1);

    mount(disk, 'remount,size=50m');
    await untilRows(url, isReady(2));
  });
});
