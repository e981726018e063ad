import { useLocation, useNavigate } from 'react-router-dom';
import { isSheetEntry } from '../lib/use-sheet.ts';
import { stateFrom } from './origin.ts';

/** The page that signs in. It stands here because features lead there too, and may not look up to `app/paths.ts`. */
export const loginRoute = '/login';

/**
 * Leads a guest to sign in, and back afterwards (spec 4, 'Favourite toggle'). A page that shows a guest nothing is
 * replaced, so that Back passes it by; so is what lies over one.
 */
export const useSignInFirst = (): ((options?: { replace: boolean }) => void) => {
  const location = useLocation();
  const navigate = useNavigate();
  return ({ replace } = { replace: isSheetEntry(location) }) =>
    void navigate(loginRoute, { replace, state: stateFrom(location) });
};
