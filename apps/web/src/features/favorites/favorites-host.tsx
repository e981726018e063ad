import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { ApiError } from '../../lib/api-client.ts';
import { currentSession, isSignedIn, type UserDetails, useSession, watchSession } from '../../session/session.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { saveFollow } from './brands/save-follow.ts';
import { forgetWish, forgetWishesOf, isFollow, takeWishes } from './guest-wishes.ts';
import { inTurn } from './in-turn.ts';
import { saveWish } from './target/save-target.ts';

/** What will be refused tomorrow as it is today. A lost connection, a limit and an ended session pass. */
const isHopeless = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && ![401, 408, 429].includes(error.status);

const say = (messages: readonly string[], sum: string) => {
  const [first] = messages;
  if (first !== undefined) showToast({ text: messages.length === 1 ? first : sum });
};

const sayGone = (count: number) => {
  if (count === 0) return;
  const some = count === 1 ? 'A favorite of yours is' : `${count} favorites of yours are`;
  showToast({ text: `${some} no longer available.`, kind: 'error' });
};

const sayWaiting = (customer: UserDetails, tryAgain: () => void) => {
  // Of an ended session it is said elsewhere that it has ended.
  if (!isSignedIn(customer)) return;
  const text = 'The items you picked before signing in aren’t saved yet.';
  showToast({ text, kind: 'error', action: { label: 'Try again', perform: tryAgain } });
};

/** Saves what a guest wished for, one after the other, and says so once. What failed for now is kept. */
const fulfilWishes = async (client: QueryClient, customer: UserDetails): Promise<void> => {
  // Whoever waited for another tab may have signed out: what a guest wished since then is not theirs.
  if (!isSignedIn(customer)) return;
  const saved: string[] = [];
  const followed: string[] = [];
  let gone = 0;
  let isWaiting = false;
  for (const wish of takeWishes(customer.id)) {
    try {
      if (isFollow(wish)) followed.push(await saveFollow(client, customer, wish.brand_id, true));
      else saved.push(await saveWish(client, customer, wish));
    } catch (error) {
      if (isHopeless(error)) {
        gone += 1;
        forgetWish(wish, customer.id);
      } else isWaiting = true;
    }
  }
  say(saved, `${saved.length} products added to favorites.`);
  say(followed, `You’re now following ${followed.length} brands.`);
  sayGone(gone);
  if (isWaiting) sayWaiting(customer, () => fulfilSoon(client, customer));
  if (saved.length > 0) await client.invalidateQueries({ queryKey: ['favorites'] });
};

const fulfilInTurn = inTurn('wishes');

const fulfilSoon = (client: QueryClient, customer: UserDetails): void =>
  fulfilInTurn(() => fulfilWishes(client, customer));

let leaving: number | null = null;

// Signing out leaves nothing of the customer behind. Whose session ended otherwise may come back.
watchSession(() => {
  const { userDetails, logoutFlag } = currentSession();
  if (!userDetails && leaving !== null) forgetWishesOf(leaving);
  leaving = userDetails && !logoutFlag ? userDetails.id : null;
});

const watchVisibility = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

const isVisible = () => document.visibilityState === 'visible';

/**
 * Stands once in the shell and shows nothing: whoever signs in gets what was wished for as a guest, in a tab that is looked
 * at, since it says so.
 */
export const FavoritesHost = () => {
  const { userDetails } = useSession();
  const isSeen = useSyncExternalStore(watchVisibility, isVisible);
  const client = useQueryClient();
  const fulfil = useEffectEvent(() => {
    if (userDetails) fulfilSoon(client, userDetails);
  });
  const customerId = userDetails?.id ?? null;
  useEffect(() => {
    if (customerId === null || !isSeen) return;
    const again = () => fulfil();
    again();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [customerId, isSeen]);
  return null;
};
