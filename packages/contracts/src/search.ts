import * as z from 'zod/mini';
import { listProducts } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { messageReply } from './errors.ts';
import { form } from './fields/fields.ts';
import { gatherLists, keywordParam } from './fields/query-fields.ts';
import { struckKind } from './listing/product-card.ts';

const words = ['keyword', 'searchKeyword'];

/**
 * behavior.md#calls-table, `GET /api/search`: a page of products, with the query and reply of `listProducts`
 * (behavior.md#search-suggestions).
 */
export const searchProducts = endpoint({ method: 'GET', url: '/api/search', schema: listProducts.schema });

/**
 * behavior.md#calls-table, `GET /api/search/keyword`: suggestions by group (behavior.md#search-suggestions) with the
 * data of their links. `queries` are completed searches that have products. A product has the requested `color_id`, if
 * any. `keyword` and `searchKeyword` are synonyms (behavior.md#listing-parameters). Keywords up to the search threshold
 * return no suggestions.
 */
export const suggest = endpoint({
  method: 'GET',
  url: '/api/search/keyword',
  schema: {
    querystring: z.pipe(gatherLists([], words), z.object({ keyword: keywordParam, searchKeyword: keywordParam })),
    response: {
      200: z.object({
        products: z.array(
          z.object({
            productName: z.string(),
            id: z.number(),
            slug: z.string(),
            brand_name: z.string(),
            primary_image: z.nullable(z.string()),
            color_id: z.nullable(z.number()),
            price: z.nullable(z.number()),
            retail_price: z.nullable(z.number()),
            retail_kind: struckKind,
          }),
        ),
        brands: z.array(z.object({ id: z.number(), display_name: z.string(), slug: z.string() })),
        stores: z.array(z.object({ id: z.number(), store_name: z.string(), slug: z.string() })),
        categories: z.array(z.object({ name: z.string(), slug: z.string(), path: z.string() })),
        queries: z.array(z.string()),
      }),
    },
  },
});

/** Suggested searches for a shopper who found nothing: frequent searches, then the largest kinds of the catalogue. */
export const popularSearches = endpoint({
  method: 'GET',
  url: '/api/search/popular',
  schema: { response: { 200: z.object({ queries: z.array(z.string()) }) } },
});

/**
 * Reports that a shopper searched for `to` right after `from`, which tells ops which words should be synonyms. Counted
 * anonymously. Only pairs with at least five reports in a day are stored.
 */
export const reportFollowedSearch = endpoint({
  method: 'POST',
  url: '/api/search/followed',
  schema: { body: form({ from: keywordParam, to: keywordParam }), response: { 200: messageReply } },
});
