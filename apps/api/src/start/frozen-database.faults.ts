import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isAlive, type OwnPostgres, openOwnPostgres } from '../faults/testing/own-postgres.ts';
import { isOk, type ShopProcess, startShop } from '../faults/testing/shop-process.ts';
import { outcomeOf } from '../faults/testing/silence.ts';

const opsToken = 'kT8vQ2xZ5nB7mW1cR4yU6pL9';

/** The longest wait of a client, in ms. docs/operations.md promises five seconds; the machine may be busy. */
const longestAnswer = 8000;

const processesOf = (pid: number): number[] => {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(/\s+/).filter(Boolean);
  return [pid, ...children.map(Number)];
};

const stateOf = (pid: number): string => /^State:\s+(\w)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? '';

/** Stops every process of the server with SIGSTOP. Returns a function that resumes them. */
const freeze = async (postgres: OwnPostgres): Promise<() => void> => {
  // The postmaster first, so that it starts no more processes.
  process.kill(postgres.pid(), 'SIGSTOP');
  const pids = processesOf(postgres.pid());
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
  const thaw = (): void => {
    for (const pid of pids.filter(isAlive)) process.kill(pid, 'SIGCONT');
  };
  onTestFinished(thaw);
  await expect.poll(() => pids.filter(isAlive).map(stateOf).join('')).toMatch(/^T+$/);
  return thaw;
};

const isAnswering = async ({ url }: OwnPostgres): Promise<boolean> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
};

type Answer = { status: number; retryAfter: string | null; ms: number };

const post = async (shop: ShopProcess): Promise<Answer> => {
  const began = performance.now();
  const { status, headers } = await fetch(`${shop.url}/api/customer/signin`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'ada@shop.test', password: 'correct horse 1' }),
  });
  return { status, retryAfter: headers.get('Retry-After'), ms: performance.now() - began };
};

/** Resident memory of the shop, in bytes. */
const memoryOf = (shop: ShopProcess): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${shop.child.pid}/status`, 'utf8'))?.[1]) * 1024;

/** Sends requests like real clients, thirty at a time, for this many seconds. */
const askFor = async (shop: ShopProcess, seconds: number): Promise<Answer[]> => {
  const end = performance.now() + seconds * 1000;
  const answers: Answer[] = [];
  const askOn = async (): Promise<void> => {
    while (performance.now() < end) answers.push(await post(shop));
  };
  await Promise.all(Array.from({ length: 30 }, askOn));
  return answers;
};

describe('I2: a frozen database', () => {
  it.each([10, 60])(
    'for %i s gets 503 within seconds, costs no memory, and is used again afterwards',
    async (seconds) => {
      const postgres = await openOwnPostgres();
      const shop = await startShop(postgres.url, { OPS_TOKEN: opsToken });
      await askFor(shop, 2);
      const before = memoryOf(shop);
      const wasAnswering = await isAnswering(postgres);
      const thaw = await freeze(postgres);
      const isFrozen = !(await isAnswering(postgres));

      const asking = askFor(shop, seconds);
      await wait(1000);
      const health = performance.now();
      expect(await isOk(shop, '/api/health')).toBe(true);
      expect(performance.now() - health).toBeLessThan(1000);
      expect(await isOk(shop, '/api/ready')).toBe(false);
      const metrics = await fetch(`${shop.url}/metrics`, { headers: { Authorization: `Bearer ${opsToken}` } });
      expect(await metrics.text()).toMatch(/^wearfolio_database_up 0$/m);
      const answers = await asking;
      const after = memoryOf(shop);
      thaw();

      expect({ wasAnswering, isFrozen }).toEqual({ wasAnswering: true, isFrozen: true });
      expect(answers.length).toBeGreaterThan(30);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
      expect(answers.every(({ retryAfter }) => Number(retryAfter) > 0)).toBe(true);
      expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(longestAnswer);
      expect(after - before).toBeLessThan(100 * 1024 ** 2);
      await expect.poll(() => isOk(shop, '/api/ready'), { timeout: 20_000, interval: 100 }).toBe(true);
      expect((await post(shop)).status).not.toBe(503);
      expect(shop.child.exitCode).toBeNull();
    },
  );

  it('blocks a client without timeouts, so it is frozen (planted)', async () => {
    const postgres = await openOwnPostgres();
    const client = new Client({ connectionString: postgres.url });
    client.on('error', () => undefined);
    await client.connect();
    const thaw = await freeze(postgres);

    const asked = client.query('SELECT 1');
    const outcome = await outcomeOf(asked);
    thaw();
    await asked;
    await client.end();

    expect(outcome).toBe('silence');
  });
});
