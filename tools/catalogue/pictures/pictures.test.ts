import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTestDatabase } from '@wearfolio/database/testing/test-database';
import { blue, goods, plain, white } from '@wearfolio/pictures/testing/goods';
import { photograph } from '@wearfolio/pictures/testing/photograph';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withConnection } from '../connection.ts';
import { type Answer, openPictureStore, servePictures, untilRows, workOnPictures } from '../testing/picture-store.ts';
import { ask, feedRow, importText } from '../testing/trial.ts';
import { pictureFigures, refetchPictures } from './figures.ts';
import { setHotLinking } from './hot-link.ts';
import { evict, findFolderId } from './picture-folder.ts';
import { setPictureMode } from './picture-mode.ts';
import { notePicture } from './picture-queue.ts';
import { removeUnusedPictures } from './remove-unused.ts';

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

const images = (...names: string[]): string => names.map((name) => `https://img.larkfield.example/${name}`).join('|');
const isSettled = (count: number) =>
  `SELECT count(*)::int FROM picture WHERE fetched_at IS NOT NULL AND claimed_until IS NULL AND NOT has_stale_cards HAVING count(*) = ${count}`;
const places = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true })).filter((name) => /[\\/][\da-f]{64}-\d+$/.test(name));
const covers = () =>
  ask<{ path: string | null; image_width: number | null; shape: string }>(
    url,
    `SELECT card ->> 'image_path' AS path, (card ->> 'image_width')::int AS image_width, card ->> 'image_shape' AS shape
     FROM listing ORDER BY product_id`,
  );
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
    await importText(url, 'Larkfield', [feedRow('a', { image: images('a.jpg') })]);
    expect((await covers())[0]?.path).toBe('https://img.larkfield.example/a.jpg');

    await servePictures(url, origin);
    const waiting = (await covers())[0]?.path;
    const { folder } = await workOnPictures(url, host);
    await untilRows(url, isSettled(1));

    expect(waiting).toMatch(/^\/store-pictures\/[\da-f]{32}\/0-800$/);
    expect((await covers())[0]).toEqual({
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
    await importText(url, 'Larkfield', [feedRow('a', { image: images('a.jpg') })]);
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
    await importText(url, 'Larkfield', [feedRow('a', { image: images('a.jpg') })]);
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
    expect((await covers())[0]?.path).toMatch(/\/2-/);
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
      feedRow('a', { image: images('gone.jpg', 'page.jpg', 'pixel.gif', 'good.jpg') }),
      feedRow('b', { image: images('loop.jpg', 'svg.jpg', 'half.jpg') }),
    ]);
    await servePictures(url, origin);
    const { lines, folder } = await workOnPictures(url, host);
    await untilRows(url, isSettled(7));

    const [first, second] = await covers();
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

  it('of a failing host pause together, as long as it asks', async () => {
    const busy: Answer = (_, response) => response.writeHead(429, { 'Retry-After': '3600' }).end();
    const { host, origin, asked } = await openPictureStore({
      '/a.jpg': busy,
      '/b.jpg': busy,
      '/c.jpg': busy,
      '/d.jpg': busy,
    });
    await importText(
      url,
      'Larkfield',
      ['a', 'b', 'c', 'd'].map((id) => feedRow(id, { image: images(`${id}.jpg`) })),
    );
    await servePictures(url, origin);
    await workOnPictures(url, host);

    const [rest] = await untilRows<{ seconds: number; fault: string }>(
      url,
      'SELECT extract(epoch FROM resume_at - now())::int AS seconds, fault FROM picture_host WHERE failures > 0',
    );
    expect(rest?.seconds).toBeGreaterThan(3500);
    expect(rest?.fault).toBe('http-429');
    expect(asked.length).toBeLessThanOrEqual(2);
    // Waiting pictures are not dead: cards keep their place.
    expect((await covers()).every(({ path }) => path?.endsWith('/0-800'))).toBe(true);

    expect(await refetchPictures(url, 'larkfield')).toBe(4);
    await untilRows(url, 'SELECT 1 FROM picture_host WHERE failures > 0');
    expect(asked.length).toBeGreaterThan(1);
  });

  it('are not delayed by a slow picture of the same host', async () => {
    const host = 'img.larkfield.example';
    await importText(url, 'Larkfield', [feedRow('a')]);
    await servePictures(url, 'https://img.larkfield.example');
    const slow = { kind: 'failed', fault: 'too-slow', isHost: true, retryAfter: null, isDead: false } as const;
    const rests = () => ask(url, 'SELECT FROM picture_host WHERE resume_at > now()');
    const key = '00000000-0000-0000-0000-000000000000';

    await withConnection(url, (db) => notePicture(db, { key, host, attempts: 1 }, key, slow));
    expect(await rests()).toHaveLength(0);
    await withConnection(url, (db) => notePicture(db, { key, host, attempts: 0 }, key, slow));
    expect(await rests()).toHaveLength(1);
  });

  it('of one host are fetched after its pause, however rarely the worker checks for work', {
    tags: 'sweep',
  }, async () => {
    const names = ['a.jpg', 'b.jpg', 'c.jpg'];
    const answer: Answer = (_, response) => response.end(jacket);
    const { host, origin } = await openPictureStore(Object.fromEntries(names.map((name) => [`/${name}`, answer])));
    await importText(
      url,
      'Larkfield',
      names.map((name) => feedRow(name, { image: images(name) })),
    );
    await servePictures(url, origin);
    await workOnPictures(url, host, { idle: 60_000 });

    await untilRows(url, "SELECT FROM picture WHERE state = 'ready' HAVING count(*) = 3");
  });

  it('are loaded from the store if its terms require it, and everywhere with PICTURES=off', async () => {
    const { host, origin, asked } = await openPictureStore({
      '/a.jpg': (_, response) => response.end(jacket),
      '/b.jpg': (_, response) => response.end(other),
    });
    await importText(url, 'Larkfield', [feedRow('a', { image: images('a.jpg') })]);
    await servePictures(url, origin);
    await workOnPictures(url, host);
    await untilRows(url, isSettled(1));

    expect(await setHotLinking(url, 'larkfield', true)).toBe('Larkfield');
    expect((await covers())[0]?.path).toBe(`${origin}/a.jpg`);
    // Such a store's terms forbid copies, so its due pictures are skipped.
    await removeUnusedPictures(url);
    await ask(url, "UPDATE picture SET due_at = now() - interval '1 day'");
    const next = 'INSERT INTO picture (key, source, host) VALUES (gen_random_uuid(), $1, $2)';
    await ask(url, next, `${origin}/b.jpg`, host);
    await untilRows(url, "SELECT 1 FROM picture WHERE source LIKE '%b.jpg' AND state = 'ready'");
    expect(asked.filter((path) => path.url === '/a.jpg')).toHaveLength(1);
    await setHotLinking(url, 'Larkfield', false);
    expect((await covers())[0]?.path).toMatch(/\/1-544x680-/);
    await setPictureMode(url, 'off');
    await untilRows(url, `SELECT 1 FROM listing WHERE card ->> 'image_path' = '${origin}/a.jpg'`);
  });

  it('missing in the folder are derived again, and a full folder drops the least recently shown', {
    tags: 'sweep',
  }, async () => {
    const { host, origin } = await openPictureStore({
      '/a.jpg': (_, response) => response.end(jacket),
      '/b.jpg': (_, response) => response.end(other),
    });
    await importText(url, 'Larkfield', [
      feedRow('a', { image: images('a.jpg') }),
      feedRow('b', { title: 'Larkfield Scarf', image: images('b.jpg') }),
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

  it('reveal duplicates, placeholders and missing colors, which a feed overrides later', async () => {
    const copy = await (await goods(white)).extend({ top: 60, background: white }).webp().toBuffer();
    const scene = await photograph(400, 500);
    const banner = await (await goods(white, { r: 30, g: 120, b: 50 }, { share: 0.3 })).jpeg().toBuffer();
    const { host, origin } = await openPictureStore({
      '/a.jpg': (_, response) => response.end(jacket),
      '/copy.jpg': (_, response) => response.end(copy),
      '/other.jpg': (_, response) => response.end(other),
      '/none.jpg': (_, response) => response.end(banner),
      '/scene.jpg': (_, response) => response.end(scene),
    });
    const kinds = ['Scarf', 'Hat', 'Boots', 'Dress', 'Skirt', 'Belt', 'Gloves', 'Vest', 'Shirt', 'Coat'];
    const rows = (color: string) => [
      feedRow('a', { color, image: images('a.jpg', 'copy.jpg', 'other.jpg') }),
      feedRow('b', { title: 'Larkfield Cape', image: images('scene.jpg') }),
      ...kinds.map((kind) => feedRow(kind, { title: `Larkfield ${kind}`, image: images('none.jpg') })),
    ];
    await importText(url, 'Larkfield', rows(''));
    const [unspecified] = await ask<{ id: number }>(
      url,
      'SELECT color_id AS id FROM product_color WHERE product_id = 1',
    );
    await ask(url, "INSERT INTO customer (first_name, last_name, email) VALUES ('Ada', 'L', 'ada@shop.test')");
    await ask(url, `INSERT INTO favorite (customer_id, product_id, color_id) VALUES (1, 1, ${unspecified?.id})`);
    await servePictures(url, origin);
    await workOnPictures(url, host);
    const colorOf = 'SELECT c.name FROM favorite f JOIN color c ON c.id = f.color_id WHERE c.name =';
    await untilRows(url, `${colorOf} 'Red'`);
    await untilRows(url, "SELECT 1 FROM picture WHERE fault = 'placeholder' AND NOT has_stale_cards");
    await untilRows(url, isSettled(5));
    await untilRows(url, 'SELECT 1 WHERE NOT EXISTS (SELECT FROM picture WHERE learned_at IS NULL)');

    const shown = await ask<{ source: string }>(
      url,
      "SELECT regexp_replace(source, '.*/', '') AS source FROM shown_media ORDER BY id",
    );
    expect(shown.map(({ source }) => source)).toEqual(['a.jpg', 'other.jpg', 'scene.jpg']);
    expect(await ask(url, 'SELECT guessed_color FROM product WHERE id = 1')).toEqual([{ guessed_color: 'Red' }]);
    // Plain pictures and placeholders are no evidence for matching.
    expect(await ask(url, "SELECT external_id AS id FROM product WHERE picture_hashes <> '{}'")).toEqual([{ id: 'b' }]);
    const guessOfCard = "SELECT card #> '{product_color_data,0,is_guess}' AS guess FROM listing WHERE product_id = 1";
    // If the picture has no color any more, for example after a new recipe, the guess is removed.
    const tell = (hex: string) =>
      ask(url, `UPDATE picture SET product_color = ${hex}, learned_at = NULL WHERE source LIKE '%/a.jpg'`);
    await tell('NULL');
    await untilRows(url, `${colorOf} 'Unspecified'`);
    await tell("'be1e28'");
    await untilRows(url, `${colorOf} 'Red'`);
    // A feed without a color keeps the guess; a feed with a color replaces it, and the favorite follows.
    await importText(
      url,
      'Larkfield',
      rows('').map((row) => ({ ...row, price: '49.00' })),
    );
    expect(await ask(url, `${colorOf} 'Red'`)).toHaveLength(1);
    expect(await ask(url, guessOfCard)).toEqual([{ guess: true }]);
    await importText(url, 'Larkfield', rows('Navy'));
    expect(await ask(url, guessOfCard)).toEqual([{ guess: null }]);
    expect(await ask(url, `${colorOf} 'Navy'`)).toHaveLength(1);
    expect(await ask(url, 'SELECT guessed_color FROM product WHERE id = 1')).toEqual([{ guessed_color: null }]);
  });
});
