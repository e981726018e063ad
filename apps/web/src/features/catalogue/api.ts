import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  getBrand,
  getStore,
  listBrands,
  listCategories,
  listProducts,
  listStores,
} from '@wearfolio/contracts/catalogue';
import { listOwnBrands } from '@wearfolio/contracts/favorites';
import { searchThreshold, sentSort } from '@wearfolio/contracts/limits';
import type { ScopeQuery } from '@wearfolio/contracts/listing/listing-scope';
import { getDisclosure, getPriceHistory, getProduct, listSimilar } from '@wearfolio/contracts/product';
import { popularSearches } from '@wearfolio/contracts/search';
import { ApiError, call } from '../../lib/api-client.ts';
import { firstReply, firstReplyMadeAt } from '../../lib/first-data.ts';
import { t } from '../../lib/t.tsx';
import { guestReplyMadeAt } from '../../session/reply-age.ts';
import type { FitQuery } from '../../session/worn-sizes.ts';
import { type ListingState, sortBy } from './listing-url.ts';

const isTooShort = ({ keyword }: ScopeQuery) => keyword !== undefined && keyword.trim().length <= searchThreshold;

/**
 * One page of a listing. The scope overrides the filters. While another page or filter is loading, the last reply stays
 * (behavior.md#listing-loading). A keyword of two characters or fewer is not requested (behavior.md#shell-search-box).
 * `fit` limits the listing to fitting products.
 */
export const productListQuery = (scope: ScopeQuery, state: ListingState, fit: FitQuery = {}) => {
  const input = { querystring: { ...state, sort: sentSort(state.sort, scope.keyword), ...fit, ...scope } };
  return queryOptions({
    queryKey: ['productList', scope, state, fit],
    queryFn: ({ signal }) => call(listProducts, input, signal),
    initialData: () => firstReply(listProducts, input),
    initialDataUpdatedAt: guestReplyMadeAt,
    placeholderData: isTooShort(scope) ? undefined : keepPreviousData,
    enabled: !isTooShort(scope),
  });
};

/** A listing with the given query parameters. */
export const listingQueryOf = (asked: Readonly<Record<string, string | string[]>>) =>
  queryOptions({
    queryKey: ['productList', 'asked', asked],
    queryFn: ({ signal }) => call(listProducts, { querystring: asked }, signal),
    initialData: () => firstReply(listProducts, { querystring: asked }),
    initialDataUpdatedAt: guestReplyMadeAt,
  });

/** Whether stores pay a commission. It rarely changes. */
export const disclosureQuery = queryOptions({
  queryKey: ['disclosure'],
  queryFn: ({ signal }) => call(getDisclosure, {}, signal),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Popular searches, offered when a search has no results. */
export const popularSearchesQuery = queryOptions({
  queryKey: ['popularSearches'],
  queryFn: ({ signal }) => call(popularSearches, {}, signal),
});

/** The products of a collection of the home page, requested as in behavior.md#home-collections. */
export const collectionQuery = (homepageKey: string) => {
  const input = { querystring: { page: '0', keyword: '', homepageKey } };
  return queryOptions({
    queryKey: ['collection', homepageKey],
    queryFn: ({ signal }) => call(listProducts, input, signal),
    initialData: () => firstReply(listProducts, input),
    initialDataUpdatedAt: guestReplyMadeAt,
  });
};

/** All data of a product page; an ApiError with status 404 if the product does not exist. */
export const productQuery = (id: number) =>
  queryOptions({
    queryKey: ['product', id],
    queryFn: async ({ signal }) => {
      const [details] = await call(getProduct, { params: { id: String(id) } }, signal);
      if (!details) throw new ApiError(404, t('listing.notFound'));
      return details;
    },
    initialData: () => firstReply(getProduct, { params: { id: String(id) } })?.[0],
    initialDataUpdatedAt: guestReplyMadeAt,
  });

/** The prices of a product over the last year. */
export const priceHistoryQuery = (id: number) =>
  queryOptions({
    queryKey: ['priceHistory', id],
    queryFn: async ({ signal }) => (await call(getPriceHistory, { params: { id: String(id) } }, signal)).data,
  });

/** The products most like a product. */
export const similarQuery = (id: number) =>
  queryOptions({
    queryKey: ['similar', id],
    queryFn: async ({ signal }) => (await call(listSimilar, { params: { id: String(id) } }, signal)).data,
  });

/** The category tree. */
export const categoriesQuery = queryOptions({
  queryKey: ['categories'],
  queryFn: ({ signal }) => call(listCategories, {}, signal),
  initialData: () => firstReply(listCategories, {}),
  initialDataUpdatedAt: firstReplyMadeAt,
});

/**
 * The stores or brands of a listing whose names start with a letter and contain a text. The facets contain only the
 * largest ones (behavior.md#listing-facets).
 */
export const optionsQuery = (
  group: 'store' | 'brand',
  scope: ScopeQuery,
  state: ListingState,
  named: { letter?: string; filter: string },
  fit: FitQuery = {},
) => {
  const querystring = { ...sortBy(state, ''), ...fit, ...scope, ...named };
  return queryOptions({
    queryKey: ['options', group, querystring],
    queryFn: async ({ signal }) => {
      if (group === 'brand') {
        const { data } = await call(listBrands, { querystring }, signal);
        return data.map(({ id, display_name, count }) => ({ id, name: display_name, count }));
      }
      const { data } = await call(listStores, { querystring }, signal);
      return data.map(({ id, store_name, count }) => ({ id, name: store_name, count }));
    },
    placeholderData: keepPreviousData,
  });
};

/** All brands with products. */
export const brandsQuery = queryOptions({
  queryKey: ['brands'],
  queryFn: async ({ signal }) => (await call(listBrands, { querystring: {} }, signal)).data,
  initialData: () => firstReply(listBrands, { querystring: {} })?.data,
  initialDataUpdatedAt: firstReplyMadeAt,
});

/** The figures of the brands that the customer owns; empty for most customers. */
export const ownBrandsQuery = (customerId: number) =>
  queryOptions({
    queryKey: ['ownBrands', customerId],
    queryFn: async ({ signal }) => (await call(listOwnBrands, {}, signal)).data,
  });

/** The brand with a slug; an ApiError with status 404 if there is none. */
export const brandQuery = (slug: string) =>
  queryOptions({
    queryKey: ['brand', slug],
    queryFn: async ({ signal }) => (await call(getBrand, { params: { slug } }, signal)).data,
    initialData: () => firstReply(getBrand, { params: { slug } })?.data,
    initialDataUpdatedAt: firstReplyMadeAt,
  });

/** The store with a slug; an ApiError with status 404 if there is none. */
export const storeQuery = (slug: string) =>
  queryOptions({
    queryKey: ['store', slug],
    queryFn: async ({ signal }) => (await call(getStore, { params: { slug } }, signal)).data,
    initialData: () => firstReply(getStore, { params: { slug } })?.data,
    initialDataUpdatedAt: firstReplyMadeAt,
  });
