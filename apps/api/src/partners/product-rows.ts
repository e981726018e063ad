import type { Destination } from '@wearfolio/contracts/listing/destination';
import type { PartnerProduct } from '@wearfolio/contracts/partners';
import { productPath } from '../addresses/page-paths.ts';
import { mailPicture } from '../addresses/whole-address.ts';
import { outLink } from './out-links.ts';

// What the card of an offer says of delivery to a market.
const deliverySql = (destination: Destination | null): string =>
  !destination || destination.isHome ? 'listing.card' : `listing.card -> 'abroad' -> '${destination.country}'`;

// What the store itself states in the currency of a market, which is not the shop's.
const quoteSql = (destination: Destination | null): string =>
  destination?.currency
    ? `CASE WHEN listing.card -> 'quote' ->> 'currency' = '${destination.currency}' THEN jsonb_build_object(
        'currency', listing.card -> 'quote' -> 'currency', 'price', listing.card -> 'quote' -> 'price',
        'retailPrice', listing.card -> 'quote' -> 'retail_price',
        'deliveryPrice', listing.card -> 'quote' -> 'delivery' -> '${destination.country}' -> 'delivery_price') END`
    : 'NULL::jsonb';

// The same as `cardTitle`, for a statement of text.
const titleSql = (destination: Destination | null): string =>
  destination ? `coalesce(listing.card -> 'titles' ->> '${destination.language}', product.title)` : 'product.title';

// What the store says in the language of a market, where it says it there.
const descriptionSql = (destination: Destination | null): string =>
  destination
    ? `coalesce((SELECT nullif(description, '') FROM product_text
        WHERE product_text.product_id = product.id AND language = '${destination.language}'), product.description)`
    : 'product.description';

/** The columns of a row below for a market, from `listing` with its `product`, `store` and `brand`. */
export const productColumns = (destination: Destination | null): string => `
  listing.product_id AS id, listing.cluster_id AS "groupId", product.slug, ${titleSql(destination)} AS title, brand.display_name AS brand,
  store.name AS store, listing.card ->> 'category_path' AS category, (listing.card ->> 'price')::float8 AS price,
  (listing.card ->> 'retail_price')::float8 AS "retailPrice", listing.in_stock AS "inStock",
  ARRAY(SELECT color ->> 'color_name' FROM jsonb_array_elements(listing.card -> 'product_color_data') AS color) AS colors,
  ARRAY(SELECT attribute_value FROM size WHERE id = ANY(listing.size_ids) ORDER BY sort_order, id) AS sizes,
  listing.card ->> 'image_path' AS image,
  ARRAY(SELECT jsonb_array_elements_text(listing.card -> 'product_color_images')) AS images,
  ${descriptionSql(destination)} AS description, product.gtin, product.mpn, product.condition, product.material, product.pattern,
  product.age_group AS "ageGroup", product.audience, ((${deliverySql(destination)}) ->> 'delivery_price')::float8 AS "deliveryPrice",
  product.first_seen AS "firstSeen", ${quoteSql(destination)} AS quote`;

/** The tables of `productColumns`. */
export const productTables = `
  listing JOIN product ON product.id = listing.product_id
  JOIN store ON store.id = listing.store_id JOIN brand ON brand.id = listing.brand_id`;

/** An offer as it is read for partners. */
export type ProductRow = {
  id: number;
  groupId: number;
  slug: string;
  title: string;
  brand: string;
  store: string;
  category: string;
  price: number | null;
  retailPrice: number | null;
  inStock: boolean;
  colors: string[];
  sizes: string[];
  image: string | null;
  images: string[];
  description: string;
  gtin: string | null;
  mpn: string | null;
  condition: string | null;
  material: string | null;
  pattern: string | null;
  ageGroup: string | null;
  audience: string | null;
  deliveryPrice: number | null;
  firstSeen: Date;
  /** The prices as the store states them in the currency of the market; null if it does not. */
  quote: (Prices & { currency: string }) | null;
};

type Prices = Pick<ProductRow, 'price' | 'retailPrice' | 'deliveryPrice'>;

/**
 * Whom products are shown to: the origin of links, the path of the market's pages, the partner that they count for, if
 * any, and the shop's currency.
 */
export type ShownTo = { publicUrl: string; pages: string; slug: string | null; currency: string };

/** An offer as partners read it: in the currency of the market if its store states its prices there, else in the shop's. */
export const toPartnerProduct = (row: ProductRow, to: ShownTo): PartnerProduct => {
  const { publicUrl, pages, slug } = to;
  const { id, groupId, inStock, image, images, ageGroup, firstSeen } = row;
  const { title, brand, store, category, colors, sizes, description } = row;
  const { price, retailPrice, deliveryPrice, currency } = row.quote ?? { ...row, currency: to.currency };
  const { gtin, mpn, condition, material, pattern, audience } = row;
  const pictures = [image, ...images].flatMap((path) => mailPicture(publicUrl, path) ?? []);
  return {
    product_id: id,
    group_id: groupId,
    ...{ title, brand, store, category, price },
    retail_price: retailPrice,
    currency,
    in_stock: inStock,
    ...{ colors, sizes },
    images: [...new Set(pictures)],
    link: publicUrl + pages + productPath({ id, slug: row.slug }),
    product_url: outLink(publicUrl + pages, id, slug),
    ...{ description, gtin, mpn, condition, material, pattern },
    age_group: ageGroup,
    audience,
    delivery_price: deliveryPrice,
    first_seen: firstSeen.toISOString(),
  };
};
