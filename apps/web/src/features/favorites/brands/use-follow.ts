import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { ApiError } from '../../../lib/api-client.ts';
import { t } from '../../../lib/t.tsx';
import { currentSession, type UserDetails, useSession } from '../../../session/session.ts';
import { useSignInFirst } from '../../../session/sign-in-first.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { followedBrandsQuery } from '../api.ts';
import { latestSender } from '../latest-sender.ts';
import { rememberPending } from '../pending-items.ts';
import { saveFollow } from './save-follow.ts';

/** The data of a brand that the button needs. */
export type Brand = { id: number; display_name: string };

const { subscribe, pending, set } = latestSender<boolean>();

/**
 * Whether the customer follows a brand, and a function to toggle it. It changes immediately and changes back if the
 * call fails. For a guest, the brand is stored and the sign-in page opens.
 */
export const useFollow = ({ id }: Brand) => {
  const { userDetails } = useSession();
  const customerId = userDetails?.id ?? 0;
  const key = `${customerId}:${id}`;
  const client = useQueryClient();
  const signInFirst = useSignInFirst();
  const wanted = useSyncExternalStore(
    subscribe,
    () => pending(key),
    () => undefined,
  );
  const { data: isKnown, isLoading } = useQuery({
    ...followedBrandsQuery(customerId),
    enabled: userDetails !== null,
    select: (brands) => brands.some((brand) => brand.id === id),
  });
  const isFollowed = userDetails !== null && (wanted ?? isKnown ?? false);

  const send = async (customer: UserDetails, isWanted: boolean) => {
    let message = '';
    try {
      const isLatest = await set(key, isWanted, async (isNowWanted) => {
        message = await saveFollow(client, customer, id, isNowWanted);
      });
      if (isLatest) showToast({ text: message });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // The end of a session is shown elsewhere, unless another customer has signed in meanwhile.
      if (error.status !== 401 || currentSession().auth) showToast({ text: error.message, kind: 'error' });
      else if (isWanted) rememberPending({ brand_id: id }, customer.id);
    }
  };

  const toggle = () => {
    // Until the brands are loaded, it is unknown what a press means.
    if (isLoading) return;
    if (userDetails) return void send(userDetails, !isFollowed);
    rememberPending({ brand_id: id });
    showToast({ text: t('replies.loginRequired'), kind: 'error' });
    signInFirst('follow');
  };

  return { isFollowed, isLoading, toggle };
};
