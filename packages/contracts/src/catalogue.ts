import * as z from 'zod/mini';
import { described } from './described.ts';
import { endpoint } from './endpoint.ts';
import { homePicture } from './home/home-file.ts';
import { facets } from './listing/facets.ts';
import { listingQuery, optionQuery } from './listing/listing-query.ts';
import { deliveryFields, productCard } from './listing/product-card.ts';
import { promotedKeys } from './listing/promoted.ts';

/**
 * A part of a keyword and how the search interpreted it, such as 'under 50' as a price. Removing `text` from the
 * keyword undoes the interpretation. `values` has options whether or not the query selects them too; it is empty for a
 * category.
 */
export const understanding = z.object({
  kind: described(
    z.enum([
      ...['color', 'brand', 'store', 'category', 'price', 'size'],
      ...['audience', 'sale', 'stock', 'sort', 'word'],
    ] as const),
    'How the part was read',
  ),
  name: z.string(),
  text: described(z.string(), 'The part as typed'),
  values: described(z.array(z.string()), 'Ids of the filter options that it selects'),
});

export type Understanding = z.output<typeof understanding>;

/**
 * behavior.md#calls-table: one page of products, the exact total, and the facets. For a keyword, also how it was
 * understood (behavior.md#search-reading) and how much of it the products match (behavior.md#search-near-matches).
 * Without a product that matches everything, `leading` counts those that match the most.
 */
export const listProducts = endpoint({
  method: 'GET',
  url: '/api/productList',
  about: {
    group: 'Catalog',
    access: 'personal',
    summary: 'List products, 24 per page, with the exact total and facets',
    details:
      'Send a list as `name[]`, once for each value. Values of one filter are alternatives; several filters must all match. A facet counts the whole result, ignoring its own selection. Pages count from 1.',
    example: { querystring: { parentCateg: 'women', color: ['6'], price_range: ['0-50'], sort: 'asc', page: '1' } },
  },
  schema: {
    querystring: listingQuery,
    response: {
      200: z.object({
        data: z.array(productCard),
        total_pages: described(z.number(), 'Pages of 24'),
        total: described(z.number(), 'All products of the listing'),
        facets,
        understood: described(z.optional(z.array(understanding)), 'Parts of the keyword and how they were read'),
        relaxed: described(z.optional(z.array(understanding)), 'Parts dropped because no product matches all'),
        beyond: described(z.optional(z.array(understanding)), 'Parts that only the first products match'),
        complete: described(z.optional(z.number()), 'Products that match the whole keyword'),
        leading: described(z.optional(z.number()), 'Products that match the most; they come first'),
        unknown: described(z.optional(z.array(z.string())), 'Words that no product, brand or table knows'),
      }),
    },
  },
});

const brandEntry = z.object({ id: z.number(), display_name: z.string(), slug: z.string(), count: z.number() });
const storeEntry = z.object({ id: z.number(), store_name: z.string(), slug: z.string(), count: z.number() });

/**
 * behavior.md#calls-table: every brand that has products, by name. `filter` keeps names that
 * contain it, `letter` names that begin with it. With the parameters of `listProducts`, the brands and counts are those
 * of that listing's facet (behavior.md#listing-facets).
 */
export const listBrands = endpoint({
  method: 'GET',
  url: '/api/brandList',
  about: {
    group: 'Catalog',
    access: 'public',
    summary: 'List brands that have products, by name',
    details: '`filter` keeps names that contain its value.',
    example: { querystring: { filter: 'har' } },
  },
  schema: { querystring: optionQuery, response: { 200: z.object({ data: z.array(brandEntry) }) } },
});

/** behavior.md#calls-table: like `listBrands`, for stores. */
export const listStores = endpoint({
  method: 'GET',
  url: '/api/storeList',
  about: {
    group: 'Catalog',
    access: 'public',
    summary: 'List stores that have products, by name',
    example: { querystring: {} },
  },
  schema: { querystring: optionQuery, response: { 200: z.object({ data: z.array(storeEntry) }) } },
});

const slugParam = z.object({
  slug: z.string('Must be a slug').check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+){0,40}$/, 'Must be a slug')),
});

/** What the page of a brand or store says of it. */
const about = {
  logo: z.nullable(homePicture),
  text: described(z.string(), "What staff say, as plain text; '' if nothing"),
  new_count: described(z.number(), 'Its products in `/shop/new`'),
  sale_count: described(z.number(), 'Its products in `/shop/sale`'),
};

/** What a store asks for delivery to the shop's country, as it states it, where its feed says nothing else. */
const storeDelivery = z.object({
  currency: described(z.string(), 'Of the amounts'),
  delivery_price: deliveryFields.delivery_price,
  delivery_free_from: described(z.nullable(z.number()), 'Amount from which delivery is free'),
  delivery_days: deliveryFields.delivery_days,
  returns_days: deliveryFields.returns_days,
  returns_free: deliveryFields.returns_free,
  returns_note: described(z.nullable(z.string()), 'Where to return goods'),
});

export type StoreDelivery = z.output<typeof storeDelivery>;

export const getBrand = endpoint({
  method: 'GET',
  url: '/api/brand/:slug',
  about: {
    group: 'Catalog',
    access: 'public',
    summary: 'Get a brand by its slug',
    details: 'The slug of a merged brand returns the other one.',
    refusals: [404],
    example: { params: { slug: 'maison-aube' } },
  },
  schema: { params: slugParam, response: { 200: z.object({ data: z.extend(brandEntry, about) }) } },
});

export const getStore = endpoint({
  method: 'GET',
  url: '/api/store/:slug',
  about: {
    group: 'Catalog',
    access: 'public',
    summary: 'Get a store by its slug',
    refusals: [404],
    example: { params: { slug: 'northbound' } },
  },
  schema: {
    params: slugParam,
    response: {
      200: z.object({
        data: z.extend(storeEntry, {
          shipping_policy: z.nullable(z.string()),
          delivery: z.nullable(storeDelivery),
          ...about,
        }),
      }),
    },
  },
});

/**
 * behavior.md#calls-table: the size options, from small to large
 * (behavior.md#calls-replies).
 */
export const listSizes = endpoint({
  method: 'GET',
  url: '/api/productOptionAttribute',
  about: {
    group: 'Catalog',
    access: 'public',
    summary: 'List sizes from small to large',
  },
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

/** behavior.md#calls-table: the palette. Each color is its own parent. */
export const listColors = endpoint({
  method: 'GET',
  url: '/api/colors',
  about: {
    group: 'Catalog',
    access: 'public',
    summary: 'List the colors of the palette',
  },
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
 * behavior.md#calls-table: the category tree without branches that have no product, and what the menu shows of it. 304
 * when unchanged (behavior.md#shell-menu).
 */
export const listCategories = endpoint({
  method: 'GET',
  url: '/api/categories',
  about: {
    group: 'Catalog',
    access: 'public',
    summary: 'Get the category tree, three levels deep',
  },
  schema: {
    response: {
      200: z.object({
        data: z.array(categoryEntry),
        menu: z.object({
          promoted: described(z.array(z.enum(promotedKeys)), 'Collections before the categories, at `/shop/{key}`'),
          hidden: described(z.array(z.string()), 'Paths of categories that the menu leaves out, with all below'),
        }),
      }),
    },
  },
});
