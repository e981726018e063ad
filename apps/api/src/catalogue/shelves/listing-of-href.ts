import { listProducts } from '@wearfolio/contracts/catalogue';
import { isOwnPath } from '@wearfolio/contracts/content/place';
import { isUnknownCategory, scopeOf } from '@wearfolio/contracts/listing/listing-scope';
import type { Database } from '@wearfolio/database/client';
import { translateIn } from '@wearfolio/messages/translate';
import { readListingState } from '../../addresses/listing-state.ts';
import { pageRoutes } from '../../addresses/page-routes.ts';
import type { Catalogue } from '../../engine/follow-listing.ts';
import { findBrand, findStore } from '../brands/brands.ts';
import { categoryTree } from '../category-tree.ts';

const english = translateIn('en');

type Params = Record<string, string>;

const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

/** The parameters of a path that matches a route such as `/brand/:brandSlug`, or null. */
const matched = (route: string, path: string): Params | null => {
  const [parts, given] = [route.split('/'), path.split('/')];
  if (parts.length !== given.length) return null;
  const params: Params = {};
  for (const [at, part] of parts.entries()) {
    const value = decoded(given[at] ?? '');
    if (value === null || value.includes('\0')) return null;
    if (part.startsWith(':')) params[part.slice(1)] = value;
    else if (part !== value) return null;
  }
  return params;
};

const ownerOf = async (catalogue: Catalogue, { brandSlug, storeSlug }: Params) => {
  const brand = brandSlug === undefined ? null : await findBrand(catalogue, brandSlug);
  if (brand) return { id: brand.id, name: brand.display_name };
  const store = storeSlug === undefined ? null : await findStore(catalogue, storeSlug);
  return store && { id: store.id, name: store.store_name };
};

/** The `productList` query for the listing at an address. */
export type RequestedListing = Record<string, string | string[]>;

/** Parses the address of a listing as its page does. Null when the address is no listing, or its query is invalid. */
export const listingOfHref = async (
  { db, catalogue }: { db: Database; catalogue: Catalogue },
  href: string,
): Promise<RequestedListing | null> => {
  const url = isOwnPath(href) ? URL.parse(href, 'http://shop') : null;
  if (!url) return null;
  // Fixed paths match before paths with parameters.
  const routes = [...pageRoutes.listing].sort((one, other) => one.split(':').length - other.split(':').length);
  const params = routes.map((route) => matched(route, url.pathname.replace(/\/$/, ''))).find((found) => found !== null);
  if (!params) return null;
  const categories = await categoryTree(db, catalogue);
  const owner = await ownerOf(catalogue, params);
  const isOwned = params.brandSlug !== undefined || params.storeSlug !== undefined;
  if (isUnknownCategory(params, categories) || (isOwned && !owner)) return null;
  const { query } = scopeOf(english, params, url.searchParams.get('keyword') ?? '', categories, owner);
  const { wire } = readListingState(url.searchParams);
  const asked = { ...wire, page: '1', ...query };
  return listProducts.schema.querystring.safeParse(asked).success ? withoutEmpty(asked) : null;
};

const withoutEmpty = (asked: object): RequestedListing =>
  Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined && value.length > 0));
