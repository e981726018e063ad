import type { CategoryEntry } from '@wearfolio/contracts/catalogue';
import type { ProductCard } from '@wearfolio/contracts/listing/product-card';
import type { Database } from '@wearfolio/database/client';
import type { Catalogue } from '../listing/follow-listing.ts';
import { clusterCard, type OfferCard } from './product/cluster-card.ts';

type CardRow = OfferCard & { shown: number; id: number };

/** The offers of the clusters of these products by product, each with its card and what it comes in; inactive ones are left out. */
const findOffers = async (db: Database, ids: readonly number[]): Promise<CardRow[]> =>
  db.$queryRaw`
    SELECT shown.product_id AS shown, offer.product_id AS id, offer.card, ARRAY(
      SELECT DISTINCT color_id || '/' || size_id FROM variant
      WHERE variant.product_id = offer.product_id AND color_id IS NOT NULL AND size_id IS NOT NULL
    ) AS pairs
    FROM listing shown
    JOIN product ON product.cluster_id = shown.cluster_id
    JOIN listing offer ON offer.product_id = product.id AND offer.active
    WHERE shown.product_id = ANY(${ids}::int[]) AND shown.active`;

/**
 * The cards of these products' clusters in this order, each with the fields of its product, as guests see them: from the
 * cache, and what is not there by one query.
 */
export const listCards = async (db: Database, { cards }: Catalogue, ids: readonly number[]): Promise<ProductCard[]> => {
  const missing = ids.filter((id) => !cards.get(id));
  const found = missing.length > 0 ? await findOffers(db, missing) : [];
  for (const [shownId, offers] of Map.groupBy(found, ({ shown }) => shown)) {
    const shown = offers.find(({ id }) => id === shownId);
    if (shown)
      cards.put(
        shownId,
        clusterCard(
          shown,
          offers.filter((offer) => offer !== shown),
        ),
      );
  }
  return ids.flatMap((id) => cards.get(id) ?? []);
};

/** What a store says of its shipping, or null where it says nothing. */
export const findShippingPolicy = async (db: Database, storeId: number): Promise<string | null> => {
  const store = await db.store.findUnique({ where: { id: storeId }, select: { shippingPolicy: true } });
  return store?.shippingPolicy ?? null;
};

/** The ids of all sizes that active products come in. */
export const listSizeIdsInUse = async (db: Database): Promise<number[]> => {
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT DISTINCT unnest(size_ids) AS id FROM listing WHERE active`;
  return rows.map(({ id }) => id);
};

// The fallback of feeds that say nothing useful stands last, whatever its position.
const fallbackSlug = 'other';

/** The category tree, without branches that hold no active product, in the order of the tree. */
export const listCategoryTree = async (db: Database): Promise<CategoryEntry[]> => {
  const categories = await db.$queryRaw<{ id: number; parentId: number | null; name: string; slug: string }[]>`
    SELECT id, parent_id AS "parentId", name, slug FROM category
    WHERE id IN (SELECT DISTINCT unnest(category_ids) FROM listing WHERE active)
    ORDER BY level, (level = 1 AND slug = ${fallbackSlug}), position, name, id`;
  const below = (parentId: number | null) => categories.filter((category) => category.parentId === parentId);
  return below(null).map(({ id, name, slug }) => ({
    name,
    slug,
    subCateg: below(id).map((middle) => ({
      name: middle.name,
      slug: middle.slug,
      childSubCateg: below(middle.id).map((leaf) => ({ name: leaf.name, slug: leaf.slug })),
    })),
  }));
};

/**
 * Whether a product leads to a real store: `.example` is reserved (RFC 2606), and all addresses of the demo shop end in
 * it. A catalogue without products has none.
 */
export const hasRealStore = async (db: Database): Promise<boolean> =>
  (await db.product.findFirst({ where: { NOT: { productUrl: { contains: '.example/' } } }, select: { id: true } })) !==
  null;

/** Whether a shown product has one of the demo shop's own pictures, to which no feed of a store can lead. */
export const hasDrawnPicture = async (db: Database): Promise<boolean> =>
  (await db.productMedia.findFirst({
    where: { path: { startsWith: '/pictures/' }, product: { listing: { active: true } } },
    select: { id: true },
  })) !== null;

/** Whether the links to some store go through a partner program. */
export const paysCommission = async (db: Database): Promise<boolean> => {
  const store = await db.store.findFirst({ where: { clickOutTemplate: { not: null } }, select: { id: true } });
  return store !== null;
};
