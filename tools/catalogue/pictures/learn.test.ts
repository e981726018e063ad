import { createTestDatabase } from '@wearfolio/database/testing/test-database';
import { blue, goods, white } from '@wearfolio/pictures/testing/goods';
import { photograph } from '@wearfolio/pictures/testing/photograph';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  imagesOf,
  isSettled,
  openPictureStore,
  servePictures,
  untilRows,
  workOnPictures,
} from '../testing/picture-store.ts';
import { ask, feedRow, importText } from '../testing/trial.ts';

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

describe('fetched pictures', () => {
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
      feedRow('a', { color, image: imagesOf('a.jpg', 'copy.jpg', 'other.jpg') }),
      feedRow('b', { title: 'Larkfield Cape', image: imagesOf('scene.jpg') }),
      ...kinds.map((kind) => feedRow(kind, { title: `Larkfield ${kind}`, image: imagesOf('none.jpg') })),
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
