import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import {
  gatherLists,
  idListParam,
  idParam,
  keywordParam,
  nameListParam,
  pageParam,
  priceRangeListParam,
  textParam,
} from './fields/query-fields.ts';
import { fitParam, wearListParam } from './fields/wear-fields.ts';
import { imageShapes, sortOrders } from './limits.ts';
import { filterGroups } from './listing/listing-filters.ts';
import { alphabet } from './text/alphabet.ts';

/**
 * A color of a card (spec 3, 'Product color entry') with what the card needs to draw it. `is_guess` is true when no
 * feed names the color and only the picture suggests it.
 */
export const cardColor = z.object({
  id: z.number(),
  color_id: z.number(),
  color_name: z.string(),
  is_primary: z.number(),
  parent_color_id: z.number(),
  image_index: z.number(),
  product_image: z.array(z.string()),
  colors: z.object({ id: z.number(), hexa: z.string() }),
  product_id: z.optional(z.number()),
  is_guess: z.optional(z.literal(true)),
});

/**
 * Where a struck price comes from (decision 81): the store's lowest price in the 30 days before the reduction, or the
 * regular price that the store states. Null when no price is struck.
 */
export const struckKind = z.nullable(z.enum(['lowest30', 'regular']));

export type StruckKind = z.output<typeof struckKind>;

/**
 * A product in a list (spec 3, 'Product (list item)'). Prices are decimal numbers in currency units, null when unknown.
 * The fields after `is_favorite` are additions to the specification; they save the page a second request or a layout
 * shift. `asked_color_id` is the `color_id` that a filter or search asked for; it is absent when none was. All fields
 * describe the shown offer (decision 78), except the colors, which come from all offers of the cluster (each with the
 * `product_id` of its offer), the number of offers and stores, and their lowest price.
 */
export const productCard = z.object({
  product_id: z.number(),
  id: z.number(),
  user_id: z.nullable(z.number()),
  product_name: z.string(),
  title: z.string(),
  brand_id: z.number(),
  brand_name: z.string(),
  store_id: z.number(),
  store_name: z.string(),
  vendor_id: z.number(),
  price: z.nullable(z.number()),
  retail_price: z.nullable(z.number()),
  retail_kind: struckKind,
  primary_image: z.nullable(z.string()),
  image_path: z.nullable(z.string()),
  image_name: z.nullable(z.string()),
  base_url: z.string(),
  product_url: z.string(),
  shipping_policy: z.nullable(z.string()),
  is_active: z.number(),
  primary_image_index: z.number(),
  primary_color_image_data: z.nullable(cardColor),
  product_color_images: z.array(z.string()),
  product_color_data: z.array(cardColor),
  color_primary_image: z.nullable(z.string()),
  asked_color_id: z.optional(z.number()),
  is_favorite: z.number(),
  favorite_color_ids: z.array(z.number()),
  slug: z.string(),
  stock: z.nullable(z.number()),
  category_path: z.string(),
  image_shape: z.enum(imageShapes),
  image_width: z.nullable(z.number()),
  image_height: z.nullable(z.number()),
  offer_count: z.number(),
  store_count: z.number(),
  lowest_price: z.nullable(z.number()),
});

export type ProductCard = z.output<typeof productCard>;
export type CardColor = z.output<typeof cardColor>;

const option = { id: z.number(), name: z.string(), count: z.number() };

// Describes all options of a facet that returns only its largest ones (decision 22).
const whole = z.object({ count: z.number(), letters: z.array(z.string()) });

/**
 * The facets of the whole result: for each option, how many products selecting it would leave, ignoring the facet's own
 * selection (decision 22). `whole` gives the count and the initial letters of all stores or brands when there are more
 * than the facet returns. Price ranges from the keyword or the request that are not fixed options come first. Trait
 * facets (`sale` to `length`) contain only options that some product of the listing has.
 */
export const facets = z.object({
  store: z.array(z.object(option)),
  brand: z.array(z.object(option)),
  color: z.array(z.object({ ...option, hexa: z.string() })),
  size: z.array(z.object({ ...option, attribute_name: z.string() })),
  price_range: z.array(z.object({ value: z.string(), name: z.string(), count: z.number() })),
  sale: z.array(z.object(option)),
  dropped: z.array(z.object(option)),
  material: z.array(z.object(option)),
  pattern: z.array(z.object(option)),
  cut: z.array(z.object(option)),
  length: z.array(z.object(option)),
  whole: z.optional(z.object({ store: z.optional(whole), brand: z.optional(whole) })),
});

export type Facets = z.output<typeof facets>;

// Of `page` and `sort`, only the list forms are rejected. Unknown keys such as `pageSize` are ignored.
const plainFilters = [
  ...['keyword', 'searchKeyword', 'parentCateg', 'subCateg', 'childCateg', 'homepageKey'],
  ...['page[', 'sort['],
];

const looseLists = ['off', 'on', 'wear'];

const listing = {
  page: pageParam,
  keyword: keywordParam,
  searchKeyword: keywordParam,
  parentCateg: textParam,
  subCateg: textParam,
  childCateg: textParam,
  homepageKey: textParam,
  off: nameListParam,
  on: nameListParam,
  sort: z._default(z.enum(sortOrders, 'Sort must be empty, desc, asc, newest or drop'), ''),
  store: idListParam,
  brand: idListParam,
  color: idListParam,
  size: idListParam,
  price_range: priceRangeListParam,
  sale: idListParam,
  dropped: idListParam,
  material: idListParam,
  pattern: idListParam,
  cut: idListParam,
  length: idListParam,
  fit: fitParam,
  wear: wearListParam,
};

export const listingQuery = z.pipe(gatherLists(filterGroups, plainFilters, looseLists), z.object(listing));

/** The validated query of a listing. Prices are in currency units; pages count from 1. */
export type ListingQuery = z.output<typeof listingQuery>;

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
 * Spec 7, `GET /api/productList`: one page of products, the exact total, and the facets. For a keyword, also how it was
 * understood, which parts were dropped because no product matches all of them (`relaxed`, decision 82), which parts
 * only the first products match (`beyond`), and how many products match everything (`complete`).
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

const mediaEntry = z.object({
  media_id: z.number(),
  id: z.number(),
  is_default: z.number(),
  color_id: z.number(),
  image_path: z.string(),
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
});

/** `sort_order` orders sizes of the same system from small to large. */
const productSize = z.object({
  id: z.number(),
  attribute_name: z.string(),
  attribute_value: z.string(),
  sort_order: z.number(),
  color_id: z.nullable(z.number()),
  quantity: z.nullable(z.number()),
});

/**
 * A store's offer of a product (decision 78); the requested one has `selected`. Prices as in a card. `last_seen` is the
 * ISO 8601 time when a feed last contained the offer.
 */
export const productOffer = z.object({
  product_id: z.number(),
  store_name: z.string(),
  store_slug: z.string(),
  product_url: z.string(),
  price: z.nullable(z.number()),
  retail_price: z.nullable(z.number()),
  retail_kind: struckKind,
  in_stock: z.boolean(),
  sizes: z.array(productSize),
  colors: z.array(z.object({ color_id: z.number(), color_name: z.string(), hexa: z.string() })),
  shipping_policy: z.nullable(z.string()),
  /** Delivery cost, and the price per unit such as '16.00 / 100 ml', when the feed states them. */
  shipping_price: z.nullable(z.number()),
  unit_price: z.nullable(z.string()),
  /** Whether the link to the store runs through an affiliate program that may pay the shop. */
  pays_commission: z.boolean(),
  last_seen: z.nullable(z.string()),
  selected: z.optional(z.literal(true)),
});

export type ProductOffer = z.output<typeof productOffer>;

/** Spec 3, 'Product details', plus the fields that the quick view and the product page need. */
export const productDetails = z.object({
  id: z.number(),
  name: z.string(),
  brand_name: z.string(),
  brand_slug: z.string(),
  description: z.string(),
  compare_price: z.nullable(z.number()),
  compare_kind: struckKind,
  quantity: z.nullable(z.number()),
  product_url: z.string(),
  store_name: z.string(),
  store_slug: z.string(),
  vendor_id: z.number(),
  proPrimaryMedia: z.object({ image_path: z.nullable(z.string()), primary_image: z.nullable(z.string()) }),
  productMedia: z.array(z.object({ media_images: z.string(), color_id: z.number() })),
  price: z.nullable(z.number()),
  sizes: z.array(productSize),
  categories: z.array(z.object({ name: z.string(), slug: z.string() })),
  card: productCard,
  offers: z.array(productOffer),
});

/**
 * Spec 7, `GET /api/product/{id}`: an array of one product; clients use the first element. 404 when the product does
 * not exist.
 */
export const getProduct = endpoint({
  method: 'GET',
  url: '/api/product/:id',
  schema: { params: z.object({ id: idParam }), response: { 200: z.array(productDetails) } },
});

const priceStep = z.object({ day: z.string(), price: z.nullable(z.number()) });

/**
 * A product's prices over the last year: the lowest at any store, and those of the requested offer (`store`). A step is
 * valid from its day on (UTC, `2026-11-24`); its price is null while no store sold the product. `since` is the first
 * recorded day, or null. `lowest_in_90_days` is set after 60 recorded days. `is_demo` marks generated prices of the
 * demo shop. All prices are converted to the shop's currency at today's rate, so a step is always a change by the
 * store, never a change of the rate. `store.currency` is the currency that the store quotes, or null for the shop's
 * own. 404 when the product does not exist.
 */
export const getPriceHistory = endpoint({
  method: 'GET',
  url: '/api/product/:id/prices',
  schema: {
    params: z.object({ id: idParam }),
    response: {
      200: z.object({
        data: z.object({
          since: z.nullable(z.string()),
          observed_days: z.number(),
          lowest_in_90_days: z.boolean(),
          is_demo: z.boolean(),
          lowest: z.array(priceStep),
          store: z.object({ store_name: z.string(), currency: z.nullable(z.string()), steps: z.array(priceStep) }),
        }),
      }),
    },
  },
});

/** Whether any store pays the shop a commission for visits through its links. Pages must disclose this. */
export const getDisclosure = endpoint({
  method: 'GET',
  url: '/api/disclosure',
  schema: { response: { 200: z.object({ data: z.object({ pays_commission: z.boolean() }) }) } },
});

/** Spec 7, `GET /api/media/mediaList`: the pictures of a product. */
export const listMedia = endpoint({
  method: 'GET',
  url: '/api/media/mediaList',
  schema: {
    querystring: z.object({ product_id: idParam }),
    response: { 200: z.object({ data: z.array(mediaEntry) }) },
  },
});

const brandEntry = z.object({ id: z.number(), display_name: z.string(), slug: z.string(), count: z.number() });
const storeEntry = z.object({ id: z.number(), store_name: z.string(), slug: z.string(), count: z.number() });

const optionQuery = z.pipe(
  gatherLists(filterGroups, [...plainFilters, 'filter', 'letter'], looseLists),
  z.object({
    ...listing,
    filter: textParam,
    letter: z.optional(z.enum(alphabet, 'Letter must be # or one from A to Z')),
  }),
);

/** The validated query for the stores or brands of a listing. */
export type OptionQuery = z.output<typeof optionQuery>;

/**
 * Spec 7, `GET /api/brandList`: every brand that has products, by name. `filter` keeps names that contain it, `letter`
 * names that begin with it. With the parameters of `listProducts`, the brands and counts are those of that listing's
 * facet (decision 22).
 */
export const listBrands = endpoint({
  method: 'GET',
  url: '/api/brandList',
  schema: { querystring: optionQuery, response: { 200: z.object({ data: z.array(brandEntry) }) } },
});

/** Spec 7, `GET /api/storeList`: like `listBrands`, for stores. */
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

/** Spec 7, `GET /api/productOptionAttribute`: the size options, from small to large (decision 51). */
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

/** Spec 7, `GET /api/colors`: the palette. Each color is its own parent. */
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

/** A top-level category with the two levels below it (spec 3, 'Category'). */
export const categoryEntry = z.object({
  ...node,
  subCateg: z.array(z.object({ ...node, childSubCateg: z.array(z.object(node)) })),
});

export type CategoryEntry = z.output<typeof categoryEntry>;

/**
 * Spec 7, `GET /api/categories`: the category tree without branches that have no product. 304 when unchanged (decision
 * 72).
 */
export const listCategories = endpoint({
  method: 'GET',
  url: '/api/categories',
  schema: { response: { 200: z.object({ data: z.array(categoryEntry) }) } },
});
