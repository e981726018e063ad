import { useQueryClient } from '@tanstack/react-query';
import type { CardColor, ProductCard } from '@wearfolio/contracts/listing/product-card';
import { useSyncExternalStore } from 'react';
import { ApiError } from '../../lib/api-client.ts';
import { t } from '../../lib/t.tsx';
import { currentSession, type UserDetails, useSession } from '../../session/session.ts';
import { useSignInFirst } from '../../session/sign-in-first.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { latestSender } from './latest-sender.ts';
import { isMarked } from './mark-cards.ts';
import { rememberPending } from './pending-items.ts';
import { itemFor, itemKey, savedStateKey, saveFavorite } from './save-favorite.ts';

/** A favorite to save, alone (true) or in the size with this id, or to remove. */
type Wanted = boolean | number;

const { subscribe, pending, set } = latestSender<Wanted>();

/**
 * The heart of a product in one color (behavior.md#favorites-heart). It changes immediately and changes back if the
 * call fails. For a guest, the product is stored and the sign-in page opens. `sizeId` is the wanted size, if any.
 */
export const useFavorite = (card: ProductCard, color: CardColor, sizeId?: number) => {
  const { userDetails } = useSession();
  const client = useQueryClient();
  const signInFirst = useSignInFirst();
  const plain = itemFor(card, color);
  const item = { ...plain, ...(sizeId !== undefined && { size_id: sizeId }) };
  const key = itemKey(userDetails?.id ?? 0, item);
  const wanted = useSyncExternalStore(
    subscribe,
    () => pending(key),
    () => undefined,
  );
  const isFavorite = userDetails !== null && (wanted === undefined ? isMarked(card, color) : wanted !== false);

  const askToSignIn = () => {
    rememberPending(item);
    showToast({ text: t('replies.loginRequired'), kind: 'error' });
    signInFirst('favorite');
  };

  const send = async (customer: UserDetails, value: Wanted) => {
    let message = '';
    try {
      const isLatest = await set(key, value, async (latest) => {
        const sized = typeof latest === 'number' ? { ...plain, size_id: latest } : plain;
        message = await saveFavorite(client, customer, sized, latest !== false);
        // The size stays pending until it is read again, so that what the page promises does not flicker.
        if (typeof latest === 'number') await client.invalidateQueries({ queryKey: savedStateKey(customer.id, plain) });
      });
      if (isLatest) showToast({ text: message });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // The end of a session is shown elsewhere, unless another customer has signed in meanwhile.
      if (error.status !== 401 || currentSession().auth) showToast({ text: error.message, kind: 'error' });
      else if (value !== false) rememberPending(item, customer.id);
    }
  };

  const toggle = () => {
    if (userDetails) void send(userDetails, isFavorite ? false : (sizeId ?? true));
    else askToSignIn();
  };

  /** Saves the product, or only its size if the product is already saved. */
  const save = () => {
    if (userDetails) void send(userDetails, sizeId ?? true);
    else askToSignIn();
  };

  return { isFavorite, pendingSize: typeof wanted === 'number' ? wanted : null, toggle, save };
};
