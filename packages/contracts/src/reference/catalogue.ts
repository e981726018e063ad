import {
  getBrand,
  getStore,
  listBrands,
  listCategories,
  listColors,
  listProducts,
  listSizes,
  listStores,
} from '../catalogue.ts';
import { getDisclosure, getPriceHistory, getProduct, listMedia } from '../product.ts';
import { describe } from './describe.ts';

const filters =
  'Send a list as `name[]`, once for each value. Values of one filter are alternatives; several filters must all match.';

export const catalogueCalls = [
  describe(
    listProducts,
    { querystring: { parentCateg: 'women', color: ['6'], price_range: ['0-50'], sort: 'asc', page: '1' } },
    {
      group: 'Catalog',
      summary: 'List products, 24 per page, with the exact total and facets',
      details: `${filters} A facet counts the whole result, ignoring its own selection. Pages count from 1.`,
      token: 'optional',
    },
  ),
  describe(
    getProduct,
    { params: { id: '1' } },
    { group: 'Catalog', summary: 'Get a product', token: 'optional', refusals: [404] },
  ),
  describe(
    getPriceHistory,
    { params: { id: '1' } },
    {
      group: 'Catalog',
      summary: 'Get the price history of a product',
      details:
        "Covers one year: the lowest price at any store, and the price at one store. Prices are in the shop's currency. Prices in other currencies are converted at today's rate.",
      token: 'none',
      refusals: [404],
    },
  ),
  describe(
    listMedia,
    { querystring: { product_id: '1' } },
    { group: 'Catalog', summary: 'List the pictures of a product', token: 'none', refusals: [404] },
  ),
  describe(
    listBrands,
    { querystring: { filter: 'har' } },
    {
      group: 'Catalog',
      summary: 'List brands that have products, by name',
      details: '`filter` keeps names that contain its value.',
      token: 'none',
    },
  ),
  describe(
    listStores,
    { querystring: {} },
    { group: 'Catalog', summary: 'List stores that have products, by name', token: 'none' },
  ),
  describe(
    getBrand,
    { params: { slug: 'maison-aube' } },
    { group: 'Catalog', summary: 'Get a brand by its slug', token: 'none', refusals: [404] },
  ),
  describe(
    getStore,
    { params: { slug: 'northbound' } },
    { group: 'Catalog', summary: 'Get a store by its slug', token: 'none', refusals: [404] },
  ),
  describe(listColors, {}, { group: 'Catalog', summary: 'List the colors of the palette', token: 'none' }),
  describe(listSizes, {}, { group: 'Catalog', summary: 'List sizes from small to large', token: 'none' }),
  describe(
    listCategories,
    {},
    { group: 'Catalog', summary: 'Get the category tree, three levels deep', token: 'none' },
  ),
  describe(
    getDisclosure,
    {},
    { group: 'Catalog', summary: 'Get whether stores pay the shop a commission', token: 'none' },
  ),
];
