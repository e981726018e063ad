import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded } from '@wearfolio/database/embedded';
import { migrate } from '@wearfolio/database/migrate';
import { root, startShop, stopShop } from './shop-process.ts';

/** A shop with its own database. `databaseUrl` is for preparations that HTTP does not offer. */
export type OpenShop = { url: string; databaseUrl: string; close: () => Promise<void> };

/**
 * Starts the shop in its own process, with `products` generated products. It trusts X-Forwarded-For from this machine,
 * so that one client can act as many, and sends no mails.
 */
export const openShop = async (products: number, settings: Record<string, string> = {}): Promise<OpenShop> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'wearfolio-bench-'));
  const database = await openEmbedded(dataDir, () => undefined);
  await migrate(database.url);
  if (products > 0) {
    const seed = ['tools/catalogue/cli.ts', 'seed', '--products', String(products)];
    execFileSync('node', seed, { cwd: root, env: { ...process.env, DATABASE_URL: database.url }, stdio: 'ignore' });
  }
  const shop = await startShop(database.url, { TRUST_PROXY: 'loopback', ...settings });
  const close = async (): Promise<void> => {
    await stopShop(shop);
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { url: shop.url, databaseUrl: database.url, close };
};
