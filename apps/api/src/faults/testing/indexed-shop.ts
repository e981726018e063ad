import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { withConnection } from '@wearfolio/catalogue/connection';
import { readSearchStatus } from '@wearfolio/catalogue/search-index/status';
import { verifyIndex } from '@wearfolio/catalogue/search-index/verify';
import { seedCatalogue } from '@wearfolio/catalogue/seed/seed';
import { connectOpenSearch } from '@wearfolio/opensearch/connect';
import { onTestFinished } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';

/** Puts every third offer into the cluster of the offer before it, like a grouping. */
const groupSome = `
  WITH moved AS (UPDATE product SET cluster_id = id - 1 WHERE id % 3 = 0 RETURNING id, cluster_id)
  UPDATE listing SET cluster_id = moved.cluster_id, change_number = nextval('listing_change_number')
  FROM moved WHERE product_id IN (moved.id, moved.cluster_id)`;

/** A catalogue, the engine with its index, and the processes that keep the index current. */
export type IndexedShop = {
  url: string;
  engine: ReturnType<typeof connectOpenSearch>;
  prefix: string;
  startIndexing: () => ChildProcess;
  /** Returns the differences that `catalogue index verify` finds. */
  verify: () => Promise<string[]>;
  /** Returns how many changed offers the index lacks; null if OpenSearch does not answer. */
  behind: () => Promise<number | null>;
};

const openDatabase = async (): Promise<string> => {
  const { url, db } = await openTestDatabase();
  onTestFinished(() => db.$disconnect());
  return url;
};

const program = join(import.meta.dirname, 'index-process.ts');

/**
 * Seeds a shop with 600 products. Its index in OpenSearch at `urls` has the name `prefix`. `database` replaces the
 * shop's own test database.
 */
export const openIndexedShop = async (
  urls: string,
  prefix: string,
  replicas: number,
  database?: string,
): Promise<IndexedShop> => {
  const url = database ?? (await openDatabase());
  await seedCatalogue({ url, products: 600, storeCount: 3, say: () => undefined });
  await withConnection(url, (client) => client.query(groupSome));
  const engine = connectOpenSearch({ nodes: urls.split(',') });
  onTestFinished(() => engine.close());
  const startIndexing = (): ChildProcess => {
    const child = spawn(process.execPath, [program, url, urls, prefix, String(replicas)], { stdio: 'ignore' });
    onTestFinished(() => void child.kill('SIGKILL'));
    return child;
  };
  return {
    url,
    engine,
    prefix,
    startIndexing,
    verify: () =>
      withConnection(url, async (client) => (await verifyIndex(client, engine, { prefix, sample: 5000 })).differences),
    behind: () =>
      withConnection(url, async (client) => {
        const { indexes } = await readSearchStatus(client, engine, prefix);
        return indexes.find(({ isServing }) => isServing)?.behind ?? null;
      }).catch(() => null),
  };
};

export const killProcess = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
};

const changes = [
  `UPDATE listing SET price_cents = 100 + (random() * 20000)::int, in_stock = random() < 0.8,
     change_number = nextval('listing_change_number') WHERE product_id % 97 = $1 % 97`,
  `UPDATE listing SET active = NOT active, change_number = nextval('listing_change_number') WHERE product_id % 89 = $1 % 89`,
  `WITH moved AS (
     UPDATE product SET cluster_id = CASE WHEN cluster_id = id THEN greatest(id - 1 - $1 % 3, 1) ELSE id END
     WHERE id % 53 = $1 % 53 RETURNING id, cluster_id)
   UPDATE listing SET cluster_id = moved.cluster_id, change_number = nextval('listing_change_number')
   FROM moved WHERE product_id = moved.id`,
];

/**
 * Changes prices, stock, visibility and clusters, one change after the other. The returned function stops this and
 * returns the number of changes.
 */
export const keepChanging = (url: string): (() => Promise<number>) => {
  const over = new AbortController();
  const change = async (): Promise<number> => {
    let at = 0;
    await withConnection(url, async (db) => {
      for (; !over.signal.aborted; at += 1) {
        // Takes the lock of publishers, so that change numbers become visible in order.
        await db.query('BEGIN');
        await db.query('LOCK TABLE listing IN SHARE ROW EXCLUSIVE MODE');
        await db.query(changes[at % changes.length] ?? '', [at]);
        await db.query('NOTIFY listing_changed');
        await db.query('COMMIT');
        await wait(20);
      }
    });
    return at;
  };
  const changing = change();
  return () => {
    over.abort();
    return changing;
  };
};
