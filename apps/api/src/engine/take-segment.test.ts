import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFilter } from '@wearfolio/listing-index/filter';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { StartRefused } from '../settings/start-refused.ts';
import { importHats } from '../testing/import-hats.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { followListing } from './follow-listing.ts';

type Shop = Awaited<ReturnType<typeof openTestDatabase>>;

const openShop = async (hats: number): Promise<Shop> => {
  const shop = await openTestDatabase();
  onTestFinished(() => shop.db.$disconnect());
  await importHats(shop.url, hats);
  return shop;
};

/** The number of products that a newly started process shows. */
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
  'is not an index': () => Buffer.from('hello'),
};

describe('a kept segment', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'wearfolio-kept-'));
    return () => rm(folder, { recursive: true, force: true });
  });

  it('is read by the next process, which then applies later changes', async () => {
    const shop = await openShop(30);
    await countShown(shop.url, folder);
    await importHats(shop.url, 37);

    expect(await countShown(shop.url, folder)).toBe(37);
    expect(await countBuilds(shop)).toBe(1);
  });

  it('is built once by processes that start together', { tags: 'sweep' }, async () => {
    const shop = await openShop(30);

    expect(await Promise.all([1, 2, 3].map(() => countShown(shop.url, folder)))).toEqual([30, 30, 30]);
    expect(await countBuilds(shop)).toBe(1);
  });

  it('of another database is ignored, whatever its change number', { tags: 'sweep' }, async () => {
    const [shop, other] = [await openShop(30), await openShop(12)];
    await countShown(shop.url, folder);

    expect(await countShown(other.url, folder)).toBe(12);
    expect(await countShown(shop.url, folder)).toBe(30);
    expect([await countBuilds(shop), await countBuilds(other)]).toEqual([1, 1]);
  });

  it('is ignored after an older backup was restored and has counted on', { tags: 'sweep' }, async () => {
    const shop = await openShop(30);
    await countShown(shop.url, folder);
    // The backup has neither the mark of the build nor the product.
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

  it('is refused with a hint when it would not fit into memory', async () => {
    const { url } = await openShop(30);
    const follower = followListing({ url, folder, mostBytes: 1000, onError: () => undefined });
    onTestFinished(follower.close);

    await expect(follower.refresh()).rejects.toThrow(StartRefused);
    await expect(follower.refresh()).rejects.toThrow(/30 products .* LISTING_MEMORY_MB .* docs\/scaling\.md/);
    expect(follower.current()).toBe(null);
  });
});
