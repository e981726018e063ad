import type { getProduct } from '@wearfolio/contracts/catalogue';
import type { Reply } from '@wearfolio/contracts/endpoint';
import type { BreadcrumbList, Offer, Product, WithContext } from 'schema-dts';

type ProductDetails = Reply<typeof getProduct>[number];

type Crumb = { name: string; url: string };

/** What search engines read of a page (schema.org). */
export type StructuredData = WithContext<BreadcrumbList> | WithContext<Product>;

/** The way to a page from the top, the page itself last; `url` are whole addresses. */
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

type ProductFacts = { details: ProductDetails; url: string; description: string; images: string[]; currency: string };

const offerOf = ({ details, url, currency }: ProductFacts): { offers?: Offer } => {
  // An offer without a price is none.
  if (details.price === null) return {};
  const isSoldOut = details.quantity === 0;
  return {
    offers: {
      '@type': 'Offer',
      url,
      price: details.price.toFixed(2),
      priceCurrency: currency,
      availability: isSoldOut ? 'https://schema.org/OutOfStock' : 'https://schema.org/InStock',
      seller: { '@type': 'Organization', name: details.store_name },
    },
  };
};

/** A product with its offer, as search engines want product snippets; addresses are whole. */
export const productData = (facts: ProductFacts): WithContext<Product> => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: facts.details.name,
  url: facts.url,
  description: facts.description,
  image: facts.images,
  brand: { '@type': 'Brand', name: facts.details.brand_name },
  ...offerOf(facts),
});
