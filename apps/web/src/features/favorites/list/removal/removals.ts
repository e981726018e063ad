import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../../lib/api-client.ts';
import { t } from '../../../../lib/t.tsx';
import { currentSession, isSignedIn, type UserDetails, watchSession } from '../../../../session/session.ts';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { markCards } from '../../mark-cards.ts';
import type { FavoriteItem } from '../../pending-items.ts';
import { itemKey, sendFavorite } from '../../save-favorite.ts';
import { pausableTimer } from './pausable-timer.ts';
import { type RemovalPhase, removalTimes } from './removal-phase.ts';

type Answer = Awaited<ReturnType<typeof sendFavorite>>;

type Removal = {
  /** The key of the item. */
  key: string;
  item: FavoriteItem;
  /** The customer who removed the favorite, even if another one is signed in by now. */
  customer: UserDetails;
  client: QueryClient;
  timer: ReturnType<typeof pausableTimer>;
  /** The server's reply to the removal, or null if it failed; null until it is sent. */
  outcome: Promise<Answer | null> | null;
  isUndone: boolean;
  /** Closes the toast of the removal. */
  dismissToast: () => void;
};

type Phases = ReadonlyMap<string, RemovalPhase>;

// Removals outlive the page, because their toast can still undo them.
const waiting = new Map<string, Removal>();
/** Removals with an open toast. */
const withToast = new Set<Removal>();
let phases: Phases = new Map();
const listeners = new Set<() => void>();

export const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The phases of all removals, by `itemKey`. */
export const currentPhases = (): Phases => phases;

const show = ({ key }: Removal, phase: RemovalPhase | null) => {
  const next = new Map(phases);
  if (phase === null) next.delete(key);
  else next.set(key, phase);
  phases = next;
  for (const listener of listeners) listener();
};

const after = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

const mark = ({ item, customer, client }: Removal, isFavorite: boolean, isKnown = false) => {
  const { product_id: productId, color_id: colorId } = item;
  if (isSignedIn(customer)) markCards(client, { productId, colorId, isFavorite }, isKnown);
};

const comeBack = async (removal: Removal) => {
  show(removal, 'returning');
  await after(removalTimes.fadeIn);
  if (phases.get(removal.key) === 'returning') show(removal, null);
};

const goAway = async (removal: Removal) => {
  show(removal, 'leaving');
  await after(removalTimes.fadeOut);
  mark(removal, false);
  show(removal, null);
  await removal.client.invalidateQueries({ queryKey: ['favorites'] });
};

/** A refusal of the server is shown differently from a call without a reply (behavior.md#favorites-undo). */
const showFailure = (error: unknown) => {
  const isAnswered = error instanceof ApiError && error.status > 0;
  if (isAnswered) showToast({ text: t('favorites.notRemoved'), kind: 'error' });
  else showToast({ text: t('ui.somethingWentWrong'), kind: 'error' });
};

const sendRemoval = async (removal: Removal, outlivesPage: boolean): Promise<Answer | null> => {
  const { customer, item } = removal;
  try {
    const answer = await sendFavorite(customer, item, { actionType: 'remove', source: 'favorite_page', outlivesPage });
    if (!removal.isUndone) void goAway(removal);
    return answer;
  } catch (error) {
    showFailure(error);
    await comeBack(removal);
    return null;
  }
};

const send = (removal: Removal, outlivesPage = false) => {
  waiting.delete(removal.key);
  removal.timer.cancel();
  removal.outcome = sendRemoval(removal, outlivesPage);
};

/** Sends all waiting removals in calls that survive leaving the page (behavior.md#favorites-undo). */
export const sendAll = (): void => {
  for (const removal of waiting.values()) send(removal, true);
};

/** The customer is signing out or has signed out. */
const isLeaving = ({ customer }: Removal) => !currentSession().logoutFlag || !isSignedIn(customer);

// Calls after the session has ended would be refused, and nobody else can undo sent removals.
watchSession(() => {
  for (const removal of waiting.values()) if (isLeaving(removal)) send(removal, true);
  for (const removal of withToast) if (isLeaving(removal)) removal.dismissToast();
});

const undo = async (removal: Removal) => {
  if (removal.isUndone || !isSignedIn(removal.customer)) return;
  removal.isUndone = true;
  removal.dismissToast();
  waiting.delete(removal.key);
  removal.timer.cancel();
  if (removal.outcome === null) return comeBack(removal);
  const answer = await removal.outcome;
  if (!answer) return;
  // The removal was already sent, so the product is saved again.
  try {
    const { customer, item } = removal;
    await sendFavorite(customer, item, { actionType: 'add', source: 'favorite_page', receipt: answer.receipt });
    show(removal, 'returning');
    mark(removal, true, true);
    await removal.client.invalidateQueries({ queryKey: ['favorites'] });
    await comeBack(removal);
  } catch {
    showToast({ text: t('ui.somethingWentWrong'), kind: 'error' });
  }
};

/** Undoes a waiting removal, by `itemKey`. */
export const undoWaiting = (key: string): void => {
  const removal = waiting.get(key);
  if (removal) void undo(removal);
};

/**
 * Shows the toast of a removal and sends it after 3 s (behavior.md#favorites-undo). The time stops while the pointer
 * or the focus is on the toast (behavior.md#messages-toasts).
 */
export const remove = (client: QueryClient, customer: UserDetails, item: FavoriteItem): void => {
  const key = itemKey(customer.id, item);
  if (phases.has(key) && phases.get(key) !== 'returning') return;
  const timer = pausableTimer(removalTimes.delay, () => send(removal));
  const dismissToast = showToast({
    text: t('favorites.removed'),
    duration: removalTimes.delay,
    action: { label: t('ui.undo'), perform: () => void undo(removal) },
    onPause: timer.pause,
    onResume: timer.resume,
    onClose: () => {
      timer.resume();
      withToast.delete(removal);
    },
  });
  const removal: Removal = { key, item, customer, client, timer, outcome: null, isUndone: false, dismissToast };
  waiting.set(key, removal);
  withToast.add(removal);
  show(removal, 'waiting');
};
