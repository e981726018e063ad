import { createTestDatabase } from '@wearfolio/database/testing/test-database';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deleteStore, removeStore } from '../stores/remove-store.ts';
import { importOffers, offerId, sharedOf } from '../testing/offers.ts';
import { ask } from '../testing/trial.ts';
import { mergeBrands } from './merge-brands.ts';
import { renameSubject } from './rename-subject.ts';
import { undoChange } from './undo-change.ts';

const ada = { id: null, email: 'ada@shop.test' };

let url = '';
let drop = async (): Promise<void> => undefined;
beforeEach(async () => {
  ({ url, drop } = await createTestDatabase());
});
afterEach(() => drop());

const brandId = async (name: string): Promise<number> =>
  (await ask<{ id: number }>(url, 'SELECT id FROM brand WHERE display_name = $1', name))[0]?.id ?? 0;

/** The brands of the products, and on their cards. */
const brands = async (): Promise<string[]> =>
  (
    await ask<{ text: string }>(
      url,
      `SELECT concat(p.external_id, ' ', b.display_name, ' ', l.card ->> 'brand_name') AS text
       FROM product p JOIN brand b ON b.id = p.brand_id JOIN listing l ON l.product_id = p.id ORDER BY 1`,
    )
  ).map(({ text }) => text);

const importTwo = () =>
  importOffers(url, 'Alpine', {
    a: { title: 'Ridge Boot', brand: 'Fjord Works' },
    b: { title: 'Corvus Sandal', brand: 'Fjordworks Norway' },
  });

describe('a merged brand', () => {
  it('takes products, later imports and followers along, and all of them back when undone', async () => {
    await importTwo();
    const before = await brands();
    const [from, into] = [await brandId('Fjordworks Norway'), await brandId('Fjord Works')];
    await ask(
      url,
      `WITH ann AS (INSERT INTO customer (first_name, last_name, email) VALUES ('Ann', 'Lee', 'ann@shop.test') RETURNING id)
       INSERT INTO brand_follow (customer_id, brand_id) SELECT id, $1::int FROM ann`,
      from,
    );

    const change = await mergeBrands(url, ada, { id: from, into });
    const merged = await brands();
    await importOffers(url, 'Basecamp', { c: { title: 'Falcon Shoe', brand: 'FJORDWORKS Norway' } });
    const later = await brands();
    const followed = await ask(url, 'SELECT brand_id FROM brand_follow ORDER BY brand_id');
    await undoChange(url, ada, change.id);
    await importOffers(url, 'Basecamp', { c: { title: 'Falcon Shoe', brand: 'FJORDWORKS Norway' } });

    expect(merged).toEqual(['a Fjord Works Fjord Works', 'b Fjord Works Fjord Works']);
    expect(later).toEqual([...merged, 'c Fjord Works Fjord Works']);
    expect(followed).toEqual([into, from].toSorted((a, b) => a - b).map((brand_id) => ({ brand_id })));
    expect(await brands()).toEqual([...before, 'c Fjordworks Norway Fjordworks Norway']);
    await expect(mergeBrands(url, ada, { id: from, into: from })).rejects.toThrow('another brand');
  });

  it('follows the other one into a third, and is undone only after that', { tags: 'sweep' }, async () => {
    await importTwo();
    await importOffers(url, 'Basecamp', { c: { title: 'Falcon Shoe', brand: 'Larkfield' } });
    const [one, two, three] = [
      await brandId('Fjordworks Norway'),
      await brandId('Fjord Works'),
      await brandId('Larkfield'),
    ];

    const first = await mergeBrands(url, ada, { id: one, into: two });
    const second = await mergeBrands(url, ada, { id: two, into: three });
    await importOffers(url, 'Crag', { d: { title: 'Heron Boot', brand: 'Fjordworks Norway' } });
    const all = await brands();

    expect(new Set(all.map((line) => line.slice(2)))).toEqual(new Set(['Larkfield Larkfield']));
    await expect(undoChange(url, ada, first.id)).rejects.toThrow('Undo that first');
    await undoChange(url, ada, second.id);
    expect((await brands()).slice(0, 2)).toEqual(['a Fjord Works Fjord Works', 'b Fjord Works Fjord Works']);
    await undoChange(url, ada, first.id);
    expect((await brands()).slice(0, 2)).toEqual([
      'a Fjord Works Fjord Works',
      'b Fjordworks Norway Fjordworks Norway',
    ]);
  });
});

describe('a renamed brand or store', () => {
  it('keeps its name through imports, with the feed’s spelling or without, until undone', async () => {
    await importTwo();
    const id = await brandId('Fjord Works');

    const spelled = await renameSubject(url, ada, { kind: 'brand', id, name: 'FjordWorks' });
    await importOffers(url, 'Alpine', { a: { title: 'Ridge Boots', brand: 'Fjord Works' } });
    const respelled = await brands();
    await undoChange(url, ada, spelled.id);
    const other = await renameSubject(url, ada, { kind: 'brand', id, name: 'Skagen' });
    await importOffers(url, 'Alpine', { a: { title: 'Ridge Boot', brand: 'Fjord Works' } });
    const renamed = await brands();
    await undoChange(url, ada, other.id);

    expect(respelled[0]).toBe('a FjordWorks FjordWorks');
    expect(renamed[0]).toBe('a Skagen Skagen');
    expect((await brands())[0]).toBe('a Fjord Works Fjord Works');
    await expect(renameSubject(url, ada, { kind: 'brand', id, name: 'Fjordworks Norway' })).rejects.toThrow('Merge');
  });

  it('is on the cards of a store’s products', async () => {
    await importTwo();
    const [store] = await ask<{ id: number }>(url, 'SELECT id FROM store');

    await renameSubject(url, ada, { kind: 'store', id: store?.id ?? 0, name: 'Alpine Outfitters' });

    expect(await ask(url, `SELECT DISTINCT card ->> 'store_name' AS name FROM listing`)).toEqual([
      { name: 'Alpine Outfitters' },
    ]);
  });
});

describe('a deleted store', () => {
  const gtin = '4006381333931';
  const active = () => ask(url, 'SELECT count(*)::int AS count FROM listing WHERE active');

  it('leaves the shop at once, can be kept, and is removed later without the offers of others', async () => {
    await importOffers(url, 'Alpine', { a: { title: 'Ridge Boot', gtin }, x: { title: 'Falcon Shoe' } });
    await importOffers(url, 'Basecamp', { b: { title: 'Ridge Boot', gtin } });
    const [{ id = 0 } = {}] = await ask<{ id: number }>(url, `SELECT id FROM store WHERE name = 'Alpine'`);
    const [shared] = await sharedOf(url);

    const change = await deleteStore(url, ada, id);
    const gone = await active();
    await undoChange(url, ada, change.id);
    await removeStore(url, id);
    const kept = await active();
    await deleteStore(url, ada, id);
    await removeStore(url, id);
    const waiting = await ask(url, 'SELECT name FROM store ORDER BY name');
    await ask(url, `UPDATE store SET remove_at = now() WHERE id = ${id}`);
    await removeStore(url, id);

    expect(shared).toEqual(['Alpine a', 'Basecamp b']);
    expect([gone, kept]).toEqual([[{ count: 1 }], [{ count: 3 }]]);
    expect(waiting).toEqual([{ name: 'Alpine' }, { name: 'Basecamp' }]);
    expect(await ask(url, 'SELECT name FROM store')).toEqual([{ name: 'Basecamp' }]);
    expect(await ask(url, 'SELECT id, active FROM product')).toEqual([
      { id: await offerId(url, 'Basecamp', 'b'), active: true },
    ]);
    expect(await active()).toEqual([{ count: 1 }]);
  });
});
