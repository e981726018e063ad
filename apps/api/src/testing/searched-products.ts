import { addBrand, addCategories, addColor, addProduct, addStore, publishAll } from './builders.ts';
import type { TestApp } from './test-app.ts';

/** Adds a small catalogue and the searches of yesterday that the tests of search and of suggestions share. */
export const addSearchedProducts = async (shop: TestApp): Promise<void> => {
  const { db } = shop;
  const [store, unused] = [await addStore(db, 'Northbound'), await addStore(db, 'Northern Lights')];
  const [ostra, bound] = [await addBrand(db, 'Ostra Noir'), await addBrand(db, 'Northbound')];
  const [red, blue, white] = [await addColor(db, 'Red'), await addColor(db, 'Blue'), await addColor(db, 'White')];
  const [rust, navy] = [await addColor(db, 'Rust', red), await addColor(db, 'Navy', blue)];
  const colors = [red];
  const [jumpers, coats] = [
    await addCategories(db, 'Women/Clothing/Jumpers'),
    await addCategories(db, 'Women/Clothing/Coats'),
  ];
  await addCategories(db, 'Women/Clothing/Jumpsuits');
  const shirts = await addCategories(db, 'Men/Clothing/Shirts');
  const common = { brand: ostra, store, colors, priceCents: 5000 };
  await addProduct(db, { ...common, name: 'Cable Jumper', categories: jumpers });
  await addProduct(db, { ...common, name: 'Wool Coat', categories: coats });
  await addProduct(db, { ...common, brand: bound, name: 'Down Coat', categories: coats, colors: [blue] });
  const hats = await addCategories(db, 'Women/Accessories/Hats');
  await addProduct(db, { ...common, name: 'Bobble Hat', brand: await addBrand(db, 'Cable Works'), categories: hats });
  await addProduct(db, {
    ...{ ...common, name: 'Oxford Shirt', categories: shirts },
    colors: [rust, blue, navy, white],
  });
  await addProduct(db, { ...common, store: unused, name: 'Jumper Gone', categories: jumpers, active: false });
  const socks = { ...common, categories: await addCategories(db, 'Women/Clothing/Socks') };
  await addProduct(db, { ...socks, name: 'Crew Socks 6-10', priceCents: 1200 });
  await addProduct(db, { ...socks, name: 'Ankle Socks', priceCents: 800 });
  for (const path of ['Women/Jewellery', 'Men/Jewellery']) {
    await addProduct(db, { ...common, name: 'Band Ring', categories: await addCategories(db, path) });
  }
  await publishAll(shop);
  const day = new Date(Date.now() - 86_400_000);
  await db.searchLog.createMany({
    data: [
      { keyword: 'anna of 12 mill lane', day, count: 9, lastTotal: 3 },
      { keyword: 'wool coat', day, count: 5, lastTotal: 1 },
      { keyword: 'down coat', day, count: 4, lastTotal: 1 },
    ],
  });
};
