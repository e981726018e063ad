import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { t } from '../../../lib/t.tsx';
import { stateFrom } from '../../../session/origin.ts';
import { currentSession, firstCustomerId, useSession } from '../../../session/session.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';

type Props = {
  loginHref: string;
  /** Called after a sign-out, to clear what the browser stores about the customer. */
  onForget: () => void;
};

/** Asks the server once for the owner of the stored token, to pick up changes made elsewhere. */
const useFreshDetails = () => {
  useEffect(() => {
    if (!currentSession().userDetails) return;
    const leaving = new AbortController();
    import('../api.ts')
      .then(({ refreshDetails }) => refreshDetails({ cancelled: leaving.signal }))
      .catch(() => undefined);
    return () => leaving.abort();
  }, []);
};

/** Clears what this tab stores for the visit. */
const forgetVisit = () => {
  try {
    sessionStorage.clear();
  } catch {
    // Without storage, there is nothing to clear.
  }
};

/** Drops cached replies when the customer changes, so that nobody sees another customer's data. */
const useFreshReplies = (onForget: () => void) => {
  const queries = useQueryClient();
  const id = useSession().userDetails?.id;
  // Not the customer of this moment: the session may have ended before this code was loaded.
  const shownTo = useRef(firstCustomerId);
  useEffect(() => {
    const last = shownTo.current;
    if (last === id) return;
    shownTo.current = id;
    if (last === undefined) {
      void queries.invalidateQueries();
      return;
    }
    forgetVisit();
    onForget();
    queries.getMutationCache().clear();
    queries.removeQueries({ type: 'inactive' });
    void queries.resetQueries();
  }, [id, queries, onForget]);
};

/**
 * After the server ended the session: shows a message and leads to /login (behavior.md#session-expired). A token that
 * was already invalid when the page was loaded leaves the page as it is.
 */
const useEndedSession = (loginHref: string) => {
  const { refused } = useSession();
  const navigate = useNavigate();
  const location = useLocation();
  const logIn = () => void navigate(loginHref, { state: stateFrom(location, 'ended') });
  const showMessage = useEffectEvent((when: 'at first' | 'later') => {
    const text = t('customer.sessionEnded');
    if (when === 'at first') {
      showToast({ text, kind: 'error', action: { label: t('titles.login'), perform: logIn } });
      return;
    }
    logIn();
    showToast({ text, kind: 'error' });
  });
  useEffect(() => {
    if (refused !== null) showMessage(refused);
  }, [refused]);
};

/** Keeps the page consistent with the session. Rendered once; shows nothing. */
export const SessionKeeper = ({ loginHref, onForget }: Props) => {
  useFreshDetails();
  useFreshReplies(onForget);
  useEndedSession(loginHref);
  return null;
};
