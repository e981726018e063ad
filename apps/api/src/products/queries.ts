import type { CategoryEntry, StoreDelivery } from '@wearfolio/contracts/catalogue';
import type { HomePicture } from '@wearfolio/contracts/home/home-file';
import type { Destination } from '@wearfolio/contracts/listing/destination';
import type { ProductCard } from '@wearfolio/contracts/listing/product-card';
import type { Database } from '@wearfolio/database/client';
import { Prisma } from '@wearfolio/database/generated/client';
import type { Catalogue } from '../engine/follow-listing.ts';
import { clusterCard, type OfferCard } from './cluster-card.ts';
import { policyIn } from './product-card.ts';
import { shipsTo } from './ships.ts';

type CardRow = OfferCard & { shown: number; id: number };

/** The active offers in the clusters of these products, by product, each with its card and variant pairs. */
const findOffers = async (db: Database, ids: readonly number[], destination: Destination | null): Promise<CardRow[]> =>
  db.$queryRaw`
    SELECT shown.product_id AS shown, offer.product_id AS id, offer.card, ARRAY(
      SELECT DISTINCT color_id || '/' || size_id FROM variant
      WHERE variant.product_id = offer.product_id AND color_id IS NOT NULL AND size_id IS NOT NULL
    ) AS pairs
    FROM listing shown
    JOIN product ON product.cluster_id = shown.cluster_id
    JOIN listing offer ON offer.product_id = product.id AND offer.active AND ${shipsTo(destination, Prisma.sql`offer.trait_ids`)}
    WHERE shown.product_id = ANY(${ids}::int[]) AND shown.active`;

/**
 * The guest cards of these products' clusters, in this order, each with the fields of its product. Leaves out those that
 * do not ship to the market of the catalogue. Reads the cache, and the rest with one query.
 */
export const listCards = async (
  db: Database,
  { cards, destination }: Catalogue,
  ids: readonly number[],
): Promise<ProductCard[]> => {
  const missing = ids.filter((id) => !cards.get(id));
  const found = missing.length > 0 ? await findOffers(db, missing, destination ?? null) : [];
  for (const [shownId, offers] of Map.groupBy(found, ({ shown }) => shown)) {
    const shown = offers.find(({ id }) => id === shownId);
    if (shown)
      cards.set(
        shownId,
        clusterCard(
          shown,
          offers.filter((offer) => offer !== shown),
          destination ?? null,
        ),
      );
  }
  return ids.flatMap((id) => cards.get(id) ?? []);
};

type About = { logo: HomePicture | null; text: string };

/** What staff say of a brand on its page. */
export const findBrandAbout = async (db: Database, brandId: number): Promise<About> => {
  const brand = await db.brand.findUnique({ where: { id: brandId }, select: { logo: true, text: true } });
  return { logo: (brand?.logo ?? null) as HomePicture | null, text: brand?.text ?? '' };
};

const units = (cents: bigint | null): number | null => (cents === null ? null : Number(cents) / 100);

/** A store's rule of delivery to a country; that of one of its regions where the country has none. */
const findStoreDelivery = async (db: Database, storeId: number, country: string): Promise<StoreDelivery | null> => {
  const rule = await db.storeDelivery.findFirst({ where: { storeId, country }, orderBy: { region: 'asc' } });
  if (!rule) return null;
  const { currency, feeCents, freeFromCents, daysFrom, daysTo, returnsDays, returnsFree, returnsNote } = rule;
  return {
    currency,
    delivery_price: units(feeCents),
    delivery_free_from: units(freeFromCents),
    delivery_days: daysTo === null ? null : [daysFrom ?? daysTo, daysTo],
    returns_days: returnsDays,
    returns_free: returnsFree,
    returns_note: returnsNote,
  };
};

type StoreAbout = About & { shipping_policy: string | null; delivery: StoreDelivery | null };

/**
 * What a store's page says in a market: its shipping policy and rule of delivery, and what staff say of it. `home` is the
 * shop's country, where a market without a destination is.
 */
export const findStoreAbout = async (
  db: Database,
  storeId: number,
  { home, destination = null }: { home: string; destination?: Destination | null | undefined },
): Promise<StoreAbout> => {
  const select = { shippingPolicy: true, logo: true, text: true };
  const store = await db.store.findUnique({ where: { id: storeId }, select });
  return {
    shipping_policy: policyIn(store?.shippingPolicy ?? null, destination),
    delivery: await findStoreDelivery(db, storeId, destination?.country ?? home),
    logo: (store?.logo ?? null) as HomePicture | null,
    text: store?.text ?? '',
  };
};

/** The ids of all sizes of active products. */
export const listSizeIdsInUse = async (db: Database, destination: Destination | null): Promise<number[]> => {
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT DISTINCT unnest(size_ids) AS id FROM listing WHERE active AND ${shipsTo(destination)}`;
  return rows.map(({ id }) => id);
};

// The fallback category for unclear feed values comes last, whatever its position.
const fallbackSlug = 'other';

/** The category tree in its order, without branches that have no active product. */
export const listCategoryTree = async (
  db: Database,
  destination: Destination | null = null,
): Promise<CategoryEntry[]> => {
  const categories = await db.$queryRaw<{ id: number; parentId: number | null; name: string; slug: string }[]>`
    SELECT id, parent_id AS "parentId", name, slug FROM category
    WHERE id IN (SELECT DISTINCT unnest(category_ids) FROM listing WHERE active AND ${shipsTo(destination)})
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
 * Whether any product links to a real store. `.example` is reserved (RFC 2606), and all addresses of the demo shop end
 * in it. False for an empty catalogue.
 */
export const hasRealStore = async (db: Database): Promise<boolean> =>
  (await db.product.findFirst({ where: { NOT: { productUrl: { contains: '.example/' } } }, select: { id: true } })) !==
  null;

/** Whether any shown product has a drawn picture of the demo shop. No store's feed can refer to those. */
export const hasDrawnPicture = async (db: Database): Promise<boolean> =>
  (await db.productMedia.findFirst({
    where: { path: { startsWith: '/pictures/' }, product: { listing: { active: true } } },
    select: { id: true },
  })) !== null;

/** Whether any store's links are affiliate links. */
export const paysCommission = async (db: Database): Promise<boolean> => {
  const store = await db.store.findFirst({ where: { clickOutTemplate: { not: null } }, select: { id: true } });
  return store !== null;
};
