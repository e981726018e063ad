import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInAs } from '../testing/sign-in.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

describe('H5: freshness', () => {
  let shop: TestApp;

  beforeAll(async () => {
    shop = await startTestApp();
  });
  afterAll(() => shop.app.close());

  const ask = (path: string, headers: Record<string, string> = {}) =>
    request(shop.app.server).get(`/api/${path}`).set(headers);

  it.each(['productList', 'search?keyword=dress', 'colors', 'categories'])(
    "lets caches keep a guest's reply to %s, separate from customers' replies",
    async (path) => {
      const first = await ask(path).expect(200);

      expect(first.headers['cache-control']).toBe('no-cache');
      expect(first.headers.vary).toMatch(/(^|, )Token(,|$)/);
      const again = await ask(path, { 'If-None-Match': String(first.headers.etag) }).expect(304);
      expect(again.headers.vary).toMatch(/(^|, )Token(,|$)/);
    },
  );

  it.each(['productList', 'search?keyword=dress', 'colors', 'productList?page=-1'])(
    "prevents caching of a customer's reply to %s, and never returns 304 for it",
    async (path) => {
      const { headers } = await signInAs(shop, 'Ada');
      const guest = await ask(path);

      for (const tag of [String(guest.headers.etag), '*']) {
        const reply = await ask(path, { ...headers, 'If-None-Match': tag });

        expect(reply.status).toBe(guest.status);
        expect(reply.headers['cache-control']).toContain('no-store');
        expect(reply.headers).not.toHaveProperty('etag');
      }
    },
  );

  it.each(['/', '/api/colors', '/docs', '/sitemap.xml'])('returns 304 to a HEAD request for %s', async (path) => {
    const first = await request(shop.app.server).head(path).expect(200);
    const again = await request(shop.app.server).head(path).set('If-None-Match', String(first.headers.etag));

    expect([again.status, again.headers.etag]).toEqual([304, first.headers.etag]);
  });

  it('treats an invalid token as a guest, whose reply is not cached either', async () => {
    const { headers } = await ask('productList', { Token: 'nonsense' }).expect(200);

    expect(headers['cache-control']).toBe('private, no-store');
  });
});
