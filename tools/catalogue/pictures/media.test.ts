import { createTestDatabase } from '@wearfolio/database/testing/test-database';
import { beforeEach, describe, expect, it } from 'vitest';
import { listPictureRules, setPictureRule } from '../stores/picture-rules.ts';
import { ask, feedRow, importText } from '../testing/trial.ts';
import { listMedia, removeMedia, setPrimaryMedia } from './media.ts';

let url = '';
beforeEach(async () => {
  const database = await createTestDatabase();
  ({ url } = database);
  return () => database.drop();
});

const pictures = (...names: string[]): string => names.map((name) => `https://img.example/${name}.jpg`).join('|');
const row = (price: string) => feedRow('a', { price, image: pictures('one', 'two', 'three') });
const fileOf = ({ path }: { path: string }): string => path.replace(/.*\//, '').replace('.jpg', '');
const covers = () =>
  ask<{ path: string; name: string }>(
    url,
    "SELECT card ->> 'image_path' AS path, card ->> 'image_name' AS name FROM listing ORDER BY product_id",
  );

const idsByName = async (productId: number): Promise<Map<string, number>> =>
  new Map((await listMedia(url, productId)).map((entry) => [fileOf(entry), entry.id]));

describe('picture choices of ops', () => {
  it('are shown in the shop and persist through imports', async () => {
    // The store with id 1 has a special rule, so this must be the second.
    await importText(url, 'Quillmoor', [feedRow('q')]);
    await importText(url, 'Larkfield', [row('59.00')]);
    const [product] = await ask<{ id: number }>(url, "SELECT id FROM product WHERE external_id = 'a'");
    const productId = product?.id ?? 0;
    const ids = await idsByName(productId);

    expect(await setPrimaryMedia(url, ids.get('three') ?? 0)).toBeNull();
    await removeMedia(url, ids.get('one') ?? 0);
    const chosen = (await covers())[1];
    await importText(url, 'Larkfield', [row('49.00')]);
    await importText(url, 'Larkfield', [feedRow('a', { price: '39.00', image: pictures('two', 'three') })]);
    await importText(url, 'Larkfield', [row('29.00')]);

    expect(chosen).toEqual({ path: 'https://img.example/three.jpg', name: 'three.jpg' });
    expect((await covers())[1]).toEqual(chosen);
    expect(await idsByName(productId)).toEqual(ids);
    const entries = await listMedia(url, productId);
    expect(entries.filter(({ isHidden }) => isHidden).map(fileOf)).toEqual(['one']);
    expect(entries.filter(({ isShownFirst }) => isShownFirst).map(fileOf)).toEqual(['three']);
  });

  it('move to the next picture when the first is removed', async () => {
    await importText(url, 'Larkfield', [row('59.00')]);
    const ids = await idsByName(1);
    await setPrimaryMedia(url, ids.get('two') ?? 0);

    await removeMedia(url, ids.get('two') ?? 0);

    expect((await covers()).map(fileOf)).toEqual(['one']);
  });

  it('may select a picture of another color than the primary one', { tags: 'sweep' }, async () => {
    await importText(url, 'First Store', [feedRow('q')]);
    await importText(url, 'Larkfield', [
      feedRow('g-1', { group_id: 'g', color: 'Red', image: pictures('red') }),
      feedRow('g-2', { group_id: 'g', color: 'Blue', image: pictures('blue') }),
    ]);
    const ids = await idsByName(2);

    await setPrimaryMedia(url, ids.get('blue') ?? 0);

    expect((await covers()).map(fileOf)[1]).toBe('blue');
  });

  it("do not override a store's primary-color rule until ops change the rule", {
    tags: 'sweep',
  }, async () => {
    await importText(url, 'First Store', [
      feedRow('g-1', { group_id: 'g', color: 'Red', image: pictures('red') }),
      feedRow('g-2', { group_id: 'g', color: 'Blue', image: pictures('blue') }),
    ]);
    const ids = await idsByName(1);

    expect(await listPictureRules(url)).toEqual([{ store: 'First Store', rule: 'primary-color' }]);
    const overruled = { store: 'First Store', shownId: ids.get('red') };
    expect(await setPrimaryMedia(url, ids.get('blue') ?? 0)).toEqual(overruled);
    expect((await covers()).map(fileOf)).toEqual(['red']);
    const [red, blue] = await listMedia(url, 1);
    expect(red).toMatchObject({ isDefault: false, isShownFirst: true });
    expect(blue).toMatchObject({ isDefault: true, isShownFirst: false });

    expect(await setPictureRule(url, { store: 'first store', rule: 'chosen' })).toBe('First Store');
    expect(await listPictureRules(url)).toEqual([{ store: 'First Store', rule: 'chosen' }]);
    expect((await covers()).map(fileOf)).toEqual(['blue']);
    await expect(setPictureRule(url, { store: 'Nobody', rule: 'chosen' })).rejects.toThrow('There is no store Nobody');
  });

  it('are refused for an unknown picture or product', async () => {
    await expect(removeMedia(url, 7)).rejects.toThrow('There is no picture 7');
    await expect(setPrimaryMedia(url, 7)).rejects.toThrow('There is no picture 7');
    await expect(listMedia(url, 7)).rejects.toThrow('There is no product 7');
  });
});
