import { getHomeContent } from '@wearfolio/contracts/home';
import { type Art, type HomePage, homePage, type Piece, type SectionOf } from '@wearfolio/contracts/home/home-sections';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addBrand,
  addCategories,
  addCollection,
  addColor,
  addProduct,
  addStore,
  type NewProduct,
  publishAll,
} from '../../testing/builders.ts';
import { readPage } from '../../testing/read-page.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

type Brands = readonly Awaited<ReturnType<typeof addBrand>>[];

const readHome = async (shop: TestApp): Promise<HomePage> => {
  const { body } = await request(shop.app.server).get(getHomeContent.url).expect(200);
  expect(homePage.parse(body.data)).toEqual(body.data);
  return body.data;
};

const kindsOf = ({ sections }: HomePage): string[] => sections.map(({ kind }) => kind);

const sectionOf = <Kind extends HomePage['sections'][number]['kind']>(
  { sections }: HomePage,
  kind: Kind,
): SectionOf<Kind> | undefined => sections.find((section): section is SectionOf<Kind> => section.kind === kind);

/** Every picture in the sections, in order. */
const piecesIn = (home: HomePage): Piece[] => {
  const arts = home.sections.flatMap((section): readonly { art: Art }[] => {
    if (section.kind === 'slides') return section.slides;
    if (section.kind === 'tiles') return section.tiles;
    if (section.kind === 'scenes') return section.scenes;
    return section.kind === 'choice' ? [section] : [];
  });
  return arts.flatMap(({ art }) => ('pieces' in art ? art.pieces : []));
};

/** Every link in the sections. */
const linksIn = (home: HomePage): string[] =>
  [...JSON.stringify(home).matchAll(/"(?:href|explore)":"([^"]*)"/g)].map(([, href]) => String(href));

describe('the home page of a shop with its own catalogue', () => {
  let shop: TestApp;
  let brands: Brands;
  let common: Pick<NewProduct, 'store' | 'colors'>;

  /** Adds `count` products of a kind, each of the next brand. */
  const stock = async (path: string, count: number, more: Partial<NewProduct> = {}): Promise<number[]> => {
    const categories = await addCategories(shop.db, path);
    const ids: number[] = [];
    for (let index = 0; index < count; index += 1) {
      const brand = brands[index % brands.length] ?? brands[0];
      if (!brand) throw new Error('There is no brand');
      const name = `${path.split('/').at(-1)} ${index}`;
      ids.push(await addProduct(shop.db, { ...common, brand, categories, name, priceCents: 5000, ...more }));
    }
    return ids;
  };

  beforeAll(async () => {
    shop = await startTestApp();
    const { db } = shop;
    common = { store: await addStore(db, 'Northbound'), colors: [await addColor(db, 'Red')] };
    const [large] = [await addBrand(db, 'Scarpa')];
    // One of every second product.
    brands = [
      large,
      await addBrand(db, 'Evolv'),
      large,
      await addBrand(db, 'Acne'),
      large,
      await addBrand(db, 'Mammut'),
    ];
  });
  afterAll(() => shop.app.close());

  it('says that the shop is being stocked while it is empty', async () => {
    await addCategories(shop.db, 'Women/Clothing/Dresses');
    await shop.app.refreshCatalogue();

    const home = await readHome(shop);

    expect(home.sections).toMatchObject([{ kind: 'notice', title: 'The shop is being stocked' }]);
    expect(linksIn(home)).toEqual([]);
    for (const key of ['weekly_product', 'featured_product', 'favorites']) {
      const { body } = await request(shop.app.server).get(`/api/productList?homepageKey=${key}`).expect(200);
      expect(body.data).toEqual([]);
    }
    await request(shop.app.server).get('/').expect(200);
  });

  it("shows the catalogue's content after an import", async () => {
    await stock('Women/Shoes/Boots', 9);
    await stock('Men/Shoes/Boots', 3);
    await stock('Women/Bags/Totes', 8);
    await publishAll(shop);

    const home = await readHome(shop);

    expect(kindsOf(home)).toEqual(['slides', 'strip', 'choice', 'tiles', 'strip', 'scenes', 'names']);
    expect(home.description).toBe("20 items by 4 brands from 1 store, in one place. Buy at the store's own site.");
    expect(
      sectionOf(home, 'slides')?.slides.map(({ brand, tagline, headline, explore }) => [
        brand,
        tagline,
        headline,
        explore,
      ]),
    ).toEqual([
      ['New in', '20 items from 1 store', 'Totes and boots', '/shop/weekly_product'],
      ['Scarpa', '11 items', 'Totes and boots', '/brand/scarpa'],
      ['Plenty to choose from', '12 items from 4 brands', 'Boots', '/browse/boots'],
    ]);
    expect(sectionOf(home, 'tiles')?.tiles.map(({ name, href }) => [name, href])).toEqual([
      ['Boots', '/browse/boots'],
      ['Totes', '/browse/women/bags/totes'],
    ]);
    expect(sectionOf(home, 'scenes')?.scenes.map(({ title, line, href }) => [title, line, href])).toEqual([
      ['Men', 'Boots', '/browse/men'],
      ['Women', 'Boots and totes', '/browse/women'],
    ]);
    expect(sectionOf(home, 'names')?.names.map(({ name, count }) => [name, count])).toEqual([
      ['Scarpa', 11],
      ['Evolv', 5],
      ['Acne', 2],
      ['Mammut', 2],
    ]);
  });

  it("has a row of this week's price drops when there are enough", async () => {
    const drop = (count: number) => shop.db.$executeRaw`
      UPDATE product SET drop_permille = 200, dropped_at = now() - interval '2 days'
      WHERE id IN (SELECT id FROM product ORDER BY id LIMIT ${count}::int)`;

    await drop(3);
    await publishAll(shop);
    expect(kindsOf(await readHome(shop))).not.toContain('drops');
    await drop(4);
    await publishAll(shop);

    const home = await readHome(shop);
    expect(kindsOf(home).slice(0, 3)).toEqual(['slides', 'strip', 'drops']);
    expect(sectionOf(home, 'drops')).toEqual({
      kind: 'drops',
      eyebrow: 'Price drops',
      title: 'Dropped this week',
      dropped: '7',
    });
    const { body } = await request(shop.app.server).get('/api/productList?dropped=7&sort=drop').expect(200);
    expect(body.data).toHaveLength(4);
  });

  it('links only to existing listings and products', async () => {
    for (const href of new Set(linksIn(await readHome(shop)))) {
      const { text } = await request(shop.app.server).get(href).expect(200);
      const listed = Object.entries(readPage(text).firstData).find(([address]) =>
        address.startsWith('/api/productList'),
      );
      if (listed) expect((listed[1] as { total: number }).total, href).toBeGreaterThan(0);
    }
  });

  it('repeats no picture while there are others', async () => {
    const pieces = piecesIn(await readHome(shop)).map(({ id }) => id);

    expect(new Set(pieces.slice(0, 9)).size).toBe(9);
  });

  it('recognizes the demo shop by more than .example addresses, which trial feeds use too', async () => {
    await shop.db.product.updateMany({ data: { productUrl: 'https://store.example/item' } });
    await shop.db.productMedia.updateMany({ data: { path: 'https://img.store.example/1.jpg' } });
    await publishAll(shop);

    expect(sectionOf(await readHome(shop), 'names')?.names).toHaveLength(4);
  });

  it('leaves out products that are sold out, inactive or without a picture while there are others', async () => {
    const soldOut = await stock('Women/Shoes/Sandals', 2, { stock: 0 });
    const bare = await stock('Women/Shoes/Sandals', 2, { colors: [] });
    const hidden = await stock('Women/Shoes/Sandals', 2, { active: false });
    const [shown] = await stock('Women/Shoes/Sandals', 1);
    await publishAll(shop);

    const home = await readHome(shop);

    const ids = piecesIn(home).map(({ id }) => id);
    for (const id of [...soldOut, ...bare, ...hidden]) expect(ids).not.toContain(id);
    const tile = sectionOf(home, 'tiles')?.tiles.find(({ name }) => name === 'Sandals');
    expect(tile?.art).toMatchObject({ pieces: [{ id: shown, picture: { src: `/pictures/${shown}-0.avif` } }] });
  });

  it('puts products of the last week before older ones', async () => {
    const day = 86_400_000;
    const fresh = await stock('Men/Bags/Packs', 3, { firstSeen: new Date(90 * day) });
    await publishAll(shop);

    const { body } = await request(shop.app.server)
      .get('/api/productList?page=0&homepageKey=weekly_product')
      .expect(200);

    const ids = body.data.map(({ product_id }: { product_id: number }) => product_id);
    expect(ids.slice(0, 3)).toEqual(fresh.toReversed());
    expect(ids.length).toBeGreaterThan(3);
  });

  it('leads with products whose picture has arrived', async () => {
    const awaited = await stock('Women/Shoes/Loafers', 12, { firstSeen: new Date(100 * 86_400_000) });
    const unknown = { width: null, height: null };
    await shop.db.productMedia.updateMany({ where: { productId: { in: awaited } }, data: unknown });
    await publishAll(shop);

    const first = piecesIn(await readHome(shop)).slice(0, 3);

    expect(first.filter(({ id }) => awaited.includes(id))).toEqual([]);
  });

  it('leads with what people wear where a feed has more hardware', async () => {
    await stock('Women/Clothing/Skirts', 12);
    await stock('Outdoor/Climbing/Ropes', 30, { firstSeen: new Date(91 * 86_400_000) });
    await publishAll(shop);

    const home = await readHome(shop);

    const { body } = await request(shop.app.server).get('/api/productList?homepageKey=weekly_product').expect(200);
    const paths = body.data.map(({ category_path }: { category_path: string }) => category_path.split('/')[0]);
    expect(paths).not.toContain('outdoor');
    const [first] = sectionOf(home, 'slides')?.slides ?? [];
    expect(JSON.stringify(first?.art)).not.toContain('outdoor/');
    expect(sectionOf(home, 'tiles')?.tiles[0]?.name).not.toBe('Ropes');
  });

  it('shows featured products that staff published, under their title', async () => {
    const [first = 0, second = 0] = await stock('Women/Bags/Clutches', 2);
    await addCollection(shop.db, 'featured_product', [second, first]);
    await shop.db.collection.update({ where: { key: 'featured_product' }, data: { title: 'Small bags' } });
    await publishAll(shop);

    const home = await readHome(shop);

    expect(sectionOf(home, 'choice')).toMatchObject({
      eyebrow: 'Editors Choice',
      headline: 'Small bags',
      href: '/shop/featured_product',
    });
    const { body } = await request(shop.app.server).get('/api/homepage/index').expect(200);
    expect(body.featuredProduct.map(({ id }: { id: number }) => id)).toEqual([second, first]);
  });
});
