import type { ScopeQuery } from '@wearfolio/contracts/listing/listing-scope';
import { resolveCategories } from '../engine/answer/category-filter.ts';
import type { Category } from '../engine/dictionary.ts';

/** The path of a product's page, as in the web app's links, opened on a color (`color_id`) if given. */
export const productPath = ({ id, slug }: { id: number; slug: string }, colorId?: number): string => {
  const path = slug === '' ? `/product/${id}` : `/product/${id}/${encodeURIComponent(slug)}`;
  return colorId === undefined ? path : `${path}?color=${colorId}`;
};

/**
 * The path of a product's page with this offer selected. Links that are kept for long always name their offer, because
 * otherwise the page would show the cheapest store of the cluster at that time.
 */
export const offerPath = (offer: { id: number; slug: string }, colorId?: number): string => {
  const path = productPath(offer, colorId);
  return `${path}${path.includes('?') ? '&' : '?'}offer=${offer.id}`;
};

/** The path of a category's listing, from one to three slugs. */
export const browsePath = (slugs: readonly string[]): string => `/browse/${slugs.map(encodeURIComponent).join('/')}`;

/** The path of a brand's page. */
export const brandPath = (slug: string): string => `/brand/${encodeURIComponent(slug)}`;

/** The path of a store's page. */
export const storePath = (slug: string): string => `/store/${encodeURIComponent(slug)}`;

/** The path of a collection's listing. */
export const collectionPath = (key: string): string => `/shop/${encodeURIComponent(key)}`;

type Params = Readonly<Record<string, string>>;

/** The path of a listing's route, with its parameters encoded again, without a query. */
export const listingPath = (params: Params): string => {
  const { homepageKey, categoryName, childCategorySlug, categorySlug = '', subCategorySlug } = params;
  if (params.brandSlug !== undefined) return brandPath(params.brandSlug);
  if (params.storeSlug !== undefined) return storePath(params.storeSlug);
  if (homepageKey !== undefined) return collectionPath(homepageKey);
  if (categoryName !== undefined) return `/shop/category/${encodeURIComponent(categoryName)}`;
  if (subCategorySlug !== undefined) return browsePath([categorySlug, 'secondary', subCategorySlug]);
  if (childCategorySlug !== undefined) return browsePath([childCategorySlug]);
  const slugs = [params.parentCateg, params.subCateg, params.childCateg].filter((slug) => slug !== undefined);
  return slugs.length > 0 ? browsePath(slugs) : '/search';
};

/**
 * The canonical address for all addresses that list the same categories as `query`: a category's own path, or the slug
 * that several share (behavior.md#listing-category). Null when there is none, as for other listings.
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
