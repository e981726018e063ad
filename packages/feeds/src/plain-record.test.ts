// cspell:disable: values in many languages
import { describe, expect, it } from 'vitest';
import { firstRow, plainRules, readAll } from './testing/read.ts';

/** Reads a product of a table with some columns changed. */
const rowOf = (columns: Readonly<Record<string, string>>, options: Parameters<typeof firstRow>[1] = {}) => {
  const all = {
    id: 'tee-1',
    title: 'Rib Tee',
    category: 'T-Shirts',
    price: '10',
    link: 'https://a.example/1',
    ...columns,
  };
  const line = (cells: readonly string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');
  return firstRow(`${line(Object.keys(all))}\n${line(Object.values(all))}\n`, options);
};

const optional = ['sale_price', 'rrp_price', 'brand', 'size', 'color', 'description', 'gtin', 'material', 'image'];

describe('a value that means nothing', () => {
  it.each([
    'N/A',
    'NULL',
    'nan',
    'undefined',
    '#REF!',
    'Default',
    '#BEZUG!',
    '#¡VALOR!',
    '#Н/Д',
    'keine Angabe',
    'non renseigné',
    'нет данных',
    '未設定',
  ])('is absent in each optional column: %s', async (value) => {
    const row = await rowOf(Object.fromEntries(optional.map((column) => [column, value])));

    expect(row).toMatchObject({
      priceCents: 1000,
      retailCents: null,
      brand: 'Test',
      description: '',
      images: [],
    });
    expect(row.variants).toMatchObject([{ size: null, color: null, gtin: null }]);
    expect(row.warnings).toEqual([]);
  });

  it.each(['Rib Tee - Default Title', 'Rib Tee / Default Title', 'Rib Tee (N/A)', 'Rib Tee | ohne Größe'])(
    'is cut from the end of a name: %s',
    async (title) => {
      expect(await rowOf({ title })).toMatchObject({ name: 'Rib Tee', title: 'Rib Tee' });
    },
  );

  it.each([
    ['no size', null],
    ['Ohne Größe', null],
    ['sans taille', null],
    ['без размера', null],
    ['サイズなし', null],
    ['', 'XL'],
    ['n/a', 'XL'],
  ])('keeps a size from the link away where the column says %s', async (size, expected) => {
    const row = await rowOf({ size, link: 'https://a.example/1?size=XL' });

    expect(row.variants[0]?.size?.value ?? null).toBe(expected);
  });
});

describe('a cell of options', () => {
  it.each([
    ['N/A, S', 'S'],
    ['n/a / M', 'M'],
    ['нет | L', 'L'],
    ['="10-12"', '10-12'],
    ["'10-12", '10-12'],
    ['S/M', 'S/M'],
  ])('%s says %s', async (size, value) => {
    const row = await rowOf({ size, color: 'k.A. / Red', category: 'Girls Dresses', title: 'Girls Rib Dress' });

    expect(row.variants.map((variant) => [variant.size?.value, variant.color?.name])).toEqual([[value, 'Red']]);
  });

  it('does not refuse a row whose price means nothing beside a sale price', async () => {
    expect((await rowOf({ price: 'N/A', sale_price: '8' })).priceCents).toBe(800);
  });
});

describe('an address', () => {
  it.each(['&', '&amp;', '&#38;', '&#038;', '&#x26;'])('in a table takes %s for an ampersand', async (sign) => {
    const address = `https://a.example/1.jpg?a=1${sign}b=2`;
    const row = await rowOf({ link: address, image: address });

    expect([row.url, row.images[0]?.url]).toEqual(Array(2).fill('https://a.example/1.jpg?a=1&b=2'));
  });

  it.each([
    ['//cdn.example/a.jpg', null, 'https://cdn.example/a.jpg'],
    ['/a/b.jpg', 'https://shop.example/media/catalog/product', 'https://shop.example/media/catalog/product/a/b.jpg'],
    ['/a/b.jpg', 'https://shop.example/media/', 'https://shop.example/media/a/b.jpg'],
  ])('of a picture: %s below %s is %s', async (image, pictureBase, url) => {
    const rules = { ...plainRules, store: { ...plainRules.store, pictureBase } };

    expect((await rowOf({ image }, { rules })).images[0]?.url).toBe(url);
  });
});

describe('a computed price', () => {
  it.each([
    ['79.98999999999999 USD', 7999],
    ['12.500000000000002', 1250],
    ['66,66666666666667 USD', 6667],
    ['1,299.9900000000002', 129999],
  ])('%s is rounded', async (price, cents) => {
    expect((await rowOf({ price })).priceCents).toBe(cents);
  });
});

describe('the dates of a sale in two columns', () => {
  it.each([
    ['sale_from', 'sale_to', '2026-03-01', '2026-03-31'],
    ['special_from_date', 'special_to_date', '2026-03-01 00:00:00', '2026-03-31 23:59:59'],
    ['Angebot ab', 'Angebot bis', '1.3.2026', '31.3.2026'],
  ])('%s and %s are one period', async (from, to, begin, end) => {
    const columns = { sale_price: '8', [from]: begin, [to]: end };
    const priceOn = async (day: string) => {
      const row = await rowOf(columns, { now: new Date(day) });
      return [row.priceCents, ...(row.timetable ?? []).map((price) => price.from)];
    };
    const period = ['2026-03-01T00:00:00.000Z', '2026-03-31T23:59:59.001Z'];

    expect(await priceOn('2026-02-01')).toEqual([1000, null, ...period]);
    expect(await priceOn('2026-03-15')).toEqual([800, null, period[1]]);
    expect(await priceOn('2026-04-01')).toEqual([1000]);
  });

  it('may lack one of its ends, and absent dates end nothing', async () => {
    const rows = [
      { sale_from: 'N/A', sale_to: '2026-03-31' },
      { sale_from: 'null', sale_to: '-' },
    ];
    const read = await Promise.all(
      rows.map((dates) => rowOf({ sale_price: '8', ...dates }, { now: new Date('2026-04-01') })),
    );

    expect(read.map(({ priceCents }) => priceCents)).toEqual([1000, 800]);
  });
});

describe('two sizes', () => {
  it.each(['S-M', 'S - M', 'S–M', 'S/M', 'S — M', 'S〜M', 'Small–Medium'])(
    '%s are one size between them',
    async (size) => {
      expect(
        (await readAll(`id,title,category,size,price,link\n1,Rib Tee,T-Shirts,${size},10,https://a.example/1\n`)).rows,
      ).toMatchObject([{ variants: [{ size: { value: 'S/M' } }] }]);
    },
  );
});
