import {
  getBrand,
  getDisclosure,
  getPriceHistory,
  getProduct,
  getStore,
  listBrands,
  listCategories,
  listColors,
  listMedia,
  listProducts,
  listSizes,
  listStores,
} from '../catalogue.ts';
import { describe } from './describe.ts';

const filters =
  'A list is given as `name[]`, once for each value; values of one filter are alternatives, filters add up.';

export const catalogueCalls = [
  describe(
    listProducts,
    { querystring: { parentCateg: 'women', color: ['6'], price_range: ['0-50'], sort: 'asc', page: '1' } },
    {
      group: 'Catalog',
      summary: 'A page of 24 products with the exact total and the facets',
      details: `${filters} A facet counts the whole result without its own selection. Pages count from 1.`,
      token: 'optional',
    },
  ),
  describe(
    getProduct,
    { params: { id: '1' } },
    { group: 'Catalog', summary: 'All there is to say of a product', token: 'optional', refusals: [404] },
  ),
  describe(
    getPriceHistory,
    { params: { id: '1' } },
    {
      group: 'Catalog',
      summary: 'What a product cost in the last year, at any store and at one',
      details: 'Prices are in the currency of the shop; those of other currencies are converted at the rate of today.',
      token: 'none',
      refusals: [404],
    },
  ),
  describe(
    listMedia,
    { querystring: { product_id: '1' } },
    { group: 'Catalog', summary: 'The pictures of a product', token: 'none', refusals: [404] },
  ),
  describe(
    listBrands,
    { querystring: { filter: 'har' } },
    {
      group: 'Catalog',
      summary: 'Brands that have products, by name',
      details: '`filter` keeps the names that contain it.',
      token: 'none',
    },
  ),
  describe(
    listStores,
    { querystring: {} },
    { group: 'Catalog', summary: 'Stores that have products, by name', token: 'none' },
  ),
  describe(
    getBrand,
    { params: { slug: 'maison-aube' } },
    { group: 'Catalog', summary: 'A brand by its slug', token: 'none', refusals: [404] },
  ),
  describe(
    getStore,
    { params: { slug: 'northbound' } },
    { group: 'Catalog', summary: 'A store by its slug', token: 'none', refusals: [404] },
  ),
  describe(listColors, {}, { group: 'Catalog', summary: 'The palette that filters use', token: 'none' }),
  describe(listSizes, {}, { group: 'Catalog', summary: 'Sizes in wearing order', token: 'none' }),
  describe(listCategories, {}, { group: 'Catalog', summary: 'The category tree, three levels deep', token: 'none' }),
  describe(getDisclosure, {}, { group: 'Catalog', summary: 'Whether stores pay the shop a commission', token: 'none' }),
];
