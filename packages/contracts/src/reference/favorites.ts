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
  'A list is given as `name[]`, once for each value; values of one filter are alternatives, filters add up.';

export const favoriteCalls = [
  describe(
    addToFavorite,
    { body: { product_id: 1, color_id: 28, actionType: 'add' } },
    {
      group: 'Favorites',
      summary: 'Saves a product in a color, or lets it go',
      details:
        'Saving twice is saving once. A color that the product lacks is refused, but for what one let go of and has the receipt of.',
      token: 'required',
      refusals: [401, 403, 404, 429],
    },
  ),
  describe(
    listFavorites,
    { querystring: { filterType: 'onsale', sort: 'drop', page: '1' } },
    {
      group: 'Favorites',
      summary: "The caller's favorites, filtered",
      details: `${filters} Stores and brands go by name. \`dropped\` is 7 or 30, the days since the price dropped; \`sort=drop\` puts first what fell most since it was saved. \`fit=1\` leaves out what does not come in a size that the caller wears. Whole, or by the page where \`page\` is given.`,
      token: 'required',
      refusals: [401, 403],
    },
  ),
  describe(
    postFavorites,
    { body: {} },
    { group: 'Favorites', summary: 'The same, unfiltered', token: 'required', refusals: [401, 403] },
  ),
  describe(
    getTarget,
    { querystring: { product_id: '1', color_id: '28' } },
    { group: 'Favorites', summary: 'The target price of a favorite', token: 'required', refusals: [401] },
  ),
  describe(
    setTarget,
    { body: { product_id: 1, color_id: 28, price: 120, size_id: null } },
    {
      group: 'Favorites',
      summary: 'Sets or takes back the target price of a favorite',
      details:
        'In the currency of the shop. Reached when a store lowers its own price to it or below, in the color and, if one is given, in the size; a changed exchange rate reaches nothing.',
      token: 'required',
      refusals: [401, 404, 429],
    },
  ),
  describe(
    followBrand,
    { body: { brand_id: 1, actionType: 'add' } },
    { group: 'Favorites', summary: 'Follows a brand, or lets go of it', token: 'required', refusals: [401, 404, 429] },
  ),
  describe(
    listFollowedBrands,
    {},
    { group: 'Favorites', summary: 'The brands that the caller follows', token: 'required', refusals: [401] },
  ),
  describe(
    listOwnBrands,
    {},
    {
      group: 'Favorites',
      summary: 'The figures of the brands that the caller owns',
      token: 'required',
      refusals: [401],
    },
  ),
  describe(
    getShare,
    {},
    {
      group: 'Favorites',
      summary: "Whether the caller's favorites are public",
      token: 'required',
      refusals: [401],
    },
  ),
  describe(
    shareFavorites,
    { body: { action: 'publish' } },
    { group: 'Favorites', summary: 'Publishes or withdraws them', token: 'required', refusals: [401, 429] },
  ),
  describe(
    getSharedList,
    { params: { address: link } },
    { group: 'Favorites', summary: 'A list that somebody published', token: 'optional', refusals: [404] },
  ),
  describe(
    stopAlerts,
    { params: { id: link } },
    { group: 'Favorites', summary: 'Ends the mails by the link of one', token: 'none', refusals: [429] },
  ),
];
