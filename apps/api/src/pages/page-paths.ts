import type { ScopeQuery } from '@wearfolio/contracts/listing/listing-scope';
import { resolveCategories } from '../catalogue/listing/category-filter.ts';
import type { Category } from '../listing/dictionary.ts';

/** The page of a product, as the web app links it, opened on one of its colors (`color_id`) where one is named. */
export const productPath = ({ id, slug }: { id: number; slug: string }, colorId?: number): string => {
  const path = slug === '' ? `/product/${id}` : `/product/${id}/${encodeURIComponent(slug)}`;
  return colorId === undefined ? path : `${path}?color=${colorId}`;
};

/**
 * The page of a product, opened on this very offer. A link that is kept for long names its offer even where the product has no
 * other one yet: without it the page shows the cheapest store of whatever cluster it belongs to by then.
 */
export const offerPath = (offer: { id: number; slug: string }, colorId?: number): string => {
  const path = productPath(offer, colorId);
  return `${path}${path.includes('?') ? '&' : '?'}offer=${offer.id}`;
};

/** The listing of a category, by its path of one to three slugs. */
export const browsePath = (slugs: readonly string[]): string => `/browse/${slugs.map(encodeURIComponent).join('/')}`;

/** The page of a brand. */
export const brandPath = (slug: string): string => `/brand/${encodeURIComponent(slug)}`;

/** The page of a store. */
export const storePath = (slug: string): string => `/store/${encodeURIComponent(slug)}`;

type Params = Readonly<Record<string, string>>;

/** The address of a listing's own route, with its parameters encoded anew, without query. */
export const listingPath = (params: Params): string => {
  const { homepageKey, categoryName, childCategorySlug, categorySlug = '', subCategorySlug } = params;
  if (params.brandSlug !== undefined) return brandPath(params.brandSlug);
  if (params.storeSlug !== undefined) return storePath(params.storeSlug);
  if (homepageKey !== undefined) return `/shop/${encodeURIComponent(homepageKey)}`;
  if (categoryName !== undefined) return `/shop/category/${encodeURIComponent(categoryName)}`;
  if (subCategorySlug !== undefined) return browsePath([categorySlug, 'secondary', subCategorySlug]);
  if (childCategorySlug !== undefined) return browsePath([childCategorySlug]);
  const slugs = [params.parentCateg, params.subCateg, params.childCateg].filter((slug) => slug !== undefined);
  return slugs.length > 0 ? browsePath(slugs) : '/search';
};

/**
 * Of all addresses that list the same categories as `query` the one to be known by: a category's own path, or the slug that
 * several share (decision 67). Null where there is none, as for a listing of anything else.
 */
export const categoryPath = (categories: readonly Category[], query: ScopeQuery): string | null => {
  const { parentCateg = '', subCateg = '', childCateg = '' } = query;
  const ids = new Set(resolveCategories(categories, { parentCateg, subCateg, childCateg }));
  const [first, ...others] = categories.filter(({ id }) => ids.has(id));
  if (!first) return null;
  if (others.length === 0) return browsePath(first.path.split('/'));
  const isShared = parentCateg === '' && others.every(({ slug }) => slug === first.slug);
  return isShared ? browsePath([first.slug]) : null;
};
