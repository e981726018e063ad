import type { SignedInCustomer } from '@wearfolio/contracts/customer';
import { useSyncExternalStore } from 'react';
import { signCalls } from '../lib/api-client.ts';

/** The signed-in customer as the browser keeps it: `password` is a mask of the typed length, never more (decision 7). */
export type UserDetails = SignedInCustomer & { password: string };

/** Spec 3, 'User / auth state', as far as it outlives a page. Log out is shown while `logoutFlag` is true. */
type StoredSession = { auth: boolean; userDetails: UserDetails | null; logoutFlag: boolean };

/** `refused` says that the server ended it: before it had taken the token once on this page, or after. */
export type Session = StoredSession & { refused: 'at first' | 'later' | null };

/** Spec 3, 'Persistence'. */
const storageKey = 'root';

const guest: Session = { auth: false, userDetails: null, logoutFlag: false, refused: null };

const isSession = (value: unknown): value is StoredSession => {
  const { auth, userDetails } = (value ?? {}) as Partial<StoredSession>;
  const { id, token, first_name, email } = userDetails ?? {};
  return (
    auth === true && typeof id === 'number' && [token, first_name, email].every((text) => typeof text === 'string')
  );
};

/** Blocked or damaged storage is a guest's (decision 57). */
const readStored = (): Session => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    return isSession(stored) ? { ...guest, ...stored, logoutFlag: true } : guest;
  } catch {
    return guest;
  }
};

const store = ({ refused: _, ...session }: Session) => {
  try {
    if (session.auth) localStorage.setItem(storageKey, JSON.stringify(session));
    else localStorage.removeItem(storageKey);
  } catch {
    // Without storage the session lasts as long as the page.
  }
};

let current = readStored();
let hasBeenTaken = false;
const listeners = new Set<() => void>();

const change = (session: Session) => {
  current = session;
  for (const listener of listeners) listener();
};

/** Calls `listener` at every change of the session, until the function that it answers is called. */
export const watchSession = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

globalThis.addEventListener?.('storage', ({ key }) => {
  // Another tab signed in or out; a cleared storage has no key.
  if (key !== storageKey && key !== null) return;
  hasBeenTaken = false;
  change(readStored());
});

/** The session as it is now, outside of components. */
export const currentSession = (): Session => current;

/** The session, kept current in every tab; what the server renders is a guest's. */
export const useSession = (): Session => useSyncExternalStore(watchSession, currentSession, () => guest);

/** Whether somebody who was signed in still is: they may have signed out, or made way for somebody else. */
export const isSignedIn = ({ id }: UserDetails): boolean => current.userDetails?.id === id;

/** What signs a call as somebody's, whoever is signed in by now: their newest token. */
export const tokenOf = (customer: UserDetails): string =>
  current.userDetails?.id === customer.id ? current.userDetails.token : customer.token;

/** Asterisks in the length of a password: all that the browser remembers of it (decision 7). */
export const maskOf = (password: string): string => '*'.repeat(password.length);

/** Keeps who signed in, signed up or changed the profile. `typedPassword` is masked here and goes no further. */
export const startSession = (customer: SignedInCustomer, typedPassword: string | null): void => {
  const password = typedPassword === null ? (current.userDetails?.password ?? '') : maskOf(typedPassword);
  const session = { ...guest, auth: true, userDetails: { ...customer, password }, logoutFlag: true };
  hasBeenTaken = true;
  store(session);
  change(session);
};

/** Changes what is known of the signed-in customer by what the server answered; nothing happens for a guest. */
export const amendSession = (amendment: Partial<UserDetails>): void => {
  if (!current.userDetails) return;
  hasBeenTaken = true;
  const session = { ...current, userDetails: { ...current.userDetails, ...amendment } };
  store(session);
  change(session);
};

/** Log out is hidden while it is under way (spec 4, 'Sign-out'); a page that is loaded meanwhile shows it again. */
export const setLogoutFlag = (logoutFlag: boolean): void => change({ ...current, logoutFlag });

const end = (refused: Session['refused']) => {
  store(guest);
  change({ ...guest, refused });
};

/** Forgets who was signed in, in every tab. */
export const endSession = (): void => end(null);

// A token that the server no longer takes ends the session wherever it was used (decision 52).
signCalls({
  token: () => current.userDetails?.token ?? null,
  onRefused: () => end(hasBeenTaken ? 'later' : 'at first'),
});
