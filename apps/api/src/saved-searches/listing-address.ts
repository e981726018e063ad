import { listProducts } from '@wearfolio/contracts/catalogue';
import { searchThreshold } from '@wearfolio/contracts/limits';
import { filterGroups } from '@wearfolio/contracts/listing/listing-filters';
import type { ListingQuery } from '@wearfolio/contracts/listing/listing-query';
import { isUnknownCategory, type NamedShop, scopeOf } from '@wearfolio/contracts/listing/listing-scope';
import type { Database } from '@wearfolio/database/client';
import { translateIn } from '@wearfolio/messages/translate';
import { readListingState } from '../addresses/listing-state.ts';
import { categoryPath, listingPath } from '../addresses/page-paths.ts';
import { pageRoutes } from '../addresses/page-routes.ts';
import { findBrand, findStore } from '../catalogue/brands/brands.ts';
import { categoryTree } from '../catalogue/category-tree.ts';
import type { Catalogue } from '../engine/follow-listing.ts';

const english = translateIn('en');

type Params = Record<string, string>;

/** The query of a listing's page, and the canonical address to save it under. */
export type ListingAddress = { address: string; query: ListingQuery };

const isParameter = (part: string): boolean => part.startsWith(':');

// Fixed segments take precedence over parameters, as in the router.
const patterns = pageRoutes.listing
  .map((route) => route.split('/'))
  .sort((one, other) => one.filter(isParameter).length - other.filter(isParameter).length);

const paramsOf = (path: string): Params | null => {
  const parts = path.split('/');
  const pattern = patterns.find(
    (one) =>
      one.length === parts.length && one.every((part, at) => (isParameter(part) ? parts[at] : part === parts[at])),
  );
  if (!pattern) return null;
  try {
    return Object.fromEntries(
      pattern.flatMap((part, at) => (isParameter(part) ? [[part.slice(1), decodeURIComponent(parts[at] ?? '')]] : [])),
    );
  } catch {
    return null;
  }
};

/** Null when the path names a brand or store without products. */
const ownerOf = async (
  catalogue: Catalogue,
  { brandSlug, storeSlug }: Params,
): Promise<NamedShop | 'nobody' | null> => {
  if (brandSlug !== undefined) {
    const brand = await findBrand(catalogue, brandSlug);
    return brand && { id: brand.id, name: brand.display_name };
  }
  if (storeSlug === undefined) return 'nobody';
  const store = await findStore(catalogue, storeSlug);
  return store && { id: store.id, name: store.store_name };
};

const inOrder = (values: readonly string[]): string[] =>
  values.toSorted((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10));

const textsOf = (query: URLSearchParams, name: string): string[] => [
  ...new Set(query.getAll(name).filter((text) => text.trim() !== '')),
];

const parse = (address: string): URL | null => {
  const url = URL.parse(address, 'https://shop.invalid');
  return url?.host === 'shop.invalid' ? url : null;
};

type Asked = { params: Params; query: URLSearchParams; keyword: string };

const readAsked = (given: string): Asked | null => {
  const url = parse(given);
  const params = url && paramsOf(url.pathname);
  if (!url || !params) return null;
  const keyword = (url.searchParams.get('keyword') ?? '').trim();
  // behavior.md#shell-search-box: shorter keywords are not searched.
  if (keyword !== '' && keyword.length <= searchThreshold) return null;
  return { params, query: url.searchParams, keyword };
};

type Wire = Readonly<Record<string, string | readonly string[]>>;

const print = (keyword: string, wire: Wire, parts: Record<'off' | 'on', string[]>, sort: string): string => {
  const printed = new URLSearchParams(keyword === '' ? {} : { keyword });
  for (const group of filterGroups) for (const id of inOrder([wire[group] ?? []].flat())) printed.append(group, id);
  for (const text of parts.off) printed.append('off', text);
  for (const text of parts.on) printed.append('on', text);
  if (sort !== '') printed.set('sort', sort);
  return printed.size > 0 ? `?${printed}` : '';
};

/** Parses a listing's address in any form. Null when it is not a listing, or a listing that shows nothing. */
export const readListingAddress = async (
  db: Database,
  catalogue: Catalogue,
  given: string,
): Promise<ListingAddress | null> => {
  const asked = readAsked(given);
  if (!asked) return null;
  const { params, query, keyword } = asked;
  const categories = await categoryTree(db, catalogue);
  const owner = await ownerOf(catalogue, params);
  if (owner === null || isUnknownCategory(params, categories)) return null;
  const scope = scopeOf(english, params, keyword, categories, owner === 'nobody' ? null : owner);
  const { wire, sort } = readListingState(query);
  const parts = { off: textsOf(query, 'off'), on: textsOf(query, 'on') };
  const { data } = listProducts.schema.querystring.safeParse({ ...wire, page: '1', ...parts, ...scope.query });
  if (!data) return null;
  const path = categoryPath(catalogue.dictionary.categories, scope.query) ?? listingPath(params);
  return { address: path + print(keyword, wire, parts, sort), query: data };
};
