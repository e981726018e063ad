import type { UserDetails } from '../../../session/session.ts';

// The length shown for a password that the browser has not seen.
const standardMask = '*'.repeat(8);

/** The password as asterisks (behavior.md#customer-password-mask); empty for an account without a password. */
export const shownPassword = ({ has_password, password }: Pick<UserDetails, 'has_password' | 'password'>): string =>
  has_password ? password || standardMask : '';

/** Whether a typed password means "keep the current one" (behavior.md#customer-profile-edit). */
export const keepsPassword = (typed: string): boolean => /^\**$/.test(typed);
