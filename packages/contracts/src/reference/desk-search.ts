import { listDeskPictures } from '../desk-pictures.ts';
import { explainDeskSearch, listDeskSynonyms, removeDeskSynonym, setDeskSynonym } from '../desk-search.ts';
import { describe } from './describe.ts';

const desk = { group: 'Desk', token: 'staff', refusals: [401, 403] } as const;

/** The desk's calls for searches and stores' pictures. */
export const deskSearchCalls = [
  describe(
    explainDeskSearch,
    { querystring: { keyword: 'red jacket' } },
    { ...desk, role: 'viewer', summary: 'Explain how a search is read and its first products are ranked' },
  ),
  describe(
    listDeskSynonyms,
    { querystring: { page: '1' } },
    { ...desk, role: 'viewer', summary: 'List synonyms and words that may need one' },
  ),
  describe(
    setDeskSynonym,
    { body: { from: 'trakkies', to: 'joggers', note: '', is_both_ways: true } },
    { ...desk, role: 'editor', refusals: [401, 403, 409], summary: 'Set a synonym' },
  ),
  describe(
    removeDeskSynonym,
    { body: { from: 'trakkies' } },
    { ...desk, role: 'editor', refusals: [401, 403, 409], summary: 'Remove a synonym' },
  ),
  describe(
    listDeskPictures,
    {},
    { ...desk, role: 'viewer', summary: "Get the state of stores' pictures and the paused hosts" },
  ),
];
