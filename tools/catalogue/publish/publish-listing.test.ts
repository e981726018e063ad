import { createTestDatabase } from '@wearfolio/database/testing/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../connection.ts';
import { ask, importText } from '../testing/trial.ts';

let url = '';
let drop = async (): Promise<void> => undefined;
beforeAll(async () => {
  ({ url, drop } = await createTestDatabase());
  await importText(url, 'First', 'id,name,link\n1,Hat,https://a.example/1\n');
  await importText(
    url,
    'Café Lark',
    [
      'id,group_id,title,brand,category,color,size,price,retail_price,link,image,image_width,image_height,stock',
      '1,g,Rain Jacket II,Lark,Women > Clothing > Jackets,Blue Spell,M,59.90,80,https://lark.example/1,https://img.example/a/1.jpg?w=2|https://img.example/a/1b.jpg,800|640,1000|800,3',
      '2,g,Rain Jacket II,Lark,Women > Clothing > Jackets,Crimson,L,61.00,80,https://lark.example/2,https://img.example/a/2.jpg,,,2',
    ].join('\n'),
    { shipping: 'Free over $60' },
  );
});
afterAll(() => drop());

const idOf = async (table: string, sql: string): Promise<number> =>
  (await ask<{ id: number }>(url, `SELECT id FROM ${table} WHERE ${sql}`))[0]?.id ?? 0;

describe('the listing row', () => {
  it('contains the whole card of the list', async () => {
    const [listing] = await ask<{ card: Record<string, unknown> }>(url, 'SELECT card FROM listing WHERE store_id = 2');
    const product = await idOf('product', 'store_id = 2');
    const spell = await idOf('color', "name = 'Blue Spell'");
    const crimson = await idOf('color', "name = 'Crimson'");
    const first = {
      id: await idOf('product_color', `color_id = ${spell}`),
      color_id: spell,
      color_name: 'Blue Spell',
      is_primary: 1,
      parent_color_id: await idOf('color', "name = 'Blue'"),
      image_index: 0,
      product_image: ['https://img.example/a/1.jpg?w=2', 'https://img.example/a/1b.jpg'],
      colors: { id: spell, hexa: '#2F4F9E' },
    };
    const second = {
      id: await idOf('product_color', `color_id = ${crimson}`),
      color_id: crimson,
      color_name: 'Crimson',
      is_primary: 0,
      parent_color_id: await idOf('color', "name = 'Red'"),
      image_index: 1,
      product_image: ['https://img.example/a/2.jpg'],
      colors: { id: crimson, hexa: expect.stringMatching(/^#[0-9A-F]{6}$/) },
    };

    expect(listing?.card).toEqual({
      retail_kind: 'regular',
      product_id: product,
      id: product,
      user_id: null,
      product_name: 'Rain Jacket II',
      title: 'Rain Jacket II',
      brand_id: await idOf('brand', "display_name = 'Lark'"),
      brand_name: 'Lark',
      store_id: 2,
      store_name: 'Café Lark',
      vendor_id: 2,
      price: 59.9,
      retail_price: 80,
      primary_image: '1.jpg',
      image_path: 'https://img.example/a/1.jpg?w=2',
      image_name: '1.jpg',
      base_url: '',
      product_url: 'https://lark.example/1',
      shipping_policy: 'Free over $60',
      ...{ delivery_price: null, delivered_price: null, delivery_free_from: null, delivery_days: null },
      ...{ returns_days: null, returns_free: null, returns_note: null },
      is_active: 1,
      primary_image_index: 0,
      primary_color_image_data: first,
      product_color_images: ['https://img.example/a/1.jpg?w=2', 'https://img.example/a/2.jpg'],
      product_color_data: [first, second],
      color_primary_image: 'https://img.example/a/1.jpg?w=2',
      language: null,
      is_favorite: 0,
      favorite_color_ids: [],
      slug: 'rain-jacket-ii',
      stock: 5,
      category_path: 'women/clothing/jackets',
      image_shape: '4:5',
      image_width: 800,
      image_height: 1000,
    });
  });

  it('contains the values for filters and search', async () => {
    const [row] = await ask<Record<string, unknown>>(url, 'SELECT * FROM listing WHERE store_id = 2');
    const blue = await idOf('color', "name = 'Blue'");
    const red = await idOf('color', "name = 'Red'");
    const medium = await idOf('size', "attribute_value = 'M'");
    const large = await idOf('size', "attribute_value = 'L'");

    expect(row).toMatchObject({ on_sale: true, in_stock: true, active: true, price_cents: 5990, collection_ids: [] });
    expect(row?.keywords).toBe('rain jacket ii lark cafe lark women clothing jackets blue spell crimson');
    expect(row?.category_ids).toEqual([
      await idOf('category', "path = 'women'"),
      await idOf('category', "path = 'women/clothing'"),
      await idOf('category', "path = 'women/clothing/jackets'"),
    ]);
    expect(row?.color_ids).toEqual([red, blue].toSorted((one, two) => one - two));
    expect(row?.size_ids).toEqual([medium, large].toSorted((one, two) => one - two));
    const pairs = [blue * 2 ** 32 + medium, red * 2 ** 32 + large].toSorted((one, two) => one - two);
    expect(row?.color_sizes).toEqual(pairs.map(String));
  });

  it('also lists products without an audience under Women, and handbags there only', async () => {
    const rows = ['Coast Rain Jacket', "Men's Peak Rain Jacket", 'Leather Shoulder Bag'];
    const feed = rows.map((name, at) => `${at},${name},https://unisex.example/${at}`);
    await importText(url, 'Unisex', ['id,name,link', ...feed].join('\n'));

    const listed = await ask<{ name: string; paths: string[] }>(
      url,
      `SELECT p.name, ARRAY(SELECT path FROM category WHERE id = ANY(l.category_ids) AND level = 3 ORDER BY path) AS paths
       FROM listing l JOIN product p ON p.id = product_id JOIN store s ON s.id = p.store_id
       WHERE s.name = 'Unisex' ORDER BY p.external_id`,
    );
    expect(listed.map(({ paths }) => paths)).toEqual([
      ['men/clothing/jackets', 'women/clothing/jackets'],
      ['men/clothing/jackets'],
      ['women/bags/shoulder-bags'],
    ]);
  });

  it('contains nulls and empty lists for a product with little data', async () => {
    const [row] = await ask<{ card: Record<string, unknown> }>(url, 'SELECT * FROM listing WHERE store_id = 1');

    expect(row).toMatchObject({
      price_cents: null,
      on_sale: false,
      in_stock: true,
      color_ids: [],
      size_ids: [],
      color_sizes: [],
    });
    expect(row?.card).toMatchObject({
      price: null,
      retail_price: null,
      image_path: null,
      image_name: null,
      primary_image: null,
      color_primary_image: null,
      product_color_images: [],
      image_shape: 'default',
      stock: null,
    });
  });

  it.each([
    [1000, 1000, '1:1'],
    [600, 920, '15:23'],
    [564, 1000, '141:250'],
    [540, 957, '180:319'],
    [800, 1009, '4:5'],
    [800, 1011, 'default'],
    [1000, 500, 'default'],
  ])('classifies a picture of %d x %d as %s', async (width, height, shape) => {
    await importText(
      url,
      'Shapes',
      `id,name,link,image,image_width,image_height\n1,Hat,https://a.example/1,https://a.example/${width}-${height}.jpg,${width},${height}\n`,
    );

    expect(
      await ask(
        url,
        "SELECT card ->> 'image_shape' AS shape FROM listing JOIN store s ON s.id = store_id WHERE s.name = 'Shapes'",
      ),
    ).toEqual([{ shape }]);
  });

  it('notifies listeners, and numbers changes above all earlier ones', async () => {
    const listener = await connect(url);
    const heard = new Promise((resolve) => listener.once('notification', ({ channel }) => resolve(channel)));
    await listener.query('LISTEN listing_changed');
    const [before] = await ask<{ highest: string }>(url, 'SELECT max(change_number) AS highest FROM listing');

    await importText(url, 'Café Lark', 'id,name,link\n7,Scarf,https://a.example/7\n', { yes: true });

    expect(await heard).toBe('listing_changed');
    await listener.end();
    // The new scarf, and the jacket, which is sold out now.
    expect(await ask(url, 'SELECT product_id FROM listing WHERE change_number > $1', before?.highest)).toHaveLength(2);
  });
});
