import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { importFeed } from '@wearfolio/database/catalogue/import/import-feed';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';

/** Far above what it takes, which is told beside it: a busy machine is no failure. */
const deadline = 15_000;

const findFreePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
};

type Shop = { process: ChildProcess; url: string };

const startShop = async (databaseUrl: string): Promise<Shop> => {
  const port = await findFreePort();
  const shop = spawn(process.execPath, [join(import.meta.dirname, '..', 'server.ts')], {
    env: {
      ...process.env,
      NODE_OPTIONS: '--disable-warning=ExperimentalWarning',
      NODE_ENV: 'test',
      DATABASE_URL: databaseUrl,
      TOKEN_SECRET: randomBytes(32).toString('hex'),
      PORT: `${port}`,
      SEED: 'none',
      WORKER: 'off',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  shop.stdout.on('data', (text) => {
    said += text;
  });
  while (!said.includes('The shop ')) {
    if (shop.exitCode !== null) throw new Error(`The shop did not start:\n${said}`);
    await Promise.race([once(shop.stdout, 'data'), once(shop, 'exit')]);
  }
  return { process: shop, url: `http://127.0.0.1:${port}` };
};

const feedOf = (count: number): string =>
  ['id,name,link', ...Array.from({ length: count }, (_, at) => `${at},Hat ${at},https://hats.example/${at}`)].join(
    '\n',
  );

const importHats = (url: string, count: number) =>
  importFeed({
    url,
    source: 'hats.csv',
    store: 'Hats',
    reportsDir: null,
    bytes: Readable.from([Buffer.from(feedOf(count))]),
    say: () => undefined,
  });

describe('two API processes on one database', () => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  let shops: Shop[] = [];

  beforeAll(async () => {
    database = await openTestDatabase();
    await importHats(database.url, 3);
    shops = await Promise.all([startShop(database.url), startShop(database.url)]);
  });
  afterAll(async () => {
    for (const { process: shop } of shops) {
      shop.kill('SIGTERM');
      await once(shop, 'exit');
    }
    await database.db.$disconnect();
  });

  const totalOf = async ({ url }: Shop): Promise<number> =>
    ((await (await fetch(`${url}/api/productList`)).json()) as { total: number }).total;

  it('both show what an import brought, soon after it ended', async ({ annotate }) => {
    expect(await Promise.all(shops.map(totalOf))).toEqual([3, 3]);
    await importHats(database.url, 1003);
    const ended = performance.now();

    const waits = shops.map(async (shop) => {
      while ((await totalOf(shop)) !== 1003 && performance.now() - ended < deadline);
      return Math.round(performance.now() - ended);
    });
    const message = `A thousand new products were seen after ${(await Promise.all(waits)).join(' and ')} ms (budget 2000)`;

    await annotate(message);
    expect(await Promise.all(shops.map(totalOf)), message).toEqual([1003, 1003]);
  });
});
