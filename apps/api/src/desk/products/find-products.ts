import { mostChanged } from '@wearfolio/contracts/desk-changes';
import type { ProductState } from '@wearfolio/contracts/desk-product-filter';
import { fold } from '@wearfolio/contracts/text/fold';
import type { Database } from '@wearfolio/database/client';
import { Prisma } from '@wearfolio/database/generated/client';
import { openFilter } from '@wearfolio/listing-index/filter';
import { wordsOf } from '@wearfolio/listing-index/words';
import type { Catalogue } from '../../engine/follow-listing.ts';

/** A product search. `category` is the path of a category or a branch. */
export type ProductFilter = {
  q: string;
  store?: number | undefined;
  brand?: number | undefined;
  category: string;
  state: ProductState;
};

type Part = { offset: number; limit: number };
type Found = { ids: number[]; total: number };

const longestNumber = 64;
const isNumberLike = (text: string): boolean => text.length <= longestNumber && /\d/.test(text) && !/\s/.test(text);

// A store's product number is looked up store by store, by index.
const findByNumber = async (db: Database, text: string): Promise<number[]> => {
  const id = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  const gtin = /^\d{8,14}$/.test(text) ? text.padStart(14, '0') : '';
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT id FROM product WHERE id = ${id}
    UNION SELECT product.id FROM store JOIN product ON store_id = store.id AND external_id = ${text}
    UNION SELECT id FROM product WHERE gtin = ${gtin} OR mpn = ${text}
    UNION SELECT product_id FROM variant WHERE external_id = ${text} OR sku = ${text} OR mpn = ${text} OR gtin = ${gtin}
    ORDER BY id DESC LIMIT 1000`;
  return rows.map((row) => row.id);
};

const findShown = async ({ index, dictionary }: Catalogue, filter: ProductFilter, part: Part): Promise<Found> => {
  const { q, store, brand, category } = filter;
  const categories = dictionary.categories.filter(({ path }) => path === category).map(({ id }) => id);
  const words = await index.readWords(wordsOf(fold(q)), false);
  return index.listOffers(
    {
      ...openFilter,
      words,
      stores: store === undefined ? [] : [store],
      brands: brand === undefined ? [] : [brand],
      categories: category === '' ? null : categories,
    },
    part,
  );
};

const lists: Record<Exclude<ProductState, 'shown'>, Prisma.Sql> = {
  off: Prisma.sql`SELECT product_id FROM listing WHERE NOT active`,
  changed: Prisma.sql`SELECT DISTINCT product_id FROM product_override`,
};

const holdsAll = (q: string): Prisma.Sql[] =>
  wordsOf(fold(q)).map(
    (word) => Prisma.sql`AND fold_text(concat_ws(' ', title, display_name, store.name)) LIKE ${`%${word}%`}`,
  );

const findOthers = async (
  db: Database,
  { q, store, brand, category, state }: ProductFilter & { state: keyof typeof lists },
  { offset, limit }: Part,
): Promise<Found> => {
  const found = Prisma.sql`
    FROM (${lists[state]}) listed
    JOIN product ON product.id = product_id
    JOIN brand ON brand.id = brand_id
    JOIN store ON store.id = store_id
    JOIN category ON category.id = category_id
    WHERE product.active
      ${store === undefined ? Prisma.empty : Prisma.sql`AND store_id = ${store}`}
      ${brand === undefined ? Prisma.empty : Prisma.sql`AND brand_id = ${brand}`}
      ${category === '' ? Prisma.empty : Prisma.sql`AND (path = ${category} OR starts_with(path, ${`${category}/`}))`}
      ${Prisma.join([Prisma.empty, ...holdsAll(q)], ' ')}`;
  const [rows, [counted]] = await Promise.all([
    db.$queryRaw<{ id: number }[]>`SELECT product.id ${found} ORDER BY product.id DESC LIMIT ${limit} OFFSET ${offset}`,
    db.$queryRaw<{ total: number }[]>`SELECT count(*)::int AS total ${found}`,
  ]);
  return { ids: rows.map(({ id }) => id), total: counted?.total ?? 0 };
};

/** The products whose number is `q`, else those that contain its words, newest first. */
export const findProducts = async (
  { db, catalogue }: { db: Database; catalogue: Catalogue },
  filter: ProductFilter,
  part: Part,
): Promise<Found> => {
  const numbered = isNumberLike(filter.q) ? await findByNumber(db, filter.q) : [];
  if (numbered.length > 0)
    return { ids: numbered.slice(part.offset, part.offset + part.limit), total: numbered.length };
  const { state } = filter;
  return state === 'shown' ? findShown(catalogue, filter, part) : findOthers(db, { ...filter, state }, part);
};

/** Like `findProducts`, but all matches, up to one more than a change may affect. */
export const findAll = (of: { db: Database; catalogue: Catalogue }, filter: ProductFilter): Promise<Found> =>
  findProducts(of, filter, { offset: 0, limit: mostChanged + 1 });

/** The filter in words, for the audit log. */
export const describeFilter = (filter: ProductFilter, { dictionary }: Catalogue): string => {
  const { q, store, brand, category, state } = filter;
  const parts = [
    q && `"${q}"`,
    store !== undefined && (dictionary.stores.get(store)?.name ?? `store ${store}`),
    brand !== undefined && (dictionary.brands.get(brand)?.name ?? `brand ${brand}`),
    category,
    state !== 'shown' && state,
  ].filter(Boolean);
  return parts.length === 0 ? 'all products' : parts.join(', ');
};
