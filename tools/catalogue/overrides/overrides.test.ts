import { createTestDatabase } from '@wearfolio/database/testing/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '../audit.ts';
import { Refused } from '../refused.ts';
import { ask, feedRow, importText } from '../testing/trial.ts';
import { carryOut } from './carry-out.ts';
import { changeProducts } from './change-products.ts';
import type { Edit } from './edit.ts';
import { previewChange } from './preview-change.ts';
import { switchSubject } from './switch-subject.ts';
import { undoChange } from './undo-change.ts';

const ada: Actor = { id: null, email: 'ada@shop.test' };
const rows = [feedRow('a'), feedRow('b', { color: '', title: 'Larkfield Rain Jacket Two' }), feedRow('c')];

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let url = '';
beforeAll(async () => {
  database = await createTestDatabase();
  ({ url } = database);
});
afterAll(() => database.drop());
beforeEach(async () => {
  await ask(url, 'TRUNCATE product, store, switched_off, catalogue_change CASCADE');
  await importText(url, 'Larkfield', rows);
});

type Shown = {
  id: number;
  title: string;
  brand: string;
  path: string;
  colors: string[];
  variants: (string | null)[];
  pictures: string[];
  active: boolean;
};

const shown = async (externalId = 'a'): Promise<Shown> => {
  const [row] = await ask<Shown>(
    url,
    `SELECT p.id, l.card ->> 'title' AS title, l.card ->> 'brand_name' AS brand, l.card ->> 'category_path' AS path, l.active,
       ARRAY(SELECT entry ->> 'color_name' FROM jsonb_array_elements(l.card -> 'product_color_data') AS entry) AS colors,
       ARRAY(SELECT c.name::text FROM variant v LEFT JOIN color c ON c.id = v.color_id WHERE v.product_id = p.id) AS variants,
       ARRAY(SELECT path FROM product_media m WHERE m.product_id = p.id AND NOT is_hidden ORDER BY is_default DESC, position)
         AS pictures
     FROM product p JOIN listing l ON l.product_id = p.id WHERE p.external_id = $1`,
    externalId,
  );
  if (!row) throw new Error('No such product');
  return row;
};

const change = async (edit: Partial<Edit> & Pick<Edit, 'field' | 'value'>, ...externalIds: string[]) => {
  const ids = await Promise.all(externalIds.map(async (id) => (await shown(id)).id));
  return changeProducts(url, ada, { of: 0, ...edit }, { ids, scope: externalIds.join(', ') });
};

const colorId = async (name: string): Promise<number> =>
  (await ask<{ id: number }>(url, 'SELECT id FROM color WHERE name = $1::citext', name))[0]?.id ?? 0;

describe('a change to what products already are', () => {
  it('is refused, and a brand in another spelling leads to its rename', async () => {
    const { title, brand, path } = await shown();

    for (const edit of [
      { field: 'brand', value: brand },
      { field: 'title', value: title },
      { field: 'category', value: path },
    ] as const)
      await expect(change(edit, 'a')).rejects.toThrow('Nothing would change');
    await expect(change({ field: 'brand', value: 'LARKFIELD' }, 'a', 'c')).rejects.toThrow('rename the brand');
    expect(await ask(url, 'SELECT FROM catalogue_change')).toEqual([]);
  });
});

describe('an override', () => {
  type Told = [field: 'title' | 'brand' | 'category' | 'audience', value: string, told: object];
  const expectToLast = async (...[field, value, told]: Told): Promise<void> => {
    const before = await shown();

    const { id } = await change({ field, value }, 'a');
    const after = await shown();
    await importText(url, 'Larkfield', [
      feedRow('a', { price: '61.00', title: 'Larkfield Rain Jacket New' }),
      ...rows.slice(1),
    ]);
    const imported = await shown();
    await undoChange(url, ada, id);
    const undone = await shown();

    expect(after).toEqual({ ...before, ...told });
    expect(imported).toMatchObject(told);
    expect(undone).toEqual({ ...before, title: 'Rain Jacket New' });
    expect(await ask(url, 'SELECT FROM product_override UNION ALL SELECT FROM product_fed')).toEqual([]);
  };

  const name = 'of %s is visible immediately, survives an import that changes the product, and can be undone';
  it.each<Told>([['title', 'Storm Jacket', { title: 'Storm Jacket' }]])(name, expectToLast);
  it.each<Told>([
    ['brand', 'Quillmoor', { brand: 'Quillmoor' }],
    ['category', 'women/clothing/coats', { path: 'women/clothing/coats' }],
    ['audience', 'men', { path: 'men/clothing/jackets' }],
  ])(name, { tags: 'sweep' }, expectToLast);

  it('of a color moves variants, pictures and favorites, through an import and back', async () => {
    const [red, blue] = [await colorId('Red'), await colorId('Blue')];
    const before = await shown();
    await ask(
      url,
      "INSERT INTO customer (id, first_name, last_name, email) VALUES (7, 'A', 'B', 'a@b.test') ON CONFLICT DO NOTHING",
    );
    await ask(url, 'INSERT INTO favorite (customer_id, product_id, color_id) VALUES (7, $1, $2)', before.id, red);

    const { id } = await change({ field: 'color', of: red, value: String(blue) }, 'a', 'b', 'c');
    const after = await shown();
    await importText(url, 'Larkfield', [feedRow('a', { price: '61.00' }), ...rows.slice(1)]);
    const imported = await shown();
    const saved = await ask(url, 'SELECT color_id FROM favorite');
    await undoChange(url, ada, id);

    expect(after).toEqual({ ...before, colors: ['Blue'], variants: ['Blue'] });
    expect(imported).toEqual(after);
    expect(saved).toEqual([{ color_id: blue }]);
    expect(await shown()).toEqual(before);
    expect((await shown('b')).colors).toEqual(['Unspecified']);
    expect(await ask(url, 'SELECT color_id FROM favorite')).toEqual([{ color_id: red }]);
  });

  it('sets the color of a product without one', { tags: 'sweep' }, async () => {
    const blue = await colorId('Blue');

    const { total, id } = await change({ field: 'color', value: String(blue) }, 'a', 'b');
    await importText(url, 'Larkfield', [
      rows[0] ?? {},
      feedRow('b', { color: '', title: 'Larkfield Two', price: '1.00' }),
    ]);

    expect(total).toBe(1);
    expect(await shown('b')).toMatchObject({ colors: ['Blue'], variants: ['Blue'] });
    await undoChange(url, ada, id);
    expect(await shown('b')).toMatchObject({ colors: ['Unspecified'], variants: [null] });
  });

  it('orders pictures, hides some, and restores them', { tags: 'sweep' }, async () => {
    const images = (names: string) => names.split('').map((name) => `https://img.larkfield.example/${name}.jpg`);
    const feed = (price: string) => [feedRow('a', { price, image: images('xyz').join(' ') }), ...rows.slice(1)];
    await importText(url, 'Larkfield', feed('60.00'));
    const before = await shown();
    const [x = '', y = '', z = ''] = images('xyz');
    const order = [z, x, y].map((path) => ({ path, isHidden: path === y }));

    const { id } = await change({ field: 'pictures', value: JSON.stringify(order) }, 'a');
    await importText(url, 'Larkfield', feed('61.00'));
    const imported = await shown();
    await undoChange(url, ada, id);

    expect(imported.pictures).toEqual([z, x]);
    expect((await shown()).pictures).toEqual(before.pictures);
  });

  it('of the description survives an import that changes it, and can be undone', { tags: 'sweep' }, async () => {
    const described = async (): Promise<string | undefined> =>
      (await ask<{ text: string }>(url, "SELECT description AS text FROM product WHERE external_id = 'a'"))[0]?.text;
    const before = await described();

    const { id } = await change({ field: 'description', value: 'Our <words>\nand more\n\nSecond & last' }, 'a');
    const after = await described();
    await importText(url, 'Larkfield', [feedRow('a', { price: '61.00' }), ...rows.slice(1)]);
    const imported = await described();
    await undoChange(url, ada, id);

    expect(after).toBe('<p>Our &lt;words&gt;<br />and more</p><p>Second &amp; last</p>');
    expect(imported).toBe(after);
    expect(await described()).toBe(before);
  });

  it('adds an own picture that survives imports, and takes it back', { tags: 'sweep' }, async () => {
    const hash = 'ab'.repeat(16);
    const own = `/shop-pictures/${hash}/1-800x1000-112233-800`;
    const { pictures: fed } = await shown();
    const orderOf = (...paths: string[]) => JSON.stringify(paths.map((path) => ({ path, isHidden: false })));
    const added = { field: 'pictures', value: orderOf(own, ...fed) } as const;

    await expect(change(added, 'a')).rejects.toThrow('Upload the picture again');
    await ask(
      url,
      "INSERT INTO content_picture (hash, name, width, height, color, actor) VALUES ($1, 'own.jpg', 800, 1000, '112233', 'ada')",
      hash,
    );
    const { id } = await change(added, 'a');
    const card = await ask<{ path: string }>(
      url,
      "SELECT card ->> 'image_path' AS path FROM listing l JOIN product p ON p.id = product_id WHERE external_id = 'a'",
    );
    await importText(url, 'Larkfield', [feedRow('a', { price: '61.00' }), ...rows.slice(1)]);
    const imported = await shown();
    await undoChange(url, ada, id);

    expect(card).toEqual([{ path: own }]);
    expect(imported.pictures).toEqual([own, ...fed]);
    expect((await shown()).pictures).toEqual(fed);
  });

  it('hides a product through imports, and records before and after in the audit log', async () => {
    const { id } = await change({ field: 'hidden', value: '1' }, 'a', 'b');
    await importText(url, 'Larkfield', [feedRow('a', { price: '61.00' }), ...rows.slice(1)]);

    expect([(await shown('a')).active, (await shown('b')).active, (await shown('c')).active]).toEqual([
      false,
      false,
      true,
    ]);
    await undoChange(url, ada, id);
    expect((await shown('a')).active).toBe(true);
    const entries = await ask(url, 'SELECT actor, action, before, after FROM audit_log ORDER BY id DESC LIMIT 2');
    expect(entries).toMatchObject([
      { actor: ada.email, action: 'undo' },
      { action: 'hide product', before: { value: 'shown' }, after: { value: '1', products: 2 } },
    ]);
  });

  it('rejects an edit without effect, an unknown category and a second undo', async () => {
    const { id } = await change({ field: 'title', value: 'Storm' }, 'a');
    await undoChange(url, ada, id);

    await expect(change({ field: 'title', value: null }, 'a')).rejects.toThrow(Refused);
    await expect(change({ field: 'category', value: 'women/none' }, 'a')).rejects.toThrow(/no category/);
    await expect(undoChange(url, ada, id)).rejects.toThrow(/undone already/);
  });

  it('keeps what was changed since when it is undone', { tags: 'sweep' }, async () => {
    const { id } = await change({ field: 'title', value: 'First' }, 'a', 'c');
    await change({ field: 'title', value: 'Second' }, 'a');

    await undoChange(url, ada, id);

    expect([(await shown('a')).title, (await shown('c')).title]).toEqual(['Second', 'Rain Jacket C']);
  });
});

describe('a change whose job is not finished', () => {
  it('keeps its products from another change of the field, a preview and an undo', async () => {
    const first = await change({ field: 'title', value: 'First' }, 'a', 'c');
    const second = await change({ field: 'title', value: 'Second' }, 'a', 'c');
    await ask(url, 'UPDATE catalogue_change SET finished_at = NULL WHERE id = $1', second.id);
    await ask(
      url,
      `UPDATE catalogue_change_item SET is_done = false
       WHERE change_id = $1 AND product_id = (SELECT id FROM product WHERE external_id = 'c')`,
      second.id,
    );
    const { id: c } = await shown('c');
    const third: Edit = { field: 'title', of: 0, value: 'Third' };

    await expect(change({ field: 'title', value: 'Third' }, 'c')).rejects.toThrow(/still in progress/);
    await expect(previewChange(url, third, [c])).rejects.toThrow(/still in progress/);
    await expect(undoChange(url, ada, first.id)).rejects.toThrow(/still in progress/);
    expect(await change({ field: 'title', value: 'Third' }, 'a')).toMatchObject({ done: 1 });
    expect(await change({ field: 'brand', value: 'Quillmoor' }, 'c')).toMatchObject({ done: 1 });
    await carryOut(url, second.id, new AbortController().signal);
    expect(await change({ field: 'title', value: 'Third' }, 'c')).toMatchObject({ done: 1 });
  });
});

describe('a switch', () => {
  it('removes a store or brand from the shop, including newly imported products, and restores it', async () => {
    const [{ store_id: store, brand_id: brand } = { store_id: 0, brand_id: 0 }] = await ask<{
      store_id: number;
      brand_id: number;
    }>(url, 'SELECT store_id, brand_id FROM product LIMIT 1');

    const off = await switchSubject(url, ada, { kind: 'store', id: store, isOff: true });
    await importText(url, 'Larkfield', [...rows, feedRow('d')]);
    const during = [(await shown('a')).active, (await shown('d')).active];
    await undoChange(url, ada, off.id);
    const back = [(await shown('a')).active, (await shown('d')).active];
    await switchSubject(url, ada, { kind: 'brand', id: brand, isOff: true });

    expect([off.isFinished, off.done]).toEqual([true, 3]);
    expect([during, back]).toEqual([
      [false, false],
      [true, true],
    ]);
    expect((await shown('d')).active).toBe(false);
    await expect(switchSubject(url, ada, { kind: 'brand', id: brand, isOff: true })).rejects.toThrow(/already off/);
  });

  it('continues as a job if there are more products than one step changes', { tags: 'sweep' }, async () => {
    const many = Array.from({ length: 620 }, (_, at) => feedRow(`m${at}`));
    await importText(url, 'Larkfield', [...rows, ...many]);
    const ids = (await ask<{ id: number }>(url, 'SELECT id FROM product')).map(({ id }) => id);

    const begun = await changeProducts(url, ada, { field: 'brand', of: 0, value: 'Quillmoor' }, { ids, scope: 'all' });
    await carryOut(url, begun.id, new AbortController().signal);

    expect([begun.total, begun.done, begun.isFinished]).toEqual([623, 500, false]);
    const [left] = await ask(
      url,
      "SELECT count(*)::int AS count FROM listing WHERE card ->> 'brand_name' <> 'Quillmoor'",
    );
    expect(left).toEqual({ count: 0 });
    expect(await ask(url, 'SELECT done FROM catalogue_change WHERE finished_at IS NOT NULL')).toEqual([{ done: 623 }]);
  });
});
