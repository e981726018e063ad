import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type DeskChange, listDeskChanges } from '@wearfolio/contracts/desk-changes';
import { getDeskChoices, getDeskProduct, listDeskProducts, readFedRows } from '@wearfolio/contracts/desk-products';
import { listSubjects, type SubjectKind } from '@wearfolio/contracts/desk-subject-list';
import { getSubject } from '@wearfolio/contracts/desk-subjects';
import type { Input } from '@wearfolio/contracts/endpoint';
import { call } from '../../lib/api-client.ts';

type Asked = Input<typeof listDeskProducts>['querystring'];

export const productsQuery = (querystring: Asked) =>
  queryOptions({
    queryKey: ['products', querystring],
    queryFn: ({ signal }) => call(listDeskProducts, { querystring }, signal),
    placeholderData: keepPreviousData,
  });

export const productQuery = (id: string) =>
  queryOptions({
    queryKey: ['product', id],
    queryFn: async ({ signal }) => (await call(getDeskProduct, { querystring: { id } }, signal)).data,
  });

/** Reading a feed takes seconds, and changes of staff do not affect it, so the reply is kept. */
export const fedRowsQuery = (id: string) =>
  queryOptions({
    queryKey: ['fed-rows', id],
    queryFn: ({ signal }) => call(readFedRows, { querystring: { id } }, signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

export const choicesQuery = queryOptions({
  queryKey: ['choices'],
  queryFn: async ({ signal }) => (await call(getDeskChoices, {}, signal)).data,
  staleTime: 300_000,
});

export const subjectsQuery = (kind: SubjectKind, q: string, page = 1) =>
  queryOptions({
    queryKey: ['subjects', kind, q, page],
    queryFn: ({ signal }) => call(listSubjects, { querystring: { kind, q, page: String(page) } }, signal),
    placeholderData: keepPreviousData,
  });

export const subjectQuery = (kind: SubjectKind, id: string) =>
  queryOptions({
    queryKey: ['subject', kind, id],
    queryFn: async ({ signal }) => (await call(getSubject, { querystring: { kind, id } }, signal)).data,
  });

const isUnderWay = ({ is_finished }: DeskChange): boolean => !is_finished;

/** Polls every second while a change is running. */
export const changesQuery = queryOptions({
  queryKey: ['changes'],
  queryFn: async ({ signal }) => (await call(listDeskChanges, {}, signal)).data,
  refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? 1000 : false),
});
