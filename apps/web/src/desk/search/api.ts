import { queryOptions } from '@tanstack/react-query';
import { listDeskPictures } from '@wearfolio/contracts/desk-pictures';
import { explainDeskSearch, listDeskSynonyms } from '@wearfolio/contracts/desk-search';
import { call } from '../../lib/api-client.ts';

export const explainedQuery = (keyword: string) =>
  queryOptions({
    queryKey: ['explained-search', keyword],
    queryFn: async ({ signal }) => (await call(explainDeskSearch, { querystring: { keyword } }, signal)).data,
    enabled: keyword !== '',
  });

export const synonymsQuery = (page: number) =>
  queryOptions({
    queryKey: ['synonyms', page],
    queryFn: ({ signal }) => call(listDeskSynonyms, { querystring: { page: String(page) } }, signal),
  });

export const picturesQuery = queryOptions({
  queryKey: ['store-pictures'],
  queryFn: ({ signal }) => call(listDeskPictures, {}, signal),
});
