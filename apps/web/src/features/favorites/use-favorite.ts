import { useQueryClient } from '@tanstack/react-query';
import type { CardColor, ProductCard } from '@wearfolio/contracts/listing/product-card';
import { useSyncExternalStore } from 'react';
import { ApiError } from '../../lib/api-client.ts';
import { currentSession, type UserDetails, useSession } from '../../session/session.ts';
import { useSignInFirst } from '../../session/sign-in-first.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { rememberWish } from './guest-wishes.ts';
import { lastWord } from './last-word.ts';
import { isMarked } from './mark-cards.ts';
import { saveFavorite, wishFor, wishKey } from './save-favorite.ts';

const { subscribe, wish: wishUnderWay, want } = lastWord();

/**
 * The heart of a product in one of its colors (spec 4, 'Favorite toggle'): it flips at once and flips back when the
 * call fails. A guest's wish is remembered, and sign-in opens. `sizeId` is the size in which it is wanted, if any.
 */
export const useFavorite = (card: ProductCard, color: CardColor, sizeId?: number) => {
  const { userDetails } = useSession();
  const client = useQueryClient();
  const signInFirst = useSignInFirst();
  const wish = { ...wishFor(card, color), ...(sizeId !== undefined && { size_id: sizeId }) };
  const key = wishKey(userDetails?.id ?? 0, wish);
  const wanted = useSyncExternalStore(
    subscribe,
    () => wishUnderWay(key),
    () => undefined,
  );
  const isFavorite = userDetails !== null && (wanted ?? isMarked(card, color));

  const askToSignIn = () => {
    rememberWish(wish);
    showToast({ text: 'Login Required!', kind: 'error' });
    signInFirst();
  };

  const tell = async (customer: UserDetails, isWanted: boolean) => {
    let message = '';
    try {
      const isLastWord = await want(key, isWanted, async (isNowWanted) => {
        message = await saveFavorite(client, customer, wish, isNowWanted);
      });
      if (isLastWord) showToast({ text: message });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // Whoever ended the session says so, and leads to sign-in. Nobody does where somebody else is signed in by now.
      if (error.status !== 401 || currentSession().auth) showToast({ text: error.message, kind: 'error' });
      else if (isWanted) rememberWish(wish, customer.id);
    }
  };

  const toggle = () => {
    if (userDetails) void tell(userDetails, !isFavorite);
    else askToSignIn();
  };

  /** Saves it, or its size where it is saved already. */
  const save = () => {
    if (userDetails) void tell(userDetails, true);
    else askToSignIn();
  };

  return { isFavorite, toggle, save };
};
