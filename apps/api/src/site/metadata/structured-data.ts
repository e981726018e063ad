import type { Reply } from '@wearfolio/contracts/endpoint';
import { type Identity, standardIdentity } from '@wearfolio/contracts/identity/identity';
import type { CardColor } from '@wearfolio/contracts/listing/product-card';
import { asJpeg } from '@wearfolio/contracts/pictures';
import type { getProduct } from '@wearfolio/contracts/product';
import type {
  AggregateOffer,
  BreadcrumbList,
  Offer,
  OnlineStore,
  Product,
  ProductGroup,
  WebSite,
  WithContext,
} from 'schema-dts';

type ProductDetails = Reply<typeof getProduct>[number];

type Crumb = { name: string; url: string };

/** Structured data for search engines (schema.org). */
export type StructuredData =
  | WithContext<BreadcrumbList>
  | WithContext<OnlineStore>
  | WithContext<Product>
  | WithContext<ProductGroup>
  | WithContext<WebSite>;

type Shop = { publicUrl: string; identity: Identity };

/** The shop as an organization. Social profiles are included only when configured. */
export const organizationData = ({ publicUrl, identity }: Shop): WithContext<OnlineStore> => {
  const { name, logo, icon, social_urls: profiles } = identity;
  const picture = logo ?? icon;
  return {
    '@context': 'https://schema.org',
    '@type': 'OnlineStore',
    name,
    url: `${publicUrl}/`,
    ...(picture && { logo: new URL(asJpeg(picture.src), publicUrl).href }),
    ...(profiles !== standardIdentity.social_urls && profiles.length > 0 && { sameAs: profiles }),
  };
};

export const websiteData = ({ publicUrl, identity }: Shop): WithContext<WebSite> => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: identity.name,
  url: `${publicUrl}/`,
});

/** The breadcrumbs to a page, which comes last. `url` are absolute addresses. */
export const breadcrumbData = (crumbs: readonly Crumb[]): WithContext<BreadcrumbList> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url,
  })),
});

type ProductFacts = { details: ProductDetails; url: string; description: string; images: string[] } & Pick<
  Identity,
  'currency' | 'country'
>;

type Offered = ProductDetails['offers'][number];

const availabilityOf = (isInStock: boolean) =>
  isInStock ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock';

// Search engines strike through the first type only. A store's regular price is not the lowest price of 30 days.
const struckTypes = {
  lowest30: 'https://schema.org/StrikethroughPrice',
  regular: 'https://schema.org/RegularPrice',
} as const;

// In the currency of the market where the store itself states it, else in the shop's.
const asStated = (offer: Offered): Offered => (offer.quote ? { ...offer, ...offer.quote } : offer);

const struckData = (
  { price, retail_price, retail_kind }: Offered,
  priceCurrency: string,
): Pick<Offer, 'priceSpecification'> =>
  price === null || retail_price === null || retail_kind === null || retail_price <= price
    ? {}
    : {
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          priceType: struckTypes[retail_kind],
          price: retail_price.toFixed(2),
          priceCurrency,
        },
      };

// A time counts as known from the order to the door, so none of it is handling.
const deliveryData = (
  { delivery_price: fee, delivery_days: time }: Offered,
  { currency, country }: ProductFacts,
): Pick<Offer, 'shippingDetails'> => {
  if (fee === null) return {};
  const [minValue, maxValue] = time ?? [];
  const transitTime = { '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' } as const;
  return {
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value: fee.toFixed(2), currency },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
      ...(time && { deliveryTime: { '@type': 'ShippingDeliveryTime', transitTime } as const }),
    },
  };
};

const feesOfReturns = (isFree: boolean | null) => {
  if (isFree === null) return {};
  const kind = isFree ? 'FreeReturn' : 'ReturnFeesCustomerResponsibility';
  return { returnFees: `https://schema.org/${kind}` } as const;
};

const returnsData = (
  { returns_days: term, returns_free: isFree }: Offered,
  { country }: ProductFacts,
): Pick<Offer, 'hasMerchantReturnPolicy'> =>
  term === null
    ? {}
    : {
        hasMerchantReturnPolicy: {
          '@type': 'MerchantReturnPolicy',
          applicableCountry: country,
          ...(term === 0
            ? { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }
            : {
                returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
                merchantReturnDays: term,
                ...feesOfReturns(isFree),
              }),
        },
      };

const offerData = (found: Offered, facts: ProductFacts): Offer => {
  const offer = asStated(found);
  const currency = found.quote?.currency ?? facts.currency;
  return {
    '@type': 'Offer',
    url: facts.url,
    price: (offer.price ?? 0).toFixed(2),
    priceCurrency: currency,
    ...struckData(offer, currency),
    ...deliveryData(offer, { ...facts, currency }),
    ...returnsData(offer, facts),
    availability: availabilityOf(offer.in_stock),
    seller: { '@type': 'Organization', name: offer.store_name },
  };
};

// One currency for all: that of the market if every store states its price there.
const inOneCurrency = (offers: readonly Offered[], shop: string) => {
  const quotes = offers.flatMap(({ quote }) => quote ?? []);
  const isStated = quotes.length === offers.length;
  return {
    prices: (isStated ? quotes : offers).map(({ price }) => price ?? 0),
    currency: (isStated && quotes[0]?.currency) || shop,
  };
};

/**
 * One offer, or the aggregate of several stores' offers from lowest to highest price. An offer without a price is left
 * out.
 */
const offersOf = (facts: ProductFacts): { offers?: Offer | AggregateOffer } => {
  const priced = facts.details.offers.filter(({ price }) => price !== null);
  const [only, ...others] = priced;
  if (!only) return {};
  if (others.length === 0) return { offers: offerData(only, facts) };
  const { prices, currency } = inOneCurrency(priced, facts.currency);
  return {
    offers: {
      '@type': 'AggregateOffer',
      url: facts.url,
      lowPrice: Math.min(...prices).toFixed(2),
      highPrice: Math.max(...prices).toFixed(2),
      priceCurrency: currency,
      offerCount: priced.length,
      availability: availabilityOf(priced.some(({ in_stock }) => in_stock)),
      offers: priced.map((offer) => offerData(offer, facts)),
    },
  };
};

/** What a page says of its product, whether or not it has variants. */
const commonData = ({ details, url, description, images }: ProductFacts) => ({
  name: details.name,
  url,
  description,
  image: images,
  brand: { '@type': 'Brand', name: details.brand_name } as const,
});

/** The colors that a feed names. A color that only a picture suggests is no variant. */
const colorsOf = ({ details }: ProductFacts) => details.card.product_color_data.filter(({ is_guess }) => !is_guess);

const variantData = (facts: ProductFacts, { color_id, color_name }: CardColor): Product => {
  const { details } = facts;
  const url = `${facts.url}?color=${color_id}`;
  const pictures = details.productMedia.filter((media) => media.color_id === color_id);
  const offers = details.offers.filter(({ colors }) => colors.some((color) => color.color_id === color_id));
  return {
    '@type': 'Product',
    name: `${details.name}, ${color_name}`,
    url,
    color: color_name,
    ...(pictures.length > 0 && { image: pictures.map(({ media_images }) => new URL(media_images, url).href) }),
    ...offersOf({ ...facts, url, details: { ...details, offers } }),
  };
};

/**
 * A product with its offers, for product snippets; in several colors a group with a variant for each. Addresses are
 * absolute.
 */
export const productData = (facts: ProductFacts): WithContext<Product> | WithContext<ProductGroup> => {
  const colors = colorsOf(facts);
  if (colors.length < 2) {
    return { '@context': 'https://schema.org', '@type': 'Product', ...commonData(facts), ...offersOf(facts) };
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'ProductGroup',
    ...commonData(facts),
    productGroupID: String(facts.details.id),
    variesBy: 'https://schema.org/color',
    hasVariant: colors.map((color) => variantData(facts, color)),
  };
};
