import { searchProducts, suggest } from '../search.ts';
import { describe } from './describe.ts';

export const searchCalls = [
  describe(
    searchProducts,
    { querystring: { keyword: 'red dress under 50' } },
    {
      group: 'Search',
      summary: 'A page of the products that a keyword finds',
      details:
        'Takes and answers what `productList` does. `understood` says what was taken for a kind, color, size, price, brand, store or audience. `relaxed` are the parts that not every product meets, and `complete` is how many meet everything; these come first. `off` removes a part by its text, `on` keeps one from being relaxed. Filters outrank the words.',
      token: 'optional',
    },
  ),
  describe(
    suggest,
    { querystring: { keyword: 'dre' } },
    { group: 'Search', summary: 'Suggestions while typing, from the third letter on', token: 'none' },
  ),
];
