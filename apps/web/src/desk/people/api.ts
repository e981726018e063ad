import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { findDeskCustomer, listDeskMessages, type MessageList } from '@wearfolio/contracts/desk-people';
import { replyTo } from '../reading.ts';

export const messagesQuery = (list: MessageList, page: number) =>
  queryOptions({
    ...replyTo(listDeskMessages, { querystring: { list, page: String(page) } }),
    // The audit log records each reading.
    refetchOnWindowFocus: false,
    placeholderData: keepPreviousData,
  });

/** The customer with an e-mail address, or null. An empty address sends no request. */
export const customerQuery = (email: string) =>
  queryOptions({
    ...replyTo(findDeskCustomer, { body: { email } }),
    enabled: email !== '',
    retry: false,
    gcTime: 0,
  });
