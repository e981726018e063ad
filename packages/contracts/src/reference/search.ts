import { popularSearches, reportFollowedSearch, searchProducts, suggest } from '../search.ts';
import { describe } from './describe.ts';

export const searchCalls = [
  describe(
    searchProducts,
    { querystring: { keyword: 'red dress under 50' } },
    {
      group: 'Search',
      summary: 'Search products by keyword',
      details:
        'Takes the parameters of `productList` and returns the same reply. `understood` lists the parts of the keyword read as a kind, color, size, price, brand, store, audience or word. `complete` is the number of products that match all parts; they come first. `relaxed` lists parts that were dropped because no product matches all. `beyond` lists parts that only the first products match; others follow if these fill less than a page. `off` removes a part by its text, and `on` keeps one from being dropped. Filters take precedence over the keyword.',
      token: 'optional',
    },
  ),
  describe(
    suggest,
    { querystring: { keyword: 'dre' } },
    {
      group: 'Search',
      summary: 'Suggest searches, products, brands and categories while typing',
      details:
        'From the third letter on. `queries` are completions of the text; each has products that match all parts.',
      token: 'none',
    },
  ),
  describe(
    popularSearches,
    {},
    {
      group: 'Search',
      summary: 'List popular searches',
      details:
        'At most eight. First come searches made at least five times in the last 30 days, most frequent first, if products match all their parts. Then come the kinds with the most products.',
      token: 'none',
    },
  ),
  describe(
    reportFollowedSearch,
    { body: { from: 'trakkies', to: 'tracksuit' } },
    {
      group: 'Search',
      summary: 'Report that one search followed another',
      details:
        'Pages send this when a shopper searches again within two minutes. Each address counts once a day, in memory. Pairs with at least five reports in a day are stored without the searcher. Ops see them as proposed synonyms.',
      token: 'none',
      refusals: [429],
    },
  ),
];
