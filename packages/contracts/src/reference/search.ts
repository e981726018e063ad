import { popularSearches, reportFollowedSearch, searchProducts, suggest } from '../search.ts';
import { describe } from './describe.ts';

export const searchCalls = [
  describe(
    searchProducts,
    { querystring: { keyword: 'red dress under 50' } },
    {
      group: 'Search',
      summary: 'A page of the products that a keyword finds',
      details:
        'Takes and answers what `productList` does. `understood` says what was taken for a kind, color, size, price, brand, store, audience or word. `complete` is how many products meet all of it; these come first. `relaxed` are the parts that were let go, since no product meets all of them. `beyond` are the parts that only the first products meet: where they are less than a page, others follow. `off` removes a part by its text, `on` keeps one from being relaxed. Filters outrank the words.',
      token: 'optional',
    },
  ),
  describe(
    suggest,
    { querystring: { keyword: 'dre' } },
    {
      group: 'Search',
      summary: 'Suggestions while typing, from the third letter on',
      details: '`queries` are searches that what is typed may become. Each has products that meet all of it.',
      token: 'none',
    },
  ),
  describe(
    popularSearches,
    {},
    {
      group: 'Search',
      summary: 'Popular searches',
      details:
        'What at least five searches of the last 30 days asked for, as far as products meet all of it, the most frequent first; then the kinds with the most products. At most eight.',
      token: 'none',
    },
  ),
  describe(
    reportFollowedSearch,
    { body: { from: 'trakkies', to: 'tracksuit' } },
    {
      group: 'Search',
      summary: 'Says that one search followed another',
      details:
        'Pages send it when a shopper searches again within two minutes. It counts once a day for each address, in memory. Pairs of five or more a day are kept, without who searched; ops see them as proposed synonyms.',
      token: 'none',
      refusals: [429],
    },
  ),
];
