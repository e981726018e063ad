import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type DeskChange, listDeskChanges } from '@wearfolio/contracts/desk-changes';
import { getDeskChoices, getDeskProduct, listDeskProducts, readFedRows } from '@wearfolio/contracts/desk-products';
import { listSubjects, type SubjectKind } from '@wearfolio/contracts/desk-subject-list';
import { getSubject } from '@wearfolio/contracts/desk-subjects';
import type { Input } from '@wearfolio/contracts/endpoint';
import { dataOf, replyTo } from '../reading.ts';

type Asked = Input<typeof listDeskProducts>['querystring'];

export const productsQuery = (querystring: Asked) =>
  queryOptions({
    ...replyTo(listDeskProducts, { querystring }),
    placeholderData: keepPreviousData,
  });

export const productQuery = (id: string) => queryOptions(dataOf(getDeskProduct, { querystring: { id } }));

/** Reading a feed takes seconds, and changes of staff do not affect it, so the reply is kept. */
export const fedRowsQuery = (id: string) =>
  queryOptions({
    ...replyTo(readFedRows, { querystring: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

export const choicesQuery = queryOptions({
  ...dataOf(getDeskChoices, {}),
  staleTime: 300_000,
});

export const subjectsQuery = (kind: SubjectKind, q: string, page = 1) =>
  queryOptions({
    ...replyTo(listSubjects, { querystring: { kind, q, page: String(page) } }),
    placeholderData: keepPreviousData,
  });

export const subjectQuery = (kind: SubjectKind, id: string) =>
  queryOptions(dataOf(getSubject, { querystring: { kind, id } }));

const isUnderWay = ({ is_finished }: DeskChange): boolean => !is_finished;

/** Polls every second while a change is running. */
export const changesQuery = queryOptions({
  ...dataOf(listDeskChanges, {}),
  refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? 1000 : false),
});
