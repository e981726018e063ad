import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFolderId } from '@wearfolio/catalogue/pictures/picture-folder';
import { openPictureStore, servePictures, untilRows, workOnPictures } from '@wearfolio/catalogue/testing/picture-store';
import { feedRow, importText } from '@wearfolio/catalogue/testing/trial';
import { goods, white } from '@wearfolio/pictures/testing/goods';
import sharp from 'sharp';
import request from 'supertest';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { publicUrl, startTestApp } from '../../testing/test-app.ts';

let jacket = Buffer.alloc(0);
beforeAll(async () => {
  jacket = await (await goods(white)).jpeg().toBuffer();
});

const openShop = async (mode: 'on' | 'off' = 'on', logLines?: string[]) => {
  const folder = await mkdtemp(join(tmpdir(), 'wearfolio-pictures-'));
  const shop = await startTestApp({ storePictures: { mode, folder, mostBytes: 1e9 } }, logLines);
  onTestFinished(async () => {
    await shop.app.close();
    await rm(folder, { recursive: true, force: true });
  });
  const store = await openPictureStore({ '/a.jpg': (_, response) => response.end(jacket) });
  await importText(shop.url, 'Larkfield', [feedRow('a', { image: 'https://img.larkfield.example/a.jpg' })]);
  await servePictures(shop.url, store.origin);
  await shop.app.refreshCatalogue();
  const ask = () => request(shop.app.server);
  /** Requests a picture until it is no placeholder, which can take long on a busy machine. */
  const askDerived = async (path: string, headers: Record<string, string> = {}) => {
    for (let attempt = 0; ; attempt += 1) {
      const reply = await ask().get(path).set(headers);
      if (reply.headers['content-type'] !== 'image/svg+xml' || attempt === 20) return reply;
    }
  };
  const cover = async (): Promise<string> => {
    await shop.app.refreshCatalogue();
    return (await ask().get('/api/productList')).body.data[0].image_path;
  };
  const derive = async (): Promise<void> => {
    await workOnPictures(shop.url, store.host, { folder });
    await untilRows(shop.url, "SELECT 1 FROM picture WHERE state = 'ready' AND NOT has_stale_cards");
  };
  return { ...shop, ...store, folder, ask, askDerived, cover, derive };
};

// Deriving runs at the lowest priority, so a busy machine takes long.
describe('/store-pictures', { timeout: 400_000 }, () => {
  it('returns a placeholder with no-store until the picture is derived, and moves the picture to the front of the queue', async () => {
    const { ask, askDerived, cover, derive, url } = await openShop();
    const waiting = await cover();

    const { headers, body } = await ask().get(waiting).expect(200);
    expect(headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'no-store' });
    expect(String(body)).toContain('<svg');
    await untilRows(url, 'SELECT 1 FROM picture WHERE priority = 3');

    await derive();
    const derived = await cover();
    expect(derived).not.toBe(waiting);
    const late = await askDerived(waiting);
    expect(late.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=300' });
  });

  it('serves a derived picture for a year, in the accepted width and format, with a strong ETag', async () => {
    const { ask, askDerived, cover, derive } = await openShop();
    await derive();
    const address = await cover();

    const { headers, body } = await askDerived(address, { Accept: 'image/avif,image/webp,*/*' });
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: expect.stringContaining('Accept'),
      'x-content-type-options': 'nosniff',
    });
    expect(headers.etag).toMatch(/^"[\w.-]+"$/);
    expect(body.subarray(8, 12).toString()).toBe('WEBP');
    await ask()
      .get(address)
      .set('If-None-Match', headers.etag ?? '')
      .expect(304);
    await ask().head(address).expect(200);
    const small = await askDerived(address.replace(/\d+$/, '160'));
    expect(small.body.length).toBeLessThan(body.length);
    const mail = await askDerived(address.replace(/\d+$/, 'mail.jpg'));
    expect(mail.headers['content-type']).toBe('image/jpeg');
    const preview = await askDerived(address.replace(/\d+$/, 'preview.jpg'));
    expect(preview.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(await sharp(preview.body).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    for (const Accept of ['image/png', 'image/avif']) {
      const old = await askDerived(address, { Accept });
      expect(old.headers['content-type']).toBe('image/jpeg');
      expect(old.headers['cache-control']).not.toContain('immutable');
    }
  });

  it('serves AVIF once it is made, to clients that accept it', { tags: 'sweep' }, async () => {
    const { ask, askDerived, cover, derive, folder, url } = await openShop();
    await derive();
    const address = await cover();
    const id = await findFolderId(folder);
    await untilRows(
      url,
      `INSERT INTO picture_want (folder, key, kind) SELECT '${id}', key, 'avif' FROM picture RETURNING key`,
    );
    const askAvif = () => ask().get(address).set('Accept', 'image/avif');
    await expect.poll(async () => (await askAvif()).headers['content-type'], { timeout: 50_000 }).toBe('image/avif');

    const { headers, body } = await askAvif();
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      vary: expect.stringContaining('Accept'),
    });
    expect(body.subarray(8, 12).toString()).toBe('avif');
    await askAvif()
      .set('If-None-Match', headers.etag ?? '')
      .expect(304);
    const webp = await askDerived(address, { Accept: 'image/webp' });
    expect(webp.headers['content-type']).toBe('image/webp');
    expect(webp.headers.etag).not.toBe(headers.etag);
  });

  it('logs a fault of the disk or the database behind a placeholder, once for many requests', {
    tags: 'sweep',
  }, async () => {
    const logLines: string[] = [];
    const { ask, cover, db, derive, folder } = await openShop('on', logLines);
    await derive();
    const address = await cover();
    const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.webp'));
    for (const name of files) {
      await rm(join(folder, name));
      await mkdir(join(folder, name));
    }
    const askAgain = () => Promise.all([1, 2, 3].map(() => ask().get(address).set('Accept', 'image/webp').expect(200)));

    const replies = await askAgain();
    const faults = () => logLines.filter((line) => line.includes('A picture could not be read'));
    await expect.poll(() => faults().length).toBe(1);
    await db.$executeRaw`ALTER TABLE picture RENAME TO away`;
    await askAgain();

    expect(replies.map(({ headers }) => headers['content-type'])).toEqual(Array(3).fill('image/svg+xml'));
    expect(faults()).toEqual([expect.stringContaining('EISDIR')]);
  });

  it('returns 404 for other pictures and other names', async () => {
    const { ask, cover } = await openShop();
    const address = await cover();

    for (const path of [
      address.replace(/[\da-f]{32}/, '0'.repeat(32)),
      address.replace(/[\da-f]{32}/, 'x'),
      address.replace(/[^/]+$/, '..%2f..%2fsecret.txt'),
      address.replace(/[^/]+$/, '1-800x1000-zzzzzz-800'),
      address.replace(/[^/]+$/, '800'),
    ])
      await ask().get(path).expect(404);
  });

  it('uses its addresses in details, media, JSON-LD and previews, and the CSP of pages allows nothing else', {
    tags: 'sweep',
  }, async () => {
    const { ask, cover, derive, app } = await openShop();
    await derive();
    const address = await cover();

    const [details] = (await ask().get('/api/product/1')).body;
    expect(details.productMedia).toEqual([{ media_images: address, color_id: expect.any(Number) }]);
    expect(details.proPrimaryMedia.image_path).toBe(address);
    expect(details.card.product_color_data[0].product_image).toEqual([address]);
    const { data } = (await ask().get('/api/media/mediaList?product_id=1')).body;
    expect(data[0]).toMatchObject({ image_path: address, is_default: 1, width: 544, height: 680 });
    const { text, headers } = await ask().get('/product/1').set('Accept', 'text/html');
    expect(text).toContain(
      `<meta property="og:image" content="${publicUrl}${address.replace(/\d+$/, 'preview.jpg')}" />`,
    );
    expect(text).toContain(`"image":["${publicUrl}${address}"]`);
    expect(headers['content-security-policy']).toContain("img-src 'self';");
    expect(app.pictureOrigins.get('stores')).toEqual([]);
  });

  it('redirects to the store when PICTURES is off', { tags: 'sweep' }, async () => {
    const { ask, cover, origin } = await openShop('off');

    const { headers } = await ask()
      .get(await cover())
      .expect(302);
    expect(headers).toMatchObject({ location: `${origin}/a.jpg`, 'cache-control': 'no-store' });
    const page = await ask().get('/').set('Accept', 'text/html');
    expect(page.headers['content-security-policy']).toContain("img-src 'self' https:;");
  });
});
