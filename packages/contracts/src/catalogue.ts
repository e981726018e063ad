import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { facets } from './listing/facets.ts';
import { listingQuery, optionQuery } from './listing/listing-query.ts';
import { productCard } from './listing/product-card.ts';

/**
 * A part of a keyword and how the search interpreted it, such as 'under 50' as a price. `text` is the part as typed:
 * removing it from the keyword undoes the interpretation. `values` are the filter options that it selects, whether or
 * not the query selects them too; empty for a category.
 */
export const understanding = z.object({
  kind: z.enum([
    ...['color', 'brand', 'store', 'category', 'price', 'size'],
    ...['audience', 'sale', 'stock', 'sort', 'word'],
  ] as const),
  name: z.string(),
  text: z.string(),
  values: z.array(z.string()),
});

export type Understanding = z.output<typeof understanding>;

/**
 * behavior.md#calls-table, `GET /api/productList`: one page of products, the exact total, and the facets. For a
 * keyword, also how it was understood, which parts were dropped because no product matches all of them (`relaxed`,
 * behavior.md#search-reading), which parts only the first products match (`beyond`), and how many products match
 * everything (`complete`).
 */
export const listProducts = endpoint({
  method: 'GET',
  url: '/api/productList',
  schema: {
    querystring: listingQuery,
    response: {
      200: z.object({
        data: z.array(productCard),
        total_pages: z.number(),
        total: z.number(),
        facets,
        understood: z.optional(z.array(understanding)),
        relaxed: z.optional(z.array(understanding)),
        beyond: z.optional(z.array(understanding)),
        complete: z.optional(z.number()),
      }),
    },
  },
});

const brandEntry = z.object({ id: z.number(), display_name: z.string(), slug: z.string(), count: z.number() });
const storeEntry = z.object({ id: z.number(), store_name: z.string(), slug: z.string(), count: z.number() });

/**
 * behavior.md#calls-table, `GET /api/brandList`: every brand that has products, by name. `filter` keeps names that
 * contain it, `letter` names that begin with it. With the parameters of `listProducts`, the brands and counts are those
 * of that listing's facet (behavior.md#listing-facets).
 */
export const listBrands = endpoint({
  method: 'GET',
  url: '/api/brandList',
  schema: { querystring: optionQuery, response: { 200: z.object({ data: z.array(brandEntry) }) } },
});

/** behavior.md#calls-table, `GET /api/storeList`: like `listBrands`, for stores. */
export const listStores = endpoint({
  method: 'GET',
  url: '/api/storeList',
  schema: { querystring: optionQuery, response: { 200: z.object({ data: z.array(storeEntry) }) } },
});

const slugParam = z.object({
  slug: z.string('Must be a slug').check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+){0,40}$/, 'Must be a slug')),
});

/** The brand of `/brand/{slug}`. 404 when it has no active product. */
export const getBrand = endpoint({
  method: 'GET',
  url: '/api/brand/:slug',
  schema: { params: slugParam, response: { 200: z.object({ data: brandEntry }) } },
});

/** The store of `/store/{slug}`. 404 when it has no active product. */
export const getStore = endpoint({
  method: 'GET',
  url: '/api/store/:slug',
  schema: {
    params: slugParam,
    response: { 200: z.object({ data: z.extend(storeEntry, { shipping_policy: z.nullable(z.string()) }) }) },
  },
});

/**
 * behavior.md#calls-table, `GET /api/productOptionAttribute`: the size options, from small to large
 * (behavior.md#calls-replies).
 */
export const listSizes = endpoint({
  method: 'GET',
  url: '/api/productOptionAttribute',
  schema: {
    response: {
      200: z.object({
        data: z.object({
          size: z.array(z.object({ id: z.number(), attribute_name: z.string(), attribute_value: z.string() })),
        }),
      }),
    },
  },
});

/** behavior.md#calls-table, `GET /api/colors`: the palette. Each color is its own parent. */
export const listColors = endpoint({
  method: 'GET',
  url: '/api/colors',
  schema: {
    response: {
      200: z.object({
        data: z.array(
          z.object({ id: z.number(), color_name: z.string(), parent_color_id: z.number(), hexa: z.string() }),
        ),
      }),
    },
  },
});

const node = { name: z.string(), slug: z.string() };

/** A top-level category with the two levels below it (behavior.md#calls-replies). */
export const categoryEntry = z.object({
  ...node,
  subCateg: z.array(z.object({ ...node, childSubCateg: z.array(z.object(node)) })),
});

export type CategoryEntry = z.output<typeof categoryEntry>;

/**
 * behavior.md#calls-table, `GET /api/categories`: the category tree without branches that have no product. 304 when
 * unchanged (behavior.md#shell-menu).
 */
export const listCategories = endpoint({
  method: 'GET',
  url: '/api/categories',
  schema: { response: { 200: z.object({ data: z.array(categoryEntry) }) } },
});
