import { queryOptions } from '@tanstack/react-query';
import { listDeskPictures } from '@wearfolio/contracts/desk-pictures';
import { explainDeskSearch, listDeskSynonyms } from '@wearfolio/contracts/desk-search';
import { dataOf, replyTo } from '../reading.ts';

export const explainedQuery = (keyword: string) =>
  queryOptions({
    ...dataOf(explainDeskSearch, { querystring: { keyword } }),
    enabled: keyword !== '',
  });

export const synonymsQuery = (page: number) =>
  queryOptions(replyTo(listDeskSynonyms, { querystring: { page: String(page) } }));

export const picturesQuery = queryOptions(replyTo(listDeskPictures, {}));
