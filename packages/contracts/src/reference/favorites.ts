import {
  addToFavorite,
  followBrand,
  getShare,
  getSharedList,
  listFavorites,
  listFollowedBrands,
  listOwnBrands,
  postFavorites,
  shareFavorites,
  stopAlerts,
} from '../favorites.ts';
import { getTarget, setTarget } from '../targets.ts';
import { describe, link } from './describe.ts';

const filters =
  'Send a list as `name[]`, once for each value. Values of one filter are alternatives; several filters must all match.';

export const favoriteCalls = [
  describe(
    addToFavorite,
    { body: { product_id: 1, color_id: 28, actionType: 'add' } },
    {
      group: 'Favorites',
      summary: 'Save a product in a color as a favorite, or remove it',
      details: 'Idempotent. A color that the product lacks is refused, except with the receipt of an earlier removal.',
      token: 'required',
      refusals: [401, 403, 404, 429],
    },
  ),
  describe(
    listFavorites,
    { querystring: { filterType: 'onsale', sort: 'drop', page: '1' } },
    {
      group: 'Favorites',
      summary: "List the caller's favorites",
      details: `${filters} Stores and brands are given by name. \`dropped\` is 7 or 30: the price dropped within that many days. \`sort=drop\` sorts by the price drop since saving. \`fit=1\` keeps products in the caller's sizes. With \`page\`, returns one page; otherwise all favorites.`,
      token: 'required',
      refusals: [401, 403],
    },
  ),
  describe(
    postFavorites,
    { body: {} },
    {
      group: 'Favorites',
      summary: "List the caller's favorites without filters",
      token: 'required',
      refusals: [401, 403],
    },
  ),
  describe(
    getTarget,
    { querystring: { product_id: '1', color_id: '28' } },
    { group: 'Favorites', summary: 'Get the target price of a favorite', token: 'required', refusals: [401] },
  ),
  describe(
    setTarget,
    { body: { product_id: 1, color_id: 28, price: 120, size_id: null } },
    {
      group: 'Favorites',
      summary: 'Set or remove the target price of a favorite',
      details:
        "In the shop's currency. Reached when a store lowers its own price to the target or below, in the color and, if given, the size. A changed exchange rate does not count.",
      token: 'required',
      refusals: [401, 404, 429],
    },
  ),
  describe(
    followBrand,
    { body: { brand_id: 1, actionType: 'add' } },
    { group: 'Favorites', summary: 'Follow or unfollow a brand', token: 'required', refusals: [401, 404, 429] },
  ),
  describe(
    listFollowedBrands,
    {},
    { group: 'Favorites', summary: 'List the brands that the caller follows', token: 'required', refusals: [401] },
  ),
  describe(
    listOwnBrands,
    {},
    {
      group: 'Favorites',
      summary: "Get the figures of the caller's brands",
      token: 'required',
      refusals: [401],
    },
  ),
  describe(
    getShare,
    {},
    {
      group: 'Favorites',
      summary: "Get whether the caller's favorites are public",
      token: 'required',
      refusals: [401],
    },
  ),
  describe(
    shareFavorites,
    { body: { action: 'publish' } },
    {
      group: 'Favorites',
      summary: "Publish or withdraw the caller's favorites",
      token: 'required',
      refusals: [401, 429],
    },
  ),
  describe(
    getSharedList,
    { params: { address: link } },
    { group: 'Favorites', summary: 'Get a published list of favorites', token: 'optional', refusals: [404] },
  ),
  describe(
    stopAlerts,
    { params: { id: link } },
    { group: 'Favorites', summary: 'Unsubscribe from alerts with a mailed link', token: 'none', refusals: [429] },
  ),
];
