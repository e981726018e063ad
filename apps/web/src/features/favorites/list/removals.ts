import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api-client.ts';
import { showToast } from '../../../ui/toast.tsx';
import type { GuestWish } from '../guest-wishes.ts';
import { markCards } from '../mark-cards.ts';
import { tellServer, wishKey } from '../save-favorite.ts';
import { pausableTimer } from './pausable-timer.ts';
import { type RemovalPhase, removalTimes } from './removal-phase.ts';

type Answer = Awaited<ReturnType<typeof tellServer>>;

type Removal = {
  wish: GuestWish;
  client: QueryClient;
  timer: ReturnType<typeof pausableTimer>;
  /** What the server answered once it let it go, or null where it did not; null until it is asked. */
  outcome: Promise<Answer | null> | null;
  isUndone: boolean;
  /** Takes away the toast that says so. */
  dismissToast: () => void;
};

type Phases = ReadonlyMap<string, RemovalPhase>;

// They outlive the page: its toast can still undo what was sent as it was left.
const waiting = new Map<string, Removal>();
let phases: Phases = new Map();
const listeners = new Set<() => void>();

export const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The phases of all cards on their way out, by `wishKey`. */
export const currentPhases = (): Phases => phases;

const show = (wish: GuestWish, phase: RemovalPhase | null) => {
  const next = new Map(phases);
  if (phase === null) next.delete(wishKey(wish));
  else next.set(wishKey(wish), phase);
  phases = next;
  for (const listener of listeners) listener();
};

const after = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

const comeBack = async ({ wish }: Removal) => {
  show(wish, 'returning');
  await after(removalTimes.fadeIn);
  if (phases.get(wishKey(wish)) === 'returning') show(wish, null);
};

const goAway = async ({ wish, client }: Removal) => {
  show(wish, 'leaving');
  await after(removalTimes.fadeOut);
  markCards(client, { productId: wish.product_id, colorId: wish.color_id, isFavorite: false });
  show(wish, null);
  await client.invalidateQueries({ queryKey: ['favorites'] });
};

/** Spec 8: what the server answered is told apart from a call that nobody answered. */
const sayFailed = (error: unknown) => {
  const isAnswered = error instanceof ApiError && error.status > 0;
  // Whoever ended the session says so.
  if (isAnswered && error.status === 401) return;
  if (isAnswered) showToast({ text: 'Failed to remove product. Please try again.', kind: 'error' });
  else showToast({ text: 'Something went wrong.', kind: 'error' });
};

const tell = async (removal: Removal, outlivesPage: boolean): Promise<Answer | null> => {
  try {
    const answer = await tellServer(removal.wish, { actionType: 'remove', source: 'favorite_page', outlivesPage });
    if (!removal.isUndone) void goAway(removal);
    return answer;
  } catch (error) {
    sayFailed(error);
    await comeBack(removal);
    return null;
  }
};

const send = (removal: Removal, outlivesPage = false) => {
  waiting.delete(wishKey(removal.wish));
  removal.timer.cancel();
  removal.outcome = tell(removal, outlivesPage);
};

/** Sends every removal that still waits, in calls that go on when the page is left (decision 18). */
export const sendAll = (): void => {
  for (const removal of waiting.values()) send(removal, true);
};

const undo = async (removal: Removal) => {
  if (removal.isUndone) return;
  removal.isUndone = true;
  removal.dismissToast();
  waiting.delete(wishKey(removal.wish));
  removal.timer.cancel();
  if (removal.outcome === null) return comeBack(removal);
  const answer = await removal.outcome;
  if (!answer) return;
  // It was sent already: what is undone is saved anew.
  try {
    await tellServer(removal.wish, { actionType: 'add', source: 'favorite_page', receipt: answer.receipt });
    show(removal.wish, 'returning');
    const { product_id: productId, color_id: colorId } = removal.wish;
    markCards(removal.client, { productId, colorId, isFavorite: true }, true);
    await removal.client.invalidateQueries({ queryKey: ['favorites'] });
    await comeBack(removal);
  } catch {
    showToast({ text: 'Something went wrong.', kind: 'error' });
  }
};

/** Undoes the removal of a card that still waits. */
export const undoWaiting = (wish: GuestWish): void => {
  const removal = waiting.get(wishKey(wish));
  if (removal) void undo(removal);
};

/**
 * Spec 4, 'Favourite removal': says that the product is removed, and after 3 seconds sends it. While the pointer or the
 * focus is on the toast the removal stands still with it (decision 12).
 */
export const remove = (client: QueryClient, wish: GuestWish): void => {
  if (phases.has(wishKey(wish)) && phases.get(wishKey(wish)) !== 'returning') return;
  const timer = pausableTimer(removalTimes.delay, () => send(removal));
  const dismissToast = showToast({
    text: 'Product removed successfully.',
    duration: removalTimes.delay,
    action: { label: 'Undo', perform: () => void undo(removal) },
    onPause: timer.pause,
    onResume: timer.resume,
    onClose: timer.resume,
  });
  const removal: Removal = { wish, client, timer, outcome: null, isUndone: false, dismissToast };
  waiting.set(wishKey(wish), removal);
  show(wish, 'waiting');
};
