import { withTransaction } from '@wearfolio/catalogue/connection';
import { publishProducts } from '@wearfolio/catalogue/publish/publish-listing';
import type { Database } from '@wearfolio/database/client';
import type { TestApp } from './test-app.ts';

type Node = { id: number };
type Color = Node & { name: string; hexa: string; parentId: number };

const slugOf = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');

export const addBrand = (db: Database, name: string) =>
  db.brand.create({ data: { displayName: name, foldedName: name.toLowerCase(), slug: slugOf(name) } });

export const addStore = (db: Database, name: string) => db.store.create({ data: { name, slug: slugOf(name) } });

export const addSize = (db: Database, attributeValue: string, sortOrder: number, attributeName = 'Clothing') =>
  db.size.create({ data: { attributeName, attributeValue, sortOrder } });

/** Adds a palette color or, with a parent, one of its shades. */
export const addColor = async (db: Database, name: string, parent?: Node): Promise<Color> => {
  const [row] = await db.$queryRaw<Color[]>`
    INSERT INTO color (name, hexa, is_filter, parent_id)
    VALUES (${name}, '#AA0011', ${!parent}, coalesce(${parent?.id ?? null}::int, currval('color_id_seq')::int))
    RETURNING id, name::text, hexa, parent_id AS "parentId"`;
  if (!row) throw new Error('No color was made');
  return row;
};

/** The categories along a path of names such as `Women/Shoes/Boots`, root first. Creates the missing ones. */
export const addCategories = async (db: Database, names: string): Promise<number[]> => {
  const ids: number[] = [];
  let path = '';
  for (const [depth, name] of names.split('/').entries()) {
    const slug = slugOf(name);
    path = path ? `${path}/${slug}` : slug;
    const { id } = await db.category.upsert({
      where: { path },
      update: {},
      create: { name, slug, path, level: depth + 1, parentId: ids.at(-1) ?? null },
    });
    ids.push(id);
  }
  return ids;
};

export type NewProduct = {
  name: string;
  brand: Node & { displayName: string };
  store: Node & { name: string };
  categories: number[];
  /** The first is the primary one. */
  colors: Color[];
  /** Each pair is a variant. */
  variants?: { color: Color | null; size: Node | null; stock?: number | null }[];
  priceCents?: number | null;
  retailCents?: number | null;
  stock?: number | null;
  active?: boolean;
  firstSeen?: Date;
  description?: string;
  /** The product's address at the store. By default at a real store. */
  productUrl?: string;
};

let externalIds = 0;

/** Adds a product with colors, variants and one picture per color. `publishAll` makes it visible. Returns its id. */
export const addProduct = async (db: Database, product: NewProduct): Promise<number> => {
  externalIds += 1;
  const { id } = await db.product.create({
    data: {
      storeId: product.store.id,
      externalId: `sku-${externalIds}`,
      brandId: product.brand.id,
      categoryId: product.categories.at(-1) ?? 0,
      name: product.name,
      title: product.name,
      slug: slugOf(product.name),
      description: product.description ?? '',
      priceCents: product.priceCents ?? null,
      retailCents: product.retailCents ?? null,
      quotedCents: product.priceCents ?? null,
      quotedRetailCents: product.retailCents ?? null,
      stock: product.stock ?? null,
      productUrl: product.productUrl ?? 'https://store.test/item',
      active: product.active ?? true,
      firstSeen: product.firstSeen ?? new Date(0),
      contentHash: '',
      variants: {
        create: (product.variants ?? []).map(({ color, size, stock }, index) => ({
          externalId: `${index}`,
          colorId: color?.id ?? null,
          sizeId: size?.id ?? null,
          stock: stock ?? null,
        })),
      },
    },
  });
  for (const [position, color] of product.colors.entries()) {
    const { id: productColorId } = await db.productColor.create({
      data: { productId: id, colorId: color.id, isPrimary: position === 0, position },
    });
    const path = `/pictures/${id}-${position}.avif`;
    await db.productMedia.create({
      data: { productId: id, productColorId, path, width: 800, height: 1000, position: 0 },
    });
  }
  return id;
};

/** Publishes products under a key of the home page, in this order. `publishAll` makes them visible. */
export const addCollection = async (db: Database, key: string, productIds: number[]): Promise<void> => {
  const items = productIds.map((productId, position) => ({ productId, position }));
  await db.collection.create({ data: { key, title: key, items: { create: items } } });
};

/** Updates the listing as an import does, and waits until the app has it. */
export const publishAll = async ({ app, db, url }: TestApp): Promise<void> => {
  const products = await db.product.findMany({ select: { id: true } });
  const ids = products.map(({ id }) => id);
  await withTransaction(url, (connection) => publishProducts(connection, ids));
  await app.refreshCatalogue();
};
