import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

describe('K5: a private file', () => {
  let shop: TestApp;

  beforeAll(async () => {
    shop = await startTestApp();
  });
  afterAll(() => shop.app.close());

  it.each([
    '/.git/config',
    '/.git/HEAD',
    '/.env',
    '/.vite/manifest.json',
    '/assets/.env',
    '/assets/index-abc123.js.map',
    '/assets/',
    '/assets',
    '/pictures/',
    '/pictures/../secret.txt',
    '/pictures/..%2fsecret.txt',
    '/pictures/%2e%2e/secret.txt',
    '/pictures/..%5csecret.txt',
    '/package.json',
    '/tasks.mjs',
    '/server.ts',
    '/documentation',
    '/documentation/json',
    '/swagger.json',
    '/graphql',
    '/admin',
    '/phpinfo.php',
    '/server-status',
    '/debug/pprof',
    '/index.html',
  ])('is not served at %s', async (path) => {
    const { status, text } = await request(shop.app.server).get(path);

    expect(status).toBe(404);
    expect(text).not.toMatch(/secret|index-abc123\.js\.map|"dependencies"|\[core\]/);
  });

  it('would be detected, because public files are served (planted)', async () => {
    await request(shop.app.server).get('/assets/index-abc123.js').expect(200);
    await request(shop.app.server).get('/pictures/dress.avif').expect(200);
  });
});
