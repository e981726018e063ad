import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageRoutes } from '../addresses/page-routes.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

describe('the shell', () => {
  let shop: TestApp;

  beforeAll(async () => {
    shop = await startTestApp();
  });
  afterAll(() => shop.app.close());

  const get = (path: string) => request(shop.app.server).get(path);

  // Brands and stores have pages only while they have products, and collections only when staff made them.
  const listed = pageRoutes.listing.filter((path) => !/^\/(?:brand\/|store\/|shop\/:homepageKey)/.test(path));
  const listings = [...pageRoutes.home, ...listed, ...pageRoutes.quickViewDemo];

  it.each([
    ...listings,
    '/browse/women/shoes/boots',
    '/search?keyword=%ff',
    '/search/',
    '/search?keyword=%C3%A9t%C3%A9',
  ])('returns the page at %s', async (route) => {
    const { text, headers } = await get(route.replaceAll(/:\w+/g, 'x-1')).expect(200);

    expect(text).toContain('<div id="root"></div>');
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' });
  });

  it.each([
    '/nobody',
    '/browse',
    '/browse/a/b/c/d',
    '/login/x',
    '/brand/x-1',
    '/store/x-1',
    '/product/1',
    '/Search',
    '/out/1',
    '/sitemaps/products-1.xml',
    '/api',
    '/index.html',
    '/.env',
    '/.git/config',
    '/%zz',
    '/browse/%E0%A4%A',
    '/search/%00?keyword=%ff',
  ])('returns 404 with the page at %s', async (path) => {
    const { text } = await get(path).expect(404);

    if (path === '/api') expect(text).toBe('{"message":"Not found","codes":[{"code":"not_found"}]}');
    else expect(text).toContain('<title>Page not found | Wearfolio</title>');
  });

  it.each(['/api/%zz', '/api/productList?keyword=%ff', '/assets/%ff'])(
    'returns JSON at %s, which is malformed and not a page',
    async (path) => {
      await get(path).expect(400, { message: 'The address is malformed' });
    },
  );

  it('leads password managers to the profile, and browsers to the icon', async () => {
    await get('/.well-known/change-password').expect(302).expect('Location', '/profile-edit');
    await get('/favicon.ico').expect(302).expect('Location', '/icons/icon-192.png');
  });

  it('refuses methods other than GET', async () => {
    const { server } = shop.app;

    await request(server)
      .post('/search')
      .expect(404, { message: 'Not found', codes: [{ code: 'not_found' }] });
    await request(server).post('/%zz').expect(400, { message: 'The address is malformed' });
    await request(server)
      .put('/api/health')
      .expect(404, { message: 'Not found', codes: [{ code: 'not_found' }] });
    expect((await request(server).head('/search').expect(200)).text).toBeUndefined();
    expect((await request(server).head('/nobody').expect(404)).text).toBeUndefined();
  });

  it('caches assets forever and pictures for long, both with an ETag', async () => {
    const asset = await get('/assets/index-abc123.js').expect(200);
    const picture = await get('/pictures/dress.avif').expect(200);

    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(picture.headers).toMatchObject({ 'cache-control': 'public, max-age=2592000', 'content-type': 'image/avif' });
    // Mail programs in a browser show pictures on their own origin.
    expect(picture.headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(asset.headers['cross-origin-resource-policy']).toBe('same-origin');
    await get('/pictures/dress.avif').set('If-None-Match', String(picture.headers.etag)).expect(304);
    await request(shop.app.server).head('/pictures/dress.avif').expect(200);
  });

  it('compresses text for clients that accept it', async () => {
    const { headers, text } = await get('/assets/index-abc123.js').set('Accept-Encoding', 'br').buffer(false);
    const plain = await get('/assets/index-abc123.js').set('Accept-Encoding', 'identity');

    expect(headers['content-encoding']).toBe('br');
    expect(headers.vary).toMatch(/accept-encoding/i);
    expect(text).toBeUndefined();
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(plain.text).toMatch(/^export/);
  });

  it('sends files precompressed by the build, which the server considers too small to compress', async () => {
    const squeezed = await get('/assets/home-abc123.js').set('Accept-Encoding', 'gzip, br');
    const plain = await get('/assets/home-abc123.js').set('Accept-Encoding', 'identity');

    expect(squeezed.headers['content-encoding']).toBe('br');
    expect(squeezed.headers['content-type']).toBe(plain.headers['content-type']);
    expect(squeezed.headers.vary).toMatch(/accept-encoding/i);
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect([squeezed.text, plain.text]).toEqual(['export {};\n', 'export {};\n']);
  });

  it.each([
    '/pictures/../secret.txt',
    '/pictures/..%2fsecret.txt',
    '/pictures/%2e%2e/secret.txt',
    '/pictures/%2e%2e%2fsecret.txt',
    '/pictures/..%5csecret.txt',
    '/pictures/....//secret.txt',
    '/pictures//secret.txt',
    '/pictures/%252e%252e%252fsecret.txt',
    '/pictures//etc/passwd',
    '/assets/../../secret.txt',
    '/assets/%2e%2e/index.html',
    '/assets/',
    '/pictures/',
    '/pictures',
    '/Pictures/dress.avif',
  ])('reveals nothing at %s', async (path) => {
    const { status, text } = await new Promise<{ status: number; text: string }>((resolve, reject) => {
      // Inject sends the path unchanged; a client would normalize it.
      shop.app.inject({ method: 'GET', url: path }, (error, reply) =>
        error || !reply ? reject(error) : resolve({ status: reply.statusCode, text: reply.body }),
      );
    });

    expect([400, 403, 404]).toContain(status);
    expect(text).not.toMatch(/^secret|root:/);
  });

  it('is healthy while it runs, and ready while the database has all migrations', async () => {
    await get('/api/health').expect(200, { status: 'ok' });
    await get('/api/ready').expect(200, { status: 'ok' });

    await shop.db.$executeRaw`UPDATE _prisma_migrations SET finished_at = NULL`;
    const { body } = await get('/api/ready').expect(503);
    await shop.db.$executeRaw`UPDATE _prisma_migrations SET finished_at = now()`;

    expect(body.message).toMatch(/^Migrations are missing: \d+_/);
  });
});
