import * as z from 'zod/mini';
import { listProducts } from './catalogue.ts';
import { described } from './described.ts';
import { endpoint } from './endpoint.ts';
import { messageReply } from './errors.ts';
import { form } from './fields/fields.ts';
import { gatherLists, keywordParam } from './fields/query-fields.ts';
import { quoteField, struckKind } from './listing/product-card.ts';

const words = ['keyword', 'searchKeyword'];

/**
 * behavior.md#calls-table: a page of products, with the query and reply of `listProducts`
 * (behavior.md#search-suggestions).
 */
export const searchProducts = endpoint({
  method: 'GET',
  url: '/api/search',
  about: {
    group: 'Search',
    access: 'personal',
    summary: 'Search products by keyword',
    details:
      'Takes the parameters of `productList` and returns the same reply. Filters take precedence over the keyword.',
    example: { querystring: { keyword: 'red dress under 50' } },
  },
  schema: listProducts.schema,
});

/**
 * behavior.md#calls-table: suggestions by group (behavior.md#search-suggestions) with the
 * data of their links. `queries` are completed searches that have products. A product has the requested `color_id`, if
 * any. `keyword` and `searchKeyword` are synonyms (behavior.md#listing-parameters). Keywords up to the search threshold
 * return no suggestions.
 */
export const suggest = endpoint({
  method: 'GET',
  url: '/api/search/keyword',
  about: {
    group: 'Search',
    access: 'public',
    summary: 'Suggest searches, products, brands and categories while typing',
    details: 'From the third letter on. `queries` are completions of the text; each has products that match all parts.',
    example: { querystring: { keyword: 'dre' } },
  },
  schema: {
    querystring: z.pipe(gatherLists([], words), z.object({ keyword: keywordParam, searchKeyword: keywordParam })),
    response: {
      200: z.object({
        products: z.array(
          z.object({
            productName: z.string(),
            lang: described(z.optional(z.string()), 'The language of the name, where it is not that of the market'),
            id: z.number(),
            slug: z.string(),
            brand_name: z.string(),
            primary_image: z.nullable(z.string()),
            color_id: z.nullable(z.number()),
            price: z.nullable(z.number()),
            retail_price: z.nullable(z.number()),
            retail_kind: struckKind,
            ...quoteField,
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

export const popularSearches = endpoint({
  method: 'GET',
  url: '/api/search/popular',
  about: {
    group: 'Search',
    access: 'public',
    summary: 'List popular searches',
    details:
      'At most eight. First come searches made at least five times in the last 30 days, most frequent first, if products match all their parts. Then come the kinds with the most products.',
  },
  schema: { response: { 200: z.object({ queries: z.array(z.string()) }) } },
});

export const reportFollowedSearch = endpoint({
  method: 'POST',
  url: '/api/search/followed',
  about: {
    group: 'Search',
    access: 'public',
    summary: 'Report that one search followed another',
    details:
      'Pages send this when a shopper searches again within two minutes. Each address counts once a day, in memory. Pairs with at least five reports in a day are stored without the searcher. Ops see them as proposed synonyms.',
    refusals: [429],
    example: { body: { from: 'trakkies', to: 'tracksuit' } },
  },
  schema: { body: form({ from: keywordParam, to: keywordParam }), response: { 200: messageReply } },
});
