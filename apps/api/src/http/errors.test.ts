import { withConnection } from '@wearfolio/catalogue/connection';
import { poolFigures } from '@wearfolio/database/client';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';
import { isDatabaseAway } from './errors.ts';

describe('isDatabaseAway', () => {
  const because = (cause: { kind?: string; originalCode?: string }) => ({ meta: { driverAdapterError: { cause } } });

  it.each([
    ['an unreachable server', { code: 'P1001' }],
    ['a query that timed out', { code: 'P1008' }],
    ['a closed connection', { code: 'P1017' }],
    ['an exhausted pool', { code: 'P2024' }],
    ['a transaction without a connection', { code: 'P2028' }],
    ['too many connections', because({ kind: 'TooManyConnections' })],
    ['a canceled statement', because({ kind: 'postgres', originalCode: '57014' })],
    ['a starting server', { code: '57P03' }],
    ['a demoted primary', because({ kind: 'postgres', originalCode: '25006' })],
    ['a full disk', because({ kind: 'postgres', originalCode: '53100' })],
    ['a refused connection', { code: 'ECONNREFUSED' }],
    ['a pool that timed out', { message: 'timeout exceeded when trying to connect' }],
    ['a driver that timed out', { message: 'timeout expired' }],
    ['a connection lost earlier', { message: 'Client has encountered a connection error and is not queryable' }],
  ])('is true of %s', (_name, error) => {
    expect(isDatabaseAway(error)).toBe(true);
  });

  it.each([
    ['a duplicate row', { code: 'P2002', ...because({ kind: 'UniqueConstraintViolation', originalCode: '23505' }) }],
    ['a missing table', because({ kind: 'TableDoesNotExist', originalCode: '42P01' })],
    ['a body that is too large', { code: 'FST_ERR_CTP_BODY_TOO_LARGE' }],
    ['a bug', { message: 'x is not a function' }],
  ])('is false of %s', (_name, error) => {
    expect(isDatabaseAway(error)).toBe(false);
  });
});

describe('a server that became read-only', () => {
  it('gets 503 with Retry-After, and is left as soon as the address leads to another one', async () => {
    const shop = await buildTestApp();
    const { db, app } = shop;
    const write = () => db.$transaction((tx) => tx.$executeRaw`DELETE FROM rate_limit`);
    app.get('/api/read', () => db.$queryRaw`SELECT 1`.then(() => ({ ok: true })));
    app.get('/api/write', () => write().then(() => ({ ok: true })));
    await app.ready();
    const ask = (path: string) => request(app.server).get(path);
    const name = new URL(shop.url).pathname.slice(1);
    const setReadOnly = (value: string) =>
      withConnection(new URL('/postgres', shop.url).href, (admin) =>
        admin.query(`
        ALTER DATABASE ${name} SET default_transaction_read_only = ${value};
        SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE ${value === 'on'} AND datname = '${name}'`),
      );
    await setReadOnly('on');
    await Promise.all(Array.from({ length: 5 }, () => ask('/api/read')));
    await expect.poll(() => ask('/api/read').then(({ status }) => status)).toBe(200);

    const refused = await ask('/api/write');
    await setReadOnly('off');
    const next = await ask('/api/write');
    await app.close();

    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5']);
    expect(next.status).toBe(200);
  });
});

describe('an exhausted connection pool', () => {
  let shop: TestApp;
  const codes: (string | undefined)[] = [];

  beforeAll(async () => {
    shop = await buildTestApp();
    shop.app.get('/api/turn', () => shop.db.$transaction((tx) => tx.$queryRaw`SELECT 1`.then(() => ({ ok: true }))));
    shop.app.get('/api/question', () => shop.db.$queryRaw`SELECT 1`.then(() => ({ ok: true })));
    shop.app.addHook('onError', async (_request, _reply, error) => void codes.push(error.code ?? error.message));
    await shop.app.ready();
  });
  afterAll(() => shop.app.close());

  const ask = (path: string) => request(shop.app.server).get(path);

  it('I4: gets 503 with Retry-After, for a transaction (P2028) and a query, and recovers', async () => {
    const gate = Promise.withResolvers<void>();
    const holders = Array.from({ length: 5 }, () =>
      shop.db.$transaction(
        async (tx) => {
          await tx.$queryRaw`SELECT 1`;
          await gate.promise;
        },
        { timeout: 60_000 },
      ),
    );
    await expect.poll(() => poolFigures(shop.db)).toEqual({ open: 5, idle: 0, waiting: 0 });

    const refusals = await Promise.all([ask('/api/turn'), ask('/api/question')]);
    const health = await ask('/api/health');
    gate.resolve();
    await Promise.all(holders);

    for (const { status, headers, body } of refusals) {
      expect([status, headers['retry-after'], Object.keys(body as object)]).toEqual([503, '5', ['message', 'codes']]);
    }
    expect(codes).toContain('P2028');
    expect(health.status).toBe(200);
    await ask('/api/turn').expect(200, { ok: true });
    expect(poolFigures(shop.db)).toMatchObject({ idle: 5, waiting: 0 });
  });
});
