import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { ApiError } from '../../../lib/api-client.ts';
import { currentSession, type UserDetails, useSession } from '../../../session/session.ts';
import { useSignInFirst } from '../../../session/sign-in-first.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { followedBrandsQuery } from '../api.ts';
import { rememberWish } from '../guest-wishes.ts';
import { lastWord } from '../last-word.ts';
import { saveFollow } from './save-follow.ts';

/** A brand as a button to follow it needs it. */
export type Brand = { id: number; display_name: string };

const { subscribe, wish, want } = lastWord();

/**
 * Whether the customer follows a brand, and the way to change it: at once, and back when the call fails. A guest's wish is
 * remembered, and sign-in opens.
 */
export const useFollow = ({ id }: Brand) => {
  const { userDetails } = useSession();
  const customerId = userDetails?.id ?? 0;
  const key = `${customerId}:${id}`;
  const client = useQueryClient();
  const signInFirst = useSignInFirst();
  const wanted = useSyncExternalStore(
    subscribe,
    () => wish(key),
    () => undefined,
  );
  const { data: isKnown, isLoading } = useQuery({
    ...followedBrandsQuery(customerId),
    enabled: userDetails !== null,
    select: (brands) => brands.some((brand) => brand.id === id),
  });
  const isFollowed = userDetails !== null && (wanted ?? isKnown ?? false);

  const tell = async (customer: UserDetails, isWanted: boolean) => {
    let message = '';
    try {
      const isLastWord = await want(key, isWanted, async (isNowWanted) => {
        message = await saveFollow(client, customer, id, isNowWanted);
      });
      if (isLastWord) showToast({ text: message });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // Whoever ended the session says so, and leads to sign-in. Nobody does where somebody else is signed in by now.
      if (error.status !== 401 || currentSession().auth) showToast({ text: error.message, kind: 'error' });
      else if (isWanted) rememberWish({ brand_id: id }, customer.id);
    }
  };

  const toggle = () => {
    // Nobody knows yet what it would do.
    if (isLoading) return;
    if (userDetails) return void tell(userDetails, !isFollowed);
    rememberWish({ brand_id: id });
    showToast({ text: 'Login Required!', kind: 'error' });
    signInFirst();
  };

  return { isFollowed, isLoading, toggle };
};
