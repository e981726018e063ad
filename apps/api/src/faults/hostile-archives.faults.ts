import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { withConnection } from '@wearfolio/catalogue/connection';
import { addFetch } from '@wearfolio/catalogue/schedule/schedules';
import { openStore } from '@wearfolio/catalogue/testing/feed-store';
import { hostileArchives } from '@wearfolio/catalogue/testing/hostile-archives';
import { requestTrial } from '@wearfolio/catalogue/uploads/feed-trials';
import { addUploadImport } from '@wearfolio/catalogue/uploads/request-import';
import type { Database } from '@wearfolio/database/client';
import { describe, expect, it, onTestFinished } from 'vitest';
import { signInStaff } from '../desk/testing/desk-shop.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { type ShopProcess, startShop } from './testing/shop-process.ts';

const { zeros, archives } = hostileArchives();
const hostile = Object.entries(archives);

const unpackingServer = `
  const { createServer } = require('node:http');
  const { parentPort, workerData } = require('node:worker_threads');
  const { inflateRawSync } = require('node:zlib');
  const server = createServer((request, reply) => {
    if (request.url === '/unpack') inflateRawSync(workerData);
    reply.end('{}');
  });
  server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));`;

const openShop = async (more: Record<string, string> = {}) => {
  const { url, db } = await openTestDatabase();
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'wearfolio-archives-'));
  onTestFinished(async () => {
    await db.$disconnect();
    rmSync(DATA_DIR, { recursive: true, force: true });
  });
  const { id: storeId } = await db.store.create({ data: { name: 'Larkfield', slug: 'larkfield' } });
  const shop = await startShop(url, { DATA_DIR, PICTURES: 'off', ...more });
  return { url, db, shop, storeId };
};

const addUpload = async (db: Database, storeId: number, bytes: Buffer): Promise<string> => {
  const { id } = await db.feedUpload.create({
    data: { name: 'feed.zip', bytes: bytes.length, received: bytes.length, storeId },
  });
  await db.feedUploadPart.create({ data: { uploadId: id, beginsAt: 0, bytes: Uint8Array.from(bytes) } });
  return id;
};

/** A server in a thread of its own, which answers at once but unpacks at `/unpack` on its event loop. */
const startUnpacking = async (): Promise<string> => {
  const server = new Worker(unpackingServer, { eval: true, workerData: zeros });
  onTestFinished(async () => void (await server.terminate()));
  const [port] = await once(server, 'message');
  return `http://127.0.0.1:${port}`;
};

/** The longest time in ms that the shop may take to answer, and the most memory in MB that an attack may add. */
const [longest, mostMemory] = [100, 400];

/** In ms. */
const lookEvery = 10;

/**
 * Asks a server for its health every 10 ms until the work is done. Returns the 99th percentile of the times to answer in
 * ms. An answer that takes long also keeps the next looks from starting, so each of them counts with its own wait.
 */
const slowestDuring = async (url: string, work: () => Promise<unknown>): Promise<number> => {
  const times: number[] = [];
  let isOver = false;
  const looking = async () => {
    while (!isOver) {
      const since = performance.now();
      await (await fetch(`${url}/api/health`)).text();
      for (let left = performance.now() - since; left > 0; left -= lookEvery) times.push(left);
      await pause(lookEvery);
    }
  };
  const looks = looking();
  await work().finally(() => {
    isOver = true;
  });
  await looks;
  times.sort((one, other) => other - one);
  return Math.round(times[Math.floor(times.length / 100)] ?? 0);
};

const memoryOf = ({ child }: Pick<ShopProcess, 'child'>, kind: 'VmHWM' | 'VmRSS'): number =>
  Number(new RegExp(`${kind}:\\s+(\\d+)`).exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024;

/**
 * What an attack does to the shop: its slowest answer, and the memory that it adds. `idle` is the slowest answer of a
 * server that does nothing meanwhile. On a quiet machine it is a few ms; a busy one delays both, and the shop more.
 */
const attack = async (shop: ShopProcess, work: () => Promise<unknown>) => {
  const idleUrl = await startUnpacking();
  const before = memoryOf(shop, 'VmRSS');
  let slowest = 0;
  const idle = await slowestDuring(idleUrl, async () => {
    slowest = await slowestDuring(shop.url, work);
  });
  const memory = Math.round(memoryOf(shop, 'VmHWM') - before);
  return { slowest, idle, memory, isBounded: slowest <= longest + 4 * idle && memory <= mostMemory };
};

const until = (what: () => Promise<boolean>) => expect.poll(what, { timeout: 120_000, interval: 100 }).toBe(true);

/** The outcome of the only import, once it is over. */
const importedBy = async (db: Database): Promise<string> => {
  const find = () => db.import.findFirst({ where: { NOT: { outcome: 'running' } } });
  await until(async () => (await find()) !== null);
  return (await find())?.outcome ?? '';
};

describe('J6: an archive that expands without limit', () => {
  it.each(hostile)('as an upload, by %s', async (_, { bytes, outcome }) => {
    const { url, db, shop, storeId } = await openShop();
    const uploadId = await addUpload(db, storeId, bytes);
    const seen = await attack(shop, async () => {
      await withConnection(url, (own) => addUploadImport(own, { storeId, uploadId, yes: true }));
      expect(await importedBy(db)).toBe(outcome);
    });

    expect(seen).toMatchObject({ isBounded: true });
  });

  it.each(hostile)("as a store's own feed, by %s", async (_, { bytes, outcome }) => {
    const { host } = await openStore((_request, response) => response.end(bytes));
    const { url, db, shop, storeId } = await openShop({ FEED_PRIVATE_HOSTS: host });
    await db.feedSchedule.create({ data: { storeId, url: `http://${host}/feed`, cron: '0 0 31 2 *' } });
    const seen = await attack(shop, async () => {
      await withConnection(url, (own) => addFetch(own, storeId));
      expect(await importedBy(db)).toBe(outcome);
    });

    expect(seen).toMatchObject({ isBounded: true });
  });

  it.each(hostile)('in a dry run and a preview at the desk, by %s', async (_, { bytes }) => {
    const { url, db, shop, storeId } = await openShop();
    const uploadId = await addUpload(db, storeId, bytes);
    const { cookie } = await signInStaff(db, 'editor');
    const preview = () =>
      fetch(`${shop.url}/api/desk/feeds/preview`, {
        method: 'POST',
        headers: { Cookie: cookie, 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' },
        body: JSON.stringify({ upload: uploadId }),
      });
    const seen = await attack(shop, async () => {
      await requestTrial(url, { storeId, uploadId, settings: {} });
      expect((await preview()).status).toBe(200);
      await until(async () => (await db.feedTrial.findFirst())?.finishedAt !== null);
    });

    expect(seen).toMatchObject({ isBounded: true });
  });

  it('delays every answer of a server that decompresses it on its event loop (planted)', async () => {
    const url = await startUnpacking();

    expect(await slowestDuring(url, () => fetch(`${url}/unpack`))).toBeGreaterThan(longest);
  });
});
