import { withConnection } from '@wearfolio/catalogue/connection';
import { Client } from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type OwnPostgres, openOwnPostgres } from '../faults/testing/own-postgres.ts';
import { isOk, startShop } from '../faults/testing/shop-process.ts';

const tooMany = '53300';

/** Further connections that the shop may have opened when needed. */
const mostMore = 3;

const open = async (url: string): Promise<Client> => {
  const client = new Client({ connectionString: url, application_name: 'hog', connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  return client;
};

/** Opens connections until the server refuses one. Returns the refusal. */
const takeAll = async (url: string, hogs: Client[]): Promise<string> => {
  for (;;) {
    try {
      hogs.push(await open(url));
    } catch (error) {
      return (error as { code?: string }).code ?? String(error);
    }
  }
};

const countConnections = ({ url }: OwnPostgres): Promise<number> =>
  withConnection(url, async (db) => {
    const { rows } = await db.query<{ count: number }>(`
      SELECT count(*)::int AS count FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name <> 'hog'`);
    return rows[0]?.count ?? 0;
  });

describe('I4: a server without free connections', () => {
  it('gets 503 in bounded time, and leaves no connection behind', async () => {
    const postgres = await openOwnPostgres();
    await withConnection(postgres.url, (db) => db.query('ALTER SYSTEM SET max_connections = 40'));
    await postgres.kill();
    await postgres.start();
    const shop = await startShop(postgres.url);
    const ask = (): Promise<Response> => fetch(`${shop.url}/api/product/1`, { signal: AbortSignal.timeout(20_000) });
    const askAtOnce = () => Promise.all(Array.from({ length: 30 }, ask));
    expect(new Set((await askAtOnce()).map(({ status }) => status))).toEqual(new Set([404]));
    const before = await countConnections(postgres);

    const keeper = await open(postgres.url);
    const hogs: Client[] = [];
    onTestFinished(async () => void (await Promise.all(hogs.map((hog) => hog.end()))));
    const refusals = [await takeAll(postgres.url, hogs)];
    // Terminates the shop's own connections too.
    await keeper.query(`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND application_name <> 'hog'`);
    refusals.push(await takeAll(postgres.url, hogs));

    const began = performance.now();
    const answers = await askAtOnce();
    const took = performance.now() - began;
    const health = await isOk(shop, '/api/health');
    await Promise.all([keeper, ...hogs.splice(0)].map((one) => one.end()));

    expect(refusals).toEqual([tooMany, tooMany]);
    expect(answers.filter(({ status }) => status === 503).length).toBeGreaterThan(0);
    expect(answers.every(({ status }) => status === 503 || status === 404)).toBe(true);
    for (const { status, headers } of answers) if (status === 503) expect(headers.get('Retry-After')).toBe('5');
    expect(took).toBeLessThan(15_000);
    expect(health).toBe(true);
    await expect
      .poll(async () => (await askAtOnce()).every(({ status }) => status === 404), { timeout: 20_000 })
      .toBe(true);
    expect(await countConnections(postgres)).toBeLessThanOrEqual(before + mostMore);
    expect(shop.child.exitCode).toBeNull();
  });

  it('fails the same count when connections are left behind (planted)', async () => {
    const postgres = await openOwnPostgres();
    await startShop(postgres.url);
    const before = await countConnections(postgres);

    const leaked = Array.from({ length: 4 }, () => new Client({ connectionString: postgres.url }));
    await Promise.all(leaked.map((client) => client.connect()));
    const after = await countConnections(postgres);
    await Promise.all(leaked.map((client) => client.end()));

    expect(after).toBeGreaterThan(before + mostMore);
  });
});
