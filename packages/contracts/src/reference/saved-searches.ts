import { listSearches, markSearchesSeen, removeSearch, saveSearch, updateSearch } from '../saved-searches.ts';
import { describe } from './describe.ts';

export const savedSearchCalls = [
  describe(
    listSearches,
    {},
    {
      group: 'Saved searches',
      summary: "List the caller's saved searches with their news",
      token: 'required',
      refusals: [401],
    },
  ),
  describe(
    saveSearch,
    { body: { address: '/browse/dresses?sort=asc', name: 'Dresses', frequency: 'daily' } },
    {
      group: 'Saved searches',
      summary: 'Save a listing or a search',
      details:
        'Idempotent for an address. Returns 409 above 50 saved searches, and 400 for a search that matches most of the shop.',
      token: 'required',
      refusals: [401, 409, 429],
    },
  ),
  describe(
    markSearchesSeen,
    {},
    {
      group: 'Saved searches',
      summary: 'Mark the news of saved searches as seen',
      token: 'required',
      refusals: [401, 429],
    },
  ),
  describe(
    updateSearch,
    { params: { id: '1' }, body: { frequency: 'weekly' } },
    {
      group: 'Saved searches',
      summary: 'Rename a saved search or change its frequency',
      token: 'required',
      refusals: [401, 404, 429],
    },
  ),
  describe(
    removeSearch,
    { params: { id: '1' } },
    { group: 'Saved searches', summary: 'Remove a saved search', token: 'required', refusals: [401, 429] },
  ),
];
