import { createTestDatabase } from '@wearfolio/database/testing/test-database';
import { goods, white } from '@wearfolio/pictures/testing/goods';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withConnection } from '../connection.ts';
import {
  type Answer,
  imagesOf,
  listCovers,
  openPictureStore,
  servePictures,
  untilRows,
  workOnPictures,
} from '../testing/picture-store.ts';
import { ask, feedRow, importText } from '../testing/trial.ts';
import { refetchPictures } from './figures.ts';
import { notePicture } from './picture-queue.ts';

let url = '';
beforeEach(async () => {
  const database = await createTestDatabase();
  ({ url } = database);
  return () => database.drop();
});

let jacket = Buffer.alloc(0);
beforeAll(async () => {
  jacket = await (await goods(white)).jpeg().toBuffer();
});

describe('pictures of one host', () => {
  it('pause together if it fails, as long as it asks', async () => {
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
      ['a', 'b', 'c', 'd'].map((id) => feedRow(id, { image: imagesOf(`${id}.jpg`) })),
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
    expect((await listCovers(url)).every(({ path }) => path?.endsWith('/0-800'))).toBe(true);

    expect(await refetchPictures(url, 'larkfield')).toBe(4);
    await untilRows(url, 'SELECT 1 FROM picture_host WHERE failures > 0');
    expect(asked.length).toBeGreaterThan(1);
  });

  it('are not delayed by a slow one', async () => {
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

  it('are fetched after its pause, however rarely the worker checks for work', {
    tags: 'sweep',
  }, async () => {
    const names = ['a.jpg', 'b.jpg', 'c.jpg'];
    const answer: Answer = (_, response) => response.end(jacket);
    const { host, origin } = await openPictureStore(Object.fromEntries(names.map((name) => [`/${name}`, answer])));
    await importText(
      url,
      'Larkfield',
      names.map((name) => feedRow(name, { image: imagesOf(name) })),
    );
    await servePictures(url, origin);
    await workOnPictures(url, host, { idle: 60_000 });

    await untilRows(url, "SELECT FROM picture WHERE state = 'ready' HAVING count(*) = 3");
  });
});
