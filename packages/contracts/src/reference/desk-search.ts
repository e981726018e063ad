import { listDeskPictures } from '../desk-pictures.ts';
import { explainDeskSearch, listDeskSynonyms, removeDeskSynonym, setDeskSynonym } from '../desk-search.ts';
import { describe } from './describe.ts';

const desk = { group: 'Desk', token: 'staff', refusals: [401, 403] } as const;

/** The calls of the desk about the search, and about stores' pictures. */
export const deskSearchCalls = [
  describe(
    explainDeskSearch,
    { querystring: { keyword: 'red jacket' } },
    { ...desk, role: 'viewer', summary: 'How the shop reads a search, and why its first products rank where they do' },
  ),
  describe(
    listDeskSynonyms,
    { querystring: { page: '1' } },
    { ...desk, role: 'viewer', summary: 'Synonyms, and words that may need one' },
  ),
  describe(
    setDeskSynonym,
    { body: { from: 'trakkies', to: 'joggers', note: '', is_both_ways: true } },
    { ...desk, role: 'editor', refusals: [401, 403, 409], summary: 'Says what a word means to the search' },
  ),
  describe(
    removeDeskSynonym,
    { body: { from: 'trakkies' } },
    { ...desk, role: 'editor', refusals: [401, 403, 409], summary: 'Takes a synonym back' },
  ),
  describe(
    listDeskPictures,
    {},
    { ...desk, role: 'viewer', summary: "How stores' pictures stand, and hosts that rest" },
  ),
];
