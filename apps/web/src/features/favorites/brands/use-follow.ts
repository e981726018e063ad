import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { followBrand } from '@wearfolio/contracts/favorites';
import { useSyncExternalStore } from 'react';
import { ApiError, call } from '../../../lib/api-client.ts';
import { useSession } from '../../../session/session.ts';
import { useSignInFirst } from '../../../session/sign-in-first.ts';
import { showToast } from '../../../ui/toast.tsx';
import { followedBrandsQuery } from '../api.ts';
import { lastWord } from '../last-word.ts';

/** A brand as a button to follow it needs it. */
export type Brand = { id: number; display_name: string };

const { subscribe, wish, want } = lastWord();

const tellServer = async (client: QueryClient, customerId: number, brandId: number, isFollowed: boolean) => {
  const actionType = isFollowed ? 'add' : 'remove';
  const reply = await call(followBrand, { body: { brand_id: brandId, actionType } });
  if (!reply.status) throw new ApiError(200, reply.message);
  await client.invalidateQueries({ queryKey: followedBrandsQuery(customerId).queryKey });
  return reply.message;
};

/** Whether the customer follows a brand, and the way to change it: at once, and back when the call fails. */
export const useFollow = ({ id }: Brand) => {
  const { auth, userDetails } = useSession();
  const customerId = userDetails?.id ?? 0;
  const client = useQueryClient();
  const signInFirst = useSignInFirst();
  const wanted = useSyncExternalStore(subscribe, () => wish(String(id)));
  const { data: isKnown = false } = useQuery({
    ...followedBrandsQuery(customerId),
    enabled: auth,
    select: (brands) => brands.some((brand) => brand.id === id),
  });
  const isFollowed = auth && (wanted ?? isKnown);

  const tell = async (isWanted: boolean) => {
    let message = '';
    try {
      const isLastWord = await want(String(id), isWanted, async (isNowWanted) => {
        message = await tellServer(client, customerId, id, isNowWanted);
      });
      if (isLastWord) showToast({ text: message });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status !== 401) showToast({ text: error.message, kind: 'error' });
    }
  };

  const toggle = () => {
    if (auth) return void tell(!isFollowed);
    showToast({ text: 'Login Required!', kind: 'error' });
    signInFirst();
  };

  return { isFollowed, toggle };
};
