/** What 'Remember me' keeps: never a password (decision 8). */
export type RememberedSignIn = { email: string; isRemember: boolean };

/** Spec 3, 'Persistence'. */
const storageKey = 'data';

const nothing: RememberedSignIn = { email: '', isRemember: false };

/** What fills the sign-in form in. */
export const readSignIn = (): RememberedSignIn => {
  try {
    const { email, isRemember }: Partial<RememberedSignIn> = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    return typeof email === 'string' && isRemember === true ? { email, isRemember } : nothing;
  } catch {
    return nothing;
  }
};

/** Forgets the address, as signing out does on purpose. */
export const forgetSignIn = (): void => {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Nothing was kept.
  }
};

/** Keeps the address of whoever asked to be remembered, and forgets it for whoever did not. */
export const rememberSignIn = ({ email, isRemember }: RememberedSignIn): void => {
  if (!isRemember) {
    forgetSignIn();
    return;
  }
  try {
    localStorage.setItem(storageKey, JSON.stringify({ email, isRemember }));
  } catch {
    // Without storage the address is typed again.
  }
};
