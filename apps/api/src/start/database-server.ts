import { accessSync, constants } from 'node:fs';
import { createClient, type Database } from '@wearfolio/database/client';
import { type OpenOwnDatabase, openEmbedded } from '@wearfolio/database/embedded';
import { makeFolder } from '@wearfolio/database/embedded/folder';
import { migrate } from '@wearfolio/database/migrate';
import { hasRealStore } from '../products/queries.ts';
import { hidePassword } from '../settings/env.ts';
import { StartRefused } from '../settings/start-refused.ts';
import { sayStep } from './say.ts';

/** Connections of one process. Several processes share a server that allows a hundred. */
const poolSize = 10;

// Prisma wraps the server's message in several lines.
const reasonOf = (error: unknown): string => {
  const text = error instanceof Error ? error.message : String(error);
  const said = /Message: `(.*)`/.exec(text)?.[1] ?? text.split('\n').findLast((line) => line.trim() !== '') ?? text;
  return said.replace(/\.?$/, '.');
};

const makeWritable = (folder: string): void => {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartRefused(
      `The folder ${folder} cannot be written (${code}). Make it writable, or set another folder in DATA_DIR.`,
    );
  }
};

/** The embedded server in `dataDir`, already running or started now. Throws StartRefused when it cannot start. */
export const openOwnServer = async (dataDir: string): Promise<OpenOwnDatabase> => {
  makeWritable(dataDir);
  try {
    return await openEmbedded(dataDir, (line) => sayStep('Database', line));
  } catch (error) {
    throw new StartRefused(`PostgreSQL did not start in ${dataDir}: ${reasonOf(error)} See ${dataDir}/postgres.log.`);
  }
};

/**
 * A client of the database at `url` after a first response. Throws StartRefused with a hint when it does not respond.
 */
export const connect = async (url: string, onError: (error: Error) => void): Promise<Database> => {
  const db = createClient(url, poolSize, onError);
  try {
    await db.$queryRaw`SELECT 1 AS answer`;
    return db;
  } catch (error) {
    await db.$disconnect();
    throw new StartRefused(
      `The database at ${hidePassword(url)} does not respond: ${reasonOf(error)} Start it, or correct DATABASE_URL.`,
    );
  }
};

/** Migrates the database and prints the result. Throws StartRefused when a migration fails. */
export const bringUpToDate = async (url: string): Promise<void> => {
  try {
    const applied = await migrate(url);
    sayStep('Tables', applied.length > 0 ? `migrated: ${applied.length}, up to ${applied.at(-1)}` : 'current');
  } catch (error) {
    throw new StartRefused(`The database at ${hidePassword(url)} could not be migrated: ${reasonOf(error)}`);
  }
};

/** More products than this are not counted: at ten million that takes seconds, or longer than a statement may. */
const mostCounted = 100_000;

const countProducts = async (db: Database): Promise<string> => {
  const [noted] = await db.$queryRaw<{ count: number }[]>`
    SELECT reltuples::float8 AS count FROM pg_class WHERE oid = 'product'::regclass`;
  if (noted && noted.count > mostCounted) return `about ${noted.count.toLocaleString('en')}`;
  return (await db.product.count({ where: { active: true } })).toLocaleString('en');
};

/**
 * Fills an empty catalogue with the demo shop, or completes an interrupted seed. Any other catalogue stays as it is,
 * without loading the demo's modules.
 */
export const seedEmptyCatalogue = async (db: Database, url: string, seed: 'demo' | 'none'): Promise<void> => {
  if (seed === 'demo' && !(await hasRealStore(db))) {
    const { seedWhereNeeded } = await import('@wearfolio/demo/seed');
    await seedWhereNeeded({ url, say: (line) => sayStep('Catalog', line) });
  }
  const [products, stores] = await Promise.all([countProducts(db), db.store.count()]);
  sayStep('Catalog', `${products} products of ${stores.toLocaleString('en')} stores`);
};
