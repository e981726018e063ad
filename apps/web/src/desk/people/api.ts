import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { findDeskCustomer, listDeskMessages, type MessageList } from '@wearfolio/contracts/desk-people';
import { call } from '../../lib/api-client.ts';

export const messagesQuery = (list: MessageList, page: number) =>
  queryOptions({
    queryKey: ['messages', list, page],
    queryFn: ({ signal }) => call(listDeskMessages, { querystring: { list, page: String(page) } }, signal),
    // The audit log records each reading.
    refetchOnWindowFocus: false,
    placeholderData: keepPreviousData,
  });

/** The customer with an e-mail address, or null. An empty address sends no request. */
export const customerQuery = (email: string) =>
  queryOptions({
    queryKey: ['customer', email],
    queryFn: ({ signal }) => call(findDeskCustomer, { body: { email } }, signal),
    enabled: email !== '',
    retry: false,
    gcTime: 0,
  });
