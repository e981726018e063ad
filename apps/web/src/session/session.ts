import type { SignedInCustomer } from '@wearfolio/contracts/customer';
import { useSyncExternalStore } from 'react';
import { signCalls } from '../lib/api-client.ts';

/** The signed-in customer as the browser keeps it: `password` is a mask of the typed length, never more (decision 7). */
export type UserDetails = SignedInCustomer & { password: string };

/** Spec 3, 'User / auth state', as far as it outlives a page. Log out is shown while `logoutFlag` is true. */
export type Session = { auth: boolean; userDetails: UserDetails | null; logoutFlag: boolean };

/** Spec 3, 'Persistence'. */
const storageKey = 'root';

const guest: Session = { auth: false, userDetails: null, logoutFlag: false };

const isSession = (value: unknown): value is Session => {
  const { auth, userDetails } = (value ?? {}) as Partial<Session>;
  return auth === true && typeof userDetails?.id === 'number' && typeof userDetails.token === 'string';
};

/** Blocked or damaged storage is a guest's (decision 57). */
const readStored = (): Session => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    return isSession(stored) ? stored : guest;
  } catch {
    return guest;
  }
};

const store = (session: Session) => {
  try {
    if (session.auth) localStorage.setItem(storageKey, JSON.stringify(session));
    else localStorage.removeItem(storageKey);
  } catch {
    // Without storage the session lasts as long as the page.
  }
};

let current = readStored();
const listeners = new Set<() => void>();

const change = (session: Session) => {
  current = session;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

globalThis.addEventListener?.('storage', ({ key }) => {
  // Another tab signed in or out; a cleared storage has no key.
  if (key === storageKey || key === null) change(readStored());
});

/** The session as it is now, outside of components. */
export const currentSession = (): Session => current;

/** The session, kept current in every tab. */
export const useSession = (): Session => useSyncExternalStore(subscribe, currentSession);

/** Keeps who signed in, signed up or changed the profile. `typedPassword` is masked here and goes no further. */
export const startSession = (customer: SignedInCustomer, typedPassword: string | null): void => {
  const password = typedPassword === null ? (current.userDetails?.password ?? '') : '*'.repeat(typedPassword.length);
  const session = { auth: true, userDetails: { ...customer, password }, logoutFlag: true };
  store(session);
  change(session);
};

/** Changes what is known of the signed-in customer; nothing happens for a guest. */
export const amendSession = (amendment: Partial<UserDetails>): void => {
  if (!current.userDetails) return;
  const session = { ...current, userDetails: { ...current.userDetails, ...amendment } };
  store(session);
  change(session);
};

/** Log out is hidden while it is under way (spec 4, 'Sign-out'). */
export const setLogoutFlag = (logoutFlag: boolean): void => change({ ...current, logoutFlag });

/** Forgets who was signed in, in every tab. */
export const endSession = (): void => {
  store(guest);
  change(guest);
};

// A token that the server no longer takes ends the session wherever it was used (decision 52).
signCalls({ token: () => current.userDetails?.token ?? null, onRefused: endSession });
