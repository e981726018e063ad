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
 * One of a card's colors (spec 3, 'Product color entry'), with what a card needs to draw it. `is_guess` where no feed tells a
 * color and the picture alone does.
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
 * What a struck price is (decision 81): the store's lowest price of the 30 days before the reduction, or what the store calls its
 * regular price; null where none is struck.
 */
export const struckKind = z.nullable(z.enum(['lowest30', 'regular']));

export type StruckKind = z.output<typeof struckKind>;

/**
 * A product as lists show it (spec 3, 'Product (list item)'). Prices are decimal
 * numbers in currency units, null when unknown. What follows `is_favorite` is
 * ours: it saves the page a second question or a layout jump. So is `asked_color_id`,
 * the `color_id` in which a filter or a search asks to see it; absent where none of its colors was asked for. All
 * fields are those of the shown offer (decision 78), but for the colors, which are those of all offers, each with the
 * `product_id` of the offer that it belongs to, and how many offers and stores there are and their lowest price.
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

// What a facet tells of all of its options where it carries only the largest (decision 22).
const whole = z.object({ count: z.number(), letters: z.array(z.string()) });

/**
 * How many products of the whole result each option would leave, its own facet left out (decision 22). `whole` tells of
 * stores or brands that are more than the facet carries how many they are, and under which letters they stand. Of prices,
 * those that a keyword names or that are asked for and are none of the fixed options stand first. Of traits (`sale` to
 * `length`) only those are options that some product of the listing has.
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

// Of page and sort only a list is refused: `pageSize` and its like are unknown keys, which are ignored.
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

/** The cleaned question behind every listing; prices in currency units, page 1-based. */
export type ListingQuery = z.output<typeof listingQuery>;

/**
 * A part of a search's keyword and what it was taken for: 'under 50' for a price. `text` is that part as typed, so that taking it out of the keyword undoes it; `values` are the options of
 * the filter of its kind that it ticks, whether the query ticks them as well or not; none of a category.
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

/** Spec 7, `GET /api/productList`: one page of products, the exact total, and the facets.
 * For a keyword also what was understood of it, what of that was let go, since no product meets all of it (`relaxed`, decision
 * 82), what only the first products meet (`beyond`), and how many meet everything (`complete`). */
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

/** `sort_order` is its place in wearing order among sizes of the same system. */
const productSize = z.object({
  id: z.number(),
  attribute_name: z.string(),
  attribute_value: z.string(),
  sort_order: z.number(),
  color_id: z.nullable(z.number()),
  quantity: z.nullable(z.number()),
});

/**
 * One store's offer of a product (decision 78), the asked one `selected`. Prices as in a card; `last_seen` is when a feed
 * last told of it, ISO 8601.
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
  /** What delivery costs, and the price per measure such as '16.00 / 100 ml', where the feed says so. */
  shipping_price: z.nullable(z.number()),
  unit_price: z.nullable(z.string()),
  /** The link to the store goes through a partner program, which may pay the shop. */
  pays_commission: z.boolean(),
  last_seen: z.nullable(z.string()),
  selected: z.optional(z.literal(true)),
});

export type ProductOffer = z.output<typeof productOffer>;

/** Spec 3, 'Product details', and beyond it what the quick view and the product page show and lead to. */
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

/** Spec 7, `GET /api/product/{id}`: an array of one; the client uses the first element. 404 when there is none. */
export const getProduct = endpoint({
  method: 'GET',
  url: '/api/product/:id',
  schema: { params: z.object({ id: idParam }), response: { 200: z.array(productDetails) } },
});

const priceStep = z.object({ day: z.string(), price: z.nullable(z.number()) });

/**
 * A product's prices over the last year: the lowest at any store, and those of the asked offer (`store`). A step holds from its
 * day on (UTC, like 2026-11-24); its price is null while nobody sold it. `since` is the first day that is known of, null where
 * none is. `lowest_in_90_days` is said once 60 of them were observed. `is_demo` marks made-up prices of the demo shop. Prices are
 * in the shop's currency, at the rate of today for all days: a step is a price that a store changed, never a rate. `store.currency` is what the asked store quotes, null where that
 * is the shop's own. 404 where there is no such product.
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

/** Whether any store pays the shop a commission for shoppers who come by its links, which pages must say. */
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

/** The cleaned question for the stores or brands of a listing. */
export type OptionQuery = z.output<typeof optionQuery>;

/**
 * Spec 7, `GET /api/brandList`: every brand with products, by name. `filter` keeps names that contain it, `letter` those
 * that stand under it. Beside them whatever `listProducts` takes: then the brands are those of that listing, and each
 * count is what ticking the brand would leave there, as in its facets (decision 22).
 */
export const listBrands = endpoint({
  method: 'GET',
  url: '/api/brandList',
  schema: { querystring: optionQuery, response: { 200: z.object({ data: z.array(brandEntry) }) } },
});

/** Spec 7, `GET /api/storeList`: as `listBrands`, for stores. */
export const listStores = endpoint({
  method: 'GET',
  url: '/api/storeList',
  schema: { querystring: optionQuery, response: { 200: z.object({ data: z.array(storeEntry) }) } },
});

const slugParam = z.object({
  slug: z.string('Must be a slug').check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+){0,40}$/, 'Must be a slug')),
});

/** The brand behind `/brand/{slug}`; 404 when no active product is its. */
export const getBrand = endpoint({
  method: 'GET',
  url: '/api/brand/:slug',
  schema: { params: slugParam, response: { 200: z.object({ data: brandEntry }) } },
});

/** The store behind `/store/{slug}`; 404 when no active product is its. */
export const getStore = endpoint({
  method: 'GET',
  url: '/api/store/:slug',
  schema: {
    params: slugParam,
    response: { 200: z.object({ data: z.extend(storeEntry, { shipping_policy: z.nullable(z.string()) }) }) },
  },
});

/** Spec 7, `GET /api/productOptionAttribute`: the size options, in wearing order (decision 51). */
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

/** Spec 7, `GET /api/colors`: the palette, whose colors are their own parents. */
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

/** One top-level category with its two levels below (spec 3, 'Category'). */
export const categoryEntry = z.object({
  ...node,
  subCateg: z.array(z.object({ ...node, childSubCateg: z.array(z.object(node)) })),
});

export type CategoryEntry = z.output<typeof categoryEntry>;

/** Spec 7, `GET /api/categories`: the tree, without branches that hold no product; 304 when unchanged (decision 72). */
export const listCategories = endpoint({
  method: 'GET',
  url: '/api/categories',
  schema: { response: { 200: z.object({ data: z.array(categoryEntry) }) } },
});
