import type { Reply } from '@wearfolio/contracts/endpoint';
import type { listFavorites } from '@wearfolio/contracts/favorites';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addColor, addProduct, type NewProduct, publishAll } from '../../testing/builders.ts';
import type { SignedInCustomer } from '../../testing/sign-in.ts';
import {
  customerWith,
  daysAgo,
  type FavoritesShop,
  readFavorites,
  startFavoritesShop,
} from '../testing/favorites-shop.ts';

type Entry = Reply<typeof listFavorites>['favProducts'][number];

let shop: FavoritesShop;

beforeAll(async () => {
  shop = await startFavoritesShop();
});
afterAll(() => shop.app.close());

const ask = (customer: SignedInCustomer, query?: string) => readFavorites(shop, customer, query);

const add = (name: string, more: Partial<NewProduct> = {}): Promise<number> => {
  const { acne: brand, loft: store, hats: categories, red } = shop.made;
  return addProduct(shop.db, { name, brand, store, categories, colors: [red], priceCents: 1000, ...more });
};

describe('the stock of a favorite', () => {
  it('follows imports that change products requested before', async () => {
    const { north, red } = shop.made;
    const product = await add('Scarf', { retailCents: 1000, stock: 9 });
    await publishAll(shop);
    const bob = await customerWith(shop, 'Bob', [{ product, color: red.id, cents: 1000 }]);
    const before = await ask(bob);

    await shop.db.product.update({ where: { id: product }, data: { priceCents: 800, stock: 1, storeId: north.id } });
    await publishAll(shop);
    const after = await ask(bob, 'filterType=onsale&store=Northbound');

    expect(before.counts).toMatchObject({ all_Items: 1, onsale: 0, lowstock: 0 });
    expect(after.counts).toMatchObject({ all_Items: 1, onsale: 1, lowstock: 1 });
    expect(after.favProducts).toMatchObject([{ stock_label: 'low_stock', productDetail: { price: 8 } }]);
  });

  it('returns the stock of the saved color', async () => {
    const { red, blue, wine } = shop.made;
    const addLeft = (name: string, stocks: [color: typeof red, stock: number | null][], stock: number | null) =>
      add(name, {
        colors: [red, blue],
        variants: stocks.map(([color, left]) => ({ color, size: null, stock: left })),
        stock,
      });
    const oneOut = [
      [red, 5],
      [blue, 0],
      [blue, 0],
    ] satisfies Parameters<typeof addLeft>[1];
    const products = {
      out: await addLeft('Out', oneOut, 5),
      low: await addLeft(
        'Low',
        [
          [red, 5],
          [blue, 1],
          [blue, 2],
        ],
        8,
      ),
      uncounted: await addLeft(
        'Uncounted',
        [
          [red, 0],
          [blue, 0],
          [blue, null],
        ],
        null,
      ),
      ofTheProduct: await addLeft(
        'Of the product',
        [
          [red, null],
          [blue, null],
        ],
        2,
      ),
      inactive: await addLeft(
        'Inactive',
        [
          [red, 5],
          [blue, 5],
        ],
        10,
      ),
      other: await addLeft('Other', oneOut, 5),
    };
    await shop.db.product.update({ where: { id: products.inactive }, data: { active: false } });
    await publishAll(shop);
    const bob = await customerWith(shop, 'Bob', [
      ...Object.values(products).map((product) => ({ product, color: blue.id })),
      { product: products.other, color: red.id },
      { product: products.other, color: wine.id },
    ]);

    const { favProducts, counts } = await ask(bob);

    expect(
      favProducts.map(({ productDetail, color_id, stock_label }: Entry) => [
        productDetail.title,
        color_id,
        stock_label,
      ]),
    ).toEqual([
      ['Other', wine.id, 'sold_out'],
      ['Other', red.id, null],
      ['Other', blue.id, 'sold_out'],
      ['Inactive', blue.id, 'sold_out'],
      ['Of the product', blue.id, 'low_stock'],
      ['Uncounted', blue.id, null],
      ['Low', blue.id, 'low_stock'],
      ['Out', blue.id, 'sold_out'],
    ]);
    expect(counts).toMatchObject({ all_Items: 8, lowstock: 2, soldout: 4, backinstock: 0 });
    expect(await ask(bob, 'filterType=lowstock')).toMatchObject({
      favProducts: [{ productDetail: { title: 'Of the product' } }, { productDetail: { title: 'Low' } }],
    });
  });

  it('keeps favorites from before the feed named colors', async () => {
    const unspecified = await addColor(shop.db, 'Unspecified');
    const product = await add('Stole', { stock: 9 });
    await publishAll(shop);
    const bob = await customerWith(shop, 'Bob', [{ product, color: unspecified.id }]);

    expect(await ask(bob)).toMatchObject({ favProducts: [{ stock_label: null }], counts: { soldout: 0 } });
  });
});

describe('back in stock', () => {
  const observe = async (productId: number, changes: [daysAgo: number, stock: number | null][]) => {
    // The state after imports on those days.
    for (const [days, stock] of changes) {
      const changedAt = daysAgo(days);
      const before = await shop.db.product.findUniqueOrThrow({ where: { id: productId } });
      const returnedAt = before.stock === 0 && stock !== 0 ? changedAt : before.returnedAt;
      await shop.db.priceChange.create({ data: { productId, priceCents: 1000, stock, changedAt } });
      await shop.db.product.update({ where: { id: productId }, data: { stock, returnedAt } });
      await shop.db.productColor.updateMany({ where: { productId }, data: { returnedAt } });
    }
  };

  it.each([
    [
      'came back yesterday',
      10,
      [
        [20, 5],
        [5, 0],
        [1, 8],
      ],
      true,
    ],
    [
      'came back with unknown stock',
      10,
      [
        [5, 0],
        [1, null],
      ],
      true,
    ],
    [
      'was sold out when it was saved',
      3,
      [
        [5, 0],
        [1, 8],
      ],
      true,
    ],
    [
      'came back and sold since',
      10,
      [
        [5, 0],
        [3, 8],
        [1, 7],
      ],
      true,
    ],
    [
      'came back before it was saved',
      2,
      [
        [5, 0],
        [3, 8],
      ],
      false,
    ],
    [
      'came back long ago',
      30,
      [
        [20, 0],
        [15, 8],
      ],
      false,
    ],
    [
      'came back long ago and sold since',
      30,
      [
        [20, 0],
        [15, 8],
        [1, 7],
      ],
      false,
    ],
    [
      'was never sold out',
      10,
      [
        [5, 4],
        [1, 8],
      ],
      false,
    ],
    [
      'is sold out again',
      10,
      [
        [5, 0],
        [3, 8],
        [1, 0],
      ],
      false,
    ],
    ['appeared after it was saved', 10, [[1, 8]], false],
  ] as const)('a product that %s, saved %i days ago, with stock %j: %s', async (name, days, changes, isBack) => {
    const product = await add(name);
    await observe(
      product,
      changes.map(([ago, stock]) => [ago, stock]),
    );
    await publishAll(shop);
    const eve = await customerWith(shop, 'Eve', [{ product, color: shop.made.red.id, days }]);

    const { favProducts, counts } = await ask(eve, 'filterType=backinstock');

    expect(counts.backinstock).toBe(isBack ? 1 : 0);
    expect(favProducts.map(({ stock_label }: Entry) => stock_label)).toEqual(isBack ? ['back_in_stock'] : []);
  });

  it('leaves out inactive products', async () => {
    const product = await add('Ghost');
    await observe(product, [
      [5, 0],
      [1, 8],
    ]);
    await shop.db.product.update({ where: { id: product }, data: { active: false } });
    await publishAll(shop);
    const eve = await customerWith(shop, 'Eve', [{ product, color: shop.made.red.id, days: 9 }]);

    expect((await ask(eve)).counts).toMatchObject({ all_Items: 1, backinstock: 0, soldout: 1 });
  });
});
