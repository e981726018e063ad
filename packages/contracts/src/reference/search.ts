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
        'Takes and answers what `productList` does. `understood` says what was taken for a colour, brand, category or price; `nearest` is a keyword that, with the same filters, finds something where this one does not.',
      token: 'optional',
    },
  ),
  describe(
    suggest,
    { querystring: { keyword: 'dre' } },
    { group: 'Search', summary: 'Suggestions while typing, from the third letter on', token: 'none' },
  ),
];
