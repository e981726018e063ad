// cspell:ignore Favourite: a name of the specification
import * as z from 'zod/mini';
import { exampleLink } from './about.ts';
import { described } from './described.ts';
import { endpoint } from './endpoint.ts';
import { messageReply } from './errors.ts';
import { bodyTokenField, form, idField, linkIdField, ownIdField } from './fields/fields.ts';
import { gatherLists, idListParam, nameListParam, optionalPageParam, textParam } from './fields/query-fields.ts';
import { fitParam } from './fields/wear-fields.ts';
import { actionTypes, favoriteLevels, favoriteSorts, favoriteTabs, shareActions } from './limits.ts';
import { productCard } from './listing/product-card.ts';

const actionType = z.enum(actionTypes, 'actionType must be add or remove');

/**
 * The message of the toast, and whether the action succeeded (behavior.md#calls-table and
 * behavior.md#messages-failures).
 */
const statusReply = z.object({ message: z.string(), status: z.boolean() });

/**
 * behavior.md#calls-table: saves or removes a product in one of its colors. 400 for a
 * color that the product lacks. 403 for a `user_id` that is not the token's (behavior.md#session-user-id). `source` is
 * `favorite_page` on My Favorites: a removal there returns a `receipt`. With it the same customer can save the favorite
 * again, even if the product is hidden or has lost the color.
 */
export const addToFavorite = endpoint({
  method: 'POST',
  url: '/api/add-to-favorite',
  about: {
    group: 'Favorites',
    access: 'customer',
    summary: 'Save a product in a color as a favorite, or remove it',
    details: 'Idempotent. A color that the product lacks is refused, except with the receipt of an earlier removal.',
    refusals: [404, 429],
    example: { body: { product_id: 1, color_id: 28, actionType: 'add' } },
  },
  schema: {
    body: form({
      product_id: described(idField, 'The product'),
      color_id: described(idField, 'The color to save it in'),
      parent_color_id: described(ownIdField, 'Ignored; colors have no parents'),
      size_id: described(ownIdField, 'The size to save; null or absent for none'),
      user_id: described(ownIdField, 'The caller; 403 for anyone else'),
      actionType,
      source: described(textParam, '`favorite_page` on My Favorites, whose removals return a receipt'),
      receipt: described(textParam, 'The receipt of a removal, to undo it'),
      Token: bodyTokenField,
    }),
    response: { 200: z.extend(statusReply, { receipt: z.optional(z.string()) }) },
  },
});

const named = z.object({ id: z.number(), name: z.string() });

/** The categories of the favorites. Each entry is `'name|id'` (behavior.md#favorites-categories). */
export const favoriteCategory = z.object({
  parent: z.string(),
  childParents: z.array(z.object({ childParent: z.string(), childCategories: z.array(z.string()) })),
});

/** Stock labels on the tabs of My Favorites (behavior.md#favorites-tabs). */
export const stockLabels = ['sold_out', 'low_stock', 'back_in_stock'] as const;

/**
 * Other stores that sell the favorite in its color: their number and the cheapest offer. The price is in currency
 * units.
 */
const elsewhere = z.object({
  stores: described(z.number(), 'Other stores that sell it'),
  product_id: described(z.number(), 'The cheapest offer'),
  store_name: z.string(),
  price: z.nullable(z.number()),
  stated_price: described(z.optional(z.number()), 'The same as the store quotes it in the currency of the market'),
});

/** The customer's target price in currency units, for one size if `size_id` is set. */
const targetPrice = z.object({
  price: described(z.number(), 'In currency units'),
  with_delivery: described(z.boolean(), 'Whether the price with delivery counts'),
  size_id: described(z.nullable(z.number()), 'The size that it is for; null for any'),
  size_name: z.nullable(z.string()),
});

/**
 * The size to show, as the store names it ('UK 5 · EU 38'). `is_saved` is true when the favorite has a size; otherwise
 * it is a size that fits the customer. `left` is the stock, null when unknown.
 */
const favoriteSize = z.object({
  size_id: z.number(),
  name: described(z.string(), "The size as the store names it, such as 'UK 5 · EU 38'"),
  is_saved: described(z.boolean(), 'false for a size that fits the customer'),
  left: described(z.nullable(z.number()), 'Units left; null if unknown'),
});

/**
 * A favorite (behavior.md#favorites-entry). The fields after `productDetail` are additions to the specification: when
 * it was saved, the price at that time in currency units (null if unknown), its stock label, other stores that sell it,
 * the size, and the target price.
 */
export const favoriteProduct = z.object({
  user_id: z.number(),
  product_id: z.number(),
  color_id: z.number(),
  productDetail: productCard,
  /** The store shows the picture of the primary color, whatever color is saved (behavior.md#card-primary-color). */
  shows_primary_color: z.optional(z.literal(true)),
  saved_at: described(z.string(), 'When it was saved (ISO 8601)'),
  saved_price: described(z.nullable(z.number()), 'The price at that time; null if unknown'),
  saved_quote: described(z.optional(z.number()), 'The same as the store quoted it in the currency of the market'),
  stock_label: described(z.nullable(z.enum(stockLabels)), 'A change of stock; null for none'),
  elsewhere: described(z.nullable(elsewhere), 'Other stores that sell it in this color'),
  size: described(z.nullable(favoriteSize), 'The size to show'),
  target: described(z.nullable(targetPrice), 'The target price'),
});

export type FavoriteProduct = z.output<typeof favoriteProduct>;

const favoritesReply = z.object({
  favProducts: z.array(favoriteProduct),
  stores: z.array(named),
  brands: z.array(named),
  categories: z.array(favoriteCategory),
  /** Favorites whose price dropped in the last 7 and 30 days: the options of the filter `dropped`. */
  dropped: z.array(z.object({ id: z.number(), name: z.string(), count: z.number() })),
  counts: z.record(z.enum(favoriteTabs), z.number()),
  total_pages: z.number(),
  total: described(z.number(), 'Favorites that match the filters, on all pages'),
});

const emptyMeans = <const T extends string>(values: readonly [T, ...T[]], message: string, standard: T) =>
  z._default(
    z.pipe(
      z.pipe(
        z.string(message),
        z.transform((text: string) => (text === '' ? standard : text)),
      ),
      z.enum(values, message),
    ),
    standard,
  );

const favoritesQuery = z.pipe(
  gatherLists(['store', 'brand', 'dropped'], ['user_id', 'filterType', 'level', 'categ', 'page', 'sort', 'fit']),
  z.object({
    user_id: described(ownIdField, 'The caller; 403 for anyone else'),
    fit: described(fitParam, "1 keeps products in the caller's sizes"),
    filterType: described(
      emptyMeans(favoriteTabs, `filterType must be one of ${favoriteTabs.join(', ')}`, 'all_Items'),
      'The tab',
    ),
    store: described(nameListParam, 'Names of stores'),
    brand: described(nameListParam, 'Names of brands'),
    dropped: described(idListParam, 'Days within which the price dropped: 7 or 30'),
    level: described(
      emptyMeans(favoriteLevels, `level must be one of ${favoriteLevels.join(', ')}`, 'level1'),
      'The level of `categ`',
    ),
    categ: described(textParam, 'An entry of the categories in the reply'),
    page: described(optionalPageParam, 'A page of 24; absent for all'),
    sort: described(emptyMeans(favoriteSorts, `sort must be one of ${favoriteSorts.join(', ')}`, 'saved'), 'The order'),
  }),
);

/** The validated query of My Favorites. `categ` is an entry of the reply's categories; empty means all. */
export type FavoritesQuery = z.output<typeof favoritesQuery>;

/**
 * behavior.md#calls-table: the caller's favorites, filtered. Returns one page if `page` is given,
 * otherwise all.
 */
export const listFavorites = endpoint({
  method: 'GET',
  url: '/api/favorites',
  about: {
    group: 'Favorites',
    access: 'customer',
    summary: "List the caller's favorites",
    details:
      "Send a list as `name[]`, once for each value. Values of one filter are alternatives; several filters must all match. Stores and brands are given by name. `dropped` is 7 or 30: the price dropped within that many days. `sort=drop` sorts by the price drop since saving. `fit=1` keeps products in the caller's sizes. With `page`, returns one page; otherwise all favorites.",
    example: { querystring: { filterType: 'onsale', sort: 'drop', page: '1' } },
  },
  schema: { querystring: favoritesQuery, response: { 200: favoritesReply } },
});

/**
 * behavior.md#calls-table: all of the caller's favorites. The token may be in the body
 * (behavior.md#session-token).
 */
export const postFavorites = endpoint({
  method: 'POST',
  url: '/api/favorites',
  about: {
    group: 'Favorites',
    access: 'customer',
    summary: "List the caller's favorites without filters",
    example: { body: {} },
  },
  schema: {
    body: z.nullish(form({ Token: bodyTokenField, user_id: ownIdField })),
    response: { 200: favoritesReply },
  },
});

/** behavior.md#brands-follow: follows or unfollows a brand. 404 when the brand does not exist. */
export const followBrand = endpoint({
  method: 'POST',
  url: '/api/follow-brand',
  about: {
    group: 'Favorites',
    access: 'customer',
    summary: 'Follow or unfollow a brand',
    refusals: [404, 429],
    example: { body: { brand_id: 1, actionType: 'add' } },
  },
  schema: { body: form({ brand_id: idField, actionType }), response: { 200: statusReply } },
});

/**
 * behavior.md#brands-follow: the brands that the caller follows, by name. `count` is the number of their products in
 * the shop.
 */
export const listFollowedBrands = endpoint({
  method: 'GET',
  url: '/api/followed-brands',
  about: {
    group: 'Favorites',
    access: 'customer',
    summary: 'List the brands that the caller follows',
  },
  schema: {
    response: {
      200: z.object({
        data: z.array(z.object({ id: z.number(), display_name: z.string(), slug: z.string(), count: z.number() })),
      }),
    },
  },
});

/** The secret part of the public address `/shared/…` of the caller's favorites; null when they are not public. */
const shareReply = z.object({ data: z.object({ address: z.nullable(z.string()) }) });

export const getShare = endpoint({
  method: 'GET',
  url: '/api/favorites/share',
  about: {
    group: 'Favorites',
    access: 'customer',
    summary: "Get whether the caller's favorites are public",
  },
  schema: { response: { 200: shareReply } },
});

export const shareFavorites = endpoint({
  method: 'POST',
  url: '/api/favorites/share',
  about: {
    group: 'Favorites',
    access: 'customer',
    summary: "Publish or withdraw the caller's favorites",
    details: 'Publishing again creates a new address.',
    refusals: [429],
    example: { body: { action: 'publish' } },
  },
  schema: {
    body: form({ action: z.enum(shareActions, 'action must be publish or withdraw') }),
    response: { 200: shareReply },
  },
});

export const getSharedList = endpoint({
  method: 'GET',
  url: '/api/shared-list/:address',
  about: {
    group: 'Favorites',
    access: 'personal',
    summary: 'Get a published list of favorites',
    details:
      "The call needs no token, so `data` has at most 240 entries; `total` is the full count. Personal fields of a card are the caller's. `stock_label` describes the saved color and is never `back_in_stock`, which would reveal when the owner saved it.",
    refusals: [404],
    example: { params: { address: exampleLink } },
  },
  schema: {
    params: form({ address: linkIdField }),
    response: {
      200: z.object({
        data: z.array(
          z.pick(favoriteProduct, { product_id: true, color_id: true, productDetail: true, stock_label: true }),
        ),
        total: z.number(),
      }),
    },
  },
});

export const setAlerts = endpoint({
  method: 'POST',
  url: '/api/customer/alerts',
  about: {
    group: 'Customer',
    access: 'customer',
    summary: 'Switch mails about price drops and returned stock on or off',
    example: { body: { wants_alerts: false } },
  },
  schema: {
    body: form({ wants_alerts: z.boolean('wants_alerts must be true or false') }),
    response: { 200: messageReply },
  },
});

export const stopAlerts = endpoint({
  method: 'POST',
  url: '/api/alerts/stop/:id',
  about: {
    group: 'Favorites',
    access: 'public',
    summary: 'Unsubscribe from alerts with a mailed link',
    details: 'Idempotent. Mail clients post it themselves.',
    refusals: [429],
    example: { params: { id: exampleLink } },
  },
  schema: { params: form({ id: linkIdField }), response: { 200: messageReply } },
});

const brandFigures = z.object({
  id: z.number(),
  display_name: z.string(),
  slug: z.string(),
  products: z.number(),
  favorites: z.number(),
  click_outs: z.number(),
  price_changes: z.number(),
  stock_changes: z.number(),
});

/** behavior.md#brands-owner: the figures of the brands assigned to the caller. The last three cover 30 days. */
export const listOwnBrands = endpoint({
  method: 'GET',
  url: '/api/my-brands',
  about: {
    group: 'Favorites',
    access: 'customer',
    summary: "Get the figures of the caller's brands",
  },
  schema: { response: { 200: z.object({ data: z.array(brandFigures) }) } },
});
