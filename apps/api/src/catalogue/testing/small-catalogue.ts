import {
  addBrand,
  addCategories,
  addCollection,
  addColor,
  addProduct,
  addSize,
  addStore,
  publishAll,
} from '../../testing/builders.ts';
import type { TestApp } from '../../testing/test-app.ts';

const day = (number: number): Date => new Date(Date.UTC(2026, 0, number));

/**
 * Fills a shop with five products, one inactive, that differ in every property a listing filters by. Returns what it
 * made.
 */
export const fillSmallCatalogue = async (shop: TestApp) => {
  const { db } = shop;
  const [north, loft] = [await addStore(db, 'Northbound'), await addStore(db, 'Löft 100%')];
  const [five, acne] = [await addBrand(db, 'Five Ten'), await addBrand(db, 'Acné_Studio')];
  const [red, blue] = [await addColor(db, 'Red'), await addColor(db, 'Blue')];
  const wine = await addColor(db, 'Wine', red);
  const [large, small] = [await addSize(db, 'L', 3), await addSize(db, 'S', 1)];
  const boots = await addCategories(db, 'Women/Shoes/Boots');
  const menBoots = await addCategories(db, 'Men/Shoes/Boots');
  const dresses = await addCategories(db, 'Women/Clothing/Summer Dresses');
  const other = await addCategories(db, 'Other/Unsorted/Everything Else');
  await addCategories(db, 'Women/Clothing/Empty Branch');

  const climber = await addProduct(db, {
    name: 'Élan Climber',
    brand: five,
    store: north,
    categories: boots,
    colors: [blue, wine],
    variants: [
      { color: wine, size: small, stock: 2 },
      { color: blue, size: large, stock: 0 },
      { color: blue, size: large, stock: 3 },
    ],
    priceCents: 5_000,
    retailCents: 8_050,
    stock: 5,
    firstSeen: day(1),
    description: '<p>Warm</p>',
  });
  const hiker = await addProduct(db, {
    name: 'Hiker 100%',
    brand: acne,
    store: loft,
    categories: menBoots,
    colors: [red],
    variants: [{ color: null, size: large }],
    priceCents: 500_000,
    firstSeen: day(2),
  });
  const dress = await addProduct(db, {
    name: 'Linen Dress',
    brand: acne,
    store: loft,
    categories: dresses,
    colors: [wine],
    priceCents: 500_001,
    firstSeen: day(3),
  });
  const gift = await addProduct(db, {
    name: 'Gift Box',
    brand: five,
    store: north,
    categories: other,
    colors: [red],
    firstSeen: day(3),
  });
  const gone = await addProduct(db, {
    name: 'Gone Boots',
    brand: await addBrand(db, 'Vanished'),
    store: north,
    categories: boots,
    colors: [red],
    priceCents: 100,
    active: false,
    firstSeen: day(9),
  });
  await addCollection(db, 'weekly_product', [gift, gone, climber]);
  await publishAll(shop);
  return { north, loft, five, acne, red, blue, wine, large, small, climber, hiker, dress, gift, gone };
};

export type SmallCatalogue = Awaited<ReturnType<typeof fillSmallCatalogue>>;
