import { queryOptions, useMutation } from '@tanstack/react-query';
import type { Input } from '@wearfolio/contracts/endpoint';
import { subscribe, verifySubscription } from '@wearfolio/contracts/newsletter';
import { ApiError, call } from '../../lib/api-client.ts';
import { t } from '../../lib/t.tsx';
import { showToast } from '../../ui/toast/show-toast.ts';

export type Subscription = Input<typeof subscribe>['body'];

/**
 * The message of a failed subscription: the first message of the first field, else 'Something went wrong!'
 * (behavior.md#newsletter-form).
 */
export const failureText = (error: Error): string => {
  const [firstField] = error instanceof ApiError ? Object.values(error.errors) : [];
  return firstField?.[0] ?? t('ui.somethingWentWrongShort');
};

/** Subscribes to the newsletter; an e-mail asks for confirmation. A failure is shown in a toast. */
export const useSubscribe = () =>
  useMutation({
    mutationFn: (body: Subscription) => call(subscribe, { body }),
    onError: (error) => showToast({ text: failureText(error), kind: 'error' }),
  });

/** Confirms the subscription of an e-mail link. Requested once, although it is idempotent. */
export const verifySubscriptionQuery = (id: string) =>
  queryOptions({
    queryKey: ['subscription', id],
    queryFn: ({ signal }) => call(verifySubscription, { params: { id } }, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
