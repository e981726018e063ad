import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../../lib/api-client.ts';
import { currentSession, isSignedIn, type UserDetails, watchSession } from '../../../../session/session.ts';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import type { GuestWish } from '../../guest-wishes.ts';
import { markCards } from '../../mark-cards.ts';
import { tellServer, wishKey } from '../../save-favorite.ts';
import { pausableTimer } from './pausable-timer.ts';
import { type RemovalPhase, removalTimes } from './removal-phase.ts';

type Answer = Awaited<ReturnType<typeof tellServer>>;

type Removal = {
  /** Names the wish: what it is kept and shown under. */
  key: string;
  wish: GuestWish;
  /** Who pressed the bin, whoever is signed in by now. */
  customer: UserDetails;
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
/** Those whose toast is there. */
const said = new Set<Removal>();
let phases: Phases = new Map();
const listeners = new Set<() => void>();

export const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The phases of all cards on their way out, by `wishKey`. */
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

const mark = ({ wish, customer, client }: Removal, isFavorite: boolean, isKnown = false) => {
  const { product_id: productId, color_id: colorId } = wish;
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

/** Spec 8: what the server answered is told apart from a call that nobody answered. */
const sayFailed = (error: unknown) => {
  const isAnswered = error instanceof ApiError && error.status > 0;
  if (isAnswered) showToast({ text: 'Failed to remove product. Please try again.', kind: 'error' });
  else showToast({ text: 'Something went wrong.', kind: 'error' });
};

const tell = async (removal: Removal, outlivesPage: boolean): Promise<Answer | null> => {
  const { customer, wish } = removal;
  try {
    const answer = await tellServer(customer, wish, { actionType: 'remove', source: 'favorite_page', outlivesPage });
    if (!removal.isUndone) void goAway(removal);
    return answer;
  } catch (error) {
    sayFailed(error);
    await comeBack(removal);
    return null;
  }
};

const send = (removal: Removal, outlivesPage = false) => {
  waiting.delete(removal.key);
  removal.timer.cancel();
  removal.outcome = tell(removal, outlivesPage);
};

/** Sends every removal that still waits, in calls that go on when the page is left (decision 18). */
export const sendAll = (): void => {
  for (const removal of waiting.values()) send(removal, true);
};

/** Whoever removed it is signing out, or is signed in no more. */
const isForsaken = ({ customer }: Removal) => !currentSession().logoutFlag || !isSignedIn(customer);

// Once the session has ended it would be refused. What was sent can be undone by nobody else.
watchSession(() => {
  for (const removal of waiting.values()) if (isForsaken(removal)) send(removal, true);
  for (const removal of said) if (isForsaken(removal)) removal.dismissToast();
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
  // It was sent already: what is undone is saved anew.
  try {
    const { customer, wish } = removal;
    await tellServer(customer, wish, { actionType: 'add', source: 'favorite_page', receipt: answer.receipt });
    show(removal, 'returning');
    mark(removal, true, true);
    await removal.client.invalidateQueries({ queryKey: ['favorites'] });
    await comeBack(removal);
  } catch {
    showToast({ text: 'Something went wrong.', kind: 'error' });
  }
};

/** Undoes the removal of a card that still waits, by `wishKey`. */
export const undoWaiting = (key: string): void => {
  const removal = waiting.get(key);
  if (removal) void undo(removal);
};

/**
 * Spec 4, 'Favourite removal': says that the product is removed, and after 3 seconds sends it. While the pointer or the
 * focus is on the toast the removal stands still with it (decision 12).
 */
export const remove = (client: QueryClient, customer: UserDetails, wish: GuestWish): void => {
  const key = wishKey(customer.id, wish);
  if (phases.has(key) && phases.get(key) !== 'returning') return;
  const timer = pausableTimer(removalTimes.delay, () => send(removal));
  const dismissToast = showToast({
    text: 'Product removed successfully.',
    duration: removalTimes.delay,
    action: { label: 'Undo', perform: () => void undo(removal) },
    onPause: timer.pause,
    onResume: timer.resume,
    onClose: () => {
      timer.resume();
      said.delete(removal);
    },
  });
  const removal: Removal = { key, wish, customer, client, timer, outcome: null, isUndone: false, dismissToast };
  waiting.set(key, removal);
  said.add(removal);
  show(removal, 'waiting');
};
