import { shownFirst } from '@wearfolio/catalogue/pictures/shown-first';
import type { Database } from '@wearfolio/database/client';
import type { Prisma } from '@wearfolio/database/generated/client';
import { findSuccessor } from './former-ids.ts';
import type { StoredCard } from './product-card.ts';

const shownMedia = {
  where: { isHidden: false },
  orderBy: [{ productColor: { position: 'asc' } }, { position: 'asc' }, { id: 'asc' }],
  select: {
    id: true,
    path: true,
    width: true,
    height: true,
    isDefault: true,
    productColor: { select: { colorId: true } },
  },
} satisfies Prisma.Product$mediaArgs;

const soldVariants = {
  where: { sizeId: { not: null } },
  orderBy: [{ size: { sortOrder: 'asc' } }, { id: 'asc' }],
  select: {
    colorId: true,
    stock: true,
    size: {
      select: {
        id: true,
        attributeName: true,
        attributeValue: true,
        sortOrder: true,
        groupId: true,
        brands: { select: { brandId: true, groupId: true } },
      },
    },
  },
} satisfies Prisma.Product$variantsArgs;

/** The active offers of a cluster with what the table of stores shows. */
export const findOffers = (db: Database, clusterId: number) =>
  db.product.findMany({
    where: { clusterId, active: true, listing: { active: true } },
    select: {
      id: true,
      brandId: true,
      productUrl: true,
      priceCents: true,
      retailCents: true,
      struckKind: true,
      stock: true,
      contentHash: true,
      store: {
        select: {
          name: true,
          slug: true,
          shippingPolicy: true,
          imports: {
            where: { outcome: 'imported' },
            orderBy: { startedAt: 'desc' },
            take: 1,
            select: { finishedAt: true },
          },
        },
      },
      colors: {
        orderBy: { position: 'asc' },
        select: { color: { select: { id: true, name: true, hexa: true } } },
      },
      variants: soldVariants,
    },
  });

export type OfferRow = Awaited<ReturnType<typeof findOffers>>[number];

/** An active product with what its details show, or null. */
export const findProduct = (db: Database, id: number) =>
  db.product.findFirst({
    where: { id, active: true, listing: { active: true } },
    select: {
      id: true,
      brandId: true,
      clusterId: true,
      description: true,
      retailCents: true,
      struckKind: true,
      stock: true,
      listing: { select: { card: true } },
      brand: { select: { slug: true } },
      store: { select: { slug: true } },
      category: {
        select: {
          name: true,
          slug: true,
          parent: { select: { name: true, slug: true, parent: { select: { name: true, slug: true } } } },
        },
      },
      media: shownMedia,
      variants: soldVariants,
    },
  });

/** As `findProduct`, also by the id of a product that was merged into it. */
export const findCurrentProduct = async (db: Database, id: number) => {
  const product = await findProduct(db, id);
  if (product) return product;
  const successor = await findSuccessor(db, id);
  return successor && findProduct(db, successor.id);
};

export type ProductRow = NonNullable<Awaited<ReturnType<typeof findProduct>>>;

export type MediaRow = ProductRow['media'][number] & { isShownFirst: boolean };

const findWithMedia = (db: Database, id: number) =>
  db.product.findFirst({
    where: { id, active: true },
    select: { media: shownMedia, listing: { select: { card: true } } },
  });

/** The pictures of an active product, or of the one into which it was merged; null when there is no such product. */
export const findMedia = async (db: Database, productId: number): Promise<MediaRow[] | null> => {
  const own = await findWithMedia(db, productId);
  const successor = own ? null : await findSuccessor(db, productId);
  const product = successor ? await findWithMedia(db, successor.id) : own;
  if (!product) return null;
  const card = product.listing?.card as StoredCard | undefined;
  const first = shownFirst(product.media, card?.image_path ?? null);
  return product.media.map((media) => ({ ...media, isShownFirst: media === first }));
};
