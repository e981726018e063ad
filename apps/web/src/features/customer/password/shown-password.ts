import type { UserDetails } from '../../../session/session.ts';

// Where the browser never saw the password typed, its length is nobody's to know.
const standardMask = '*'.repeat(8);

/** The customer's password as a page may show it: asterisks (decision 7); empty for an account that has none. */
export const shownPassword = ({ has_password, password }: Pick<UserDetails, 'has_password' | 'password'>): string =>
  has_password ? password || standardMask : '';

/** Whether a typed password means 'keep the one I have' (decision 10). */
export const keepsPassword = (typed: string): boolean => /^\**$/.test(typed);
