import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { importFeed } from '@wearfolio/catalogue/import/import-feed';
import { openFilter } from '@wearfolio/listing/filter';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { StartRefused } from '../start/start-refused.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { followListing } from './follow-listing.ts';

type Shop = Awaited<ReturnType<typeof openTestDatabase>>;

const importHats = (url: string, count: number) =>
  importFeed({
    url,
    source: 'hats.csv',
    store: 'Hats',
    reportsDir: null,
    bytes: Readable.from(
      ['id,name,link', ...Array.from({ length: count }, (_, at) => `${at},Hat ${at},https://hats.example/${at}`)].map(
        (line) => Buffer.from(`${line}\n`),
      ),
    ),
    say: () => undefined,
  });

const openShop = async (hats: number): Promise<Shop> => {
  const shop = await openTestDatabase();
  onTestFinished(() => shop.db.$disconnect());
  await importHats(shop.url, hats);
  return shop;
};

/** How many products a process that starts now shows. */
const countShown = async (url: string, folder: string): Promise<number> => {
  const follower = followListing({ url, folder, onError: () => undefined });
  await follower.refresh();
  const answer = await follower.current()?.index.answer({ filter: openFilter, sort: 'newest', offset: 0, limit: 0 });
  await follower.close();
  return answer?.total ?? -1;
};

const countBuilds = async ({ db }: Shop): Promise<number> => {
  const kept = await db.shopState.findUnique({ where: { key: 'listing_builds' } });
  return kept?.value.split(' ').length ?? 0;
};

const listFiles = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name !== 'id').map((name) => join(folder, name));

const damage: Record<string, (bytes: Buffer) => Buffer> = {
  'ends early': (bytes) => bytes.subarray(0, -1),
  'has another byte in its last column': (bytes) => {
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    return bytes;
  },
  'has another byte in its head': (bytes) => {
    bytes[400] = (bytes[400] ?? 0) ^ 255;
    return bytes;
  },
  'was made by another version': (bytes) =>
    Buffer.from(bytes.toString('latin1').replace('"code":"', '"code":"x'), 'latin1'),
  'is no index': () => Buffer.from('hello'),
};

describe('a kept index', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'wearfolio-kept-'));
    return () => rm(folder, { recursive: true, force: true });
  });

  it('is read by the next process, which follows the changes that came after it', async () => {
    const shop = await openShop(30);
    await countShown(shop.url, folder);
    await importHats(shop.url, 37);

    expect(await countShown(shop.url, folder)).toBe(37);
    expect(await countBuilds(shop)).toBe(1);
  });

  it('is built once by processes that start together', async () => {
    const shop = await openShop(30);

    expect(await Promise.all([1, 2, 3].map(() => countShown(shop.url, folder)))).toEqual([30, 30, 30]);
    expect(await countBuilds(shop)).toBe(1);
  });

  it('of another database is not read, whatever its change number', async () => {
    const [shop, other] = [await openShop(30), await openShop(12)];
    await countShown(shop.url, folder);

    expect(await countShown(other.url, folder)).toBe(12);
    expect(await countShown(shop.url, folder)).toBe(30);
    expect([await countBuilds(shop), await countBuilds(other)]).toEqual([1, 1]);
  });

  it('is not read after an older backup was restored, which has counted on since', async () => {
    const shop = await openShop(30);
    await countShown(shop.url, folder);
    // The backup has neither the mark of the build nor what was shown then.
    await shop.db.shopState.delete({ where: { key: 'listing_builds' } });
    await shop.db.product.deleteMany();
    await importHats(shop.url, 25);

    expect(await countShown(shop.url, folder)).toBe(25);
    expect(await countBuilds(shop)).toBe(1);
  });

  it('is rebuilt when its file is damaged', async () => {
    const shop = await openShop(30);
    await countShown(shop.url, folder);

    for (const [at, [how, spoil]] of Object.entries(damage).entries()) {
      for (const path of await listFiles(folder)) await writeFile(path, spoil(await readFile(path)));
      expect(await countShown(shop.url, folder), how).toBe(30);
      expect(await countBuilds(shop), how).toBe(at + 2);
    }
    expect(await countShown(shop.url, folder)).toBe(30);
    expect(await countBuilds(shop)).toBe(Object.keys(damage).length + 1);
  });

  it('is refused with a way out where it would not fit into memory', async () => {
    const { url } = await openShop(30);
    const follower = followListing({ url, folder, mostBytes: 1000, onError: () => undefined });
    onTestFinished(follower.close);

    await expect(follower.refresh()).rejects.toThrow(StartRefused);
    await expect(follower.refresh()).rejects.toThrow(/30 products .* LISTING_MEMORY_MB .* docs\/scaling\.md/);
    expect(follower.current()).toBe(null);
  });
});
