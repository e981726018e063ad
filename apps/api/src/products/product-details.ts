import type { Reply } from '@wearfolio/contracts/endpoint';
import { inUnits } from '@wearfolio/contracts/identity/money';
import type { Destination } from '@wearfolio/contracts/listing/destination';
import { traitsOf } from '@wearfolio/contracts/listing/traits';
import type { listMedia, ProductOffer, productDetails } from '@wearfolio/contracts/product';
import { storedName } from '@wearfolio/sizes/group';
import type * as z from 'zod/mini';
import { deliveryOf, forGuest, langOf, policyIn, quoteOf, type StoredCard } from './product-card.ts';
import type { MediaRow, OfferRow, ProductRow } from './product-queries.ts';

type ProductDetails = z.output<typeof productDetails>;
type Size = ProductDetails['sizes'][number];

const ofProduct: ReadonlySet<number> = new Set(
  (['material', 'pattern', 'cut', 'length'] as const).flatMap((group) => traitsOf[group].map(({ id }) => id)),
);

const sum = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : one + other;

type SizeRow = NonNullable<OfferRow['variants'][number]['size']>;

/** The size group by which listings know a brand's size. */
const groupOf = ({ id, groupId, brands }: SizeRow, brandId: number): number =>
  brands.find((brand) => brand.brandId === brandId)?.groupId ?? groupId ?? id;

/** The store's size label with its equivalents: 'UK 5 · EU 38'. */
const nameOf = ({ attributeName: ladder, attributeValue: value, sortOrder }: SizeRow): string =>
  storedName({ ladder, value, sortOrder });

// A feed may list a color and size twice; the page shows each once. Unknown stock stays unknown.
const sizesOf = ({ variants, brandId }: Pick<OfferRow, 'variants' | 'brandId'>): Size[] => {
  const sizes = new Map<string, Size>();
  for (const { colorId, stock, size } of variants) {
    if (!size) continue;
    const id = groupOf(size, brandId);
    const key = `${colorId}/${id}`;
    const known = sizes.get(key);
    sizes.set(key, {
      id,
      attribute_name: size.attributeName,
      attribute_value: known?.attribute_value ?? nameOf(size),
      sort_order: known?.sort_order ?? size.sortOrder,
      color_id: colorId,
      quantity: known ? sum(known.quantity, stock) : stock,
    });
  }
  return [...sizes.values()];
};

const categoriesOf = ({ category }: ProductRow): ProductDetails['categories'] =>
  [category.parent?.parent, category.parent, category]
    .filter((node) => node !== null && node !== undefined)
    .map(({ name, slug }) => ({ name, slug }));

/** The traits of the product itself, without those of its price and delivery. */
const wornTraits = ({ listing }: ProductRow): number[] =>
  (listing?.traitIds ?? []).filter((id) => ofProduct.has(id)).toSorted((one, other) => one - other);

const kindOf = ({
  retailCents,
  struckKind,
}: Pick<OfferRow, 'retailCents' | 'struckKind'>): ProductOffer['retail_kind'] => {
  if (retailCents === null) return null;
  return struckKind === 'lowest30' ? 'lowest30' : 'regular';
};

/** The time of the store's last good import, or null if that import no longer lists the offer. */
const lastSeen = ({ contentHash, store }: OfferRow): Date | null =>
  contentHash === '' ? null : (store.imports[0]?.finishedAt ?? null);

const cardOf = ({ listing }: OfferRow) => (listing?.card ?? {}) as Partial<StoredCard>;

/** What imports store of a product's measure. */
type UnitMeasure = { held: number; base: number; unit: string };

const unitPriceOf = (offer: OfferRow, destination: Destination | null): ProductOffer['unit_price'] => {
  const measure = offer.unitMeasure as UnitMeasure | null;
  const price = inUnits(offer.priceCents);
  if (!measure || price === null) return null;
  const { held, base, unit } = measure;
  const perBase = (amount: number): number => Math.round(((amount * base) / held) * 100) / 100;
  const stated = quoteOf(cardOf(offer), destination).quote?.price ?? null;
  return { price: perBase(price), stated: stated === null ? null : perBase(stated), amount: base, unit };
};

const offerOf = (offer: OfferRow, askedId: number, destination: Destination | null): ProductOffer => ({
  product_id: offer.id,
  store_name: offer.store.name,
  store_slug: offer.store.slug,
  product_url: offer.productUrl,
  price: inUnits(offer.priceCents),
  retail_price: inUnits(offer.retailCents),
  retail_kind: kindOf(offer),
  in_stock: offer.stock !== 0,
  sizes: sizesOf(offer),
  colors: offer.colors.map(({ color }) => ({ color_id: color.id, color_name: color.name, hexa: color.hexa })),
  shipping_policy: policyIn(offer.store.shippingPolicy, destination),
  ...deliveryOf(cardOf(offer), destination),
  ...quoteOf(cardOf(offer), destination),
  unit_price: unitPriceOf(offer, destination),
  pays_commission: offer.store.clickOutTemplate !== null,
  last_seen: lastSeen(offer)?.toISOString() ?? null,
  ...(offer.id === askedId ? { selected: true } : {}),
});

const byPrice = (one: ProductOffer, other: ProductOffer): number =>
  Number(other.in_stock) - Number(one.in_stock) ||
  (one.price ?? Number.POSITIVE_INFINITY) - (other.price ?? Number.POSITIVE_INFINITY) ||
  one.product_id - other.product_id;

type Said = Pick<ProductDetails, 'description' | 'description_lang'>;

/** A product's description in the language of a market if its store has one, else in its own. */
const describedIn = ({ texts, description, listing }: ProductRow, destination: Destination | null): Said => {
  const said = texts[0]?.description;
  if (said) return { description: said };
  const lang = langOf((listing?.card ?? {}) as StoredCard, destination);
  return lang === undefined || description === '' ? { description } : { description, description_lang: lang };
};

/**
 * A product's row and those of the offers of its cluster in a market, as product details (behavior.md#product-details). Prices are
 * in currency units.
 */
export const toDetails = (
  product: ProductRow,
  offers: readonly OfferRow[],
  destination: Destination | null,
): ProductDetails => {
  const card = forGuest(product.listing?.card as StoredCard, destination);
  return {
    id: product.id,
    name: card.title,
    brand_name: card.brand_name,
    brand_slug: product.brand.slug,
    brand_text: product.brand.text,
    ...describedIn(product, destination),
    compare_price: inUnits(product.retailCents),
    compare_kind: kindOf(product),
    quantity: product.stock,
    product_url: card.product_url,
    store_name: card.store_name,
    store_slug: product.store.slug,
    vendor_id: card.vendor_id,
    proPrimaryMedia: { image_path: card.image_path, primary_image: card.primary_image },
    productMedia: product.media.map(({ path, colorId }) => ({ media_images: path, color_id: colorId })),
    price: card.price,
    sizes: sizesOf(product),
    categories: categoriesOf(product),
    trait_ids: wornTraits(product),
    card,
    offers: offers.map((offer) => offerOf(offer, product.id, destination)).toSorted(byPrice),
  };
};

/** A picture's row as an entry of the media list. */
export const toMediaEntry = (media: MediaRow): Reply<typeof listMedia>['data'][number] => ({
  media_id: media.id,
  id: media.id,
  is_default: media.isShownFirst ? 1 : 0,
  color_id: media.colorId,
  image_path: media.path,
  width: media.width,
  height: media.height,
});
