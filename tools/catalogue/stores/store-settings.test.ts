// cspell:ignore colour
import { createTestDatabase } from '@wearfolio/database/testing/test-database';
import type { FeedMapping } from '@wearfolio/feeds/mapping/mapping';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, csvOf, feedRow, importText } from '../testing/trial.ts';
import { listSettings, setSettings } from './store-settings.ts';

let url = '';
let drop = async (): Promise<void> => undefined;
beforeAll(async () => {
  ({ url, drop } = await createTestDatabase());
});
afterAll(() => drop());

const everything = {
  brand: 'Larkfield',
  forceBrand: true,
  titlePattern: '{brand} {title} - {color} - {size}',
  currency: 'eur',
  audience: 'Women',
  category: 'Women/Shoes/Boots',
  link: 'https://larkfield.example/p/{sku}?id={id}',
  pictureBase: 'https://cdn.larkfield.example/',
  mapping: { records: 'items', fields: { id: 'sku', name: ['title.en', 'title'] } },
};

describe('store settings', () => {
  it('are stored, changed individually, and cleared', async () => {
    const { settings: kept, isNew } = await setSettings(url, 'Kept', everything);
    const { settings: changed, isNew: isNewAgain } = await setSettings(url, 'kept', {
      currency: 'sek',
      brand: '',
      mapping: null,
    });

    expect([isNew, isNewAgain]).toEqual([true, false]);
    expect(kept).toMatchObject({ ...everything, currency: 'EUR', audience: 'women', category: 'women/shoes/boots' });
    expect(changed).toMatchObject({ brand: null, forceBrand: false, currency: 'SEK', mapping: null });
    expect(await listSettings(url, 'KEPT')).toEqual([changed]);
  });

  it.each([
    [{ currency: 'kroner' }, /not a currency code/],
    [{ titlePattern: '{brand} - {size}' }, /does not contain \{title\}/],
    [{ titlePattern: '{title} {colour}' }, /\{colour\} is not a placeholder/],
    [{ audience: 'cats' }, /not an audience/],
    [{ category: 'women/shoes' }, /no category/],
    [{ link: 'https://larkfield.example/' }, /\{id\} in it/],
    [{ mapping: { fields: { foo: 'x' } } as object as FeedMapping }, /foo is not a field/],
    [{ link: 'javascript:{id}' }, /must be an address/],
    [{ pictureBase: 'cdn.example' }, /not a valid base address/],
    [{ forceBrand: true }, /brand for all rows needs a name/],
  ])('reject %j without storing anything', async (change, message) => {
    await expect(async () => setSettings(url, 'Refused', change)).rejects.toThrow(message);

    expect(await ask(url, "SELECT FROM feed_rules JOIN store ON store.id = store_id WHERE name = 'Refused'")).toEqual(
      [],
    );
  });

  it('given with an import are stored for the next one, except in a dry run', async () => {
    const feed = csvOf([feedRow('a', { link: '', image: 'a.jpg' })]);
    const settings = { link: 'https://larkfield.example/p/{id}', pictureBase: 'https://cdn.larkfield.example/' };
    const shown = () =>
      ask(url, 'SELECT product_url AS link, path FROM product p JOIN product_media m ON m.product_id = p.id');

    await importText(url, 'Larkfield', feed, { settings, dryRun: true });
    await expect(importText(url, 'Larkfield', feed)).rejects.toThrow('The only row could not be imported');
    await importText(url, 'Larkfield', feed, { settings });
    const first = await shown();
    const { plan } = await importText(url, 'Larkfield', feed);

    expect(first).toEqual([{ link: 'https://larkfield.example/p/a', path: 'https://cdn.larkfield.example/a.jpg' }]);
    expect(plan).toMatchObject({ unchanged: 1, rejected: 0 });
  });
});
