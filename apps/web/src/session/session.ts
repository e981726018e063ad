import type { SignedInCustomer } from '@wearfolio/contracts/customer';
import { useSyncExternalStore } from 'react';
import { signCalls } from '../lib/api-client.ts';

/**
 * The signed-in customer as stored in the browser. `password` is only a mask of the typed length
 * (behavior.md#customer-password-mask).
 */
export type UserDetails = SignedInCustomer & { password: string };

/** The stored part of the user state (behavior.md#session-storage). Logout is shown while `logoutFlag` is true. */
type StoredSession = { auth: boolean; userDetails: UserDetails | null; logoutFlag: boolean };

/** `refused` tells that the server ended the session: before or after it had accepted the token on this page. */
export type Session = StoredSession & { refused: 'at first' | 'later' | null };

/** behavior.md#session-storage, 'Persistence'. */
const storageKey = 'root';

const guest: Session = { auth: false, userDetails: null, logoutFlag: false, refused: null };

const isSession = (value: unknown): value is StoredSession => {
  const { auth, userDetails } = (value ?? {}) as Partial<StoredSession>;
  const { id, token, first_name, email } = userDetails ?? {};
  return (
    auth === true && typeof id === 'number' && [token, first_name, email].every((text) => typeof text === 'string')
  );
};

/** Without valid storage, the visitor is a guest (behavior.md#session-storage). */
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
    // Without storage, the session lasts until the page is closed.
  }
};

let current = readStored();

/** The customer when the page was opened; undefined for a guest. */
export const firstCustomerId = current.userDetails?.id;

let hasBeenTaken = false;
const listeners = new Set<() => void>();

const change = (session: Session) => {
  current = session;
  for (const listener of listeners) listener();
};

/** Calls `listener` on each change of the session until the returned function is called. */
export const watchSession = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

globalThis.addEventListener?.('storage', ({ key }) => {
  // Another tab signed in or out; a cleared storage has a null key.
  if (key !== storageKey && key !== null) return;
  hasBeenTaken = false;
  change(readStored());
});

/** The current session, outside of components. */
export const currentSession = (): Session => current;

/** The session, kept current in all tabs; the server renders a guest's. */
export const useSession = (): Session => useSyncExternalStore(watchSession, currentSession, () => guest);

/** Whether this customer is still signed in. */
export const isSignedIn = ({ id }: UserDetails): boolean => current.userDetails?.id === id;

/** The newest token of a customer, even if another one is signed in by now. */
export const tokenOf = (customer: UserDetails): string =>
  current.userDetails?.id === customer.id ? current.userDetails.token : customer.token;

/** As many asterisks as the password has characters (behavior.md#customer-password-mask). */
export const maskOf = (password: string): string => '*'.repeat(password.length);

/** Stores the session after sign-in, sign-up or a profile change. `typedPassword` is masked here. */
export const startSession = (customer: SignedInCustomer, typedPassword: string | null): void => {
  const password = typedPassword === null ? (current.userDetails?.password ?? '') : maskOf(typedPassword);
  const session = { ...guest, auth: true, userDetails: { ...customer, password }, logoutFlag: true };
  hasBeenTaken = true;
  store(session);
  change(session);
};

/** Updates the customer with values from the server; does nothing for a guest. */
export const amendSession = (amendment: Partial<UserDetails>): void => {
  if (!current.userDetails) return;
  hasBeenTaken = true;
  const session = { ...current, userDetails: { ...current.userDetails, ...amendment } };
  store(session);
  change(session);
};

/** Hides Logout while signing out (behavior.md#customer-sign-out). A page loaded meanwhile shows it again. */
export const setLogoutFlag = (logoutFlag: boolean): void => change({ ...current, logoutFlag });

const end = (refused: Session['refused']) => {
  store(guest);
  change({ ...guest, refused });
};

/** Ends the session in all tabs. */
export const endSession = (): void => end(null);

// Ends the session after the server refused its token (behavior.md#session-expired).
signCalls({
  token: () => current.userDetails?.token ?? null,
  onRefused: () => end(hasBeenTaken ? 'later' : 'at first'),
});
