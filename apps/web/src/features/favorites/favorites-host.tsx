import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { ApiError } from '../../lib/api-client.ts';
import { type UserDetails, useSession } from '../../session/session.ts';
import { showToast } from '../../ui/toast.tsx';
import { saveFollow } from './brands/save-follow.ts';
import { forgetWish, guestWishes, isFollow } from './guest-wishes.ts';
import { saveFavorite } from './save-favorite.ts';

/** What will be refused tomorrow as it is today. A lost connection, a limit and an ended session pass. */
const isHopeless = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && ![401, 408, 429].includes(error.status);

let isUnderWay = false;

const say = (messages: readonly string[], sum: string) => {
  const [first] = messages;
  if (first !== undefined) showToast({ text: messages.length === 1 ? first : sum });
};

/** Saves what a guest wished for, one after the other, and says so once. What failed for now is kept. */
const fulfilWishes = async (client: QueryClient, customer: UserDetails): Promise<void> => {
  if (isUnderWay) return;
  isUnderWay = true;
  const saved: string[] = [];
  const followed: string[] = [];
  for (const wish of guestWishes()) {
    try {
      if (isFollow(wish)) followed.push(await saveFollow(client, customer, wish.brand_id, true));
      else saved.push(await saveFavorite(client, customer, wish, true));
      forgetWish(wish);
    } catch (error) {
      if (isHopeless(error)) forgetWish(wish);
    }
  }
  isUnderWay = false;
  say(saved, `${saved.length} products added to favorites.`);
  say(followed, `You follow ${followed.length} brands now.`);
  if (saved.length > 0) await client.invalidateQueries({ queryKey: ['favorites'] });
};

/** Stands once in the shell and shows nothing: whoever signs in gets what was wished for as a guest. */
export const FavoritesHost = () => {
  const { userDetails } = useSession();
  const client = useQueryClient();
  const fulfil = useEffectEvent(() => {
    if (userDetails) void fulfilWishes(client, userDetails);
  });
  const customerId = userDetails?.id ?? null;
  useEffect(() => {
    if (customerId !== null) fulfil();
  }, [customerId]);
  return null;
};
