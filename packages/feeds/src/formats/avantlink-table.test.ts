import { describe, expect, it } from 'vitest';
import { readAll } from '../testing/read.ts';

const header = [
  ...['SKU', 'Manufacturer Id', 'Brand Name', 'Product Name', 'Long Description', 'Short Description', 'Category'],
  ...['SubCategory', 'Product Group', 'Thumb URL', 'Image URL', 'Buy Link', 'Keywords', 'Retail Price', 'Sale Price'],
  ...['Medium Image URL', 'Variants XML', 'Google Categorization'],
];
const variants =
  '<variants><variant><sku>V1</sku><color>Ice &amp; Teal</color><size>37.5</size></variant><variant><sku>V2</sku><color>Ice</color><size>38</size></variant></variants>';
const row = [
  ...['A1', 'M1', 'Tarnbeck', "Heron VS - Women's", '', 'A shoe.', 'Climbing', 'Shoes', "Women's Climbing Shoes"],
  ...['https://a.example/t.jpg', 'https://a.example/l.jpg', 'https://classic.avantlink.com/click.php?p=1', ''],
  ...['175.00', '139.99', '', variants, ''],
];

describe("AvantLink's table", () => {
  it.each([',', '\t', '|'])('is read with its variants, separated by %j', async (delimiter) => {
    const text = [header, row].map((cells) => cells.map((cell) => `"${cell}"`).join(delimiter)).join('\n');
    const { rows } = await readAll(`${text}\n`);

    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      externalId: 'A1',
      brand: 'Tarnbeck',
      categoryPath: 'women/shoes/climbing-shoes',
      sourceCategory: "Climbing > Shoes > Women's Climbing Shoes",
      priceCents: 13_999,
      retailCents: 17_500,
      description: 'A shoe.',
    });
    expect(rows[0]?.images.map(({ url }) => url)).toEqual(['https://a.example/l.jpg']);
    expect(rows[0]?.variants.map(({ size, color }) => [size?.value, color?.name])).toEqual([
      ['37.5', 'Ice & Teal'],
      ['38', 'Ice'],
    ]);
  });
});
