import { shownFirst } from '@wearfolio/catalogue/pictures/shown-first';
import type { Destination } from '@wearfolio/contracts/listing/destination';
import type { Database } from '@wearfolio/database/client';
import type { Prisma } from '@wearfolio/database/generated/client';
import { findAddress } from './canonical.ts';
import type { StoredCard } from './product-card.ts';
import { isShownIn } from './ships.ts';

/** A picture of a product, with the address for replies. */
export type ShownMedia = {
  id: number;
  path: string;
  width: number | null;
  height: number | null;
  isDefault: boolean;
  colorId: number;
};

const listShownMedia = (db: Database, productId: number): Promise<ShownMedia[]> => db.$queryRaw`
  SELECT m.id, m.path, m.width, m.height, m.is_default AS "isDefault", pc.color_id AS "colorId"
  FROM shown_media m JOIN product_color pc ON pc.id = m.product_color_id
  WHERE m.product_id = ${productId}
  ORDER BY pc.position, m.position, m.id`;

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

/** The offers of a cluster in a market, with the fields of the store table. */
export const findOffers = (db: Database, clusterId: number, destination: Destination | null) =>
  db.product.findMany({
    where: { clusterId, active: true, listing: isShownIn(destination) },
    select: {
      id: true,
      brandId: true,
      productUrl: true,
      priceCents: true,
      quotedCents: true,
      retailCents: true,
      struckKind: true,
      unitMeasure: true,
      stock: true,
      contentHash: true,
      listing: { select: { card: true } },
      store: {
        select: {
          clickOutTemplate: true,
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

const findProductRow = (db: Database, id: number, destination: Destination | null) =>
  db.product.findFirst({
    where: { id, active: true, listing: isShownIn(destination) },
    select: {
      id: true,
      brandId: true,
      clusterId: true,
      description: true,
      texts: { where: { language: destination?.language ?? '' }, select: { description: true } },
      retailCents: true,
      struckKind: true,
      stock: true,
      listing: { select: { card: true, traitIds: true } },
      brand: { select: { slug: true, text: true } },
      store: { select: { slug: true } },
      category: {
        select: {
          name: true,
          slug: true,
          parent: { select: { name: true, slug: true, parent: { select: { name: true, slug: true } } } },
        },
      },
      variants: soldVariants,
    },
  });

/** A product in a market with the fields of its details, or null. */
export const findProduct = async (db: Database, id: number, destination: Destination | null) => {
  const [product, media] = await Promise.all([findProductRow(db, id, destination), listShownMedia(db, id)]);
  return product && { ...product, media };
};

/** The id that answers for an offer that is not in a market: what it was merged into, else an offer of its cluster. */
export const findStandIn = async (
  db: Database,
  id: number,
  destination: Destination | null,
): Promise<number | null> => {
  const address = await findAddress(db, id, destination);
  return address && (address.isGone ? address.canonical.id : address.offerId);
};

/** Like `findProduct`, but also accepts former ids, and those of offers not in the market of which others are. */
export const findCurrentProduct = async (db: Database, id: number, destination: Destination | null) => {
  const product = await findProduct(db, id, destination);
  if (product) return product;
  const standIn = await findStandIn(db, id, destination);
  return standIn === null ? null : findProduct(db, standIn, destination);
};

export type ProductRow = NonNullable<Awaited<ReturnType<typeof findProduct>>>;

export type MediaRow = ShownMedia & { isShownFirst: boolean };

const findWithMedia = async (db: Database, id: number, destination: Destination | null) => {
  const [product, media] = await Promise.all([
    db.product.findFirst({
      where: { id, active: true, listing: isShownIn(destination) },
      select: { listing: { select: { card: true } } },
    }),
    listShownMedia(db, id),
  ]);
  return product && { ...product, media };
};

/** The pictures of a product in a market, by the ids of `findCurrentProduct`. Null when there is no such product. */
export const findMedia = async (
  db: Database,
  productId: number,
  destination: Destination | null,
): Promise<MediaRow[] | null> => {
  const own = await findWithMedia(db, productId, destination);
  const standIn = own ? null : await findStandIn(db, productId, destination);
  const product = standIn === null ? own : await findWithMedia(db, standIn, destination);
  if (!product) return null;
  const card = product.listing?.card as StoredCard | undefined;
  const first = shownFirst(product.media, card?.image_path ?? null);
  return product.media.map((media) => ({ ...media, isShownFirst: media === first }));
};
