import type { Reply } from '@wearfolio/contracts/endpoint';
import { isUnsortedTop } from '@wearfolio/contracts/listing/listing-scope';
import { productHeading, titleOf } from '@wearfolio/contracts/listing/page-titles';
import { getProduct } from '@wearfolio/contracts/product';
import type { Database } from '@wearfolio/database/client';
import { browsePath, productPath } from '../../addresses/page-paths.ts';
import { previewAddress, wholeAddress } from '../../addresses/whole-address.ts';
import type { Catalogue } from '../../engine/follow-listing.ts';
import { ships } from '../../engine/market-view.ts';
import { namedInMenu } from '../../engine/menu.ts';
import { findAddress, listAddresses, type OfferAddress } from '../../products/canonical.ts';
import { findDetails } from '../../products/find-details.ts';
import { findProduct } from '../../products/product-queries.ts';
import { addressKey, treeData } from './first-data.ts';
import type { MakeMetadata, PageRequest, Shop } from './page-metadata.ts';
import { plainText, shorten } from './plain-text.ts';
import { breadcrumbData, productData } from './structured-data.ts';

type ProductDetails = Reply<typeof getProduct>[number];

const mostImages = 8;

const readId = (id: string | null | undefined): number | null => {
  const params = getProduct.schema.params.safeParse({ id });
  return params.success ? params.data.id : null;
};

/** The id of the offer on a page: that of `?offer=`, else that of the path. */
const offerOf = ({ params, query }: PageRequest): number | null => readId(query.get('offer')) ?? readId(params.id);

const findOffered = async ({ readDb, catalogue }: Shop, id: number | null): Promise<ProductDetails | null> => {
  const db = readDb();
  const { destination = null } = catalogue;
  const product = id === null ? null : await findProduct(db, id, destination);
  const details = await findDetails(db, product, destination);
  return details && { ...details, categories: namedInMenu(catalogue.dictionary.categories, details.categories) };
};

const crumbsOf = ({ publicUrl, nameOf }: Shop, { categories }: ProductDetails): { name: string; url: string }[] => {
  const slugs = categories.map(({ slug }) => slug);
  if (isUnsortedTop(slugs[0])) return [];
  return categories.map(({ name }, level) => ({
    name: nameOf(name),
    url: publicUrl + browsePath(slugs.slice(0, level + 1)),
  }));
};

type Shelf = { db: Database; catalogue: Catalogue };

const addressOf = ({ db, catalogue }: Shelf, id: number | null): Promise<OfferAddress | null> =>
  id === null ? Promise.resolve(null) : findAddress(db, id, catalogue.destination ?? null);

/**
 * The canonical address of a product page requested at another one (behavior.md#product-canonical): all offers of a cluster use the
 * address of the oldest, with `?offer=`, and a merged product that of its successor. `?offer=` may also name the oldest
 * offer, because without it the page shows the cheapest. An offer that is gone leads to the product without it, else to
 * what remains of its cluster. Null when the address is canonical or unknown.
 */
export const movedProduct = async (shop: Shelf, { params, query }: PageRequest): Promise<string | null> => {
  const [id, asked] = [readId(params.id), query.get('offer')];
  const [own, other] = await Promise.all([addressOf(shop, id), addressOf(shop, readId(asked))]);
  const address = other?.isGone ? (own ?? other) : (other ?? own);
  if (!address) return null;
  const { offerId, canonical, isShared, isGone } = address;
  const isNamed = isShared && !isGone && (address === other || offerId !== canonical.id);
  const offer = isNamed ? String(offerId) : null;
  if (canonical.id === id && offer === asked) return null;
  const rest = new URLSearchParams(query);
  rest.delete('offer');
  if (offer !== null) rest.set('offer', offer);
  return rest.size > 0 ? `${productPath(canonical)}?${rest}` : productPath(canonical);
};

// In each market, a product has the address of its oldest offer that ships there.
const pathsOf = async ({ readDb, catalogues }: Shop, id: number): Promise<Map<string, string> | null> => {
  if (catalogues.size === 0) return null;
  const offers = await listAddresses(readDb(), id);
  const paths = new Map<string, string>();
  for (const [prefix, { destination = null }] of catalogues) {
    const first = offers.find(({ traits }) => ships(traits, destination));
    if (first) paths.set(prefix, productPath(first));
  }
  return paths;
};

/** A product's page (behavior.md#product-page). Its own slug is canonical, whatever slug was requested. */
export const productMetadata: MakeMetadata = async (shop, asked) => {
  const id = offerOf(asked);
  const shelf = { db: shop.readDb(), catalogue: shop.catalogue };
  const [details, address, tree] = await Promise.all([findOffered(shop, id), addressOf(shelf, id), treeData(shop)]);
  if (!details) return null;
  const { publicUrl, identity, catalogue } = shop;
  const country = catalogue.destination?.country ?? identity.country;
  const pathsIn = await pathsOf(shop, details.id);
  const { card } = details;
  const url = publicUrl + productPath(address?.canonical ?? { id: details.id, slug: card.slug });
  const heading = productHeading(shop.t, details);
  const description =
    plainText(details.description) || shop.t('titles.productAt', { heading, storeName: details.store_name });
  const images = [...new Set(details.productMedia.map(({ media_images }) => wholeAddress(publicUrl, media_images)))]
    .filter((image) => image !== null)
    .slice(0, mostImages);
  return {
    title: titleOf(heading, identity.name),
    description: shorten(description),
    canonical: url,
    isIndexed: true,
    type: 'product',
    image: previewAddress(publicUrl, card.image_path ?? card.primary_image),
    structuredData: [
      breadcrumbData([...crumbsOf(shop, details), { name: details.name, url }]),
      productData({ details, url, description, images, currency: identity.currency, country }),
    ],
    ...(pathsIn && { pathsIn }),
    firstData: {
      ...tree,
      [addressKey(`/api/product/${details.id}`, {})]: JSON.stringify(getProduct.schema.response[200].parse([details])),
    },
  };
};
