import { createTestDatabase } from '@wearfolio/database/testing/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withConnection } from '../connection.ts';
import { setSettings } from '../stores/store-settings.ts';
import { feedRow, importText } from '../testing/trial.ts';
import { listPlaced } from '../values/fed-categories.ts';
import { setMapping } from '../values/mappings.ts';
import { describeQuality } from './describe-quality.ts';
import { listQuality, readTrend } from './quality.ts';
import { listUnknownReasons } from './unknown-reasons.ts';

let url = '';
let drop = async (): Promise<void> => undefined;
beforeAll(async () => {
  ({ url, drop } = await createTestDatabase());
});
afterAll(() => drop());

const rows = [
  feedRow('a', { group_id: 'g1' }),
  feedRow('b', { group_id: 'g2', title: 'Larkfield Rain Jacket a' }),
  feedRow('c', { title: 'Zorblat', category: 'Frobs | Quux', color: 'Zzyzx', size: '', image: '' }),
  feedRow('d', { title: 'Zorblat Two', category: 'Frobs | Quux', color: '', size: '' }),
];

const board = () => withConnection(url, (db) => listQuality(db));
const reasons = () => withConnection(url, (db) => listUnknownReasons(db));

describe('data quality of a store', () => {
  it('is measured by each import, with the command that resolves each unknown value', async () => {
    await importText(url, 'Larkfield', rows);
    const [before] = await board();

    expect(before).toMatchObject({
      store: 'Larkfield',
      quality: {
        products: 4,
        brand: 4,
        category: 2,
        audience: 2,
        size: 2,
        gtin: 0,
        picture: 3,
        description: 0,
        duplicates: 1,
      },
    });
    expect(before?.quality?.examples).toEqual([
      { title: 'Rain Jacket a', products: 2, ids: [expect.any(Number), expect.any(Number)] },
    ]);
    expect((await reasons()).map(({ rows: count, command }) => [count, command])).toEqual(
      expect.arrayContaining([
        [2, 'map category "Frobs > Quux" women/shoes/boots'],
        [2, 'store set --store "Larkfield" --audience "unisex"'],
        [1, 'map color "Zzyzx" Blue'],
      ]),
    );
    const lines = (await describeQuality(url)).flatMap((part) => part.lines);
    expect(lines).toContain('      npm run catalogue -- map category "Frobs > Quux" women/shoes/boots');
  });

  it('shows the effect of an answer as a trend, and asks for a reimport until then', async () => {
    await setMapping(url, { kind: 'category', from: 'frobs|*', to: 'women/shoes/boots' });
    await setSettings(url, 'Larkfield', { audience: 'women' });
    expect((await reasons()).map(({ command }) => command)).toContain('reimport --store "Larkfield"');

    await importText(url, 'Larkfield', rows);

    const [after] = await board();
    const trend = await withConnection(url, (db) => readTrend(db, after?.storeId ?? 0));
    expect(trend.map(({ quality }) => quality.category)).toEqual([4, 2]);
    expect(trend[0]?.quality).toMatchObject({ audience: 4, duplicates: 1 });
    expect((await reasons()).map(({ command }) => command)).not.toContain('reimport --store "Larkfield"');
  });
});

it('lists placed categories, so that a wrong one can be mapped', { tags: 'sweep' }, async () => {
  const list = () => withConnection(url, (db) => listPlaced(db, { store: 'quillmoor' }));
  const wrong = [feedRow('a', { title: 'Ridge', category: 'Boot Care > Brushes & Creams' })];
  await importText(url, 'Quillmoor', wrong);
  const [placed] = await list();
  await setMapping(url, { kind: 'category', from: 'boot care*', to: 'other/unsorted/everything-else' });
  await importText(url, 'Quillmoor', wrong);

  expect(placed).toMatchObject({ value: 'Boot Care > Brushes & Creams', rows: 1 });
  expect(placed?.places).toMatchObject([{ path: expect.not.stringContaining('unsorted'), rows: 1 }]);
  expect(await list()).toMatchObject([{ places: [{ path: 'other/unsorted/everything-else' }] }]);
});
