import { listSearches, removeSearch, saveSearch, seeSearches, updateSearch } from '../saved-searches.ts';
import { describe } from './describe.ts';

export const savedSearchCalls = [
  describe(
    listSearches,
    {},
    {
      group: 'Saved searches',
      summary: 'The saved searches of the caller, with what is new in each',
      token: 'required',
      refusals: [401],
    },
  ),
  describe(
    saveSearch,
    { body: { address: '/browse/dresses?sort=asc', name: 'Dresses', frequency: 'daily' } },
    {
      group: 'Saved searches',
      summary: 'Saves a listing or a search',
      details:
        'Saving the same address twice is saving once. At most 50 for each customer (409). A search that most of the shop matches is refused with 400.',
      token: 'required',
      refusals: [401, 409, 429],
    },
  ),
  describe(
    seeSearches,
    {},
    { group: 'Saved searches', summary: 'Notes a visit of the overview', token: 'required', refusals: [401, 429] },
  ),
  describe(
    updateSearch,
    { params: { id: '1' }, body: { frequency: 'weekly' } },
    {
      group: 'Saved searches',
      summary: 'Changes the name or the frequency of a saved search',
      token: 'required',
      refusals: [401, 404, 429],
    },
  ),
  describe(
    removeSearch,
    { params: { id: '1' } },
    { group: 'Saved searches', summary: 'Removes a saved search', token: 'required', refusals: [401, 429] },
  ),
];
