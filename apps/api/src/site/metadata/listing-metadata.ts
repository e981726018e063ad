import { listProducts } from '@wearfolio/contracts/catalogue';
import type { Reply } from '@wearfolio/contracts/endpoint';
import { searchThreshold } from '@wearfolio/contracts/limits';
import type { Facets } from '@wearfolio/contracts/listing/facets';
import {
  isHomeCollection,
  isUnknownCategory,
  type ListingScope,
  scopeOf,
} from '@wearfolio/contracts/listing/listing-scope';
import { chosenNames, listingTitle } from '@wearfolio/contracts/listing/page-titles';
import { gridSizes } from '@wearfolio/contracts/pictures';
import { type ListingState, readListingState } from '../../addresses/listing-state.ts';
import { browsePath, categoryPath, listingPath } from '../../addresses/page-paths.ts';
import { previewAddress } from '../../addresses/whole-address.ts';
import { movedBrand } from '../../catalogue/brands/brands.ts';
import { categoryTree } from '../../catalogue/category-tree.ts';
import { listingText } from '../../catalogue/page/listing-body.ts';
import { loadPage } from '../../catalogue/page/load-page.ts';
import { readQuestion } from '../../catalogue/page/read-question.ts';
import { shopDescription } from '../../home/shop-description.ts';
import { shownPicture } from '../../products/product-card.ts';
import { addressKey, treeData } from './first-data.ts';
import type { FirstData, MakeMetadata, PageMetadata, PageRequest, Shop } from './page-metadata.ts';
import { findOwner } from './page-owner.ts';
import { breadcrumbData, type StructuredData } from './structured-data.ts';

type ListingReply = Reply<typeof listProducts>;

/**
 * The listing's first page of products and the address at which the web app requests it. Null when it makes no request.
 */
const ask = async (shop: Shop, { query }: ListingScope, state: ListingState) => {
  // behavior.md#shell-search-box: shorter keywords are not searched.
  if (query.keyword !== undefined && query.keyword.trim().length <= searchThreshold) return null;
  const asked = { ...state.wire, ...query };
  const { data } = listProducts.schema.querystring.safeParse(asked);
  if (!data) return null;
  const reply = await loadPage(shop, data);
  return { reply, address: addressKey(listProducts.url, asked) };
};

// All products filtered by a single brand or store are that brand's or store's page.
const onlyChosenName = (facets: Facets, { filters }: ListingState): string | undefined => {
  const [only, ...others] = filters;
  if (!only || others.length > 0 || (only.group !== 'brand' && only.group !== 'store')) return undefined;
  return facets[only.group].find(({ id }) => String(id) === only.value)?.name;
};

// The store facet counts other stores too, so a store's own page must be passed as such.
const describe = (shop: Shop, heading: string, reply: ListingReply | undefined, isOfOneStore: boolean): string => {
  if (!reply || reply.total === 0) return shopDescription(shop.t);
  const stores = isOfOneStore ? 1 : reply.facets.store.filter(({ count }) => count > 0).length;
  return shop.t('titles.listingDescription', { heading, total: reply.total, stores, shop: shop.identity.name });
};

/** The picture of the first card, in the color that it shows. */
const firstPicture = (reply: ListingReply | undefined): PageMetadata['firstPicture'] => {
  const [card] = reply?.data ?? [];
  const src = card && shownPicture(card);
  return src && /^(https?:|\/)/.test(src) ? { src, sizes: gridSizes } : undefined;
};

const wayTo = ({ publicUrl, t }: Shop, crumbs: ListingScope['crumbs']): { name: string; url: string }[] =>
  crumbs.length > 0
    ? crumbs.map(({ name, slugs }) => ({ name, url: publicUrl + browsePath(slugs) }))
    : [{ name: t('ui.home'), url: `${publicUrl}/` }];

const searchPath = '/search';

const unfiltered = (path: string, keyword: string, { filters, page }: ListingState): string => {
  const kept = new URLSearchParams();
  if (path === searchPath && keyword.trim() !== '') kept.set('keyword', keyword);
  if (filters.length === 0 && page > 1) kept.set('page', String(page));
  return path + (kept.size > 0 ? `?${kept}` : '');
};

const isUnknownCollection = ({ catalogue: { dictionary, shelves } }: Shop, key: string | undefined): boolean =>
  key !== undefined && !isHomeCollection(key) && !dictionary.collections.has(key) && !shelves?.collection(key);

const titleOfCollection = ({ catalogue: { shelves } }: Shop, key = ''): Record<string, string> => {
  const title = shelves?.collection(key)?.title;
  return title === undefined ? {} : { [key]: title };
};

/**
 * Where the listing of this address has products: the markets that have its page. A later page may be missing in any
 * other market.
 */
const pathsOf = async (shop: Shop, { query }: ListingScope, address: { path: string; page: number }) => {
  const { db, catalogue, catalogues } = shop;
  if (catalogues.size === 0) return null;
  const paths = new Map<string, string>();
  const { data } = listProducts.schema.querystring.safeParse(query);
  if (!data) return paths;
  const { filter } = await readQuestion(db, catalogue, data);
  for (const [prefix, one] of catalogues) {
    const isHere = one === catalogue;
    if (isHere || (address.page === 1 && (await one.index.finds(filter)))) paths.set(prefix, address.path);
  }
  return paths;
};

/** The address of a merged brand's page leads to the other brand, with its query. */
export const movedListing = async (
  { catalogue }: Pick<Shop, 'catalogue'>,
  { params, query }: PageRequest,
): Promise<string | null> => {
  const moved = movedBrand(catalogue, params.brandSlug);
  return moved && (query.size > 0 ? `${moved}?${query}` : moved);
};

/**
 * The page of a category, collection, search, brand or store. Its canonical address has no filters, and a category has
 * one canonical address. Null when no brand, store or category with products has the slug, or no collection the key.
 */
export const listingMetadata: MakeMetadata = async (shop, { params, query }) => {
  const owner = await findOwner(shop, params);
  if (owner === null) return null;
  const keyword = query.get('keyword') ?? '';
  const categories = await categoryTree(shop.readDb(), shop.catalogue);
  if (isUnknownCategory(params, categories) || isUnknownCollection(shop, params.homepageKey)) return null;
  const collections = titleOfCollection(shop, params.homepageKey);
  const scope = scopeOf(shop.t, params, keyword, categories, owner.shop, collections, shop.nameOf);
  const state = readListingState(query);
  const [answer, tree] = await Promise.all([ask(shop, scope, state), treeData(shop)]);
  const reply = answer?.reply;

  const isOfEverything = Object.keys(scope.query).length === 0;
  const only = isOfEverything && reply ? onlyChosenName(reply.facets, state) : undefined;
  const heading = only ?? scope.heading;
  const isChosen = (group: string, value: string) =>
    !(group in scope.query) && state.filters.some((filter) => filter.group === group && filter.value === value);
  const chosen = reply && only === undefined ? chosenNames(reply, isChosen, shop.nameOf) : [];
  const path = categoryPath(shop.catalogue.dictionary.categories, scope.query) ?? listingPath(params);
  const canonicalPath = unfiltered(path, keyword, state);
  const canonical = shop.publicUrl + canonicalPath;
  const structuredData: StructuredData[] = [
    breadcrumbData([...wayTo(shop, scope.crumbs), { name: heading, url: canonical }]),
  ];
  const known: FirstData = { ...tree, ...owner.firstData };
  const firstData: FirstData = answer ? { ...known, [answer.address]: listingText(answer.reply) } : known;
  const isIndexed =
    scope.query.keyword === undefined &&
    path !== searchPath &&
    state.filters.length <= 1 &&
    reply !== undefined &&
    reply.data.length > 0;
  const pathsIn = isIndexed ? await pathsOf(shop, scope, { path: canonicalPath, page: state.page }) : null;
  return {
    title: listingTitle(shop.t, { shop: shop.identity.name, heading, crumbs: scope.crumbs, chosen, page: state.page }),
    description: describe(shop, heading, reply, params.storeSlug !== undefined),
    canonical,
    isIndexed,
    ...(pathsIn && { pathsIn }),
    type: 'website',
    image: previewAddress(shop.publicUrl, reply?.data[0]?.image_path ?? null),
    structuredData,
    firstPicture: firstPicture(reply),
    firstData,
  };
};
