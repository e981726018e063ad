import { useLocation, useNavigate } from 'react-router-dom';
import { isSheetEntry } from '../lib/use-sheet.ts';
import { type SignInReason, stateFrom } from './origin.ts';

/** The sign-in page. Defined here, because features may not import `app/paths.ts`. */
export const loginRoute = '/login';

/**
 * Leads a guest to sign in and back (behavior.md#favorites-heart). Replaces the history entry of a page that guests
 * cannot see and of an overlay. The sign-in page says what the sign-in is for.
 */
export const useSignInFirst = (): ((reason: SignInReason, options?: { replace: boolean }) => void) => {
  const location = useLocation();
  const navigate = useNavigate();
  return (reason, { replace } = { replace: isSheetEntry(location) }) =>
    void navigate(loginRoute, { replace, state: stateFrom(location, reason) });
};
