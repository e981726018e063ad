// cspell:ignore Favourite: a name of the specification
import * as z from 'zod/mini';
import { productCard } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { messageReply } from './errors.ts';
import { bodyTokenField, form, idField, linkIdField, ownIdField } from './fields/fields.ts';
import { gatherLists, idListParam, nameListParam, optionalPageParam, textParam } from './fields/query-fields.ts';
import { fitParam } from './fields/wear-fields.ts';
import { actionTypes, favoriteLevels, favoriteSorts, favoriteTabs, shareActions } from './limits.ts';

const actionType = z.enum(actionTypes, 'actionType must be add or remove');

/** The sentence of the toast, and whether it was done (spec 7 and 8). */
const statusReply = z.object({ message: z.string(), status: z.boolean() });

/**
 * Spec 7, `POST /api/add-to-favorite`: a product in one of its colors, saved
 * or let go. A color that the product lacks is 400; a `user_id` that is not the
 * token's is 403 (decision 35). `source` is `favorite_page` on My Favorites: what is
 * let go of there is answered with a `receipt`, with which the same customer may save it
 * again, also where the product is no longer shown or has left that color.
 */
export const addToFavorite = endpoint({
  method: 'POST',
  url: '/api/add-to-favorite',
  schema: {
    body: form({
      product_id: idField,
      color_id: idField,
      parent_color_id: ownIdField,
      size_id: ownIdField,
      user_id: ownIdField,
      actionType,
      source: textParam,
      receipt: textParam,
      Token: bodyTokenField,
    }),
    response: { 200: z.extend(statusReply, { receipt: z.optional(z.string()) }) },
  },
});

const named = z.object({ id: z.number(), name: z.string() });

/** The categories of what was saved: every entry is `'name|id'` (spec 3, 'Favourite categories'). */
export const favoriteCategory = z.object({
  parent: z.string(),
  childParents: z.array(z.object({ childParent: z.string(), childCategories: z.array(z.string()) })),
});

/** What a tab of My Favorites calls a product (decision 23). */
export const stockLabels = ['sold_out', 'low_stock', 'back_in_stock'] as const;

/** The other stores where what was saved can be bought in its color: how many, and the cheapest; price in currency units. */
const elsewhere = z.object({
  stores: z.number(),
  product_id: z.number(),
  store_name: z.string(),
  price: z.nullable(z.number()),
});

/** The price, in currency units, at which the customer wants to hear of it, for a size if one was chosen. */
const targetPrice = z.object({ price: z.number(), size_id: z.nullable(z.number()), size_name: z.nullable(z.string()) });

/**
 * The size that is meant, as the store of the product names it ('UK 5 · EU 38'): `is_saved` when the favorite carries one, else one that
 * fits what the customer wears. `left` is how many there are, null where the number is unknown.
 */
const favoriteSize = z.object({
  size_id: z.number(),
  name: z.string(),
  is_saved: z.boolean(),
  left: z.nullable(z.number()),
});

/**
 * Something saved (spec 3, 'Favourite entry'). What follows `productDetail` is ours: when it was saved, the price
 * then in currency units (null where it was unknown), what is to be said of its stock now, where else it is sold, the size that is
 * meant, and the target price that it carries.
 */
export const favoriteProduct = z.object({
  user_id: z.number(),
  product_id: z.number(),
  color_id: z.number(),
  productDetail: productCard,
  saved_at: z.string(),
  saved_price: z.nullable(z.number()),
  stock_label: z.nullable(z.enum(stockLabels)),
  elsewhere: z.nullable(elsewhere),
  size: z.nullable(favoriteSize),
  target: z.nullable(targetPrice),
});

export type FavoriteProduct = z.output<typeof favoriteProduct>;

const favoritesReply = z.object({
  favProducts: z.array(favoriteProduct),
  stores: z.array(named),
  brands: z.array(named),
  categories: z.array(favoriteCategory),
  /** How many dropped in price this week and this month, as the filter `dropped` has it. */
  dropped: z.array(z.object({ id: z.number(), name: z.string(), count: z.number() })),
  counts: z.record(z.enum(favoriteTabs), z.number()),
  total_pages: z.number(),
  /** How many the filters leave, on all pages together. */
  total: z.number(),
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
    user_id: ownIdField,
    fit: fitParam,
    filterType: emptyMeans(favoriteTabs, `filterType must be one of ${favoriteTabs.join(', ')}`, 'all_Items'),
    store: nameListParam,
    brand: nameListParam,
    dropped: idListParam,
    level: emptyMeans(favoriteLevels, `level must be one of ${favoriteLevels.join(', ')}`, 'level1'),
    categ: textParam,
    page: optionalPageParam,
    sort: emptyMeans(favoriteSorts, `sort must be one of ${favoriteSorts.join(', ')}`, 'saved'),
  }),
);

/** The cleaned question behind My Favorites; `categ` as the reply spells its categories, empty for all of them. */
export type FavoritesQuery = z.output<typeof favoritesQuery>;

/** Spec 7, `GET /api/favorites`: the caller's own, filtered. Whole, or by the page where `page` is given. */
export const listFavorites = endpoint({
  method: 'GET',
  url: '/api/favorites',
  schema: { querystring: favoritesQuery, response: { 200: favoritesReply } },
});

/** Spec 7, `POST /api/favorites`: the same, unfiltered; the token may stand in the body (decision 17). */
export const postFavorites = endpoint({
  method: 'POST',
  url: '/api/favorites',
  schema: {
    body: z.nullish(form({ Token: bodyTokenField, user_id: ownIdField })),
    response: { 200: favoritesReply },
  },
});

/** Decision 25: follows a brand or lets go of it. 404 for a brand that there is not. */
export const followBrand = endpoint({
  method: 'POST',
  url: '/api/follow-brand',
  schema: { body: form({ brand_id: idField, actionType }), response: { 200: statusReply } },
});

/** Decision 25: the brands that the caller follows, by name; `count` is how many products each has now. */
export const listFollowedBrands = endpoint({
  method: 'GET',
  url: '/api/followed-brands',
  schema: {
    response: {
      200: z.object({
        data: z.array(z.object({ id: z.number(), display_name: z.string(), slug: z.string(), count: z.number() })),
      }),
    },
  },
});

/** The address below `/shared/` under which the caller's favorites are public; null while they are not. */
const shareReply = z.object({ data: z.object({ address: z.nullable(z.string()) }) });

/** Whether the caller's favorites are public, and where. */
export const getShare = endpoint({
  method: 'GET',
  url: '/api/favorites/share',
  schema: { response: { 200: shareReply } },
});

/** Publishes the caller's favorites under an address that nobody can guess, or withdraws them; a later one is new. */
export const shareFavorites = endpoint({
  method: 'POST',
  url: '/api/favorites/share',
  schema: {
    body: form({ action: z.enum(shareActions, 'action must be publish or withdraw') }),
    response: { 200: shareReply },
  },
});

/**
 * The favorites that somebody published, newest first, without a word about whose they are; 404 when withdrawn. Anybody may
 * ask, so `data` ends after `sharedListMax`; `total` is how many there are. What is personal in a card is the caller's;
 * `stock_label` is of the color that was saved, and never `back_in_stock`, which would tell when.
 */
export const getSharedList = endpoint({
  method: 'GET',
  url: '/api/shared-list/:address',
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

/** Switches the caller's mails about lower prices and returned stock on or off. */
export const setAlerts = endpoint({
  method: 'POST',
  url: '/api/customer/alerts',
  schema: {
    body: form({ wants_alerts: z.boolean('wants_alerts must be true or false') }),
    response: { 200: messageReply },
  },
});

/** Ends those mails for whom the link's `id` was sent to; a second time is harmless. Mail programs post it by themselves. */
export const stopAlerts = endpoint({
  method: 'POST',
  url: '/api/alerts/stop/:id',
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

/** Decision 26: the figures of the brands that ops tied to the caller; the last three are of the last 30 days. */
export const listOwnBrands = endpoint({
  method: 'GET',
  url: '/api/my-brands',
  schema: { response: { 200: z.object({ data: z.array(brandFigures) }) } },
});
