/** The data of 'Remember me': never a password. It stays after signing out (behavior.md#customer-remember-me). */
export type RememberedSignIn = { email: string; isRemember: boolean };

/** behavior.md#customer-remember-me, 'Persistence'. */
const storageKey = 'data';

const nothing: RememberedSignIn = { email: '', isRemember: false };

/** The initial values of the sign-in form. */
export const readSignIn = (): RememberedSignIn => {
  try {
    const { email, isRemember }: Partial<RememberedSignIn> = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    return typeof email === 'string' && isRemember === true ? { email, isRemember } : nothing;
  } catch {
    return nothing;
  }
};

/** Removes the address, when the customer unticks 'Remember me' or deletes the account. */
export const forgetSignIn = (): void => {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Without storage, there is nothing to remove.
  }
};

/** Stores the address if 'Remember me' is ticked, and removes it otherwise. */
export const rememberSignIn = ({ email, isRemember }: RememberedSignIn): void => {
  if (!isRemember) {
    forgetSignIn();
    return;
  }
  try {
    localStorage.setItem(storageKey, JSON.stringify({ email, isRemember }));
  } catch {
    // Without storage, the address is not remembered.
  }
};
