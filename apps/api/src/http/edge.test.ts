import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from '@wearfolio/database/client';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { buildTestApp, standardEnv, type TestApp } from '../testing/test-app.ts';

const partner = 'https://partner.test';

describe('the edge', () => {
  let shop: TestApp;

  beforeAll(async () => {
    shop = await buildTestApp({ corsOrigins: [partner] });
    shop.app.post('/api/echo', async ({ body }) => body);
    shop.app.get('/api/broken', async () => {
      throw new Error('select secret from customer');
    });
    shop.app.get('/api/slow', () =>
      shop.db.$transaction([
        shop.db.$executeRaw`SET LOCAL statement_timeout = 20`,
        shop.db.$queryRaw`SELECT 1 AS one FROM pg_sleep(9)`,
      ]),
    );
    shop.app.get('/api/cut', () => shop.db.$queryRaw`SELECT pg_terminate_backend(pg_backend_pid())`);
    shop.app.get('/api/cut-between', () =>
      shop.db.$transaction(async (tx) => {
        const [own] = await tx.$queryRaw<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`;
        await shop.db.$queryRaw`SELECT pg_terminate_backend(${own?.pid})`;
        // By then the driver has noticed the lost connection and reports its own error.
        await wait(200);
        return tx.$queryRaw`SELECT 1`;
      }),
    );
    await shop.app.ready();
  });
  afterAll(() => shop.app.close());

  const ask = () => request(shop.app.server);
  const post = (type: string, body: string | Buffer) =>
    ask()
      .post('/api/echo')
      .set('Content-Type', type)
      // Superagent would convert bytes to JSON.
      .serialize((bytes) => bytes)
      .send(body as string);

  describe('H1: headers', () => {
    it.each([
      ['/', 200],
      ['/nobody/knows/this', 404],
      ['/assets/index-abc123.js', 200],
      ['/assets/none.js', 404],
      ['/pictures/dress.avif', 200],
      ['/api/health', 200],
      ['/api/colors', 200],
      ['/api/nobody', 404],
      ['/api/productList?page=-1', 400],
      ['/api/productList?keyword=%ff', 400],
      ['/%ff', 404],
      ['/assets/%ff', 400],
      ['/api/broken', 500],
    ])('of %s (%i) are complete', async (path, status) => {
      const { headers } = await ask().get(path).expect(status);

      expect(headers).toMatchObject({
        'content-type': expect.stringMatching(
          /^(image\/avif|(text\/html|application\/(json|javascript)); charset=utf-8)$/,
        ),
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'permissions-policy': expect.stringContaining('camera=()'),
        'strict-transport-security': expect.stringMatching(/max-age=(\d{8,})/),
      });
      const policy = String(headers['content-security-policy']).split(';');
      expect(policy).toEqual(
        expect.arrayContaining([
          "default-src 'none'",
          "script-src 'self'",
          "style-src 'self'",
          "img-src 'self'",
          "object-src 'none'",
          "base-uri 'none'",
          "frame-ancestors 'none'",
          "form-action 'self'",
        ]),
      );
      expect(headers['content-security-policy']).not.toMatch(/unsafe|upgrade-insecure/);
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('server');
    });
  });

  describe('H2: CORS', () => {
    it('allows a listed origin', async () => {
      const { headers } = await ask().get('/api/colors').set('Origin', partner).expect(200);

      expect(headers['access-control-allow-origin']).toBe(partner);
      expect(headers.vary).toMatch(/Origin/);
      expect(headers).not.toHaveProperty('access-control-allow-credentials');
    });

    it.each(['https://evil.test', 'null', `${partner}.evil`, 'http://partner.test', `${partner}:444`])(
      'refuses %s',
      async (origin) => {
        const plain = await ask().get('/api/colors').set('Origin', origin);
        const preflight = await ask()
          .options('/api/colors')
          .set({ Origin: origin, 'Access-Control-Request-Method': 'POST' });

        for (const { headers } of [plain, preflight]) {
          expect(headers).not.toHaveProperty('access-control-allow-origin');
          expect(headers.vary).toMatch(/Origin/);
        }
      },
    );
  });

  describe('E1, E2, E3, E6: bodies', () => {
    it('must be JSON', async () => {
      const body = { name: 'Zoë ☃', list: [1, null, { deep: true }] };

      expect((await post('application/json', JSON.stringify(body)).expect(200)).body).toEqual(body);
      expect((await post('APPLICATION/JSON; charset=utf-8', JSON.stringify(body)).expect(200)).body).toEqual(body);
    });

    it.each([
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/jsonx',
      'application/json\ta',
      'application/vnd.api+json',
      'text/plain; application/json',
      'nonsense',
    ])('of type %j are refused', async (type) => {
      const { body } = await post(type, '{"a":1}').expect(415);

      expect(body).toEqual({ message: 'Send the body as application/json' });
    });

    it.each([
      ['invalid UTF-8', Buffer.from([0x22, 0xff, 0xfe, 0x22])],
      ['an overlong form', Buffer.from([0x22, 0xc0, 0xaf, 0x22])],
      ['a raw NUL', Buffer.from('"a\0b"')],
      ['an escaped NUL', '{"a":["x\\u0000"]}'],
      ['an escaped NUL in a key', '{"x\\u0000":1}'],
      ['a lone surrogate', '{"a":{"b":"\\ud800"}}'],
      ['deep nesting', '['.repeat(30_000) + ']'.repeat(30_000)],
      ['a prototype', '{"__proto__":{"polluted":1}}'],
      ['the prototype of a constructor', '{"constructor":{"prototype":{"polluted":1}}}'],
      ['broken JSON', '{"a":'],
      ['nothing', ''],
    ])('with %s are refused', async (_name, body) => {
      const reply = await post('application/json', body).expect(400);

      expect(Object.keys(reply.body)).toEqual(['message']);
      expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    });

    it('past the limit, or compressed, are refused', async () => {
      await post('application/json', JSON.stringify('x'.repeat(70_000))).expect(413, {
        message: 'The request is too large',
        codes: [{ code: 'too_large' }],
      });
      await post('application/json', Buffer.from('1f8b0800', 'hex')).set('Content-Encoding', 'gzip').expect(400);
    });
  });

  it('H6: reveals nothing about internal errors', async () => {
    await ask()
      .get('/api/broken')
      .expect(500, { message: 'Something went wrong', codes: [{ code: 'failed' }] });
  });

  it.each(['/api/slow', '/api/cut', '/api/cut-between'])(
    'returns 503 for %s canceled by the database, and continues',
    async (path) => {
      const { headers, body } = await ask().get(path).expect(503);

      expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
      expect(Object.keys(body)).toEqual(['message', 'codes']);
      await ask().get('/api/ready').expect(200);
    },
  );

  it('returns 503 with Retry-After while the database is down, and logs nothing personal', async () => {
    const databaseUrl = 'postgresql://nobody:nothing@127.0.0.1:1/none';
    const db = createClient(databaseUrl, 1, () => undefined);
    const files = { webDir: '/none', picturesDir: '/none' };
    const env = { ...standardEnv, ...files };
    const lines: string[] = [];
    const stream = { write: (line: string) => void lines.push(line) };
    const app = await buildApp({ db, databaseUrl, env, logger: { level: 'trace', stream } });
    await app.ready();

    for (const path of ['/api/productList', '/api/categories', '/api/product/1', '/api/ready']) {
      const { headers, body } = await request(app.server).get(path).expect(503);
      expect(headers['retry-after']).toBe('5');
      expect(Object.keys(body).filter((name) => name !== 'codes')).toEqual(['message']);
    }
    await request(app.server).get('/api/health').expect(200, { status: 'ok' });
    await request(app.server).get('/api/brandList?filter=ada@shop.test').expect(503);
    await request(app.server).get('/reset-password/token-of-ada').expect(404);
    await app.close();
    const log = lines.join('');
    expect(log).toMatch(/"route":"\/api\/brandList","status":503/);
    expect(log).not.toMatch(/ada@|token-of-ada/);
  });

  it('D6: gives the same reply for any spelling of a route, and for unknown ones', async () => {
    await ask().get('/api/health/').expect(200);
    await ask().get('/%61pi/health').expect(200);
    await ask().head('/api/health').expect(200);
    for (const path of [
      '//api/health',
      '/API/health',
      '/api//health',
      '/api/./health',
      '/api/health;x',
      '/api/%2fhealth',
    ]) {
      const { status, text } = await ask().get(path);
      expect([path, status, text.includes('"ok"')]).toEqual([path, 404, false]);
    }
    await ask().get('/api/nobody').set('X-HTTP-Method-Override', 'POST').expect(404);
  });
});
