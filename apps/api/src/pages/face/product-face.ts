import { getProduct } from '@wearfolio/contracts/catalogue';
import type { Reply } from '@wearfolio/contracts/endpoint';
import { productHeading, titleOf } from '@wearfolio/contracts/listing/page-titles';
import type { Database } from '@wearfolio/database/client';
import { findSuccessor } from '../../catalogue/product/former-ids.ts';
import type { StoredCard } from '../../catalogue/product/product-card.ts';
import { toDetails } from '../../catalogue/product/product-details.ts';
import { findProduct } from '../../catalogue/product/product-queries.ts';
import { browsePath, productPath } from '../page-paths.ts';
import { type MakeFace, type Shop, wholeAddress } from './face.ts';
import { addressKey, treeData } from './first-data.ts';
import { plainText, shorten } from './plain-text.ts';
import { breadcrumbData, productData } from './structured-data.ts';

type ProductDetails = Reply<typeof getProduct>[number];

const mostImages = 8;

const findDetails = async (shop: Shop, id: string): Promise<ProductDetails | null> => {
  const params = getProduct.schema.params.safeParse({ id });
  const row = params.success ? await findProduct(shop.db, params.data.id) : null;
  return row?.listing ? toDetails(row, row.listing.card as StoredCard) : null;
};

const crumbsOf = ({ publicUrl }: Shop, { categories }: ProductDetails): { name: string; url: string }[] => {
  const slugs = categories.map(({ slug }) => slug);
  return categories.map(({ name }, level) => ({ name, url: publicUrl + browsePath(slugs.slice(0, level + 1)) }));
};

/** The page of the product into which the one of this id was merged. */
export const movedProduct = async (db: Database, { id }: Readonly<Record<string, string>>): Promise<string | null> => {
  const params = getProduct.schema.params.safeParse({ id });
  const successor = params.success ? await findSuccessor(db, params.data.id) : null;
  return successor && productPath(successor);
};

/** A product's page (decision 41). Whatever slug it was asked for with, it is known under its own. */
export const productFace: MakeFace = async (shop, { params }) => {
  const [details, tree] = await Promise.all([findDetails(shop, params.id ?? ''), treeData(shop)]);
  if (!details) return null;
  const { publicUrl, currency } = shop;
  const { card } = details;
  const url = publicUrl + productPath({ id: details.id, slug: card.slug });
  const heading = productHeading(details);
  const description = plainText(details.description) || `${heading}, at ${details.store_name}.`;
  const images = [...new Set(details.productMedia.map(({ media_images }) => wholeAddress(publicUrl, media_images)))]
    .filter((image) => image !== null)
    .slice(0, mostImages);
  return {
    title: titleOf(heading),
    description: shorten(description),
    canonical: url,
    isIndexed: true,
    type: 'product',
    image: wholeAddress(publicUrl, card.image_path ?? card.primary_image),
    structuredData: [
      breadcrumbData([...crumbsOf(shop, details), { name: details.name, url }]),
      productData({ details, url, description, images, currency }),
    ],
    firstData: {
      ...tree,
      [addressKey(`/api/product/${details.id}`, {})]: JSON.stringify(getProduct.schema.response[200].parse([details])),
    },
  };
};
