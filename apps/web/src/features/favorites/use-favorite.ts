import { useQueryClient } from '@tanstack/react-query';
import type { CardColor, ProductCard } from '@wearfolio/contracts/listing/product-card';
import { useSyncExternalStore } from 'react';
import { ApiError } from '../../lib/api-client.ts';
import { currentSession, type UserDetails, useSession } from '../../session/session.ts';
import { useSignInFirst } from '../../session/sign-in-first.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { latestSender } from './latest-sender.ts';
import { isMarked } from './mark-cards.ts';
import { rememberPending } from './pending-items.ts';
import { itemFor, itemKey, saveFavorite } from './save-favorite.ts';

const { subscribe, pending, set } = latestSender();

/**
 * The heart of a product in one color (behavior.md#favorites-heart). It changes immediately and changes back if the
 * call fails. For a guest, the product is stored and the sign-in page opens. `sizeId` is the wanted size, if any.
 */
export const useFavorite = (card: ProductCard, color: CardColor, sizeId?: number) => {
  const { userDetails } = useSession();
  const client = useQueryClient();
  const signInFirst = useSignInFirst();
  const item = { ...itemFor(card, color), ...(sizeId !== undefined && { size_id: sizeId }) };
  const key = itemKey(userDetails?.id ?? 0, item);
  const wanted = useSyncExternalStore(
    subscribe,
    () => pending(key),
    () => undefined,
  );
  const isFavorite = userDetails !== null && (wanted ?? isMarked(card, color));

  const askToSignIn = () => {
    rememberPending(item);
    showToast({ text: 'Login Required!', kind: 'error' });
    signInFirst();
  };

  const send = async (customer: UserDetails, isWanted: boolean) => {
    let message = '';
    try {
      const isLatest = await set(key, isWanted, async (isNowWanted) => {
        message = await saveFavorite(client, customer, item, isNowWanted);
      });
      if (isLatest) showToast({ text: message });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // The end of a session is shown elsewhere, unless another customer has signed in meanwhile.
      if (error.status !== 401 || currentSession().auth) showToast({ text: error.message, kind: 'error' });
      else if (isWanted) rememberPending(item, customer.id);
    }
  };

  const toggle = () => {
    if (userDetails) void send(userDetails, !isFavorite);
    else askToSignIn();
  };

  /** Saves the product, or only its size if the product is already saved. */
  const save = () => {
    if (userDetails) void send(userDetails, true);
    else askToSignIn();
  };

  return { isFavorite, toggle, save };
};
