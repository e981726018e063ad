import { queryOptions, useMutation } from '@tanstack/react-query';
import type { Input } from '@wearfolio/contracts/endpoint';
import { subscribe, verifySubscription } from '@wearfolio/contracts/newsletter';
import { ApiError, call } from '../../lib/api-client.ts';
import { showToast } from '../../ui/toast/show-toast.ts';

export type Subscription = Input<typeof subscribe>['body'];

/** Spec 8: the first field's message of a refusal (the first of several), otherwise 'Something went wrong!'. */
export const failureText = (error: Error): string => {
  const [firstField] = error instanceof ApiError ? Object.values(error.errors) : [];
  return firstField?.[0] ?? 'Something went wrong!';
};

/** Asks for the newsletter; a mail asks to confirm. A failure is said in a toast. */
export const useSubscribe = () =>
  useMutation({
    mutationFn: (body: Subscription) => call(subscribe, { body }),
    onError: (error) => showToast({ text: failureText(error), kind: 'error' }),
  });

/** Confirms the subscription that the link of a mail names; asked once, although asking twice is harmless. */
export const verifySubscriptionQuery = (id: string) =>
  queryOptions({
    queryKey: ['subscription', id],
    queryFn: ({ signal }) => call(verifySubscription, { params: { id } }, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
