import { createTestDatabase } from '@wearfolio/database/testing/test-database';
import { blue, goods, white } from '@wearfolio/pictures/testing/goods';
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
import { setHotLinking } from './hot-link.ts';
import { setPictureMode } from './picture-mode.ts';
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

describe("stores' pictures", () => {
  it('are loaded from the store if its terms require it, and everywhere with PICTURES=off', async () => {
    const { host, origin, asked } = await openPictureStore({
      '/a.jpg': (_, response) => response.end(jacket),
      '/b.jpg': (_, response) => response.end(other),
    });
    await importText(url, 'Larkfield', [feedRow('a', { image: imagesOf('a.jpg') })]);
    await servePictures(url, origin);
    await workOnPictures(url, host);
    await untilRows(url, isSettled(1));

    expect(await setHotLinking(url, 'larkfield', true)).toBe('Larkfield');
    expect((await listCovers(url))[0]?.path).toBe(`${origin}/a.jpg`);
    // Such a store's terms forbid copies, so its due pictures are skipped.
    await removeUnusedPictures(url);
    await ask(url, "UPDATE picture SET due_at = now() - interval '1 day'");
    const next = 'INSERT INTO picture (key, source, host) VALUES (gen_random_uuid(), $1, $2)';
    await ask(url, next, `${origin}/b.jpg`, host);
    await untilRows(url, "SELECT 1 FROM picture WHERE source LIKE '%b.jpg' AND state = 'ready'");
    expect(asked.filter((path) => path.url === '/a.jpg')).toHaveLength(1);
    await setHotLinking(url, 'Larkfield', false);
    expect((await listCovers(url))[0]?.path).toMatch(/\/1-544x680-/);
    await setPictureMode(url, 'off');
    await untilRows(url, `SELECT 1 FROM listing WHERE card ->> 'image_path' = '${origin}/a.jpg'`);
  });
});
