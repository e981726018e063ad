import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { ApiError } from '../../lib/api-client.ts';
import { t } from '../../lib/t.tsx';
import { currentSession, isSignedIn, type UserDetails, useSession, watchSession } from '../../session/session.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { saveFollow } from './brands/save-follow.ts';
import { clearPending, isFollow, removePending, takePending } from './pending-items.ts';
import { serialQueue } from './serial-queue.ts';
import { saveWithTarget } from './target/save-target.ts';

/** Whether a failure is permanent. A lost connection, a rate limit and an ended session are not. */
const isPermanent = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && ![401, 408, 429].includes(error.status);

const showSaved = (messages: readonly string[], sum: string) => {
  const [first] = messages;
  if (first !== undefined) showToast({ text: messages.length === 1 ? first : sum });
};

const showGone = (count: number) => {
  if (count === 0) return;
  showToast({ text: t('favorites.gone', { count }), kind: 'error' });
};

const showFailed = (customer: UserDetails, tryAgain: () => void) => {
  // The end of a session is shown elsewhere.
  if (!isSignedIn(customer)) return;
  const text = t('favorites.notSavedYet');
  showToast({ text, kind: 'error', action: { label: t('ui.tryAgain'), perform: tryAgain } });
};

/** Saves a guest's pending items one after the other and shows one message. Items that failed temporarily are kept. */
const savePending = async (client: QueryClient, customer: UserDetails): Promise<void> => {
  // The customer may have signed out while this tab waited. The pending items then belong to the next customer.
  if (!isSignedIn(customer)) return;
  const saved: string[] = [];
  const followed: string[] = [];
  let gone = 0;
  let hasFailed = false;
  for (const item of takePending(customer.id)) {
    try {
      if (isFollow(item)) followed.push(await saveFollow(client, customer, item.brand_id, true));
      else saved.push(await saveWithTarget(client, customer, item));
    } catch (error) {
      if (isPermanent(error)) {
        gone += 1;
        removePending(item, customer.id);
      } else hasFailed = true;
    }
  }
  showSaved(saved, t('favorites.productsAdded', { count: saved.length }));
  showSaved(followed, t('favorites.brandsFollowed', { count: followed.length }));
  showGone(gone);
  if (hasFailed) showFailed(customer, () => queuePending(client, customer));
  if (saved.length > 0) await client.invalidateQueries({ queryKey: ['favorites'] });
};

const inQueue = serialQueue('pending-items');

const queuePending = (client: QueryClient, customer: UserDetails): void => inQueue(() => savePending(client, customer));

let leaving: number | null = null;

// A sign-out removes the customer's pending items. After an expired session, the customer may return.
watchSession(() => {
  const { userDetails, logoutFlag } = currentSession();
  if (!userDetails && leaving !== null) clearPending(leaving);
  leaving = userDetails && !logoutFlag ? userDetails.id : null;
});

const watchVisibility = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

const isVisible = () => document.visibilityState === 'visible';

/**
 * Saves a guest's pending items after sign-in, in a visible tab, because a message is shown. Rendered once; shows
 * nothing itself.
 */
export const FavoritesHost = () => {
  const { userDetails } = useSession();
  const isSeen = useSyncExternalStore(watchVisibility, isVisible);
  const client = useQueryClient();
  const savePendingItems = useEffectEvent(() => {
    if (userDetails) queuePending(client, userDetails);
  });
  const customerId = userDetails?.id ?? null;
  useEffect(() => {
    if (customerId === null || !isSeen) return;
    const retry = () => savePendingItems();
    retry();
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [customerId, isSeen]);
  return null;
};
