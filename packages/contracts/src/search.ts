import * as z from 'zod/mini';
import { listProducts, struckKind } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { messageReply } from './errors.ts';
import { form } from './fields/fields.ts';
import { gatherLists, keywordParam } from './fields/query-fields.ts';

const words = ['keyword', 'searchKeyword'];

/** Spec 7, `GET /api/search`: a page of products, asked and answered as `listProducts` (decision 44). */
export const searchProducts = endpoint({ method: 'GET', url: '/api/search', schema: listProducts.schema });

/**
 * Spec 7, `GET /api/search/keyword`: suggestions in groups (decision 44), each
 * with what its link is made of; `queries` are completed searches that have products; a product in the color that was asked for, `color_id`, where one was. `keyword` and `searchKeyword` mean the same
 * (decision 45); what is not longer than the search threshold suggests nothing.
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

/** Searches to offer a shopper who found nothing: what others often search for, then the largest kinds of the catalog. */
export const popularSearches = endpoint({
  method: 'GET',
  url: '/api/search/popular',
  schema: { response: { 200: z.object({ queries: z.array(z.string()) }) } },
});

/**
 * Says that a shopper searched for `to` right after `from`, so that ops learn which words should mean the same. Counted without
 * who said it; only pairs of five or more a day are kept.
 */
export const reportFollowedSearch = endpoint({
  method: 'POST',
  url: '/api/search/followed',
  schema: { body: form({ from: keywordParam, to: keywordParam }), response: { 200: messageReply } },
});
