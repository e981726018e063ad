import { useLocation, useNavigate } from 'react-router-dom';
import { isSheetEntry } from '../lib/use-sheet.ts';
import { stateFrom } from './origin.ts';

/** The sign-in page. Defined here, because features may not import `app/paths.ts`. */
export const loginRoute = '/login';

/**
 * Leads a guest to sign in and back (behavior.md#favorites-heart). Replaces the history entry of a page that guests
 * cannot see and of an overlay.
 */
export const useSignInFirst = (): ((options?: { replace: boolean }) => void) => {
  const location = useLocation();
  const navigate = useNavigate();
  return ({ replace } = { replace: isSheetEntry(location) }) =>
    void navigate(loginRoute, { replace, state: stateFrom(location) });
};
