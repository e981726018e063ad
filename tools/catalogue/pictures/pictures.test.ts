import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTestDatabase } from '@wearfolio/database/testing/test-database';
import { blue, goods, plain, white } from '@wearfolio/pictures/testing/goods';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  imagesOf,
  isSettled,
  listCovers,
  openPictureStore,
  servePictures,
  untilRows,
  workOnPictures,
} from '../testing/picture-store.ts';
import { ask, feedRow, importText } from '../testing/trial.ts';
import { pictureFigures } from './figures.ts';
import { evict, findFolderId } from './picture-folder.ts';

let url = '';
beforeEach(async () => {
  const database = await createTestDatabase();
  ({ url } = database);
  return () => database.drop();
});

let jacket = Buffer.alloc(0);
let other = Buffer.alloc(0);
beforeAll(async () => {
  jacket = await (await goods(white)).jpeg().toBuffer();
  other = await (await goods(white, blue, { share: 0.2 })).jpeg().toBuffer();
});

const places = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true })).filter((name) => /[\\/][\da-f]{64}-\d+$/.test(name));
const faults = async () =>
  Object.fromEntries(
    (
      await ask<{ name: string; fault: string | null }>(
        url,
        "SELECT regexp_replace(source, '.*/', '') AS name, fault FROM picture",
      )
    ).map(({ name, fault }) => [name, fault]),
  );

describe("stores' pictures", () => {
  it('are fetched after an import, and cards have their addresses on our own origin', async () => {
    const { host, origin, asked } = await openPictureStore({
      '/a.jpg': (_, response) => response.setHeader('ETag', '"one"').end(jacket),
    });
    await importText(url, 'Larkfield', [feedRow('a', { image: imagesOf('a.jpg') })]);
    expect((await listCovers(url))[0]?.path).toBe('https://img.larkfield.example/a.jpg');

    await servePictures(url, origin);
    const waiting = (await listCovers(url))[0]?.path;
    const { folder } = await workOnPictures(url, host);
    await untilRows(url, isSettled(1));

    expect(waiting).toMatch(/^\/store-pictures\/[\da-f]{32}\/0-800$/);
    expect((await listCovers(url))[0]).toEqual({
      path: expect.stringMatching(new RegExp(`^${waiting?.replace('0-800', '')}1-544x680-[\\da-f]{6}-544$`)),
      image_width: 544,
      shape: '4:5',
    });
    expect(asked.map((one) => one.headers['user-agent'])).toEqual(['Wearfolio pictures (+https://shop.test)']);
    const [shelf = ''] = (await readdir(folder)).filter((name) => name.length === 2);
    const [place = ''] = await readdir(join(folder, shelf));
    expect((await readdir(join(folder, shelf, place))).toSorted()).toEqual([
      '160.webp',
      '320.webp',
      '480.webp',
      '544.webp',
      'facts.json',
      'mail.jpg',
    ]);
  });

  it('are also encoded as AVIF if they are shown often', { tags: 'sweep' }, async () => {
    const { host, origin } = await openPictureStore({ '/a.jpg': (_, response) => response.end(jacket) });
    await importText(url, 'Larkfield', [feedRow('a', { image: imagesOf('a.jpg') })]);
    await servePictures(url, origin);
    const { folder } = await workOnPictures(url, host);
    await untilRows(url, isSettled(1));

    await ask(
      url,
      `INSERT INTO picture_want (folder, key, kind) SELECT '${await findFolderId(folder)}', key, 'avif' FROM picture`,
    );
    await expect
      .poll(() => readdir(folder, { recursive: true }), { timeout: 25_000 })
      .toContainEqual(expect.stringMatching(/544\.avif$/));
  });

  it('get a new version if their content changes, and none if the store answers 304', async () => {
    let [bytes, etag] = [jacket, '"one"'];
    const { host, origin, asked } = await openPictureStore({
      '/a.jpg': (request, response) => {
        if (request.headers['if-none-match'] === etag) response.writeHead(304).end();
        else response.setHeader('ETag', etag).end(bytes);
      },
    });
    await importText(url, 'Larkfield', [feedRow('a', { image: imagesOf('a.jpg') })]);
    await servePictures(url, origin);
    await workOnPictures(url, host);
    await untilRows(url, isSettled(1));

    const again = 'UPDATE picture SET due_at = now(), fetched_at = NULL RETURNING 1';
    await ask(url, again);
    await untilRows(url, isSettled(1));
    const unchanged = await ask(url, 'SELECT version FROM picture');
    [bytes, etag] = [other, '"two"'];
    await ask(url, again);
    await untilRows(url, isSettled(1));

    expect(unchanged).toEqual([{ version: 1 }]);
    expect(asked).toHaveLength(3);
    expect(await ask(url, 'SELECT version FROM picture')).toEqual([{ version: 2 }]);
    expect((await listCovers(url))[0]?.path).toMatch(/\/2-/);
  });

  it('give way to the next picture if dead; a product without any ranks as one without pictures', {
    tags: 'sweep',
  }, async () => {
    const pixel = await plain(1, 1, white).gif().toBuffer();
    const { host, origin } = await openPictureStore({
      '/page.jpg': (_, response) =>
        response.setHeader('Content-Type', 'image/jpeg').end('<!doctype html><title>Not found'),
      '/pixel.gif': (_, response) => response.end(pixel),
      '/good.jpg': (_, response) => response.end(jacket),
      '/loop.jpg': (_, response) => response.writeHead(302, { Location: 'http://169.254.169.254/meta' }).end(),
      '/svg.jpg': (_, response) =>
        response.end('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      '/half.jpg': (_, response) => response.end(jacket.subarray(0, jacket.length / 2)),
    });
    await importText(url, 'Larkfield', [
      feedRow('a', { image: imagesOf('gone.jpg', 'page.jpg', 'pixel.gif', 'good.jpg') }),
      feedRow('b', { image: imagesOf('loop.jpg', 'svg.jpg', 'half.jpg') }),
    ]);
    await servePictures(url, origin);
    const { lines, folder } = await workOnPictures(url, host);
    await untilRows(url, isSettled(7));

    const [first, second] = await listCovers(url);
    expect(first?.path).toMatch(/\/1-544x680-/);
    expect(second?.path).toBeNull();
    expect(await ask(url, 'SELECT has_picture FROM listing ORDER BY product_id')).toEqual([
      { has_picture: true },
      { has_picture: false },
    ]);
    expect(await faults()).toEqual({
      'gone.jpg': 'http-404',
      'page.jpg': 'html',
      'pixel.gif': 'one-pixel',
      'good.jpg': null,
      'loop.jpg': 'refused',
      'svg.jpg': 'not-a-picture',
      'half.jpg': 'broken',
    });
    expect(lines).toHaveLength(6);
    const { stores } = await pictureFigures(url);
    expect(stores[0]).toMatchObject({ store: 'Larkfield', ready: 1, dead: 6, waiting: 0, bare: 1 });
    // Only the valid picture is stored, whatever the others began.
    expect((await readdir(folder)).filter((name) => name.length === 2)).toHaveLength(1);
    expect(await readdir(join(folder, 'unfinished'))).toEqual([]);
  });

  it('missing in the folder are derived again, and a full folder drops the least recently shown', {
    tags: 'sweep',
  }, async () => {
    const { host, origin } = await openPictureStore({
      '/a.jpg': (_, response) => response.end(jacket),
      '/b.jpg': (_, response) => response.end(other),
    });
    await importText(url, 'Larkfield', [
      feedRow('a', { image: imagesOf('a.jpg') }),
      feedRow('b', { title: 'Larkfield Scarf', image: imagesOf('b.jpg') }),
    ]);
    await servePictures(url, origin);
    const { folder } = await workOnPictures(url, host);
    await untilRows(url, isSettled(2));

    const sizes = new Map<string, number>();
    const before = await evict(folder, 1e9, sizes);
    const [measured = ''] = await places(folder);
    await writeFile(join(folder, measured, 'more'), 'not measured again');
    expect(await evict(folder, 1e9, sizes)).toBe(before);
    expect(await evict(folder, before - 1, sizes)).toBeLessThan(before);
    expect(sizes.size).toBe(1);
    expect(await places(folder)).toHaveLength(1);
    for (const name of (await readdir(folder)).filter((one) => one.length === 2))
      await rm(join(folder, name), { recursive: true });
    await ask(
      url,
      `INSERT INTO picture_want (folder, key) SELECT '${await findFolderId(folder)}'::uuid, key FROM picture`,
    );
    await untilRows(url, 'SELECT 1 WHERE NOT EXISTS (SELECT FROM picture_want)');

    expect(await places(folder)).toHaveLength(2);
    expect(await ask(url, 'SELECT DISTINCT version FROM picture')).toEqual([{ version: 1 }]);
  });
});
